tile-mountain = Berg
    .the = der Berg
    .accusative = den Berg
    .dative = dem Berg
