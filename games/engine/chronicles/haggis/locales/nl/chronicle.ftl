chronicle-5 = Ode aan een haggis
chronicle-5-adds = geheim verzamelde fiches, en een dobbelsteen die zegt welke tellen
