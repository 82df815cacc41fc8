log-toll-laid = { $name } legt { $what } op de berg.
log-mountain-cleared = { $name } neemt { $what } van de berg.
log-good-lost = { $name } heeft geen plaats voor { $what }.
