"""Questions of every kind: one model of what is asked and answered, one reader, one grading."""
