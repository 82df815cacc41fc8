orders-put-finds-at-the-end = Aan het eind van het spel krijg je wat op de berg ligt: waar de grondstoffen heen gaan
orders-put-finds-at-the-end-always = de eerste tegel die kan
