tile-mountain = Berg
