walk-no-point = du hast keine Bewegungspunkte mehr
walk-nobody = dort steht kein { $edition ->
        [glen-more-2010] Clanmitglied
       *[glen-more-2] Schotte
    }
walk-not-beside = du kannst nur auf ein benachbartes Plättchen deines Gebiets ziehen
walk-what = wähle, von wo und wohin
