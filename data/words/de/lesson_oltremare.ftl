# The lesson of Oltre Mare, step by step.

lesson-oltremare-trade =
    In Oltre Mare gewinnen die meisten Dukaten, wenn der Stapel leer ist. Dein Schiff trägt einen Kartenstapel, die Fracht. Benachbarte Karten einer Ware bilden eine Folge: Drei Zucker bringen am Ende 6 Dukaten. Oben auf deiner Fracht liegt Zucker, und du hast noch einen. Zuan hat vielleicht einen weiteren.
    „Handel vorschlagen“: an Zuan, deinen Wein mit dem Schiffssymbol, für 1 Zucker, dann „Nichts sagen“.
lesson-oltremare-trade-go = Das ginge, aber ein zweiter Zucker ist dir mehr wert als dieser Wein. Mach Zuan erst das Angebot.
lesson-oltremare-trade-buy = Eine Karte vom Stapel kostet 3 Dukaten, und du weißt nicht, welche. Zuans Zucker kostet dich einen Wein. Mach ihm das Angebot.
lesson-oltremare-trade-other-wine = Behalte den Wein mit dem Dukatensymbol. Er bringt Geld, wenn du ihn ausspielst. Biete den mit dem Schiff.
lesson-oltremare-trade-slip = An Zuan, deinen Wein mit dem Schiffssymbol, keine Dukaten, für 1 Zucker, und „Nichts sagen“. Die leuchtenden Knöpfe führen dich.
lesson-oltremare-go =
    Zuan nimmt an und gewinnt 1 Prestige. Das bekommen alle, die mit der Person am Zug handeln. Prestige bringt zweimal Dukaten: wenn die Venedigkarte auftaucht, etwa in der Mitte des Stapels, und am Ende. Deshalb handelt man gern.
    Wähle „Karten ausspielen“.
lesson-oltremare-go-slip = Du hast, was du brauchst. Wähle „Karten ausspielen“.
lesson-oltremare-play =
    Deine oberste Frachtkarte hat Ladezahl 2, also spielst du genau zwei Karten aus. Ihre Symbole bringen etwas: eines gibt 1, zwei gleiche geben 3, drei geben 6. Die Zucker zeigen zwei Marktsymbole, also ziehst du 3 Karten.
    Wähle beide Zucker.
lesson-oltremare-play-slip = Das lässt sich ausspielen, aber es zerreißt deine Folge. Wähle beide Zucker.
lesson-oltremare-sail =
    Ein Schiffssymbol heißt: Du fährst eine Strecke. Wo du anlegst, nimmst du den Hafenmarker. In Beirut ist das Gutes Geschäft: ein Dukatensymbol mehr in jedem deiner Züge.
    Wähle Beirut.
lesson-oltremare-sail-slip = Auch Rhodos hat einen guten Marker, aber Gutes Geschäft bringt sofort etwas ein. Wähle Beirut.
lesson-oltremare-load =
    Jetzt lädst du. Die letzte Karte liegt oben und bestimmt deinen nächsten Zug. Ihre Löwen sagen, wie viele Karten du zu Beginn halten darfst. Ihre Ladezahl sagt, wie viele du ausspielen musst.
    Lade erst den Zucker mit 3 Löwen, dann den mit 4 Löwen.
lesson-oltremare-load-slip = So lägen oben nur 3 Löwen. Du dürftest drei Karten halten und müsstest vier ausspielen. Leg den Zucker mit 4 Löwen zuletzt.
lesson-oltremare-accept =
    Bianca ist am Zug. Sie bietet Silber für ein Holz. Du hast zwei Holz, sie nützen deinem Zucker nichts, und ein Handel bringt dir 1 Prestige.
    Wähle „Annehmen“, und gib ihr das Holz mit 5 Löwen.
lesson-oltremare-accept-other-wood = Für Bianca ist jedes Holz gut. Behalte das mit 6 Löwen. Es liegt besser obenauf.
lesson-oltremare-accept-slip = Silber und Prestige lohnen sich beide. Wähle „Annehmen“, mit dem Holz mit 5 Löwen.
lesson-oltremare-decline =
    Zuan hätte gern einen Wein für seinen Weizen. Aber deine Weine bringen im nächsten Zug ein Schiff und Dukaten. Nicht jeder Handel ist gut.
    Wähle „Ablehnen“.
