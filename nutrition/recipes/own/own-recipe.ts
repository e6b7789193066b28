import type { FoodId } from '../../foods/food.ts'
import type { LabelFood } from '../../foods/own/own-food.ts'
import type { Equipment } from '../../targets/answers.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { RecipeRole } from '../recipe.ts'
import type { IngredientAmount, IngredientReading } from './ingredient-reading.ts'

/** Food id; for an own food also its label values (as `LoggedPart` stores them). */
export interface ChosenFood {
  readonly foodId: FoodId
  readonly own?: LabelFood
}

/** Stored line of an own recipe. `text` is the line as the person wrote it. */
export type OwnRecipeLine =
  | { readonly kind: 'heading'; readonly text: string }
  | ({
      readonly kind: 'ingredient'
      readonly text: string
      readonly grams: number
      readonly quantity: number
      readonly measure: string
      readonly note?: string
    } & ChosenFood)
  | { readonly kind: 'water'; readonly text: string; readonly grams: number | null }
  /** Ingredient with an open amount, or a seasoning that the table lacks. Without `food`, only the name is known. */
  | { readonly kind: 'uncounted'; readonly text: string; readonly name: string; readonly food?: ChosenFood }
  /** Unknown food, or a doubt that the person has not answered. The sum lacks its numbers. */
  | { readonly kind: 'unknown'; readonly text: string; readonly name: string; readonly grams: number | null }

/**
 * Answers that the menus need and that the ingredients do not contain. The screen asks for them and proposes
 * `suggestMenuAnswers`.
 */
export interface MenuAnswers {
  readonly role: RecipeRole
  readonly mealTypes: readonly MealType[]
  readonly equipment: readonly Equipment[]
  /** Minutes of manual work. */
  readonly preparationMin: number
  /** Minutes on the stove or in the oven. 0 means eaten raw: raw egg, meat and fish then cause a warning. */
  readonly cookingMin: number
  /** Days that a cooked batch keeps in the fridge. 0 means that it must be eaten at once. */
  readonly keepsDays: number
}

/** Recipe that a person typed, pasted or imported from a page. Plain data. */
export interface OwnRecipe {
  readonly id: string
  readonly name: string
  readonly lines: readonly OwnRecipeLine[]
  readonly steps: readonly string[]
  readonly portions: number
  /** Grams of the whole finished recipe as weighed by the person; `null` uses `estimateFinalGrams`. */
  readonly finalGrams: number | null
  /** `null` until the person wants the recipe in the menus. */
  readonly menu: MenuAnswers | null
}

/**
 * Returns a reading as a line to store. A doubt becomes `unknown` until the person answers it.
 * @param findOwn returns the own food with this id, one of those passed to `readIngredientLines`
 */
export function lineOf(
  reading: IngredientReading,
  findOwn: (id: FoodId) => LabelFood | undefined,
): OwnRecipeLine {
  const { text } = reading
  switch (reading.kind) {
    case 'heading':
      return { kind: 'heading', text }
    case 'water':
      return { kind: 'water', text, grams: reading.grams }
    case 'ingredient':
      return ingredientLineOf(text, chosenFood(reading.food.id, findOwn), reading)
    case 'uncounted': {
      const { name, food } = reading
      return { kind: 'uncounted', text, name, ...(food && { food: chosenFood(food.id, findOwn) }) }
    }
    case 'doubt':
      return { kind: 'unknown', text, name: reading.name, grams: null }
    case 'unknown':
      return { kind: 'unknown', text, name: reading.name, grams: reading.grams }
  }
}

/** Returns the line of an ingredient, whether it was read or chosen by the person. */
export function ingredientLineOf(
  text: string,
  food: ChosenFood,
  {
    amount,
    note,
  }: {
    readonly amount: Pick<IngredientAmount, 'grams' | 'quantity' | 'measure'>
    readonly note?: string | undefined
  },
): OwnRecipeLine {
  const { grams, quantity, measure } = amount
  return { kind: 'ingredient', text, ...food, grams, quantity, measure, ...(note !== undefined && { note }) }
}

function chosenFood(foodId: FoodId, findOwn: (id: FoodId) => LabelFood | undefined): ChosenFood {
  const own = findOwn(foodId)
  return { foodId, ...(own && { own }) }
}
