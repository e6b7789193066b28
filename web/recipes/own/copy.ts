import type { RecipeMenuAnswers } from '#contract/recipes/own-recipes.ts'

export const recipeToasts = {
  created: 'Receita criada',
  changed: 'Receita atualizada',
  removed: 'Receita apagada',
  restored: 'Receita de volta',
} as const

/** Roles of a recipe on the plate, in the words of a cook. */
export const roleLabels: Readonly<Record<RecipeMenuAnswers['role'], string>> = {
  main: 'Prato principal',
  solo: 'Refeição completa',
  base: 'Arroz, massa, purê',
  side: 'Salada ou acompanhamento',
  snack: 'Lanche',
  drink: 'Bebida',
}

export const costLabels = { 1: 'Do\u00a0dia\u00a0a\u00a0dia', 2: 'Custo médio', 3: 'Para ocasiões' } as const

export const novaTexts: Readonly<Record<number, string>> = {
  1: 'In natura ou minimamente processada',
  2: 'Ingredientes de cozinha',
  3: 'Com alimentos processados',
  4: 'Com ultraprocessados',
}

export const offlineText = 'Sem conexão não dá para ler os ingredientes nem salvar.'
