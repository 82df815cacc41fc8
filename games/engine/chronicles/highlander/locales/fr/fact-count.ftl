fact-count-mountain-cleared = a pris ce qui était sur la montagne
