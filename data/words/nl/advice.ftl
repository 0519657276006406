# Advice

act-table-advice = Advies vragen
act-table-advice-about = Wat een sterke speler hier zou doen, en waarom
act-table-take-advice = Zo spelen
act-table-take-advice-about = Speel de aangeraden zet
advice-said = **{ $what }** – { $why }
advice-silent = Ik zou niets zeggen. { $why }
advice-taken = Gespeeld zoals aangeraden.
advice-none = Voor deze zet is er nog geen advies. Vraag er eerst om.
advice-off = Geen advies aan tafels die voor de rating tellen, in competities en in campagnes. Daar speelt iedereen zonder hulp.
advice-unexplained = Waarom kan ik nog niet zeggen. Dit spel heeft nog geen eigen adviezen.
