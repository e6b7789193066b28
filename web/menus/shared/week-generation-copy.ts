export const weekGenerationTexts = {
  done: { title: 'Seu Plano da Semana está pronto' },
  failed: { title: 'Erro ao gerar plano semanal', description: 'Tente novamente em alguns momentos.' },
} as const
