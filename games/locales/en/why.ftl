# Why a notification was not sent: a note in the list of notifications.
why-table-gone = the table is gone
why-game-over = the game is over
why-played = you had already moved
why-bot = a bot is playing for you
why-too-late = the deadline had already passed
why-just-told = you had just been notified of this turn
why-reminded = you had already been reminded
why-not-open = the table is no longer open
why-seated = you’re already at the table
why-uninvited = you’re no longer invited
why-taken-back = the message was deleted
why-back = you were already back
why-turn-came = it was already your turn by then
