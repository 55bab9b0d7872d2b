"""The arena: bots play many games against each other, and what comes of it can be had again by the same words."""
