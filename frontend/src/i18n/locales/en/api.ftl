api-our-side = Something went wrong on our side.
api-no-connection = No connection. Nothing was changed. Try again when you’re online.
api-try-again = Something went wrong on our side. Nothing was lost. Try again.
