orders-place-figure = One of your mobsters has to move on: where to
orders-place-figure-always = the first available tile
orders-place-figure-never = nowhere
orders-buy-produce = Bruce McMail can buy a resource another player gains
orders-buy-produce-always = buy the first one offered
orders-buy-produce-never = buy nothing
