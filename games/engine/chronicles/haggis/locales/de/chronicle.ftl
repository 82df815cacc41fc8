chronicle-5 = Ode an einen Haggis
chronicle-5-adds = heimlich gesammelte Marker und einen Würfel, der sagt, welche zählen
