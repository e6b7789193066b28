export const planFailed = { title: 'Erro ao ajustar o plano' } as const
