walk-no-point = kein Bewegungspunkt ist übrig
walk-nobody = { $who }: niemand steht auf { $where }
walk-not-beside = { $where } ist kein Plättchen neben { $start }
walk-what = eine Bewegung nennt das Feld, wo sie beginnt, und das, wohin sie führt
