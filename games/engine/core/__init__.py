"""The core of the engine: state, agenda, choices, facts and extension points of any game."""
