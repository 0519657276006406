# Why: reasons for an answer in Neptun

neptun-why-silent = Nadie espera tus deseos, y has dejado los que convienen a tu ruta.
neptun-why-turn = { $count ->
    [0] Todavía no hay nada descubierto: mira qué viene.
    [one] Lo que está boca abajo debería convenir a tu ruta más que el contrato descubierto, que así rechazas.
   *[other] Lo que está boca abajo debería convenir a tu ruta más que los { $count } contratos descubiertos, que así rechazas.
  }
neptun-why-contract = Paga { $pay }, y { $turns ->
    [one] basta un turno
   *[other] bastan { $turns } turnos
  } para { $miles ->
    [one] la milla
   *[other] las { $miles } millas
  } desde { $start }.
neptun-why-contract-tight = Paga { $pay } y ningún otro encaja mejor, pero { $turns ->
    [one] un turno es poco
   *[other] { $turns } turnos son pocos
  } para las { $miles } millas desde { $start }: puede perderse.
neptun-why-wishes = { $count ->
    [one] Así lo consigues sin que se te pregunte.
   *[other] Así consigues uno de los { $count } sin que se te pregunte.
  } { $why }
neptun-why-no-wish = Ningún contrato descubierto conviene a tu ruta.
neptun-why-route = { $count ->
    [one] Este puerto conviene a tus contratos: lo que se descubra para él se toma por ti, y nadie espera.
   *[other] Estos { $count } puertos convienen a tus contratos: lo que se descubra para ellos se toma por ti, y nadie espera.
  }
neptun-why-card-near = Viento y remos dan { $miles ->
    [one] una milla
   *[other] { $miles } millas
  }, y tu próximo contrato ({ $contract }) está { $way ->
    [0] aquí mismo
    [one] a una milla
   *[other] a { $way } millas
  }; las cartas más fuertes quedan para rutas más largas.
neptun-why-card-far = Viento y remos dan { $miles ->
    [one] una milla
   *[other] { $miles } millas
  } de las { $way } hasta tu próximo contrato ({ $contract }); lo que falta cuesta oro u otro turno.
neptun-why-card-idle = Ya no hay contratos abiertos: la carta decide el viento del próximo turno, y las demás siguen en tu mano.
neptun-why-wait = Ves antes cómo navegan quienes van delante; por esperar no se pierde nada.
neptun-why-deliver = Entregar paga { $pay } al instante, y no se pierde ningún otro contrato.
neptun-why-deliver-past = Entregar paga { $pay }, y vale más que { $count ->
    [one] el contrato anterior, que se pierde.
   *[other] los { $count } contratos anteriores, que se pierden.
  }
neptun-why-nearer = En este turno no se puede entregar nada que lo valga; desde allí tu próximo contrato ({ $contract }) está { $miles ->
    [0] en el mismo puerto
    [one] a una milla
   *[other] a { $miles } millas
  }.
neptun-why-rest = Todos tus contratos están cumplidos o perdidos: cada milla más sería en balde.
neptun-why-no-extra = { $count ->
    [0] No te queda nada que entregar, y una carta de remos vale algo en las rondas que vienen.
    [one] Tu contrato abierto no vale la carta de remos que pide el turno extra.
   *[other] Tus { $count } contratos abiertos no valen la carta de remos que pide el turno extra.
  }
neptun-why-extra = Te cuesta la carta de remos { $card }. { $why }
