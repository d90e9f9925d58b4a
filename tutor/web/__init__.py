"""The site: the only place that knows Flask. Routes parse, call and render."""
