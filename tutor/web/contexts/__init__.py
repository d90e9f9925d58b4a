"""Builds what templates see, in the reader's language; testable without a request to a route."""
