fact-count-mountain-cleared = nam wat op de berg lag
