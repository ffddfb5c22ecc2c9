## La page du plateau dans le navigateur

button-touch = 🖐 Plateau
button-touch-open = Ouvrir le plateau
touch-link = Voici votre lien vers le plateau. Il est pour vous seul, marche une seule fois et expire dans dix minutes.
touch-off = La page du plateau n’est pas disponible pour le moment. Voici la carte agrandie.

button-sharing = Partager le plateau
sharing-title = **Partager le plateau.** Toute personne qui a le lien voit ce que montre ce salon, avec les noms des joueurs. Elle ne peut pas jouer.
sharing-none = Il n’y a pas encore de lien.
sharing-all =
    - **Pour tout le monde :** { $url }
      Pour un stream : { $url }?bare
sharing-site =
    - **Pour { $site }**, le seul site qui peut l’intégrer : { $url }
button-share-all = Créer un lien
button-share-site = Autoriser un site
sharing-form = Autoriser un site à intégrer le plateau
sharing-form-site = Adresse du site
button-unshare-all = Fermer le lien pour tous
button-unshare-site = Fermer { $site }
sharing-site-wrong = Ce n’est pas l’adresse sécurisée d’un site. Écrivez-la ainsi : `https://club.example.org`.
sharing-most = Cette partie a déjà le nombre maximal de liens. Fermez d’abord un des liens.
sharing-not-yours = Seuls { $owner }, qui mène la partie, et les gestionnaires du serveur peuvent la partager. Demandez à l’un d’eux.
sharing-off = Personne d’autre ne peut ouvrir les pages de ce bot. Demandez à l’exploitant du bot de définir son adresse publique.

touch-opening = Le plateau s’ouvre…
touch-link-used = Ce lien a déjà servi ou a expiré. Cliquez sur « 🖐 Plateau » dans Discord pour en avoir un nouveau.
touch-session-over = Votre accès à ce plateau a pris fin. Cliquez sur « 🖐 Plateau » dans Discord pour le rouvrir.
touch-activity-failed = Discord ne vous a pas laissé entrer. Fermez cette page, puis cliquez de nouveau sur « 🖐 Plateau » sous le plateau.
touch-activity-none = Vous ne pouvez voir aucune partie ici. Cliquez sur « 🖐 Plateau » sous la partie qui vous intéresse.
touch-unseen = Vous ne voyez plus cette partie dans Discord : sa page est fermée. Demandez l’accès à son salon.
touch-stored = C’est enregistré, mais le bot ne peut pas montrer le plateau pour l’instant. La page réessaie.
touch-watch-over = Cette partie n’est plus partagée.
touch-watch-only = Vous pouvez seulement regarder. Pour jouer, ouvrez le plateau depuis Discord.
touch-slower = Vous allez trop vite. Patientez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
touch-somebody = un joueur

touch-do = Exécuter
touch-propose = Proposer
touch-vote = Voter pour
touch-change = Modifier
touch-these = Continuer
touch-back = Retour
touch-story = Les derniers événements
touch-adviser = Laisser décider le conseiller
touch-wait = D’autres joueurs décident en ce moment.
touch-nothing = Rien n’est possible à cet endroit. Touchez un lieu marqué.
touch-free = Vous pouvez toucher n’importe quel point de la table.
touch-closer = Le plateau est agrandi à cet endroit. Touchez de nouveau.
touch-larger = Agrandir
touch-smaller = Réduire
touch-whole = Plateau entier
touch-lost = Le bot ne répond pas. La page réessaie.
touch-again = La connexion est rétablie. Voici le plateau actuel.
touch-changed = La partie a continué. Voici le plateau actuel.
touch-undo = Annuler
touch-takeback = Reprendre le coup
touch-wish-refused = L’autre camp n’est pas d’accord : rien n’est annulé. Continuez à jouer.
touch-board = Plateau
touch-answers = Votre choix
touch-look = Couleurs
touch-look-chart = Carte
touch-look-dark = Sombre
touch-look-contrast = Contraste élevé
touch-discord = Discord
touch-word = Votre nombre pour les dés
touch-arrows = Passez d’un lieu à l’autre avec les flèches ou Page suivante, ou tapez le début d’un nom.
touch-place = Écrire une unité ou un lieu
touch-more = En voir plus
touch-several = Choisir plusieurs points
touch-gather = Touchez plusieurs points l’un après l’autre, puis choisissez parmi les ordres proposés.
touch-ended = La partie est finie. Vous pouvez la revoir ici étape par étape.
touch-chances = Chances
touch-analysed = L’analyse de la partie est prête : les tournants sont marqués ici.
touch-no-steps = Vous ne pouvez pas revoir cette partie étape par étape. Vous ne voyez ici que le dernier plateau.

# The menu “More” of the page
button-propose-end = Proposer d’interrompre
button-pause-end = Finir la pause
touch-else = Que voulez-vous faire d’autre ?
touch-else-nothing = Vous ne pouvez rien faire d’autre ici maintenant. Revenez au plateau.
touch-propose-end = Si le meneur de l’autre camp accepte dans les trois jours, la partie finit sans vainqueur. Vous pouvez continuer à jouer.
touch-propose-rated = Si le meneur de l’autre camp accepte dans les trois jours, la partie finit sans vainqueur. Les cotes ne changent pas. Vous pouvez continuer à jouer.
touch-pause-asks = Le temps ne compte pas pendant une pause. L’autre camp doit accepter.
touch-pause-until = Quand la partie reprend-elle ?
touch-pause-example = dans 3 jours
touch-pause-sure = Le bot propose à l’autre camp une pause jusqu’au { $until }.
touch-pause-ends = La partie reprend dans un jour, ou plus tôt si la pause finit avant. Le bot prévient l’adversaire.
