"""What a game is: no game in it, no input or output."""
