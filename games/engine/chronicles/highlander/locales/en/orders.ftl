orders-put-finds-at-the-end = At the end of the game you take what lies on the mountain: where the resources go
orders-put-finds-at-the-end-always = the first tile that is offered
