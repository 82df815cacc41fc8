fact-count-mountain-cleared = took what lay on the mountain
