access-words = Text view and typed moves
access-keys = Keyboard shortcuts
access-over = The game is over.
access-line = Type your move
access-send = Play move
access-options =
    { $count ->
        [0] No legal moves
        [one] 1 legal move
       *[other] { $count } legal moves
    }
access-rondel =
    { $rondel ->
        [circuit] Circuit, back to front
       *[other] Rondel, back to front
    }
access-glen = Territory: { $name }
access-market = Market
access-space = Space { $space }: { $words }
access-cell = At { $cell }: { $words }
access-price =
    { $good }: sells for { $sale }, { $cost ->
        [0] can’t be bought
       *[other] costs { $cost }
    }
access-key-walk = move around the board
access-key-choose = preview, then select
access-key-line = type a move
access-key-words = text view
access-key-question = go to the prompt
access-key-rondel =
    { $rondel ->
        [circuit] go to the circuit
       *[other] go to the rondel
    }
access-key-glen = go to your territory
access-key-undo = undo
access-key-redo = redo
access-key-log = log, chat and notes
access-key-more = menu
access-key-escape = cancel, close
access-key-zoom = zoom in, zoom out, fit to screen
access-key-keys = show shortcuts
access-note = Only you can see this.
access-note-kept = Only you can see this. Saved.
