export const failed = {
  create: { title: 'Não foi possível registrar a aderência à dieta.' },
  update: { title: 'Não foi possível atualizar a aderência à dieta.' },
} as const
