### Quand Discord ne montre pas une partie, et que personne n’est là à qui le dire en privé.

weather-gone = Le bot ne peut pas montrer **{ $title }** : son salon, { $where }, a été supprimé, ou le bot ne le voit pas. Toutes les décisions sont enregistrées. Rendez le salon visible, ou tapez `/siège ici` dans un autre salon pour y continuer.
weather-permissions = Le bot ne peut pas montrer **{ $title }** dans { $where }. Il lui faut : { $permissions }. Toutes les décisions sont enregistrées. Accordez ces permissions, ou tapez `/siège ici` dans un autre salon pour y continuer.
weather-locked = Le bot ne peut pas montrer **{ $title }** : le fil { $where } est verrouillé. Toutes les décisions sont enregistrées. Déverrouillez le fil ou accordez *Gérer les fils* au bot, ou tapez `/siège ici` dans un autre salon pour y continuer.
weather-refused = Discord refuse de publier le plateau de **{ $title }** dans { $where }. Toutes les décisions sont enregistrées. Tapez `/siège plateau` dans ce salon pour réessayer. Si cela ne suffit pas, prévenez l’exploitant du bot.
weather-late = Pendant un jour entier, Discord n’a pas accepté le plateau de **{ $title }** dans { $where }. Toutes les décisions sont enregistrées. Tapez `/siège plateau` dans ce salon pour le publier.
weather-for = Pour { $owner }, qui ne reçoit pas les messages privés du bot :
