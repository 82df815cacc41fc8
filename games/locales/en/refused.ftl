# Errors, shown under the board, in a form or to programs: what happened, then what to do.
refused-bot-plays = A bot is playing this seat for you.
refused-bot-plays-away = A bot is playing this seat for you. Rejoin first.
refused-not-running-open = The game hasn’t started yet.
refused-not-running-finished = The game is over.
refused-not-running-aborted = The game was canceled.
refused-not-open = This table is no longer open.
refused-nobody-invited = There is no such invitation.
refused-see-invited = Only players at the table can see who is invited.
refused-invite-self = You can’t invite yourself.
refused-sits-already = { $name } is already at the table.
refused-declined = { $name } declined the invitation.
refused-takes-none = { $name } doesn’t accept invitations from you.
refused-guest-invites = Guests can invite friends by name, and anyone else with the link.
refused-most-invited = You’ve reached the limit for invitations ({ $most }).
# For programmers.
refused-no-question = There is no question ‘{ $question }’.
# For programmers.
refused-no-answer = ‘{ $order }’ is not an answer to ‘{ $question }’.
# For programmers; players see the new position.
refused-stale = Your view is out of date: you sent move { $expected }, the game is at { $number }.
refused-retired = This game used rules version { $version }, which we no longer support. You can still read it.
# For programmers.
refused-key-used = This idempotency key was used for another request.
refused-record-later = The record includes the seed, so you can get it once the game is over.
refused-record-long = This is too long for a game record.
# For programmers.
refused-no-bot = There is no bot ‘{ $name }’. Choose one of these: { $names }.
refused-colour-taken = This color is taken. Choose another.
refused-talk-seated = Only players at the table can chat there.
refused-mute-self = You can’t mute yourself.
refused-never-said = There is no such message.
# For programmers.
refused-name-message = Give a message or a seat at this table.
refused-log-in = Log in to see your tables.
refused-invite-seated = Only players at the table can invite others.
# For programmers.
refused-no-choice = A choice is a list: its name, then its values.
# For programmers.
refused-long-choice = A choice can have at most { $most } characters.
refused-took-too-long = This took too long and was stopped. Nothing has changed, and we’ve been notified.
refused-hint-others = Hints are only available when you play against bots alone.
refused-hint-nothing-asked = There is nothing for you to decide right now.
refused-hint-none = No hint available. Decide yourself or try again.
refused-no-component = Choose a tile or road from the list.
refused-no-such-value = { $name } doesn’t have this value.
refused-no-value = Say what is printed.
refused-same-value = That is what Glenmore already has: { $value }.
refused-link = Links aren’t possible here.
refused-no-source = Say how you know: from your own box, a rulebook or a photo.
refused-too-long = This is too long: at most { $most } characters.
