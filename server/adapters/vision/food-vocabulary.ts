import { foods } from '#nutrition/foods/food-table.ts'

const vocabularySize = 150

/**
 * Names that a model should prefer, most popular first. Taken from the food table, so that an answer from the list
 * always matches.
 */
export const foodVocabulary: readonly string[] = foods
  .toSorted((one, other) => other.popularity - one.popularity)
  .slice(0, vocabularySize)
  .map((food) => food.name)
