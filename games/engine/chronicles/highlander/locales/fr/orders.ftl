orders-put-finds-at-the-end = À la fin de la partie vous prenez ce qui se trouve sur la montagne : où vont les ressources
orders-put-finds-at-the-end-always = la première tuile proposée
