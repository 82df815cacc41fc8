chronicle-6 = The Dubious Tome of Scottish History
chronicle-6-adds = landmark cards with an event on the other side
