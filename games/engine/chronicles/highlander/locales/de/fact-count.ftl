fact-count-mountain-cleared = nahm, was auf dem Berg lag
