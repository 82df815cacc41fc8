api-our-side = Er ging iets mis aan onze kant.
api-no-connection = Geen verbinding. Er is niets gewijzigd. Probeer het opnieuw als je online bent.
api-try-again = Er ging iets mis aan onze kant. Er is niets verloren. Probeer het opnieuw.
