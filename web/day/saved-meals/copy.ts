import { savedMealLimits } from '#contract/day/saved-meal-limits.ts'

export const savedMealTexts = {
  saved: (name: string) => ({
    title: `“${name}” salva`,
    description: 'Para registrar de novo, escreva esse nome em “O que você comeu?”.',
  }),
  renamed: { title: 'Nome trocado' },
  removed: (name: string) => ({
    title: `“${name}” apagada`,
    description: 'O que você já registrou com ela continua nos seus dias.',
  }),
  restored: { title: 'Refeição de volta' },
  undo: 'Desfazer',
  deletedFoods: (names: string) => `Você apagou ${names} dos seus alimentos: aqui conta como era.`,
} as const

/** Returns what is missing in a typed name, or `undefined`. */
export function nameProblem(name: string): string | undefined {
  const { length } = name.trim()
  if (length < savedMealLimits.shortestName) return 'Dê um nome à refeição.'
  return length > savedMealLimits.longestName
    ? `Use até ${savedMealLimits.longestName} caracteres.`
    : undefined
}
