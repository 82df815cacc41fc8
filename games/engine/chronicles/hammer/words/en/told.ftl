told-england-taken = took the England token
