orders-place-figure = Een gangster van jou trekt verder: waarheen
orders-place-figure-always = de eerste tegel die kan
orders-place-figure-never = nergens
orders-buy-produce = Bruce McMail mag een grondstof kopen die een ander krijgt
orders-buy-produce-always = de eerste kopen die kan
orders-buy-produce-never = niets kopen
