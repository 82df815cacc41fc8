notices-both = Enter both a start and an end time.
notices-endless = Quiet hours can’t last all day.
notices-many-devices = You’ve reached the limit for devices with push notifications ({ $number }). Remove one first.
# For programmers.
notices-no-service = This push service isn’t supported.
# For programmers.
notices-no-key = This encryption key isn’t valid.
