import { eligibilityRules, isSafe, isSafeServing } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import { portionSteps } from '../../recipes/recipe.ts'
import { recipesById } from '../model/build-week.ts'
import { canBe } from '../model/meal-parts.ts'
import { leniencyOf } from '../model/relaxation.ts'
import type { MenuRequest } from '../request/request.ts'
import { isUnsteadier, withDays } from '../model/week-rating.ts'
import type { Weekday } from '../../shared/calendar/days.ts'
import {
  servingsOf,
  type Dish,
  type MealPlace,
  type MenuDay,
  type Part,
  type PlannedMeal,
  type Serving,
  type WeekMenu,
} from '../request/week.ts'
import type { MealType } from '../../targets/meal-type.ts'

/**
 * Reasons for refusing an edit. `no_such_meal`: unknown meal, dish, part or recipe. `twice_a_day`: the day would have a
 * recipe twice. `unsafe`: breaks an exclusion or a health limit. `bad_portions`: not in `portionSteps`.
 * `unsteady_greens`: with anticoagulants, moves vitamin K further outside `greensWindow`. `disliked`: adds disliked
 * food without consent.
 */
export type EditRefusal =
  | 'no_such_meal'
  | 'locked'
  | 'not_for_this_meal'
  | 'twice_a_day'
  | 'unsafe'
  | 'bad_portions'
  | 'unsteady_greens'
  | 'disliked'

/** The edited menu with recomputed totals, cost and hash, or the reason why the edit was refused. */
export type EditResult = { readonly menu: WeekMenu } | { readonly refusal: EditRefusal }

interface MenuContext {
  readonly request: MenuRequest
  readonly recipes: readonly MenuRecipe[]
}

/** Locks or unlocks a meal. A meal without a dish can be neither locked nor unlocked. */
export function setLock(
  menu: WeekMenu,
  place: MealPlace,
  isLocked: boolean,
  menuContext: MenuContext,
): EditResult {
  if (!mealAt(menu, place)?.dish) return { refusal: 'no_such_meal' }
  return { menu: changed(menu, [[place, (meal) => ({ ...meal, isLocked })]], menuContext) }
}

/**
 * Replaces the dish of an unlocked meal, for a swap or for a recipe added by hand. The meal leaves its batch.
 * `acceptsDisliked`: the person consents to disliked food.
 */
export function placeDish(
  menu: WeekMenu,
  place: MealPlace,
  dish: Dish,
  menuContext: MenuContext,
  { acceptsDisliked = false } = {},
): EditResult {
  const meal = mealAt(menu, place)
  if (!meal) return { refusal: 'no_such_meal' }
  if (meal.isLocked) return { refusal: 'locked' }
  if (!acceptsDisliked && bringsDisliked(dish, meal.dish, { menu, place }, menuContext))
    return { refusal: 'disliked' }
  return checked(
    menu,
    changed(menu, [[place, (was) => ({ ...was, ...cooked(dish) })]], menuContext),
    [place],
    menuContext,
  )
}

/** Exchanges the dishes of two unlocked meals. The second meal may have no dish. Both meals leave their batches. */
export function moveMeal(
  menu: WeekMenu,
  from: MealPlace,
  to: MealPlace,
  menuContext: MenuContext,
): EditResult {
  const source = mealAt(menu, from)
  const target = mealAt(menu, to)
  if (!source?.dish || !target) return { refusal: 'no_such_meal' }
  if (source.isLocked || target.isLocked) return { refusal: 'locked' }
  const exchanged = changed(
    menu,
    [
      [to, (was) => ({ ...was, ...cooked(source.dish) })],
      [from, (was) => ({ ...was, ...cooked(target.dish), kind: target.kind })],
    ],
    menuContext,
  )
  return checked(menu, exchanged, [from, to], menuContext)
}

/** Changes the portions of one part of a dish to a step of `portionSteps`. Works in locked meals too. */
export function changePortions(
  menu: WeekMenu,
  place: MealPlace,
  part: Part,
  portions: number,
  menuContext: MenuContext,
): EditResult {
  const meal = mealAt(menu, place)
  const serving = meal?.dish?.[part]
  if (!meal?.dish || !serving) return { refusal: 'no_such_meal' }
  if (!portionSteps.some((step) => step === portions)) return { refusal: 'bad_portions' }
  const dish = { ...meal.dish, [part]: { ...serving, portions } }
  return checked(
    menu,
    changed(menu, [[place, (was) => ({ ...was, dish })]], menuContext),
    [place],
    menuContext,
  )
}

/**
 * Copies one day's dishes to another day. Skips locked meals, meals away and meals in `eaten` of the other day. Where
 * the first day has no dish, the other day keeps its own.
 */
