# Why: reasons for an answer in Neptun

neptun-why-silent = La partida no espera tus deseos, y has dejado los que convienen a tu ruta.
neptun-why-turn = { $count ->
    [0] Todavía no hay nada descubierto; mira qué viene.
    [one] Un contrato boca abajo debería convenir a tu ruta más que el descubierto, que así rechazas.
   *[other] Un contrato boca abajo debería convenir a tu ruta más que los { $count } descubiertos, que así rechazas.
  }
neptun-why-contract = Paga { $pay }, y { $turns ->
    [one] basta un turno
   *[other] bastan { $turns } turnos
  } para { $miles ->
    [one] la milla
   *[other] las { $miles } millas
  } desde { $start }.
neptun-why-contract-tight = Paga { $pay } y ningún otro encaja mejor. Pero { $turns ->
    [one] un turno es poco
   *[other] { $turns } turnos son pocos
  } para las { $miles } millas desde { $start }, y puede perderse.
neptun-why-wishes = { $count ->
    [one] Así lo consigues sin que se te pregunte.
   *[other] Así consigues uno de los { $count } sin que se te pregunte.
  } { $why }
neptun-why-no-wish = Ningún contrato descubierto conviene a tu ruta.
neptun-why-route = { $count ->
    [one] Este puerto conviene a tus contratos. Lo que se descubra para él lo tomamos por ti, y nadie espera.
   *[other] Estos { $count } puertos convienen a tus contratos. Lo que se descubra para ellos lo tomamos por ti, y nadie espera.
  }
neptun-why-card-near = Viento y remos dan { $miles ->
    [one] una milla
   *[other] { $miles } millas
  }, y tu próximo contrato ({ $contract }) está { $way ->
    [0] aquí mismo
    [one] a una milla
   *[other] a { $way } millas
  }. Guarda las cartas más fuertes para rutas más largas.
neptun-why-card-far = Viento y remos dan { $miles ->
    [one] una milla
   *[other] { $miles } millas
  } de las { $way } hasta tu próximo contrato ({ $contract }). El resto cuesta oro u otro turno.
neptun-why-card-idle = Ya no tienes contratos abiertos. La carta solo influye en el próximo viento, y las demás te las quedas.
neptun-why-wait = Verás antes cómo navegan quienes van delante. Esperar no cuesta nada.
neptun-why-deliver = Entregar paga { $pay } al instante, y no pierdes ningún otro contrato.
neptun-why-deliver-past = Entregar paga { $pay }. Vale más que { $count ->
    [one] el contrato anterior, que se pierde.
   *[other] los { $count } contratos anteriores, que se pierden.
  }
neptun-why-nearer = En este turno no hay nada que valga la pena entregar. Desde allí tu próximo contrato ({ $contract }) está { $miles ->
    [0] en el mismo puerto
    [one] a una milla
   *[other] a { $miles } millas
  }.
neptun-why-rest = Todos tus contratos están entregados o perdidos, así que seguir navegando no da nada.
neptun-why-no-extra = { $count ->
    [0] No te queda nada que entregar, y una carta de remos te servirá en las próximas rondas.
    [one] Tu contrato abierto no vale la carta de remos de un turno extra.
   *[other] Tus { $count } contratos abiertos no valen la carta de remos de un turno extra.
  }
neptun-why-extra = Te cuesta la carta de remos { $card }. { $why }
