export const weekGenerationTexts = {
  done: { title: 'Seu cardápio da semana está pronto' },
  failed: { title: 'Erro ao gerar cardápio', description: 'Tente novamente em alguns momentos.' },
} as const
