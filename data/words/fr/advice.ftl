# Conseils

act-table-advice = Que feriez-vous ?
act-table-advice-about = La réponse d’un bon joueur à votre question, et pourquoi
act-table-take-advice = Suivre ce conseil
act-table-take-advice-about = Répondre comme conseillé
advice-said = **{ $what }** – { $why }
advice-silent = Je ne dirais rien. { $why }
advice-taken = Réponse donnée comme conseillé.
advice-none = Rien n’a été conseillé pour cette question : demandez d’abord.
advice-off = Pas de conseils aux tables classées, dans les ligues ni les campagnes : chacun y joue par soi-même.
