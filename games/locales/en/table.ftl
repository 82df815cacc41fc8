# Errors about a table or the player’s time off: what happened, then what to do.
table-none = There is no such table.
table-not-seen = There is no such table, or you can’t see it.
table-not-your-seat = This isn’t your seat.
table-paused = This table has been paused by an admin.
table-host-only = Only the host of the table can do this.
table-no-undo = Nothing to undo: earlier moves are final.
table-no-redo = Nothing to redo.
table-not-asked = It’s not this seat’s turn.
table-seat-for-you = Leave a seat for yourself.
table-hotseat-unrated = A game on one device can’t be rated.
table-guests-unrated = Guests can only play unrated games.
table-not-seated = You’re not at this table.
table-bots-unrated = Games with bots are unrated.
table-rematch-later = You can have a rematch once the game is over.
table-not-played = You didn’t play this game.
table-full = All seats are taken.
table-too-many-open = You’ve reached the limit for open tables ({ $most }). Close one or let one start.
table-too-many-bots = You’ve reached the limit for games with bots ({ $most }). Finish one first.
table-resigned = You have resigned this seat.
table-had-seat = You have a seat at this table, or had one.
table-seat-kept = This seat is still taken.
table-vacation-then = You already have time off then.
table-no-vacation = There is no such time off.
table-vacation-over = This time off is already over.
table-sleep-both = Enter both a start and an end time.
table-long-night = A night can be at most 12 hours.
table-last-first = The last day is before the first.
table-vacation-begun = Time off can’t start in the past.
table-vacation-far = Time off must end within two years.
table-fewest-most = The minimum number of players can’t be above the maximum.
table-not-begun = The game hasn’t started yet.
table-moves-so-far =
    { $moves ->
        [0] There are no moves yet.
        [one] There is only 1 move so far.
       *[other] There are only { $moves } moves so far.
    }
# For programmers.
table-no-lesson = There is no lesson ‘{ $name }’. Choose one of these: { $names }.
table-vacation-saved =
    { $days ->
        [0] You have no days off left.
        [one] You only have { $days } day off left.
       *[other] You only have { $days } days off left.
    }
table-too-many-open-network = Too many tables are open on your network (limit { $most }). Close one or let one start.
table-too-many-bots-network = Too many games with bots are running on your network (limit { $most }). Finish one first.