lesson-oltremare-decline-slip = Er würde sich freuen, aber dir würde der Wein bald fehlen. Wähle diesmal „Ablehnen“.
lesson-oltremare-power =
    Du bist am Zug. Oben liegen 4 Löwen, also darfst du vier Karten halten, hast aber fünf. Die überzählige kommt auf deinen Piratenstapel, wo jede Karte am Ende 1 Dukaten kostet.
    Wähle das Holz. Es ist eine einzelne Karte und bringt Piraten.
lesson-oltremare-power-slip = Die brauchst du bald. Wähle das Holz.
lesson-oltremare-fourth =
    Mit einem vierten Zucker ist die Folge 11 wert statt 6. Du kannst beide auf einmal fragen. Wer zuerst annimmt, bekommt den Handel.
    „Handel vorschlagen“: an Bianca und Zuan, dein Silber, für 1 Zucker, dann „Nichts sagen“.
lesson-oltremare-fourth-go = Das ginge, aber ohne vierten Zucker entgehen dir 5 Dukaten. Frag erst beide.
lesson-oltremare-fourth-slip = An Bianca und Zuan, dein Silber, keine Dukaten, für 1 Zucker, und „Nichts sagen“. Die leuchtenden Knöpfe führen dich.
lesson-oltremare-haggle =
    Beide wollen 1 Dukaten mehr. Das ist günstig, denn der Zucker bringt dir 5. Bei den Waren muss man die Wahrheit sagen, bei Symbolen, Löwen und Ladezahl darf man bluffen.
    Wähle „Annehmen“ für Biancas Zucker.
lesson-oltremare-haggle-zuan = Zuans Zucker täte es auch. Nimm den von Bianca: Sie gibt 6 Löwen an, und Zuan hat schon Prestige.
lesson-oltremare-haggle-slip = Zahl den Dukaten. Der vierte Zucker bringt dir 5. Wähle „Annehmen“ für Biancas Angebot.
lesson-oltremare-go-again =
    Du hast, was du für vier Zucker am Stück brauchst. Diesmal lädst du drei Karten.
    Wähle „Karten ausspielen“.
lesson-oltremare-three =
    Zwei Dukatensymbole und das von Gutes Geschäft sind drei. Das sind sofort 6 Dukaten.
    Wähle den Zucker, die Gewürze und den Wein mit dem Schiffssymbol.
lesson-oltremare-three-slip = Beinahe. Zucker für die Folge, Gewürze für ein zweites Dukatensymbol, und den Wein mit dem Schiff. So ist nur ein Piratensymbol dabei.
lesson-oltremare-far =
    Drei Schiffssymbole heißen drei Strecken. In Smyrna liegt der Marker Örtliche Obrigkeit. Er zahlt dir zu Beginn jedes deiner Züge deine Löwen minus 3.
    Wähle Smyrna.
lesson-oltremare-far-slip = Irgendwann einen Besuch wert. Aber Smyrna zahlt in jedem Zug. Wähle Smyrna.
lesson-oltremare-top =
    Lade zuerst den Zucker, damit er neben den anderen drei liegt. Leg die Gewürze nach oben. Sie haben 6 Löwen, und 6 minus 3 sind 3 Dukaten für dich in jedem Zug, in dem sie dort liegen.
    Lade Zucker, dann Wein, dann Gewürze.
lesson-oltremare-top-slip = Der Zucker muss neben den anderen Zuckern liegen, also kommt er zuerst. Die Gewürze mit 6 Löwen gehören nach oben, also zuletzt.
lesson-oltremare-end = Vier Zucker am Stück, 20 Dukaten in der Kasse, zwei Hafenmarker, und die Örtliche Obrigkeit hat gerade gezahlt. Du führst! Die Partie endet, wenn der Stapel leer ist. Dann zahlen Fracht, Marker und Prestige, und dein Piratenstapel kostet. Noch nicht gezeigt: der Kompass, die anderen Marker, Karten kaufen und Schulden machen. Das steht in den Regeln. Gut gemacht!
