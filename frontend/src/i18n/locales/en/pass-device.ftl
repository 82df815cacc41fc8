pass-device-title = Pass the device to { $name }
pass-device-words = Nobody sees the table until it is taken.
pass-device-lift = I am { $name }: show the table
pass-device-leave = My games
