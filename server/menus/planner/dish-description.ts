import type { MealPart, MenuMeal } from '#contract/menus/menus.ts'
import { menuNutritionOf } from '#contract/nutrition-values.ts'
import { addAll, type KnownNutrition, round, scale } from '#nutrition/shared/figures/nutrition.ts'
import { readOwnFoodId } from '#nutrition/foods/own/own-food.ts'
import { servingNutrition } from '#nutrition/menu/request/menu-recipe.ts'
import { minutesOfDish, minutesOfPart } from '#nutrition/menu/request/dish-minutes.ts'
import type { Serving } from '#nutrition/menu/request/week.ts'
import type { Weekday } from '#nutrition/shared/calendar/days.ts'
import type { DescribedRecipe } from '#nutrition/recipes/described-recipe.ts'
import { ingredientsOf } from '#nutrition/recipes/served-recipe.ts'
import { LRUCache } from 'lru-cache'
import { plateOfDish } from '../../../plate/dish-plate.ts'

export interface ServedPart {
  readonly part: MealPart['part']
  readonly serving: Serving
  readonly recipe: DescribedRecipe
  readonly weekday: Weekday
  /** `SharedCooking.weekdaysOf`. */
  readonly batchWeekdays: readonly Weekday[] | null
  /** `SharedCooking.portionsOf`. */
  readonly batchPortions: number | null
}

interface DescribedPart {
  readonly recipe: DescribedRecipe
  readonly part: MealPart
}

type DescribedDish = ReturnType<typeof describeDish>

/** Maximum number of described dishes kept per library, each about 5 kB. */
const mostDishes = 1000

/** Described dishes by library and servings; they depend on no account, so people with equal dishes share them. */
const describedDishes = new WeakMap<ReadonlyMap<string, DescribedRecipe>, LRUCache<string, DescribedDish>>()

/**
 * Describes a dish, or returns its cached description. A dish with an own recipe is never cached: accounts choose the
 * ids of their recipes, so equal ids can name different recipes.
 */
export function describedDish(
  parts: readonly ServedPart[],
  library: ReadonlyMap<string, DescribedRecipe>,
): DescribedDish {
  const describe = () =>
    describeDish(parts.map((served) => ({ recipe: served.recipe, part: describePart(served) })))
  if (parts.some(({ recipe }) => readOwnFoodId(recipe.id))) return describe()
  const known = describedDishes.get(library) ?? new LRUCache<string, DescribedDish>({ max: mostDishes })
  describedDishes.set(library, known)
  const key = parts
    .map((served) =>
      [
        served.part,
        served.serving.recipeId,
        served.serving.portions,
        isReheated(served),
        ...(served.batchWeekdays ?? []),
        served.batchPortions,
      ].join(' '),
    )
    .join()
  const cached = known.get(key)
  if (cached) return cached
  const dish = describe()
  known.set(key, dish)
  return dish
}

function isReheated({ weekday, batchWeekdays }: ServedPart): boolean {
  return batchWeekdays !== null && batchWeekdays[0] !== weekday
}

function describePart(served: ServedPart): MealPart {
  const { part, serving, recipe, batchWeekdays, batchPortions } = served
  const { portions } = serving
  const { preparing, cooking } = minutesOfPart(recipe, isReheated(served))
  return {
    part,
    recipe_id: recipe.id,
    name: recipe.name,
    portions,
    nutrition_per_portion: menuNutritionOf(onePortion(recipe, portions)),
    preparation_time_min: preparing,
    cooking_time_min: cooking,
    batch_weekdays: batchWeekdays && [...batchWeekdays],
    ...(batchPortions !== null &&
      !isReheated(served) && {
        batch_ingredients: ingredientsOf(recipe, batchPortions).map(({ text }) => text),
      }),
    equipment: [...recipe.equipment],
    ingredients: ingredientsOf(recipe, portions).map(({ food, name, grams, quantity, measure, text }) => ({
      food_id: food.id,
      name,
      group: food.group,
      grams,
      quantity,
      unit: measure,
      text,
    })),
    preparation_method: [...recipe.steps],
    written_portions: recipe.portions,
  }
}

/**
 * Describes a dish. `portions` are those of its recipe if it has only one; a dish of several recipes is one portion.
 */
function describeDish(described: readonly DescribedPart[]) {
  const parts = described.map(({ part }) => part)
  const [main] = described
  const isOne = parts.length === 1
  const whole = menuNutritionOf(
    dishNutrition(described.map(({ recipe, part: { portions } }) => ({ recipe, portions }))),
  )
  const minutes = minutesOfDish(
    parts.map(({ preparation_time_min, cooking_time_min }) => ({
      preparing: preparation_time_min,
      cooking: cooking_time_min,
    })),
  )
  const portions = isOne ? parts[0]!.portions : 1
  return {
    name: dishName(parts.map(({ name }) => name)),
    description: main!.recipe.story,
    portions,
    nutrition_per_portion: isOne ? parts[0]!.nutrition_per_portion : whole,
    nutrition: whole,
    preparation_time_min: minutes.preparing,
    cooking_time_min: minutes.cooking,
    plate: plateOf(described),
    ingredients: parts.flatMap((part) => part.ingredients),
    preparation_method: parts.flatMap((part) => part.preparation_method),
    parts,
  }
}

/** Returns the vessel and the foods with which the plate of a dish is drawn. */
function plateOf(described: readonly DescribedPart[]): MenuMeal['plate'] {
  const { items, vessel } = plateOfDish(
    described.map(({ recipe, part: { portions } }) => ({ recipe, portions })),
  )
  return { vessel: vessel ?? null, foods: [...items] }
}

/**
 * Returns the nutrition of one portion of a serving. For a serving with rounded pieces it is unrounded, so that
 * `portions` times this portion is the serving.
 */
function onePortion(recipe: DescribedRecipe, portions: number): KnownNutrition {
  const counted = recipe.countedServings[portions]
  return counted ? scale(counted, 1 / portions) : recipe.perPortion
}

/** Returns the nutrition of a dish as it is shown: the sum of its rounded servings. */
export function dishNutrition(
  served: readonly { readonly recipe: DescribedRecipe; readonly portions: number }[],
): KnownNutrition {
  return round(addAll(served.map(({ recipe, portions }) => round(servingNutrition(recipe, portions)))))
}

/** Joins the names of a dish's recipes: `Frango grelhado, arroz com feijão e salada de tomate`. */
function dishName([main = '', ...beside]: readonly string[]): string {
  const others = beside.map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`)
  const last = others.pop()
  if (last === undefined) return main
  return others.length === 0 ? `${main} com ${last}` : `${main}, ${others.join(', ')} e ${last}`
}
