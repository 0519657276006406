# Advice

act-table-advice = What would you do?
act-table-advice-about = A good player’s answer to your question, and why
act-table-take-advice = Take it
act-table-take-advice-about = Answer as was advised
advice-said = **{ $what }** – { $why }
advice-silent = I would say nothing. { $why }
advice-taken = Answered as advised.
advice-none = Nothing was advised for this question: ask first.
advice-off = No advice at rated tables, in leagues and in campaigns: there everybody plays for themselves.
