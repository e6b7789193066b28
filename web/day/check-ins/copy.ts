export const checkInTexts = {
  saved: { title: 'Check-in registrado!' },
  removed: { title: 'Check-in retirado' },
  failed: { title: 'Erro ao registrar', description: 'Tente novamente em alguns momentos.' },
} as const
