pass-device-title = Pass the device to { $name }
pass-device-words = The board stays hidden until they’re ready.
pass-device-lift = I’m { $name } – show the board
pass-device-leave = My games
