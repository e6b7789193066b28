import type { MealQuestion } from '../reading/meal-reading.ts'
import type { Grouped, SpokenItem } from '../reading/spoken-item.ts'

/** Factor on the amounts of a meal that `e repeti` follows. */
export const helpings = 2

/** Doubles an item that was eaten again. */
export function eatenAgain(item: SpokenItem): SpokenItem {
  return { ...item, times: (item.times ?? 1) * helpings }
}

/** Returns the question whether foods that were doubled were really eaten twice. */
export function repeatQuestions({ isRepeated }: Grouped): readonly MealQuestion[] {
  return isRepeated ? [{ code: 'repeated', text: 'Contei duas vezes o que você repetiu. Foi isso?' }] : []
}
