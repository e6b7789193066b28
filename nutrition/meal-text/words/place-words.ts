/** Filler words for places, company and occasions of a meal, in plain spelling. */
export const placeWords: readonly string[] =
  'praca descafeinado descafeinada trailer foodtruck esquina escritorio firma hotel hospital niver hmm humm hum barraca turma empresa quermesse recreio intervalo bairro cidade interior centro predio portaria van onibus metro sitio chacara fazenda pescaria beira longo cima esposo sobrinho sobrinha cunhada cunhado sogro patrao chefe equipe requentado requentada requentei micro microondas corrigindo gratis individual molhado adocado adocada romantico hidratada hidratado acordei dormir'.split(
    ' ',
  )
