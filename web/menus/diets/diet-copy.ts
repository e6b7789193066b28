/** States that the menu of an inactive diet is not the plan. */
export const templateText = 'Modelo: ative para virar o seu cardápio.'

/** Title of the printed and the shared menu of an inactive diet. */
export function templateTitle(dietName: string): string {
  return `Modelo de cardápio: ${dietName}`
}

export const activationTexts = {
  undone: {
    title: 'A dieta de antes voltou',
    description: 'O cardápio dela vale de novo. As trocas que você fez nesta semana não voltam.',
  },
  list: {
    done: { title: 'Dieta ativa alterada.', description: 'Recalculamos seu dia.' },
    failed: { title: 'Erro ao ativar dieta', description: 'Tente novamente em alguns momentos.' },
  },
  detail: {
    done: { title: 'Dieta ativada!' },
    failed: {
      title: 'Erro ao ativar dieta',
      description: 'Não foi possível ativar a dieta. Tente novamente.',
    },
  },
} as const

export const removalTexts = {
  done: { title: 'Dieta deletada', description: 'A dieta foi removida com sucesso.' },
  failed: { title: 'Erro ao deletar', description: 'Não foi possível deletar a dieta.' },
} as const

export const renamed = { title: 'Nome alterado' } as const

export const releaseTexts = {
  done: { title: 'Dieta liberada', description: 'Já dá para gerar o cardápio de novo.' },
  failed: { title: 'Não foi possível resetar as dietas travadas.' },
} as const

export const menuTexts = {
  done: { title: 'Cardápio criado', description: 'Seu cardápio da semana está pronto.' },
  template: { title: 'Cardápio criado', description: 'É um modelo. Ative a dieta para usar.' },
  plain: { title: 'A IA demorou muito, mas criamos um cardápio básico para você.' },
  failed: {
    title: 'Erro ao gerar cardápio',
    description: 'Não foi possível gerar seu cardápio. Tente novamente.',
  },
} as const
