absence-title = Ein Bot spielt für dich
absence-words = Deine Zeit war um, deshalb spielt ein Bot für dich. Steig wieder ein und spiel von hier aus weiter.
absence-return = Wieder mitspielen
absence-vacant = Ein Platz ist frei geworden. Du kannst ihn bis zum Ende der Partie übernehmen.
absence-take = Für { $name } einspringen
absence-resign = Ein Bot spielt für dich weiter, bis zum Ende oder bis jemand übernimmt. Das kannst du nicht rückgängig machen.
