orders-give-cask = In de beurt van een ander wordt een vat betaald: welk
orders-give-cask-always = het jongste
