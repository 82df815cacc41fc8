"""What can be asked over HTTP? Thin: each view reads a request, calls one service and answers."""
