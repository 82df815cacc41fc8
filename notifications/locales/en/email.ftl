# Emails about games, and the page that unsubscribes.
email-hello = Hello { $name },
# A button, at most 20 characters.
email-open = Open the table
# A button on a push notification, at most 20 characters.
email-mute = Mute this table
email-several = Several games are waiting for you
email-why = You’re getting this email because you turned on email notifications.
email-stop = Unsubscribe
email-settings = Notification settings
email-stopped = You’ve been unsubscribed from these emails.
email-stop-asked = Unsubscribe from these emails?
email-invalid = This link isn’t valid.
email-digest = Your games today
# A button, at most 20 characters.
email-games = Open my games
