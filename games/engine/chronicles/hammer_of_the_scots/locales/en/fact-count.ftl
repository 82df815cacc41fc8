fact-count-england-taken = took the England token
