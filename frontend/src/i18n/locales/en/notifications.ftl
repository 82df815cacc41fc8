notifications-pushes = Push notifications
notifications-no-pushes = This browser doesn’t support push notifications. On iPhone, add the app to your home screen first.
notifications-push-here = Notify this device
notifications-a-device = Device
notifications-this-one = this device
notifications-stop = Turn off
notifications-sent = Notification history
notifications-nothing-sent = Nothing yet. Notifications we send you will be listed here.
notifications-older = Show older
notifications-nobody = Log in or play as a guest to choose your notifications.
notifications-when = When to notify me
notifications-quiet = Quiet hours
notifications-quiet-from = Do not disturb from
notifications-until = until
notifications-digest-at = Daily digest at
notifications-delay = Wait this many minutes before notifying me
notifications-rest = Pause my clocks
notifications-rest-more = In turn-based games, if the table allows it.
notifications-sleep = While I sleep
notifications-from = From
notifications-weekend = On Saturdays and Sundays
notifications-vacation = Time off
notifications-saved-up =
    You have { $days ->
        [0] no days
        [one] 1 day
       *[other] { $days } days
    } saved and earn 2½ more each month.
notifications-stay = Cancel time off
notifications-come-back = End time off
notifications-first-day = First day
notifications-last-day = Last day
notifications-take-vacation = Book time off
notifications-what = What to notify me about
notifications-mails-to = Emails go to { $address }.
notifications-no-address = Confirm your email address to get emails.
notifications-not-allowed = Your browser is blocking notifications. Allow them in its settings for this site.
notifications-kind-turn = It’s my turn
notifications-kind-deadline = I’m running out of time
notifications-kind-started = A game starts
notifications-kind-over = A game is over
notifications-kind-invitation = I’m invited
notifications-kind-mention = Someone mentions me
notifications-kind-takeover = A bot takes over for me
notifications-kind-digest = Daily digest
notifications-way-either = Push, otherwise email
notifications-way-push = Push
notifications-way-mail = Email
notifications-way-both = Push and email
notifications-way-none = Off
notifications-state-waiting = Not sent yet
notifications-state-sending = Sending
notifications-state-sent = Sent
notifications-state-gathered = Held for digest
notifications-state-dropped = Not sent
notifications-state-failed = Failed
notifications-state-unknown = Possibly sent
