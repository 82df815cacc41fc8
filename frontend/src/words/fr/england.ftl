england-row = Rangée d’Angleterre
england-field =
    { $coins ->
        [one] case de { $coins } pièce, { $state }
       *[other] case de { $coins } pièces, { $state }
    }
england-held = occupée
england-next = à payer ensuite
england-free = vide
england-nobody = Personne n’a encore le jeton Angleterre : il va au premier qui dépasse l’Anglais.
england-holder = Jeton Angleterre : { $name }. Son détenteur joue quand l’Anglais est dernier.
england-full = La rangée est pleine : l’Anglais ne peut que défausser une tuile.
england-gone = L’Anglais a quitté la partie.
england-pays =
    { $coins ->
        [one] Utiliser une tuile : { $coins } pièce sur la rangée, en plus de son coût.
       *[other] Utiliser une tuile : { $coins } pièces sur la rangée, en plus de son coût.
    }
england-brings =
    { $coins ->
        [one] En défausser une rapporte { $coins } pièce de la rangée.
       *[other] En défausser une rapporte { $coins } pièces de la rangée.
    }
england-take =
    { $coins ->
        [one] Prendre { $tile } : { $coins } pièce à l’Angleterre
       *[other] Prendre { $tile } : { $coins } pièces à l’Angleterre
    }
england-discard =
    { $coins ->
        [0] Défausser { $tile }
        [one] Défausser { $tile } : { $coins } pièce pour vous
       *[other] Défausser { $tile } : { $coins } pièces pour vous
    }
england-fact-taken =
    { $who ->
        [you] avez pris le jeton Angleterre
       *[other] a pris le jeton Angleterre
    }
england-fact-paid =
    { $who ->
        [you] { $coins ->
            [one] avez posé { $coins } pièce sur la rangée d’Angleterre
           *[other] avez posé { $coins } pièces sur la rangée d’Angleterre
        }
       *[other] { $coins ->
            [one] a posé { $coins } pièce sur la rangée d’Angleterre
           *[other] a posé { $coins } pièces sur la rangée d’Angleterre
        }
    }
england-fact-robbed =
    { $who ->
        [you] { $coins ->
            [one] avez pris { $coins } pièce de la rangée d’Angleterre
           *[other] avez pris { $coins } pièces de la rangée d’Angleterre
        }
       *[other] { $coins ->
            [one] a pris { $coins } pièce de la rangée d’Angleterre
           *[other] a pris { $coins } pièces de la rangée d’Angleterre
        }
    }
