# Les appels quand aucune page n’est ouverte.
calls-heading = Appels quand aucune page n’est ouverte
calls-hint = Cet appareil prévient quand une question arrive, à la moitié de son temps et près de la fin, même si aucune de nos pages n’est ouverte : un seul avis par table, que le suivant remplace. Vos heures calmes sont respectées, de même que le message unique par jour si vous l’avez choisi.
calls-insecure = Cette page n’est pas venue par https : aucun navigateur ne nous laisse appeler cet appareil une fois la page fermée.
calls-impossible = Ce navigateur ne peut pas être appelé quand aucune de nos pages n’est ouverte.
calls-failed = Cet appareil n’a pas pu être préparé pour les appels.
calls-device = Appareil { $number }, depuis le
calls-drop = Ne plus l’appeler
calls-strange-service = Nous ne connaissons aucun service d’avis à cette adresse : cet appareil ne peut pas être appelé.
calls-strange-device = Les clés de cet appareil sont illisibles : il ne peut pas être appelé.
