export const pullTexts = {
  done: 'Atualizado',
  failed: { title: 'Não deu para atualizar' },
} as const
