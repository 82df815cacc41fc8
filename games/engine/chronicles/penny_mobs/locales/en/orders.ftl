orders-place-figure = A mobster of yours moves on: where he goes
orders-place-figure-always = the first tile that is offered
orders-place-figure-never = nowhere
orders-buy-produce = Bruce McMail may buy a resource that another gains
orders-buy-produce-always = buy the first one offered
orders-buy-produce-never = buy nothing
