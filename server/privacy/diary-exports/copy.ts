import { micronutrients } from '#nutrition/day/micronutrients/micronutrient.ts'
import { micronutrientLabels } from '#nutrition/day/micronutrients/micronutrient-labels.ts'

const amountHeadings = micronutrients.flatMap((nutrient) => {
  const { name, unit } = micronutrientLabels[nutrient]
  const own = `${name} (${unit})`
  return nutrient === 'sodium' ? [own, `${name} com o sal da cozinha, estimativa (mg)`] : [own]
})
/** Headings of the known shares: the percentage of the eaten grams for which a micronutrient's value is known. */
const knownHeadings = micronutrients.map(
  (nutrient) => `${micronutrientLabels[nutrient].name}: parte conhecida (%)`,
)

/** Column headings of the export of days: `quiet` always, `figures` unless the account hides numbers. */
export const dayHeadings = {
  quiet: ['Data', 'Dia da semana', 'Refeições', 'Alimentos'],
  figures: [
    'Calorias (kcal)',
    'Meta estimada de calorias (kcal)',
    'Proteína (g)',
    'Meta estimada de proteína (g)',
    'Fibras (g)',
    'Meta estimada de fibras (g)',
    'Aderência ao plano (%)',
    'Scans',
    'Peso (kg)',
    'Água (ml)',
    ...amountHeadings,
    ...knownHeadings,
    'Fibras: parte conhecida (%)',
  ],
} as const

export const itemHeadings = {
  quiet: ['Data', 'Hora', 'Refeição', 'Alimento', 'Porção'],
  figures: [
    'Gramas',
    'Calorias (kcal)',
    'Proteína (g)',
    'Carboidratos (g)',
    'Gorduras (g)',
    'Fibras (g)',
    'Grupo NOVA',
    'Fonte',
    ...amountHeadings,
  ],
} as const

/** Name of a ticked meal in the export of foods. Such a meal is stored as a dish, without its foods. */
export const tickedMealName = 'Refeição do plano, marcada como feita'

export function fileName(what: 'dias' | 'alimentos', from: string, to: string): string {
  return `prato-certo-${what}-${from}-a-${to}.csv`
}
