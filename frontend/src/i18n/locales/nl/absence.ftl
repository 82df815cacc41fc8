absence-title = Een bot speelt voor je
absence-words = Je tijd was om, dus een bot nam het over. Doe weer mee en speel vanaf hier verder.
absence-return = Weer meedoen
absence-vacant = Een speler is vertrokken. Je kunt de plaats tot het einde van de partij overnemen.
absence-take = Overnemen van { $name }
absence-resign = Een bot speelt voor je verder, tot het einde of tot iemand anders het overneemt. Je kunt dit niet ongedaan maken.
