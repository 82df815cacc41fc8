absence-title = Een bot speelt jouw plaats
absence-words = Je tijd was om. Neem je plaats terug: je gaat verder waar het spel nu is.
absence-return = Mijn plaats terug
absence-vacant = Een speler is weg. Wie de plaats neemt, speelt tot het einde.
absence-take = Speel verder voor { $name }
absence-resign = Een bot speelt jouw plaats, tot het einde of tot iemand anders die neemt; de anderen gaan verder. Dit kan niet ongedaan worden gemaakt.
