interface Testimonial {
  readonly words: string
  readonly who: string
  readonly where: string
}

/** Shown if `claims.testimonials` is set. Operators replace them with real testimonials. */
export const testimonials: readonly Testimonial[] = [
  {
    words: 'Escrevi ‘uma concha de feijão’ e ele entendeu. Parece pouco, mas foi a primeira vez.',
    who: 'Camila, professora',
    where: 'Recife, PE',
  },
  {
    words: 'Levo marmita todo dia. O plano da semana já vem com o que dá para cozinhar uma vez e repetir.',
    who: 'Rafael, técnico de enfermagem',
    where: 'Belo Horizonte, MG',
  },
  {
    words: 'Sou vegetariana e cansei de trocar frango por nada. Aqui o cardápio já chega certo.',
    who: 'Ana Luiza, designer',
    where: 'Curitiba, PR',
  },
  {
    words: 'Como na padaria, no rodízio, na casa da minha mãe. Registro, ajusto o resto do dia e sigo.',
    who: 'Marcos, motorista',
    where: 'Manaus, AM',
  },
]
