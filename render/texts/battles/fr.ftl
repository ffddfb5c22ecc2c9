### Erreurs dans le fichier d’une bataille.

battle-wrong = Ligne { $line } : { $text }
battle-wrong-near = Vouliez-vous dire « { $near } » ?

battle-wrong-too-large = Le fichier dépasse { $most } Kio. Raccourcissez-le.
battle-wrong-too-many-lines = Le fichier a trop de lignes. Le maximum est { $most }.
battle-wrong-no-battle = La première ligne doit être « battle 1 » ou « series 1 » avec le nom du jeu : { $known }.
battle-wrong-newer = Le fichier a le format { $version }. Ce bot lit le format { $known }.
battle-wrong-game = « { $what } » n’est pas possible ici. Utilisez l’un de ces jeux : { $known }.
battle-wrong-twice = « { $what } » apparaît deux fois. Supprimez l’un des deux.
battle-wrong-strange-sign = La ligne contient un caractère invisible ({ $sign }). Supprimez-le.
battle-wrong-link = Une bataille ne peut pas contenir de lien. Supprimez-le.
battle-wrong-open-quote = Il manque un guillemet.
battle-wrong-no-key = « { $what } » n’a pas de sens ici. Cette ligne doit contenir un mot, un deux-points et une valeur.
battle-wrong-missing = Il manque « { $what } ».
battle-wrong-unknown = « { $what } » n’a pas sa place ici. Utilisez l’un de ces mots : { $known }.
battle-wrong-heading = La section « { $what } » n’existe pas. Les sections sont { $known }.
battle-wrong-number = « { $what } » doit être un nombre de { $low } à { $high }.
battle-wrong-id = « { $what } » ne convient pas comme nom court. Utilisez au plus 24 lettres, chiffres et traits d’union.
battle-wrong-word = « { $what } » n’a pas sa place ici.
battle-wrong-no-name = Le nom est vide.
battle-wrong-long = « { $what } » est trop long. Le nombre maximal de caractères est { $most }.
battle-wrong-too-many = « { $what } » a trop d’entrées. Le maximum est { $most }.

## Cartes à hexagones.

battle-wrong-hex = « { $what } » n’est pas un hexagone. Écrivez quatre chiffres : la colonne, puis la rangée.
battle-wrong-off-map = L’hexagone { $hex } est hors de la carte, qui va jusqu’à la colonne { $columns } et à la rangée { $rows }.
battle-wrong-place = Le lieu « { $what } » n’existe pas.
battle-wrong-map-columns = Le nombre de colonnes de la carte est { $got }. Il doit être de { $low } à { $high }.
battle-wrong-map-rows = Le nombre de rangées de la carte est { $got }. Il doit être de { $low } à { $high }.
battle-wrong-row-length = Cette rangée n’est pas aussi longue que la première. Caractères : { $got } au lieu de { $wanted }.
battle-wrong-sign = « { $sign } », à la colonne { $column }, n’est pas un terrain. Utilisez { $known }.
battle-wrong-height-rows = Les hauteurs n’ont pas autant de rangées que la carte : { $got } au lieu de { $wanted }.
battle-wrong-height = « { $sign } », à la colonne { $column }, n’est pas une hauteur. Utilisez les chiffres de 0 à 9.
battle-wrong-level = « { $what } » n’est pas une hauteur. Commencez la ligne par un chiffre et un deux-points.

## Tables en millimètres.

battle-wrong-point = « { $what } » n’est pas un point de la table. Écrivez x,y de 0,0 à { $wide },{ $deep }.
battle-wrong-too-many-points = Cette forme a trop de points. Le maximum est { $most }.
battle-wrong-outline = Le contour se coupe lui-même ou n’entoure aucune surface.
battle-wrong-line = Il faut deux points différents pour une ligne.
battle-wrong-no-room = Le rectangle est trop petit pour ce groupe. Figurines : { $figures }, places : { $places }.
battle-wrong-table = La table doit mesurer de { $least } à { $most } mm.

## Pions.

