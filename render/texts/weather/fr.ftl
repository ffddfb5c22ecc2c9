### Quand Discord ne montre pas une partie, et que personne n’est là à qui le dire en privé.

weather-gone = Le bot ne peut plus montrer **{ $title }** : son salon, { $where }, a été supprimé ou est caché au bot. Chaque décision est conservée. Rendez le salon visible au bot, ou écrivez `/siège ici` dans un autre salon.
weather-permissions = Le bot ne peut pas montrer **{ $title }** dans { $where }. Il faut au bot dans ce salon : { $permissions }. Chaque décision est conservée. Accordez cela au bot, et le bot publie le plateau. Ou écrivez `/siège ici` dans un autre salon.
weather-locked = Le bot ne peut pas montrer **{ $title }** : le fil { $where } est verrouillé. Chaque décision est conservée. Déverrouillez le fil, ou accordez au bot *Gérer les fils*, et le bot publie le plateau. Ou écrivez `/siège ici` dans un autre salon.
weather-refused = Discord refuse le plateau de **{ $title }** dans { $where }. Chaque décision est conservée. Écrivez `/siège plateau` dans ce salon pour essayer de nouveau. Si cela n’aide pas, prévenez la personne qui gère le bot.
weather-late = Pendant un jour entier, Discord n’a pas pris le plateau de **{ $title }** dans { $where }. Ce qui a été décidé est conservé. `/siège plateau`, écrit là-bas, l’amène.
weather-for = Pour { $owner }, dont les messages privés sont fermés au bot :
