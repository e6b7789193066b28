import { type MealType, mealTypeLabels } from '#nutrition/targets/meal-type.ts'

/** Ticks a planned meal that another one of its kind replaced. */
export const alsoEaten = 'Comi também'

/** `Não comido: você registrou outro almoço.` */
export function replacedText(mealType: MealType): string {
  const other = mealType === 'ceia' ? 'outra' : 'outro'
  return `Não comido: você registrou ${other} ${mealTypeLabels[mealType].toLowerCase()}.`
}
