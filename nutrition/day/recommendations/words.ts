import { type MealType, mealTypeLabels } from '../../targets/meal-type.ts'

const feminine: ReadonlySet<MealType> = new Set(['ceia'])

/** `o almoço`, `a ceia`. */
export function theMeal(mealType: MealType): string {
  return `${feminine.has(mealType) ? 'a' : 'o'} ${mealTypeLabels[mealType].toLowerCase()}`
}

/** `do almoço`, `da ceia`. */
export function ofTheMeal(mealType: MealType): string {
  return `d${theMeal(mealType)}`
}

export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Minutes after midnight as `12h30`. */
export function clockWords(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`
}
