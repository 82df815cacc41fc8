orders-place-figure = Un de vos truands s’en va : où il se rend
orders-place-figure-always = la première tuile proposée
orders-place-figure-never = nulle part
orders-buy-produce = Bruce McMail peut acheter une ressource gagnée par un autre
orders-buy-produce-always = acheter la première proposée
orders-buy-produce-never = ne rien acheter
