access-words = In words, and by typing
access-keys = Keys
access-over = The game is over.
access-line = Your move, as text
access-send = Play it
access-options =
    { $count ->
        [one] One answer is possible
       *[other] { $count } answers are possible
    }
access-rondel = The rondel, from behind to the front
access-glen = Territory: { $name }
access-market = The market
access-space = Space { $space }: { $words }
access-cell = At { $cell }: { $words }
access-price =
    { $good }: sells for { $sale }, { $cost ->
        [0] cannot be bought
       *[other] costs { $cost }
    }
access-key-walk = walk over rondel or territory
access-key-choose = look, then choose
access-key-line = type a move
access-key-words = the table in words
access-key-question = to the question
access-key-rondel = to the rondel
access-key-glen = to your territory
access-key-undo = take back
access-key-redo = make again
access-key-log = log, chat and notes
access-key-more = everything else
access-key-escape = let go, close
access-key-zoom = in the territory: larger, smaller, see all
access-key-keys = these keys
access-note = Only you see this.
access-note-kept = Only you see this. It is kept.
