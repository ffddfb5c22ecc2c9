## La page du plateau dans le navigateur

button-touch = 🖐 Plateau
button-touch-open = Ouvrir le plateau
touch-link = Le plateau à toucher. Ce lien n’est que pour vous. Il s’ouvre une fois, dans les dix minutes.
touch-off = La page du plateau n’est pas disponible pour le moment. Voici la carte agrandie.

touch-opening = Le plateau s’ouvre…
touch-link-used = Ce lien a déjà servi ou a expiré. Cliquez sur « 🖐 Plateau » dans Discord pour en avoir un nouveau.
touch-session-over = Votre visite à ce plateau est terminée. Cliquez sur « 🖐 Plateau » dans Discord pour le rouvrir.
touch-watch-over = Cette partie n’est plus partagée.
touch-watch-only = Ici vous ne pouvez que regarder. Pour jouer, ouvrez le plateau depuis Discord.
touch-slower = Vous allez trop vite. Patientez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
touch-somebody = un joueur

touch-do = Exécuter
touch-propose = Proposer
touch-vote = Voter ainsi
touch-change = Modifier
touch-these = Continuer
touch-back = Retour
touch-story = Les derniers événements
touch-adviser = Laisser décider le conseiller
touch-wait = D’autres décident en ce moment.
touch-nothing = Vous ne pouvez rien faire là. Touchez un lieu marqué.
touch-free = Vous pouvez toucher n’importe quel point de la table.
touch-closer = Les lieux sont agrandis. Touchez de nouveau.
touch-larger = Agrandir
touch-smaller = Réduire
touch-whole = Plateau entier
touch-lost = Le bot ne répond pas. La page essaie encore.
touch-changed = La partie a continué. Voici le plateau actuel.
touch-undo = Annuler
touch-takeback = Reprendre le coup
touch-board = Plateau
touch-answers = Votre choix
touch-look = Couleurs
touch-look-chart = Carte
touch-look-dark = Sombre
touch-look-contrast = Contraste élevé
touch-discord = Discord
touch-word = Votre nombre pour les dés
touch-more = En voir plus
touch-several = Toucher plusieurs points
touch-gather = Touchez les points l’un après l’autre, puis prenez ce qui est proposé.

button-watchlink = Partager aux spectateurs
button-watchsite = Pour un seul site
button-watchend = Ne plus partager
touch-watch =
    Avec cette adresse, tout le monde peut suivre la partie. Les spectateurs voient ce que voit le salon :
    { $url }
    Pour une diffusion, ajoutez `?bare` pour ne garder que le plateau.
touch-watch-site =
    Seul { $site } peut intégrer cette adresse à ses pages :
    { $url }
touch-watch-ended = { $count ->
        [0] Cette partie n’est pas partagée.
        [one] L’adresse des spectateurs ne fonctionne plus.
       *[other] Les { $count } adresses des spectateurs ne fonctionnent plus.
    }
touch-site-title = Partager avec un site
touch-site = L’adresse du site
touch-site-wrong = Ce n’est pas l’adresse d’un site. Écrivez-la comme `https://club.example`, sans page.
touch-off-share = La page du plateau n’est pas disponible pour le moment. Partagez la partie plus tard.
