# Why and when, for each kind of question of Méditerranée: shown until somebody has finished a game.

hint-mediterranee-manning =
    Los marineros a bordo son zonas que puedes navegar y fuerza en combate; cada plaza que ocupan es una mercancía menos. Los que se quedan guardan tu capital.
    Tres o cuatro en cada galera dejan sitio para comerciar; dos o tres en casa bastan al principio.
hint-mediterranee-bid =
    Cada cual paga su puja, y la más alta elige un puesto en el orden de esta ronda.
    Puja cuando dos quieran el mismo puerto o cuando tengas que golpear, o huir, primero; si no, ahorra tus ducados.
hint-mediterranee-place =
    Tu puja te deja elegir cuándo actúas en todas las fases de esta ronda.
    El primero llega antes a los puertos libres; el último ve lo que hacen todos los demás.
hint-mediterranee-market =
    Aquí el dinero se convierte en mercancías, marineros, galeras y fuertes, en el orden que quieras y cuantas veces quieras.
    Carga lo que no tengan los puertos a los que vas; alista donde haya mercancías almacenadas; construye galeras donde haya madera y hierro.
hint-mediterranee-price =
    Alguien quiere comprar en tu puerto: tú dices el precio, de 100 a 300, más con un monopolio. No puedes negarte a vender.
    Pide mucho a los rivales y por mercancías escasas; pide poco a los amigos, y recuerda que pueden ofrecer menos una vez.
hint-mediterranee-haggle =
    El comprador ofrece menos de lo que pediste; si dices que no, tu primer precio sigue en pie.
    Acepta si de otro modo no compraría nada; rechaza si necesita la mercancía.
hint-mediterranee-trade =
    Un trato de galera a galera, al precio que acuerden ambas partes.
    Vende lo que tu próximo puerto ya tiene, compra lo que abre un mercado nuevo; cuanto más lo necesite el otro, más puede costar.
hint-mediterranee-trade-counter =
    Es su última palabra: sí cierra el trato, no lo termina.
    Di que sí si es mejor que no tener trato; no hay más rondas.
hint-mediterranee-sail =
    Una zona por marinero a bordo. Para atravesar una zona con galeras de otros necesitas su permiso.
    Ve adonde falte tu carga; deja una galera cerca de un puerto en peligro.
hint-mediterranee-passage =
    Alguien quiere atravesar tu zona; sin tu permiso, su movimiento acaba ahí.
    Detén lo que va hacia tus puertos; deja pasar a los demás y quizá hagan lo mismo contigo.
hint-mediterranee-combat =
    Cada bando tira un dado, suma sus marineros y divide entre tres (entre cuatro contra un fuerte): tantos caen en el otro bando.
    Ataca con claramente más marineros, por una carga o un puerto que lo valga. Un cliente que paga por un mercado nuevo puede valer más.
hint-mediterranee-spoils =
    Has ganado: hunde la galera o captúrala con algunos de tus marineros.
    Captúrala si puedes tripular las dos; húndela si solo te debilitaría.
hint-mediterranee-stow =
    Las mercancías son tuyas en la medida en que quepan.
    Conserva lo que le falta al próximo puerto; deja lo que puedes comprar en cualquier parte por 100.
hint-mediterranee-land =
    Un puerto sin guarnición es de quien desembarca: con su mercancía, su almacén y sus puntos. Sin marineros una galera se hunde.
    Desembarca donde te sobre un marinero; dos o tres donde naveguen rivales.
hint-mediterranee-sell =
    Un puerto compra una ficha de cada mercancía que ni produce ni almacena, a 100 veces su número libre más bajo; un mercado nuevo en el puerto de un rival paga 500 más.
    Vende casi siempre; guarda una mercancía solo para un mercado nuevo a tu alcance.
