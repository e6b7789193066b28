export const failed = {
  create: { title: 'Não foi possível registrar a aderência à dieta.' },
  update: { title: 'Não foi possível atualizar a aderência à dieta.' },
} as const

export const saved = {
  create: { title: 'Aderência registrada' },
  update: { title: 'Aderência atualizada' },
} as const

/** Answers to a tap on "Já comi" in a reminder. */
export const noticeTexts = {
  ofAnotherDay: { title: 'Este lembrete era de outro dia', description: 'Nada mudou no dia de hoje.' },
  alreadyTicked: (meal: string) => `${meal}: já estava marcado`,
  ticked: (meal: string) => `${meal}: marcado como feito`,
  undo: 'Desfazer',
  question: (meal: string) => ({
    title: `${meal}: você já comeu?`,
    description: 'Nada muda sem o seu toque.',
  }),
  tick: 'Marcar',
  queued: { title: 'Sem conexão: guardamos e enviamos quando voltar.' },
}
