api-our-side = Something went wrong on our side.
api-no-connection = No connection. Nothing was changed; try again when you are online.
api-try-again = Something went wrong on our side. Nothing was lost; try again.
