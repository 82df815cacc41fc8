orders-put-finds-at-the-end = Am Ende des Spiels nimmst du, was auf dem Berg liegt: wohin die Ressourcen kommen
orders-put-finds-at-the-end-always = auf das erste mögliche Plättchen
