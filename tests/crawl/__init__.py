"""A crawl of the whole site into text files, so that two versions can be laid side by side."""
