account-no-tokens = Guests can’t have tokens. Sign up first.
account-most-tokens = You’ve reached the limit for tokens ({ $most }). Revoke one first.
account-type-name = Type your name to confirm.
account-name-taken = That name is already taken.
account-name-looks-taken = That name looks too much like another player’s. Choose a different one.
account-language = This language isn’t supported.
account-time-zone = Enter a time zone such as Europe/Brussels.
account-own-friend = You can’t add yourself as a friend.
account-most-asked = You’ve reached the limit for open friend requests ({ $most }).
account-name-length = Names are { $shortest } to { $longest } characters long.
account-name-letters = Use letters and digits. Single spaces or symbols can go between them.
account-name-scripts = Use letters of one alphabet and one kind of digits only.
account-name-kept = That name is reserved.
account-no-player = Player not found.
account-logged-in = You’re already logged in. Log out first.
account-banned = You’re banned: { $reason }.
account-no-reason = no reason given
# For programmers: a wrong Authorization header.
account-bearer = Send the header as “Bearer <token>”.
# For programmers.
account-no-token = This token is unknown, or its player is banned.
# For programmers: an action that needs a session.
account-in-person = You need to log in for this. A token isn’t enough.
# In the admin pages.
account-no-ban = Superusers can’t be banned.
account-log-in-again = Confirm it’s you first: enter your password or use a passkey.
account-password-guessable = This password is easy to guess. Use several unrelated words, or let your browser suggest one.
