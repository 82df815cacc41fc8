chronicle-2 = Highlander : il ne peut en rester qu’un
chronicle-2-adds = une montagne sur le rondel où tous laissent quelque chose et un seul l’emporte
