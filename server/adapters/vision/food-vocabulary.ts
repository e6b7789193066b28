import { foods } from '#nutrition/foods/food-table.ts'

const vocabularySize = 150

/**
 * Names that a model should prefer, most popular first. They are taken from the food table, so that an answer with one
 * of them always matches a food.
 */
export const foodVocabulary: readonly string[] = foods
  .toSorted((one, other) => other.popularity - one.popularity)
  .slice(0, vocabularySize)
  .map((food) => food.name)
