told-mountain-cleared = took what lay on the mountain
