/** Messages for a browser without storage, or with a failing one. */
export const failed = {
  settle: {
    title: 'Não foi possível tirar a refeição da lista',
    description: 'O navegador não deixou. Ela continua aqui. Tente novamente.',
  },
  again: {
    title: 'Não foi possível tentar de novo',
    description: 'O navegador não deixou. A refeição continua aqui.',
  },
  back: {
    title: 'A refeição ainda não voltou para a lista',
    description: 'O navegador não conseguiu guardar.',
  },
}
