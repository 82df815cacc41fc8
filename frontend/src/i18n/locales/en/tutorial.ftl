tutorial-learn = Learn to play
tutorial-lede = A first game explains itself while you play it, in about ten minutes.
tutorial-begin = Begin the lesson
tutorial-go-on = Go on with the lesson
tutorial-coach = The lesson
tutorial-progress = { $done } of { $steps } steps done
tutorial-next = Next
tutorial-before = Back
tutorial-skip = Leave the lesson
tutorial-play-on = Play on
tutorial-home = To my games
tutorial-chronicles = What each Chronicle adds
tutorial-new-chronicles =
    { $count ->
        [one] What this Chronicle adds
       *[other] What these Chronicles add
    }
tutorial-put-away = Put away
tutorial-rules = Its rules
tutorial-all-rules = All rules
tutorial-chronicle-1 = A boat of yours races through the rivers of all players and home again. At each castle on the way you choose among the rewards that still lie there. Being early brings points, being late costs some.
tutorial-chronicle-2 = A mountain stands on the rondel, with room for one Scotsman. Whoever passes it leaves something there. Whoever stands on top takes all that has gathered.
tutorial-chronicle-3 = Whisky is laid into cellars, where it ages from space to space. Three times in the game casks are sold. The older a cask, the better its price.
tutorial-chronicle-4 = One more piece stands on the rondel: the Englishman. Whoever holds the England token takes a turn with him. His favour costs coins, so keep some.
tutorial-chronicle-5 = You gather haggis tokens in secret. Three times in the game the die tells which of them are served. What is served scores for you, the rest keeps for later.
tutorial-chronicle-6 = Each landmark card has a second side with an event. At a Gathering you turn a card of yours over and its story happens. So a landmark works twice.
tutorial-chronicle-7 = Five council cards lie open, each asking for something at the end. Whoever takes a person has one of them voted on, in secret. Only what the council accepts will count.
tutorial-chronicle-8 = Mobsters sit in prison, and pennies buy them out. Whoever frees one gets a power that nobody else has. At the end each mobster costs points.