battle-wrong-two-owners = Les deux camps contrôlent l’hexagone { $hex }. Retirez-le d’un des deux camps.
battle-wrong-not-in-fort = La redoute { $hex } ne fait pas partie des hexagones du fort. Ajoutez-la au fort.
battle-wrong-one-hex = Indiquez un seul hexagone.
battle-wrong-lull-without-fort = La section [lull] demande « kind: fort » dans [victory]. Ajoutez cette ligne, ou supprimez [lull].
battle-wrong-no-units = La section [{ $side }] n’a aucune unité sur la carte au début. Ajoutez-en une.
battle-wrong-too-many-leaders = Ce camp a trop de chefs. Le maximum est { $most }.
battle-wrong-no-zone = { $unit } n’a pas de zone. Ajoutez « { $side }: » dans [zones].
battle-wrong-never = { $unit } ne peut jamais entrer en { $hex } ({ $ground }).
battle-wrong-outside = { $hex } est hors de la zone de { $unit }.
battle-wrong-taken = Il y a déjà une unité dans l’hexagone { $hex } : { $other }.
battle-wrong-steps = « { $what } » doit contenir une ou deux valeurs jusqu’à { $most }, par exemple 2/1.
battle-wrong-faces = { $unit } doit avoir partout le même nombre de valeurs : une, ou deux.
battle-wrong-one-step = { $unit } n’a qu’un pas et ne peut pas commencer la partie sur sa face réduite. Supprimez « reduced ».

## Figurines.

battle-wrong-roof-of-nothing = Aucun bâtiment n’a le contour de ce toit. Copiez le contour du bâtiment.
battle-wrong-group = « { $what } » ne peut pas désigner un groupe. Commencez la ligne par un caractère de a à z et un deux-points.
battle-wrong-figures = Il faut une place par figurine dans le groupe { $group }. Figurines : { $figures }, places : { $places }.
battle-wrong-rectangle = Indiquez deux coins opposés, par exemple 200,30 to 290,60.
battle-wrong-too-many-figures = Ce camp a trop de figurines. Le maximum est { $most }.
battle-wrong-too-many-columns = Trop de colonnes arrivent par les coins. Le maximum est { $most }.
battle-wrong-base-off = { $what } est trop près du bord. Laissez { $margin } mm pour le socle.
battle-wrong-overlap = { $one } chevauche { $other }.
battle-wrong-figure = La figurine « { $what } » n’existe pas.
battle-wrong-other-side = { $what } appartient à l’autre camp. Choisissez une figurine de [{ $side }].
battle-wrong-busy = { $what } porte déjà un objet ou sert déjà une arme. Choisissez une autre figurine.
battle-wrong-edge = Une sortie doit être un segment droit du bord de la table.
battle-wrong-too-few = [{ $side }] n’a pas assez de figurines pour l’objectif. Il en faut { $needed }, il y en a { $has }.

## Séries.

battle-wrong-battles = Le nombre de batailles d’une série va de { $low } à { $high }, mais celle-ci en a { $got }.
battle-wrong-unknown-battle = La collection n’a pas de bataille « { $what } ». Ajoutez-la d’abord, mettez ici son texte, ou prenez l’une de celles-ci : { $known }.
battle-wrong-two-sources = Cette section contient déjà le texte d’une bataille. Supprimez cette ligne, ou ce texte.
battle-wrong-not-later = « { $what } » vient plus haut dans le fichier. Une série ne revient pas en arrière : indiquez une bataille suivante, ou « end ».
battle-wrong-unreached = Aucune victoire ne mène à « { $what } ». Indiquez cette bataille dans une section précédente, ou supprimez-la.
battle-wrong-other-sides = Les camps de cette bataille ne sont pas ceux de la première. Toutes les batailles doivent avoir les mêmes camps : { $known }.

## Débuts écrits pour les jeux dont la carte est imprimée.

