absence-title = Ein Bot spielt deinen Platz
absence-words = Deine Zeit war um. Nimm deinen Platz zurück: Du spielst weiter, wo das Spiel jetzt steht.
absence-return = Platz zurücknehmen
absence-vacant = Jemand ist gegangen. Wer den Platz nimmt, spielt ihn zu Ende.
absence-take = Für { $name } weiterspielen
absence-resign = Ein Bot spielt deinen Platz, bis zum Ende oder bis ihn jemand anderes nimmt; die anderen spielen weiter. Das lässt sich nicht zurücknehmen.
