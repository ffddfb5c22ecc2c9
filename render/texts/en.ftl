# The texts of the house: buttons, commands and errors that belong to no game.
