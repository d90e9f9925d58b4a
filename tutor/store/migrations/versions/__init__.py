"""One file a step, in the order of their numbers; a published step is never edited."""
