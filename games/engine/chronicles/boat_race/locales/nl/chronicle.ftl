chronicle-1 = Bootrace in de Hooglanden
chronicle-1-adds = boten die door de rivieren van alle spelers racen, langs kastelen met beloningen
