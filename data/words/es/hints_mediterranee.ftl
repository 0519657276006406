# Why and when, for each kind of question of Méditerranée: shown until someone has finished a game.

hint-mediterranee-manning =
    Cada marinero a bordo hace avanzar la galera una zona y combate, pero ocupa la plaza de una mercancía. Los que se quedan defienden tu capital.
    Tres o cuatro en cada galera dejan sitio para comerciar. Dos o tres en casa bastan al principio.
hint-mediterranee-bid =
    Cada cual paga su puja. La más alta elige un puesto en el orden de esta ronda.
    Puja si alguien quiere el mismo puerto que tú, o si tienes que atacar o huir antes que nadie. Si no, ahorra tus ducados.
hint-mediterranee-place =
    Eliges cuándo actúas en todas las fases de esta ronda.
    El primer puesto llega antes a los puertos libres; el último ve lo que hacen todos los demás.
hint-mediterranee-market =
    Aquí el dinero se convierte en mercancías, marineros, galeras y fuertes, en el orden que quieras y cuantas veces quieras.
    Carga lo que no tengan tus próximos puertos. Recluta donde haya mercancías almacenadas. Construye galeras donde haya madera y hierro.
hint-mediterranee-price =
    Alguien quiere comprar en tu puerto. Tu precio va de 100 a 300, o más con un monopolio. No puedes negarte a vender.
    Pide mucho a los rivales y por mercancías escasas. Pueden hacerte una sola contraoferta.
hint-mediterranee-haggle =
    Te ofrecen menos de lo que pediste. Si dices que no, aún pueden comprar al primer precio.
    Acepta si de otro modo no comprarían nada. Rechaza si necesitan la mercancía.
hint-mediterranee-trade =
    Un trato de galera a galera, al precio que acuerden ambas partes.
    Vende lo que tu próximo puerto ya tiene; compra lo que abre un mercado nuevo. Cuanto más lo necesite la otra parte, más puede costar.
hint-mediterranee-trade-counter =
    Es la última oferta: sí cierra el trato, no lo rompe.
    Acepta si es mejor que no tener trato.
hint-mediterranee-sail =
    Una galera avanza una zona por marinero a bordo. Para atravesar una zona con galeras de otros necesitas permiso.
    Ve adonde tu carga aún falte. Deja una galera cerca de un puerto en peligro.
hint-mediterranee-passage =
    Alguien quiere atravesar tu zona. Sin tu permiso, su galera se detiene ahí.
    Detén a quien va hacia tus puertos. Deja pasar a los demás y quizá hagan lo mismo contigo.
hint-mediterranee-combat =
    Cada bando tira un dado, suma sus marineros y divide entre 3 (entre 4 contra un fuerte). El otro bando pierde esos marineros.
    Ataca con claramente más marineros, por una carga o un puerto que lo valga. Un mercado nuevo puede valer más.
hint-mediterranee-spoils =
    Has ganado. Hunde la galera o captúrala con algunos de tus marineros.
    Captúrala si puedes tripular las dos; húndela si solo te debilitaría.
hint-mediterranee-stow =
    Te quedas todas las mercancías de estas que te quepan.
    Conserva lo que no tiene tu próximo puerto. Deja lo que puedes comprar en cualquier parte por 100.
hint-mediterranee-land =
    Un puerto sin guarnición es de quien desembarca primero, con su mercancía, su almacén y sus puntos. Sin marineros una galera se hunde.
    Desembarca donde te sobre un marinero; dos o tres donde naveguen rivales.
hint-mediterranee-sell =
    Un puerto compra una ficha de cada mercancía que ni produce ni almacena, a 100 veces su número libre más bajo. Un mercado nuevo en el puerto de un rival paga 500 extra.
    Vende casi siempre. Guarda una mercancía solo para un mercado nuevo a tu alcance.
