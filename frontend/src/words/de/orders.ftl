orders-title = Feste Antworten
orders-words = Im Zug eines anderen kannst du etwas gefragt werden. Was du hier festlegst, wird sofort geantwortet: Niemand wartet auf dich.
orders-ask = Frag mich
orders-always = Immer
orders-never = Nie
orders-none = An diesem Tisch wird im Zug anderer nichts gefragt.
