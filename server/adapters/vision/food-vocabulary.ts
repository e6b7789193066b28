import { foods } from '#nutrition/foods/food-table.ts'

const vocabularySize = 150

/**
 * The names that a model is asked to prefer, most eaten first: taken from the table itself, so that an answer
 * within the list is always found again.
 */
export const foodVocabulary: readonly string[] = foods
  .toSorted((one, other) => other.popularity - one.popularity)
  .slice(0, vocabularySize)
  .map((food) => food.name)
