export const swapTexts = {
  done: { title: 'Troca feita' },
  undone: { title: 'Troca desfeita' },
  undo: 'Desfazer',
} as const
