# Advice

act-table-advice = Get advice
act-table-advice-about = What a strong player would do here, and why
act-table-take-advice = Play it
act-table-take-advice-about = Play the move you were advised
advice-said = **{ $what }** – { $why }
advice-silent = I’d say nothing. { $why }
advice-taken = Played as advised.
advice-none = There’s no advice for this turn yet. Ask for it first.
advice-off = There’s no advice at rated tables, in leagues or in campaigns. Everyone plays on their own there.
advice-unexplained = I can’t say why yet. This game has no advice of its own.
