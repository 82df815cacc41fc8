chronicle-2 = Highlander: Es kann nur einen geben
chronicle-2-adds = einen Berg auf dem Rondell, wo alle etwas liegen lassen und einer es nimmt