battle-wrong-placed = « { $what } » est déjà dans « { $place } ». Supprimez l’un des deux.
battle-wrong-wrong-place = « { $what } » ne peut pas être dans « { $place } ». Choisissez un autre endroit.
battle-wrong-one-side = « { $what } » n’a pas de face réduite. Supprimez le trait d’union après son nom.
battle-wrong-no-boxers = « { $what } » est chinois. Les pions chinois attendent dans la réserve : retirez ce pion.
battle-wrong-no-shelter = « { $what } » ne peut pas être dans « { $place } ». Les civils logent dans une Légation qui n’est pas en ruines.
battle-wrong-no-ruin = « { $what } » ne peut pas être en ruines. Seuls les Légations et les bâtiments brûlent.
battle-wrong-no-barricade = « { $what } » ne peut pas avoir de barricade. Choisissez une autre zone.
battle-wrong-few-cards = La pioche doit contenir une carte par jour. Il en faut { $needed }, il y en a { $has }.
battle-wrong-no-defenders = Personne ne défend les Légations. Ajoutez des soldats, des armes ou des civils.
battle-wrong-either = Écrivez « { $one } » ou « { $other } », mais pas les deux.
battle-wrong-no-action = Il ne reste aucune carte d’action : personne ne pourrait jouer un tour. Laissez au moins une carte d’action dans la pioche.
battle-wrong-no-post = « { $what } » n’a pas de place, car « { $place } » est complet ({ $most }). Choisissez une autre ligne de [posts].
battle-wrong-no-strength = « { $what } » a une force de 0 et ne peut donc pas être sur la carte.
battle-wrong-lane-taken = Il y a déjà une unité chinoise dans « { $what } ». Supprimez l’une des deux.
battle-wrong-streets-lost = Trop d’unités chinoises sont dans les rues. Le maximum est { $most }.

## La mise en place.

battle-wrong-cannot-begin = La bataille ne peut pas commencer avec la règle maison « { $rule }: { $choice } ».
battle-wrong-fault = La mise en place enfreint une règle : { $fault }.

### La collection d’un serveur : les batailles que ses membres ont écrites.

name-battle = bataille
name-battle-add = ajouter
name-battle-list = liste
name-battle-show = voir
name-battle-play = jouer
name-battle-share = partager
name-battle-edit = modifier
name-battle-remove = retirer
name-battle-report = signaler
name-battle-settings = réglages
name-option-battle = bataille
name-option-code = code
name-option-random = au-hasard
command-battle = Les batailles et les séries de batailles écrites par les membres de ce serveur
command-battle-add = Ajouter une bataille ou une série : un fichier, un formulaire ou le code d’un autre serveur
command-battle-list = Lister les batailles de ce serveur
command-battle-show = Voir une bataille : sa carte, ses forces et ses résultats
command-battle-play = Commencer une partie d’une bataille dans ce salon
command-battle-share = Obtenir le code d’une bataille, pour l’ajouter à un autre serveur
command-battle-edit = Modifier une bataille, ou en faire votre copie
command-battle-remove = Retirer une bataille de ce serveur
command-battle-report = Signaler une bataille aux gestionnaires du serveur
command-battle-settings = Choisir le rôle qui peut ajouter des batailles (gestionnaires du serveur)
option-battle = Le nom de la bataille
option-battle-file = La bataille en fichier texte ; sans fichier, vous recevez un formulaire
option-battle-code = Le code reçu d’un autre serveur
option-battle-random = Créer au hasard une bataille équilibrée de ce type
choice-battle-small = petite : 13 × 10 hexagones
choice-battle-medium = moyenne : 15 × 12 hexagones
choice-battle-large = grande : 19 × 14 hexagones
choice-battle-gate = porte : une table de 120 × 90 cm
choice-battle-outpost = avant-poste : une table de 100 × 80 cm
choice-battle-rampart = rempart : une table de 120 × 40 cm
option-battle-why = La raison du signalement
option-battle-role = Le rôle qui peut ajouter des batailles (par défaut : tout le monde)

