"""The rules that both games share."""
