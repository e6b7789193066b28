import { type MealType, mealTypeLabels } from '../../targets/meal-type.ts'

const feminine: ReadonlySet<MealType> = new Set(['ceia'])

/** Returns the meal's name with its article: `o almoço`, `a ceia`. */
export function theMeal(mealType: MealType): string {
  return `${feminine.has(mealType) ? 'a' : 'o'} ${mealTypeLabels[mealType].toLowerCase()}`
}

/** Returns the meal's name with `de` and its article: `do almoço`, `da ceia`. */
export function ofTheMeal(mealType: MealType): string {
  return `d${theMeal(mealType)}`
}

/** Returns the text with its first letter in upper case. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Formats a duration in minutes in whole hours: `330` as `6 horas`. */
export function hourWords(minutes: number): string {
  const hours = Math.round(minutes / 60)
  return hours === 1 ? '1 hora' : `${hours} horas`
}

/** Formats minutes after midnight: `750` as `12h30`, `720` as `12h`. */
export function clockWords(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`
}
