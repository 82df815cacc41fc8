game-free-place = the empty spot
game-do-take = Take { THE($tile) }
game-do-discard = Discard { THE($tile) }
game-do-go = Move to { THE($tile) }
game-do-place = Place
game-do-activate = Activate { THE($tile) }
game-do-sell = Sell { $good } from { THE($tile) } for { $price }
game-do-buy = Buy { $good } for { $price }
game-do-pay = Pay
game-do-pay-from = { $good } from { THE($tile) }
game-do-coin-for = Pay 1 coin instead of { $good }
game-do-give = Trade { $number }
game-do-keep = Keep { $good }
game-a-good = a resource
game-do-put = { $good } on { THE($tile) }
game-do-move = Move: { $from } → { $to }
game-do-promote = Make a chieftain on { THE($tile) }
game-do-sacrifice = Pay with the one on { THE($tile) }
game-do-sacrifice-chieftain = Pay with a chieftain
game-do-recruit = On { THE($tile) }
game-do-remove = Remove { THE($tile) }
game-do-claim = Befriend { $clan }
game-do-build = Build { THE($tile) }
game-do-forgo = Give up 1 movement point
game-do-done = Continue
game-do-decline = No, thanks
game-do-end = Confirm turn
game-aside-sell = Sell
game-aside-move = Move
game-aside-promote = Chieftain
game-stay-last = You’ll still be last, so you play again.
game-your-turn = Your turn
game-part =
    Step { $number } of 4: { $stage ->
        [take] take
        [place] place
        [activate] activate
       *[end] end
    }
game-draft = Draft
game-answers = Options
game-besides = Other actions
game-back-to-question = Back to your choice
game-more = Menu
game-undo = Undo
game-redo = Redo
game-back = Back
game-chronicles = Chronicles
game-tap-clan-see = Tap a clan to see its bonus.
game-clan-board = Clan board
game-clans = Players
game-glen-of = { $name }’s territory
game-key-walk = move
game-key-choose = choose
game-key-undo = undo
game-key-redo = redo
game-key-more = menu
game-boards = Boards
game-market = Market
game-talk = Log and chat
game-share-victory = You share the victory
game-you-win = You win!
game-win =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
game-the-end = Game over
game-score-sheet = Score sheet
game-loading = Loading the game
game-no-answer = Can’t reach the server.
game-no-answer-more = You can keep looking around; your turn so far is saved.
game-close-peek = Close preview
game-one-marker = 1 clan marker
game-each-time = every activation
game-yours =
    { $number ->
        [0] you have none
       *[other] you have { $number }
    }
game-no-buyer = No buyer
game-sell-for = Sell for { $price }
game-sells-for = Sells for { $price }
game-sell-from = Sell from { THE($tile) }
game-buy-hint = You can only buy to pay a cost. We’ll offer it when you need it, at the circled price.
game-your-glen = Your territory
game-play-on = Keep playing
game-resign = Resign
game-tiles = tiles
game-points = VP
game-tile-count =
    { $count ->
        [0] no tiles
        [one] 1 tile
       *[other] { $count } tiles
    }
game-cards-persons = Cards and persons
game-whose-glen = Player
game-rule = Rule { $rule }
game-points-for = Source
game-no-points = No points yet.
game-all = Total
game-secret = Other players’ points stay hidden until the end.
game-seed = Seed of this game
game-bot = bot
game-to-move = to play
game-seconds-left =
    { $seconds ->
        [0] no time left
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
game-back-to-games = Back to my games
game-compare = { $name }: compare
game-log-chat = Log and chat
game-nothing-yet = Nothing yet.
game-unfold =
    { $rondel ->
        [circuit] Expand the circuit
       *[other] Expand the rondel
    }
game-fold =
    { $rondel ->
        [circuit] Collapse the circuit
       *[other] Collapse the rondel
    }
game-waiting = Waiting
game-look-on = You’re watching. Hidden information stays hidden.
game-goes-on = The game updates automatically.
game-moved-on = The game has moved on, so your move wasn’t played.
game-you = You
game-ask-sell = Choose a resource to sell
game-ask-move = Choose who to move, and where
game-ask-promote = Choose who becomes a chieftain
game-tap-tile = Tap a tile to see its cost and where it fits.
game-can-take =
    { $can ->
        [0] You can’t take any of the { $ahead } tiles ahead.
        [one] You can take 1 of the { $ahead } tiles ahead. Tap it for details.
       *[other] You can take { $can } of the { $ahead } tiles ahead. Tap one for details.
    }
game-tap-clan = Tap a clan on the map.
game-tap-board = Tap your choice on the board.
game-tap-where = Now tap the destination.
game-tap-framed = Tap a highlighted spot.
game-steps-unused =
    { $steps ->
        [0] No movement points left.
        [one] 1 movement point left.
       *[other] { $steps } movement points left.
    }
game-can-activate =
    { $number ->
        [0] There is nothing to activate.
        [one] Tap the tile to activate it.
       *[other] Tap a tile to activate it ({ $number } left).
    }
game-end-turn = End turn
game-activate-all = Activate all ({ $number })
game-end-turn-unused = End turn ({ $number } unused)
game-end-anyway = End turn anyway
game-end-unused-hint = Something is still unused. Tap again to end your turn.
game-end-turn-asked = End your turn?
game-after-this = Ending your turn draws new tiles.
game-undo-ends = You can’t undo after this.
game-places-fit =
    { $places ->
        [0] Doesn’t fit anywhere.
        [one] Fits in 1 place.
       *[other] Fits in { $places } places.
    }
game-you-pass =
    { $tiles ->
        [0] You skip no tiles.
        [one] You skip 1 tile.
       *[other] You skip { $tiles } tiles.
    }
game-take-asked = Take { THE($tile) }?
game-take-it = Take tile
game-place-asked = Place { THE($tile) } here?
game-place-it-asked = Place the tile here?
game-can-activate-these = Activates: { $names }.
game-activates-nothing = Activates nothing.
game-asked = { $words }?
game-decide =
    { $count ->
        [one] { $names } decides
       *[other] { $names } decide
    }
game-decide-for-once = { $piece }’s turn: { $name } chooses
game-you-decide-for-once = { $piece }’s turn: you choose.
game-nobody = Nobody
game-bought-for = { $good } bought for { $price }
game-buy-at = bought for { $price }
game-from = from { THE($tile) }
game-a-coin = a coin
game-the-glen = your territory
game-way-costs =
    { $coins ->
        [0] No road cost.
        [one] Road cost: 1 coin.
       *[other] Road cost: { $coins } coins.
    }
game-plays-next = { $name } plays next.
game-rules = Rules
game-clans-glens = Players and territories
game-log-notes = Log, chat and notes
game-close = Close
game-log = Log
game-chat = Chat
game-notes = Notes
game-somebody = Someone
game-nothing-said = No messages yet.
game-say = Message
game-send = Send
game-answer = Answer: { $choice }
game-at-the-end = at the end
game-hint = Hint
game-hint-is = Hint: { $choice }
game-hint-place = Place it on the dotted spot
