import type { IngredientChoice, TypedLine } from '#contract/recipes/own-recipes.ts'
import { findFood } from '#nutrition/foods/food-table.ts'
import type { FoodId } from '#nutrition/foods/food.ts'
import { foodOfOwn, type LabelFood } from '#nutrition/foods/own/own-food.ts'
import type { IngredientReading } from '#nutrition/recipes/own/ingredient-reading.ts'
import { ingredientLineOf, lineOf, type OwnRecipeLine } from '#nutrition/recipes/own/own-recipe.ts'
import { readIngredientLines } from '#nutrition/recipes/own/read-ingredient-lines.ts'
import { fail } from '../../platform/failure.ts'

/** One ingredient of a typed line: how it was read, and what the person answered. */
export interface AnsweredIngredient {
  readonly reading: IngredientReading
  /** Index of the ingredient in its line. */
  readonly position: number
  readonly choice: IngredientChoice
  readonly line: OwnRecipeLine
}

/**
 * The account's packaged foods: `named` can be mentioned in the text of a line, `chosen` are the ones in the person's
 * answers.
 */
export interface KnownLabels {
  /** The latest first. */
  readonly named: readonly LabelFood[]
  readonly chosen: ReadonlyMap<FoodId, LabelFood>
}

/**
 * Reads typed lines and applies the answers to them. A question without an answer becomes an `unknown` line. Throws
 * `food_not_found` for an unknown food in an answer.
 */
export function answerLines(lines: readonly TypedLine[], labels: KnownLabels): AnsweredIngredient[] {
  const readings = readIngredientLines(
    lines.map(({ text }) => text),
    labels.named.map(foodOfOwn),
  )
  const counts = new Map<number, number>()
  return readings.map((reading) => {
    const position = counts.get(reading.line) ?? 0
    counts.set(reading.line, position + 1)
    const choice = lines[reading.line]?.choices?.[position] ?? null
    return { reading, position, choice, line: answered(reading, choice, labels) }
  })
}

/** Returns whether an ingredient waits for an answer. */
export function isOpen({ reading, choice }: AnsweredIngredient): boolean {
  return choice === null && (reading.kind === 'doubt' || reading.kind === 'unknown')
}

function answered(reading: IngredientReading, choice: IngredientChoice, labels: KnownLabels): OwnRecipeLine {
  const findLabel = (id: FoodId) => labels.chosen.get(id) ?? labels.named.find((one) => one.id === id)
  if (choice === null) return lineOf(reading, findLabel)
  if (choice === 'left_out') return leftOut(reading, findLabel)
  const { food_id: foodId, ...amount } = choice
  const own = findLabel(foodId)
  if (!own && !findFood(foodId)) throw fail('food_not_found')
  const note = 'note' in reading ? reading.note : undefined
  return ingredientLineOf(reading.text, { foodId, ...(own && { own }) }, { amount, note })
}

/** Returns the line of an ingredient that the person leaves out: a known food's allergens still count. */
function leftOut(
  reading: IngredientReading,
  findLabel: (id: FoodId) => LabelFood | undefined,
): OwnRecipeLine {
  const food = foodLeftOut(reading)
  if (!food) return lineOf(reading, findLabel)
  const own = findLabel(food.id)
  const { text } = reading
  const name = 'name' in reading ? reading.name : food.name.toLowerCase()
  return { kind: 'uncounted', text, name, food: { foodId: food.id, ...(own && { own }) } }
}

function foodLeftOut(reading: IngredientReading) {
  if (reading.kind === 'ingredient') return reading.food
  if (reading.kind !== 'doubt' || reading.reason === 'food') return undefined
  return reading.options[0]?.food
}
