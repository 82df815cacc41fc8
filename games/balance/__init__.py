"""How well do the parts of a game balance each other when bots play it?"""
