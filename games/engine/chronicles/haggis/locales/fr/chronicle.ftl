chronicle-5 = Ode au haggis
chronicle-5-adds = des jetons amassés en secret, et un dé qui dit lesquels rapportent
