"""How fast is it, compared with something known? `python -m bench` tells."""
