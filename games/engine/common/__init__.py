"""What do both games share?"""
