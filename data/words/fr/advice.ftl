# Conseils

act-table-advice = Demander conseil
act-table-advice-about = Le coup que jouerait quelqu’un d’expérimenté ici, et pourquoi
act-table-take-advice = Jouer ce coup
act-table-take-advice-about = Jouer le coup conseillé
advice-said = **{ $what }** – { $why }
advice-silent = Je ne dirais rien. { $why }
advice-taken = Coup conseillé joué.
advice-none = Il n’y a pas encore de conseil pour ce coup. Demandez-en un d’abord.
advice-off = Pas de conseils aux tables classées, dans les ligues et dans les campagnes. On y joue sans aide.
advice-unexplained = Je ne sais pas encore dire pourquoi : ce jeu n’a pas encore ses propres conseils.
