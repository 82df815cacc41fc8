game-free-place = the free place
game-do-take = Take { THE($tile) }
game-do-discard = Let { THE($tile) } go
game-do-go = Go to { $tile }
game-do-place = Place
game-do-activate = Activate { $tile }
game-do-sell = Sell { $good } from { $tile } for { $price }
game-do-buy = Buy { $good } for { $price }
game-do-pay = Pay
game-do-pay-from = { $good } from { $tile }
game-do-coin-for = A coin instead of { $good }
game-do-give = Give { $number }
game-do-keep = Keep { $good }
game-a-good = a good
game-do-put = { $good } on { $tile }
game-do-move = Walk from { $from } to { $to }
game-do-promote = Chieftain from { $tile }
game-do-sacrifice = Give the one on { $tile }
game-do-sacrifice-chieftain = Give a chieftain
game-do-recruit = On { $tile }
game-do-remove = Remove { $tile }
game-do-claim = Befriend { $clan }
game-do-build = Build { $tile }
game-do-forgo = Give up a step
game-do-done = Go on
game-do-decline = No, thanks
game-do-end = Confirm turn
game-aside-sell = Sell
game-aside-move = Walk
game-aside-promote = Chieftain
game-stay-last = You stay last and play again
game-your-turn = Your turn
game-part =
    Part { $number } of 4: { $stage ->
        [take] take
        [place] place
        [activate] activate
       *[end] end
    }
game-draft = Draft
game-answers = Answers
game-besides = Besides
game-back-to-question = Back to the question
game-more = More
game-undo = Undo
game-redo = Redo
game-back = Back
game-chronicles = Chronicles
game-tap-clan-see = Tap a clan to see what it brings.
game-clan-board = Clan board
game-clans = The clans
game-glen-of = { $name }’s glen
game-key-walk = walk
game-key-choose = choose
game-key-undo = undo
game-key-redo = redo
game-key-more = more
game-boards = Boards
game-market = Market
game-talk = Table talk
game-share-victory = You share the victory
game-you-win = You win!
game-win =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
game-the-end = The end
game-score-sheet = Score sheet
game-loading = Loading the game
game-no-answer = The table does not answer.
game-no-answer-more = You can look around; your draft is safe.
game-close-peek = Close, show the market
game-one-marker = 1 clan marker
game-each-time = each time
game-yours = { $number } yours
game-no-buyer = No buyer
game-sell-for = Sell for { $price }
game-sells-for = Sells for { $price }
game-sell-from = Sell from { $tile }
game-buy-hint = You buy only to pay a cost: it is offered when you need it, at the ringed price.
game-your-glen = Your glen
game-play-on = Play on
game-resign = Resign
game-tiles = tiles
game-points = points
game-tile-count =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
game-cards-persons = Cards and persons
game-whose-glen = Whose glen
game-rule = Rule { $rule }
game-points-for = Points for
game-no-points = No points yet.
game-all = All
game-secret = The points of others are secret until the end.
game-seed = Seed of this game:
game-bot = bot
game-to-move = to move
game-seconds-left = { $seconds } seconds left
game-back-to-games = Back to my games
game-compare = : compare
game-log-chat = Log and chat
game-nothing-yet = Nothing yet.
game-unfold = Unfold the rondel
game-fold = Fold the rondel
game-waiting = Waiting
game-look-on = You look on: you see what anyone may see.
game-goes-on = It goes on by itself; what happens is shown at once.
game-moved-on = The table moved on. Nothing was changed here.
game-you = You
game-ask-sell = What do you sell?
game-ask-move = Who walks, and where to?
game-ask-promote = Who becomes a chieftain?
game-tap-tile = Tap a tile to see its cost and places.
game-can-take = { $can } of { $ahead } tiles can be taken. Tap one to see cost and places.
game-tap-clan = Tap a clan on the map.
game-tap-board = Tap it on the board.
game-tap-where = Now tap where to.
game-tap-framed = Tap what is framed.
game-steps-unused =
    { $steps ->
        [one] { $steps } step unused.
       *[other] { $steps } steps unused.
    }
game-can-activate = { $number } can be activated: tap them.
game-end-turn = End turn
game-activate-all = Activate all ({ $number })
game-end-turn-unused = End turn ({ $number } unused)
game-end-anyway = End turn anyway
game-end-unused-hint = Something is still unused. Tap again to end your turn.
game-end-turn-asked = End your turn?
game-after-this = After this new tiles are drawn and
game-undo-ends = undo ends.
game-places-fit =
    { $places ->
        [one] { $places } place fits.
       *[other] { $places } places fit.
    }
game-you-pass =
    { $tiles ->
        [0] You pass no tile.
        [one] You pass 1 tile.
       *[other] You pass { $tiles } tiles.
    }
game-take-asked = Take { THE($tile) }?
game-take-it = Take it
game-place-asked = Place { THE($tile) } here?
game-place-it-asked = Place it here?
game-can-activate-these = Can activate
game-activates-nothing = Nothing would be activated.
game-decide =
    { $count ->
        [one] { $names } decides
       *[other] { $names } decide
    }
game-decide-for-once = { $piece } moves: { $name } decides
game-you-decide-for-once = { $piece } moves: you decide.
game-nobody = Nobody
game-bought-for = { $good } bought for { $price }
game-buy-at = bought for { $price }
game-from = from { $tile }
game-a-coin = a coin
game-the-glen = the glen
game-way-costs =
    { $coins ->
        [0] The way there is free.
        [one] The way there costs 1 coin.
       *[other] The way there costs { $coins } coins.
    }
game-plays-next = { $name } plays next
game-rules = Rules
game-clans-glens = The clans and their glens
game-log-notes = Log, chat and notes
game-close = Close
game-log = Log
game-chat = Chat
game-notes = Notes
game-somebody = Somebody
game-nothing-said = Nobody has said anything yet.
game-say = Say something
game-send = Send
game-answer = Answer: { $choice }
game-at-the-end = at the end
game-hint = Hint
game-hint-is = Hint: { $choice }
game-hint-place = Place it at { $cell }, where it is dotted