export function repeatDay(
  menu: WeekMenu,
  from: Weekday,
  to: Weekday,
  menuContext: MenuContext,
  { eaten = [] }: { readonly eaten?: readonly MealType[] } = {},
): EditResult {
  const source = dayAt(menu, { weekday: from })
  const target = dayAt(menu, { weekday: to })
  if (!source || !target) return { refusal: 'no_such_meal' }
  const places = target.meals
    .filter(({ mealType, isLocked, kind }) => !isLocked && kind !== 'away' && !eaten.includes(mealType))
    .map(({ mealType }): MealPlace => ({ weekday: to, mealType }))
  const repeated = changed(
    menu,
    places.map((place) => [
      place,
      (was) => ({ ...was, ...cooked(mealAt(menu, { ...place, weekday: from })?.dish ?? was.dish) }),
    ]),
    menuContext,
  )
  return checked(menu, repeated, places, menuContext)
}

/**
 * Returns whether the dish adds a disliked recipe to the meal. Always false when the week's relaxations or
 * `request.mayRelax` allow disliked food.
 */
function bringsDisliked(
  dish: Dish,
  before: Dish | null,
  { menu: { relaxations }, place }: { readonly menu: WeekMenu; readonly place: MealPlace },
  { request, recipes }: MenuContext,
): boolean {
  const present = new Set(before && servingsOf(before).map(({ recipeId }) => recipeId))
  const leniency = leniencyOf(new Set([...relaxations.map(({ step }) => step), ...request.mayRelax]))
  const { isLiked } = eligibilityRules(request, leniency, place)
  const byId = recipesById(recipes)
  return servingsOf(dish).some(({ recipeId }) => {
    const recipe = byId.get(recipeId)
    return recipe !== undefined && !present.has(recipeId) && !isLiked(recipe)
  })
}

function cooked(dish: Dish | null): Pick<PlannedMeal, 'kind' | 'dish' | 'batch'> {
  return { kind: dish ? 'cooked' : 'open', dish, batch: null }
}

function dayAt(menu: WeekMenu, { weekday }: Pick<MealPlace, 'weekday'>): MenuDay | undefined {
  return menu.days.find((day) => day.weekday === weekday)
}

function mealAt(menu: WeekMenu, place: MealPlace): PlannedMeal | undefined {
  return dayAt(menu, place)?.meals.find(({ mealType }) => mealType === place.mealType)
}

function changed(
  menu: WeekMenu,
  changes: readonly (readonly [MealPlace, (meal: PlannedMeal) => PlannedMeal])[],
  { request, recipes }: MenuContext,
): WeekMenu {
  const days = menu.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => {
      const change = changes.find(
        ([place]) => place.weekday === day.weekday && place.mealType === meal.mealType,
      )
      return change ? change[1](meal) : meal
    }),
  }))
  return withDays(menu, days, request, recipes)
}

function caffeineOf(eaten: readonly Serving[], recipes: ReadonlyMap<string, MenuRecipe>): number {
  return eaten.reduce(
    (sum, { recipeId, portions }) => sum + (recipes.get(recipeId)?.caffeineMg ?? 0) * portions,
    0,
  )
}

/**
 * Returns the edited menu, or a refusal if an edited meal is unsafe, does not suit its meal type, repeats a recipe on
 * its day, exceeds the day's caffeine, or moves the day's greens further outside the window.
 */
function checked(
  before: WeekMenu,
  menu: WeekMenu,
  places: readonly MealPlace[],
  { request, recipes }: MenuContext,
): EditResult {
  const byId = recipesById(recipes)
  for (const place of places) {
    const day = dayAt(menu, place)
    const was = dayAt(before, place)
    const dish = mealAt(menu, place)?.dish
    if (!day || !was || !dish) continue
    for (const { recipeId, portions } of servingsOf(dish)) {
      const recipe = byId.get(recipeId)
      if (!recipe) return { refusal: 'no_such_meal' }
      const part: Part =
        recipeId === dish.main.recipeId ? 'main' : recipeId === dish.base?.recipeId ? 'base' : 'side'
      if (!isSafe(recipe, request.exclusions) || !isSafeServing(recipe, portions, request)) {
        return { refusal: 'unsafe' }
      }
      if (!canBe(part, recipe, place.mealType)) return { refusal: 'not_for_this_meal' }
    }
    const eaten = day.meals.flatMap((meal) => (meal.dish ? servingsOf(meal.dish) : []))
    if (new Set(eaten.map(({ recipeId }) => recipeId)).size < eaten.length) return { refusal: 'twice_a_day' }
    if (caffeineOf(eaten, byId) > (request.caffeineMaxMg ?? Infinity)) return { refusal: 'unsafe' }
    if (isUnsteadier(day, was, { request, recipes: byId })) return { refusal: 'unsteady_greens' }
  }
  return { menu }
}