battle-added = **La bataille est dans la collection de ce serveur.** Commencez avec le bouton ou avec `/siège nouveau`.
battle-changed = **La bataille est modifiée.** Les parties en cours gardent l’ancien texte.
battle-mistakes = **Le fichier contient des erreurs, donc rien n’est enregistré.** Corrigez ces lignes :
battle-title = **Les batailles de ce serveur.** Avec `/bataille ajouter`, ajoutez les vôtres : une seule, ou plusieurs en série.
battle-line = **{ $name }** · { $game }.
battle-by = Par { $who }.
battle-after = D’après une bataille de { $who }.
battle-somebody = quelqu’un
battle-by-game = Cette bataille est fournie avec le bot.
battle-by-file = Cette bataille est dans le fichier `{ $file }`.
battle-draw = nulle
battle-look-out-of-reach = ⚠ Ces hexagones comptent, mais un camp ({ $side }) ne peut pas les atteindre avant le dernier tour : { $hexes }. Déplacez ces hexagones, ou ajoutez des tours.
battle-trying = Le pilote automatique joue la bataille…
battle-balance = Parties du pilote automatique contre lui-même : { $games }. { $shares }. Nombre moyen de tours : { $turns }.
battle-balance-alone = Parties du pilote automatique : { $games }. { $shares }.
battle-share = { $side } { $share } sur 100 (± { $doubt })
battle-share-alone = Le pilote automatique gagne { $share } fois sur 100 (± { $doubt })
battle-even = **Assez équilibrée** (de 40 à 60 sur 100). Des joueurs peuvent faire mieux ou moins bien que le pilote automatique.
battle-fair = **Jouable** (de 20 à 80 sur 100). Des joueurs peuvent faire mieux ou moins bien que le pilote automatique.
battle-easy = **Trop facile.** Le pilote automatique gagne presque toujours. Des joueurs peuvent faire mieux ou moins bien.
battle-hard = **Trop difficile.** Le pilote automatique perd presque toujours. Des joueurs peuvent faire mieux ou moins bien.
battle-uneven = **Déséquilibrée.** Camp le plus fort : { $side }. Des joueurs peuvent faire mieux ou moins bien que le pilote automatique.
battle-remedy-turns = Pour équilibrer la bataille, fixez le nombre de tours à { $value }. { $shares }.
battle-remedy-needed = Pour équilibrer la bataille, fixez « needed » à { $value }. { $shares }.
battle-remedy-rule = Pour équilibrer la bataille, choisissez la règle maison « { $rule } : { $choice } ». { $shares }.
battle-remedy-value = La bataille est plus équilibrée avec « { $what } : { $value } ». { $shares }.
battle-remedy-none = Aucun petit changement ne rend la bataille équilibrée. Déplacez des unités, ou changez leur nombre.
button-battletry = Essayer
battle-played = Parties jouées ici : { $games } ({ $won })
battle-played-alone = Parties jouées ici : { $games }
battle-versions = Versions jusqu’ici : { $count }
battle-reported = ⚠ **{ $name }** : { $who } signale « { $why } ». Pour retirer cette bataille, utilisez `/bataille retirer`.
battle-file-faulty = ⚠ `{ $file }` contient des erreurs et personne ne peut jouer cette bataille. { $first }
battle-file = Voici la bataille en fichier texte. Vous pouvez la modifier et l’ajouter avec `/bataille ajouter`.
battle-shared = Le code de **{ $name }** est `{ $code }`. Pour ajouter cette bataille à un autre serveur, utilisez `/bataille ajouter code:{ $code }`.
battle-removed = **{ $name }** n’est plus dans la collection. Les parties en cours continuent. Voici son texte, si vous voulez le garder.
battle-report-sent = Les gestionnaires du serveur voient votre signalement dans `/bataille liste`. Merci.
battle-role = Seuls les membres du rôle { $role } et les gestionnaires du serveur peuvent maintenant ajouter des batailles.
battle-all = Toute personne qui peut écrire ici peut maintenant ajouter des batailles.
battle-form = Le texte de la bataille
battle-part = Partie { $number } du texte
button-battleplay = Jouer
button-battleedit = Modifier
button-battlefile = Fichier texte
button-battlemap = Éditeur de carte
button-battleagain = Corriger
button-battle-before = Retour
button-battle-next = Suite

