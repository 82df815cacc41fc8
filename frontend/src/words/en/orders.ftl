orders-title = Standing orders
orders-words = What others do in their turns may ask something of you. What you order here is answered at once, so that nobody waits for you.
orders-ask = Ask me
orders-always = Always
orders-never = Never
orders-none = At this table nothing is asked in the turns of others.
