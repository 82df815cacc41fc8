tutorial-learn = Learn to play
tutorial-lede = Learn as you play a guided first game, in about ten minutes.
tutorial-begin = Start the tutorial
tutorial-go-on = Resume the tutorial
tutorial-coach = Tutorial
tutorial-progress = { $done } of { $steps } steps done
tutorial-next = Next
tutorial-before = Back
tutorial-skip = Exit tutorial
tutorial-play-on = Keep playing
tutorial-home = Go to my games
tutorial-chronicles = What each Chronicle adds
tutorial-new-chronicles =
    { $count ->
        [one] What this Chronicle adds
       *[other] What these Chronicles add
    }
tutorial-put-away = Dismiss
tutorial-rules = Rules
tutorial-all-rules = All rules
tutorial-chronicle-1 = Race your boat through every player’s river and back home. At each castle on the way, pick one of the rewards left there. Finish early to score points; finish last and it costs you.
tutorial-chronicle-2 = A mountain on the rondel has room for one Scotsman. Everyone who passes leaves something there. Whoever is on top takes it all.
tutorial-chronicle-3 = Store whisky in your cellars, where it ages from space to space. Three times a game you can sell casks. The older the cask, the better the price.
tutorial-chronicle-4 = A new piece joins the rondel: the Englishman. Whoever holds the England token takes his turns. His favor costs coins, so keep some.
tutorial-chronicle-5 = Collect haggis tokens in secret. Three times a game the die decides which are served. Served tokens score; the rest stay on your table.
tutorial-chronicle-6 = Each landmark card has an event on its back. A Gathering lets you flip one of your cards and trigger its event. So every landmark works twice.
tutorial-chronicle-7 = Five council cards are face up, each with an end-game goal. Whenever you take a person, everyone votes in secret on one of them. Only accepted cards score.
tutorial-chronicle-8 = Mobsters sit in prison; pennies buy them out. Free one to gain a unique power. Each mobster costs you points at the end.
