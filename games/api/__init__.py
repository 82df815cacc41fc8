"""The HTTP API of tables: each view reads a request, calls one service and responds."""
