chronicle-7 = Zwischen Hammer und Amboss
chronicle-7-adds = einen Rat, der abstimmt, was am Ende zählt