battle-server-only = Les batailles appartiennent à un serveur. Utilisez cette commande dans un salon d’un serveur.
battle-unknown = Ce serveur n’a pas cette bataille. Pour voir toutes les batailles, utilisez `/bataille liste`.
battle-gone = Cette bataille a été retirée ou modifiée. Choisissez-la de nouveau avec `/siège nouveau`.
battle-no-code = Aucune bataille n’a ce code. Demandez à l’auteur d’utiliser `/bataille partager` et de vous donner le code.
battle-known = Ce serveur a déjà une bataille avec le même texte. Vous la trouverez avec `/bataille liste`.
battle-full-hour = { $count ->
    [one] Vous pouvez ajouter { $count } bataille par heure.
   *[other] Vous pouvez ajouter au plus { $count } batailles par heure.
} Réessayez plus tard.
battle-full-person = { $count ->
    [one] Chaque personne peut avoir ici { $count } bataille.
   *[other] Chaque personne peut avoir ici au plus { $count } batailles.
} Retirez d’abord une des vôtres.
battle-full-server = La collection est pleine : elle peut contenir { $count ->
    [one] { $count } bataille.
   *[other] { $count } batailles.
} Un gestionnaire du serveur peut retirer une bataille.
battle-too-long = Le texte est trop long pour un formulaire. Envoyez-le en fichier avec `/bataille modifier`.
battle-not-yours = Cette action est réservée à l’auteur et aux gestionnaires du serveur. Pour en faire votre propre copie, utilisez `/bataille modifier`.
battle-with-game = Cette bataille est fournie avec le bot. Pour en faire votre propre copie, utilisez `/bataille modifier`.
battle-is-file = Cette bataille est dans le fichier `{ $file }` de cette machine. Pour la partager, envoyez le fichier.
battle-managers = Ce choix est réservé aux gestionnaires du serveur. Demandez à l’un d’eux.
battle-not-in-role = Seuls les membres du rôle { $role } peuvent ajouter des batailles ici. Demandez à un gestionnaire du serveur.
battle-too-slow = Une partie de cette bataille dure trop longtemps pour le pilote automatique. Réduisez la carte, les forces ou les tours.
battle-trial-later = Le bot est occupé par d’autres batailles. Cliquez plus tard sur « Essayer » sous `/bataille voir`.
battle-unrated = Les parties de batailles écrites par des utilisateurs ne sont jamais classées. Choisissez un scénario du jeu, ou jouez une partie non classée.

## Séries de batailles.

series-card = **Une série de batailles.** Les pertes, les chefs tombés et les lieux comptent encore dans la bataille suivante. Vous voyez ici la carte et les forces de la première bataille.
series-battle = { $number }. **{ $battle }**. Points pour le vainqueur : { $worth }.
series-way = Si ce camp gagne ({ $side }), la bataille suivante est { $battle }.
series-end = Si ce camp gagne ({ $side }), la série se termine.
series-first = Série **{ $name }**, bataille { $number }.
series-begins = Série **{ $name }**, bataille { $number }. Les pertes des batailles précédentes comptent encore. Points : { $score }.
series-now = Série **{ $name }**, bataille { $number }. Points : { $score }.
series-goes-on = Série **{ $name }**. Points : { $score }. La prochaine bataille est **{ $battle }**.
series-over = La série **{ $name }** est terminée. Victoire : { $side }. Points : { $score }.
series-over-even = La série **{ $name }** est terminée. Points : { $score }. Les points sont à égalité, donc la dernière bataille décide. Victoire : { $side }.
series-broken = Personne n’a gagné cette bataille, donc la série **{ $name }** s’arrête ici. Points : { $score }.
series-begun = La prochaine bataille a déjà commencé : { $link }
series-here = Le salon de la bataille précédente n’existe plus. La bataille suivante commence ici : { $link }
series-at-its-end = Cette série n’a plus de bataille. Recommencez-la avec `/bataille jouer`.
button-seriesnext = Bataille suivante
