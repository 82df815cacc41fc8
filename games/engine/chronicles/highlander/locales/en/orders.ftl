orders-put-finds-at-the-end = At the end of the game you collect from the mountain: where to put the resources
orders-put-finds-at-the-end-always = the first available tile
