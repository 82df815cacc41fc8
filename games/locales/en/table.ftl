table-none = there is no such table
table-not-seen = there is no such table, or you may not see it
table-not-your-seat = this is not your seat
table-paused = the table has been paused by the operator
table-host-only = only the host of the table may do this
table-no-undo = nothing can be taken back: what came before is made for good
table-no-redo = nothing was taken back
table-not-asked = the game does not wait for this seat
table-seat-for-you = a seat must be left for you
table-hotseat-unrated = a game on one device cannot be rated
table-guests-unrated = guests play unrated games
table-not-seated = you do not sit at this table
table-bots-unrated = bots do not play rated games
table-rematch-later = a rematch is possible when a game is finished
table-not-played = you did not play this game
table-full = all seats are taken
table-too-many-open = you have { $most } open tables already, which is the limit; close one or let one begin
table-too-many-bots = you have { $most } games with bots running already, which is the limit; finish one first
table-resigned = you have resigned this seat
table-had-seat = you have a seat at this table, or had one
table-seat-kept = nobody has left this seat
table-vacation-then = you have a vacation then already
table-no-vacation = you have no such vacation
table-vacation-over = this vacation is over
table-sleep-both = say both when you sleep and when you wake
table-long-night = a night has twelve hours at most
table-last-first = the last day is before the first
table-vacation-begun = a vacation cannot have begun already
table-vacation-far = a vacation ends within two years
table-fewest-most = the fewest players must not be more than the most
table-not-begun = the game has not begun
table-moves-so-far = so far there are { $moves } moves
table-no-lesson = there is no lesson ‘{ $name }’; there are { $names }
table-vacation-saved =
    { $days ->
        [one] you have saved up { $days } day of vacation
       *[other] you have saved up { $days } days of vacation
    }
