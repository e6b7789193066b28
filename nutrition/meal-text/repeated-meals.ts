import type { MealQuestion } from './meal-reading.ts'
import type { Grouped, SpokenItem } from './spoken-item.ts'

/** Number of helpings that `e repeti` makes of the meal before it. */
export const helpings = 2

/** Doubles an item that was eaten again. */
export function eatenAgain(item: SpokenItem): SpokenItem {
  return { ...item, times: (item.times ?? 1) * helpings }
}

/** Asks whether a meal that `e repeti` doubled was eaten twice. */
export function repeatQuestions({ isRepeated }: Grouped): readonly MealQuestion[] {
  return isRepeated
    ? [{ code: 'repeated', text: 'Contei tudo duas vezes, porque você repetiu. Foi isso?' }]
    : []
}
