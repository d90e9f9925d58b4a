"""The switches of a rule set: every module holds one `SWITCH`, and its file name is the field's."""
