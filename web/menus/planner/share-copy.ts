export const shareTexts = {
  copied: { title: 'Cardápio copiado', description: 'Cole onde quiser.' },
  failed: {
    title: 'Não deu para compartilhar',
    description: 'Este navegador não deixa. Você pode imprimir o cardápio.',
  },
} as const
