# Jouer sur plusieurs jours, sur Discord.
achat-asked = C’est fait : la table le sait. Sa décision sera dite dans le fil.
achat-voted = Votre vote compte.
achat-muted = Plus de rappel jusqu’à votre prochain tour.
achat-offered = Vous vous êtes levé. La place est libre : `/partie remplacer` la prend, et vous ramène.
achat-no-seat = Aucune place n’est libre à cette table.
achat-seated = Vous êtes à la table. `/partie jouer` montre ce qu’on vous demande.
achat-given-back = La place est rendue.
achat-next-time = la prochaine fois seulement
achat-exported = La partie entière : `fondaco replay` la vérifie.
achat-me = Vos réglages
achat-quiet = Heures calmes
achat-away = Absences
achat-remind = Rappels
achat-remind-ping = dans le fil
achat-remind-dm = par message privé
achat-remind-both = dans le fil et par message privé
achat-remind-none = aucun
achat-digest = Un message par jour, à
achat-digest-head = { $count ->
    [one] Une table vous attend :
   *[other] { $count } tables vous attendent :
  }
achat-remind-arrived = À vous dans **{ $title }**. { $when }
achat-remind-half = La moitié de votre temps dans **{ $title }** est passée. { $when }
achat-remind-last = Votre temps dans **{ $title }** est presque écoulé. { $when }
achat-remind-waiting = **{ $title }** attend toujours votre coup.
achat-privacy-sure = Ceci efface tout ce qui est gardé de vous : vous quittez les parties en cours, et les parties finies gardent une place anonyme. Dites `sûr: True`.
achat-privacy-gone = { $count ->
    [0] Oublié. Vous n’aviez de place nulle part.
    [one] Oublié. Une place est anonyme.
   *[other] Oublié. { $count } places sont anonymes.
  }
achat-privacy-export = Tout ce qui est gardé de vous.
cmd-pause = pause
cmd-pause-about = Demander une pause à la table ; ou la finir
cmd-hours = heures
cmd-hours-about = Combien d’heures
cmd-extend = prolonger
cmd-extend-about = Demander plus de temps à la table
cmd-takeback = raviser
cmd-takeback-about = Demander à tous de revenir avant votre dernier coup
cmd-vote = vote
cmd-vote-about = Voter sur ce qui est demandé à la table
cmd-agree = accord
cmd-agree-about = Oui ou non
cmd-mute = silence
cmd-mute-about = Aucun rappel jusqu’à votre prochain tour
cmd-missed = manqué
cmd-missed-about = Voir ce qui s’est passé depuis votre dernier coup
cmd-sub = remplacer
cmd-sub-about = Prendre une place libre, libérer la vôtre, ou la rendre
cmd-sub-what = quoi
cmd-sub-what-about = Que faire
cmd-sub-take = prendre une place libre
cmd-sub-offer = libérer ma place
cmd-sub-back = rendre la place
cmd-orders = ordres
cmd-orders-about = Voir et changer vos ordres permanents
cmd-replay = revoir
cmd-replay-about = Voir la partie pas à pas ; l’exporter quand elle est finie
cmd-me = moi
cmd-me-about = Vos heures calmes, absences et rappels
cmd-zone-about = Fuseau horaire, comme Europe/Paris
cmd-quiet-about = Heures calmes, comme 22:00-08:00 ; - pour aucune
cmd-away-about = Absence, comme 2026-07-01 2026-07-10 ; - pour aucune
cmd-remind-about = Comment vous rappeler
cmd-digest-about = Heure d’un message par jour au lieu de tous les autres ; -1 pour aucun
cmd-privacy = confidentialité
cmd-privacy-about = Ce qui est gardé de vous
cmd-export = exporter
cmd-export-about = Recevoir tout ce qui est gardé de vous
cmd-delete = effacer
cmd-delete-about = Effacer tout ce qui est gardé de vous
cmd-sure = sûr
cmd-sure-about = Vraiment
cmd-zone = fuseau
cmd-quiet = calme
cmd-away = absence
cmd-remind = rappels
cmd-digest = résumé
cmd-palette = palette
cmd-palette-about = Les couleurs des images que vous seul voyez
cmd-my-language-about = La langue dans laquelle je vous parle
achat-language = Langue
achat-language-own = celle de votre Discord
achat-palette = Couleurs
achat-order-which = Choisissez une question
achat-order-list = Tous les ordres
achat-order-everywhere = À chaque table
achat-order-everywhere-lead = Ce que vous répondez toujours : valable à chaque table où vous vous asseyez dès lors.
achat-order-title = Choisissez un jeu
achat-order-count = { $count ->
    [0] aucun ordre
    [one] un ordre
   *[other] { $count } ordres
  }
achat-pace-custom = Une horloge à elle
achat-clock-write = Écrire l’horloge
achat-clock-title = Une horloge à vous
achat-clock-bank = Chacun commence avec
achat-clock-increment = Chaque question ajoute
achat-clock-cap = À garder au plus
achat-clock-hint = comme 90 s, 30 m, 12 h ou 2 j
achat-clock-wrong = Écrivez trois durées comme 90 s, 30 m, 12 h ou 2 j : celle du début, celle qu’ajoute chaque question (au moins 10 s), et le plus que l’on garde (au moins autant que chacune, 60 j au plus).
achat-expiry = Quand le temps est écoulé
achat-expiry-default = la réponse habituelle est donnée
achat-expiry-house = la maison répond cette fois
achat-expiry-hand = { $strikes ->
    [one] la maison prend la place
   *[other] après { $strikes } fois de suite, la maison prend la place
  }
achat-due = Répondez avant { $when }
cmd-clock = horloge
cmd-clock-about = Une horloge à vous : début, ajout par question, maximum ; comme 1 j, 12 h, 3 j
cmd-expiry = échéance
cmd-expiry-about = Ce qui arrive quand le temps est écoulé
cmd-rewind = revenir
cmd-rewind-about = Qui a ouvert la table : revenir avant n’importe quel coup
achat-rewind = Retour en arrière
achat-rewind-lead = Vous avez ouvert cette table : choisissez un coup, et il est repris avec tout ce qui le suit. Ce qui a été vu reste vu : les mêmes dés tomberont.
achat-rewind-which = Revenir avant…
achat-rewind-later = Coups suivants
achat-rewind-earlier = Coups précédents
achat-rewind-nothing = Il n’y a encore aucun coup à reprendre.
achat-rewind-ask = Ceci est repris, avec toute réponse donnée depuis sous scellé :
achat-rewind-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
  }
achat-rewind-sure = Reprendre tout cela
achat-rewound = C’est fait. La table sait que son hôte a repris des coups, et le journal les garde.
achat-undo-ask = Au-delà d’une limite, toute la table doit être d’accord. Ce qui a été vu reste vu.
achat-free-seat = Une place est libre dans une partie de **{ $title }** : { $who } s’est levé.
