option-open-scores = les points de tous sont visibles pendant la partie
option-lenient-take = aller sur une tuile qu’on ne peut pas prendre est permis : elle est défaussée
