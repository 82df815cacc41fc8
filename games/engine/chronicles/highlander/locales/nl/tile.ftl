tile-mountain = Berg
    .the = de berg
