import { isSafe, isSafeServing } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import { portionSteps } from '../../recipes/recipe.ts'
import { recipesById } from '../model/build-week.ts'
import { canBe } from '../model/meal-parts.ts'
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
import { type BrokenWish, brokenWishes, type EditedMeal } from './broken-wishes.ts'

/**
 * Reasons for refusing an edit. `no_such_meal`: unknown meal, dish, part or recipe. `twice_a_day`: the day would have a
 * recipe twice. `unsafe`: breaks an exclusion or a health limit. `bad_portions`: not in `portionSteps`.
 * `unsteady_greens`: with anticoagulants, moves vitamin K further outside `greensWindow`.
 */
export type EditRefusal =
  | 'no_such_meal'
  | 'locked'
  | 'not_for_this_meal'
  | 'twice_a_day'
  | 'unsafe'
  | 'bad_portions'
  | 'unsteady_greens'

/** An edit that breaks wishes of the person and is made only with consent. */
export interface AgainstWishes {
  readonly refusal: 'against_wishes'
  readonly wishes: readonly BrokenWish[]
}

/** The edited menu with recomputed totals, cost and hash, or the reason why the edit was refused. */
export type EditResult = { readonly menu: WeekMenu } | { readonly refusal: EditRefusal } | AgainstWishes

/** `acceptsUnwished`: the person consents to an edit that breaks wishes (`brokenWishes`). */
interface Consent {
  readonly acceptsUnwished?: boolean
}

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
 * Replaces the dish of an unlocked meal, for a swap or for a recipe added by hand. The meal leaves its batch, unless the
 * dish has the batch's main, as after an undone swap.
 */
export function placeDish(
  menu: WeekMenu,
  place: MealPlace,
  dish: Dish,
  menuContext: MenuContext,
  consent: Consent = {},
): EditResult {
  const meal = mealAt(menu, place)
  if (!meal) return { refusal: 'no_such_meal' }
  if (meal.isLocked) return { refusal: 'locked' }
  const batch = batchServing(menu, place, dish)
  const placed = changed(menu, [[place, (was) => ({ ...was, ...cooked(dish), batch })]], menuContext)
  return checked(menu, placed, [{ place, from: null }], menuContext, consent)
}

/** Returns the batch of which the dish has the main; `null` for a meal other than lunch. */
function batchServing({ days }: WeekMenu, { mealType }: MealPlace, dish: Dish): number | null {
  if (mealType !== 'almoco') return null
  const lunches = days.flatMap(({ meals }) => meals.filter((meal) => meal.mealType === mealType))
  const sharing = lunches.find(
    (meal) => meal.batch !== null && meal.dish?.main.recipeId === dish.main.recipeId,
  )
  return sharing?.batch ?? null
}

/** Exchanges the dishes of two unlocked meals. The second meal may have no dish. Both meals leave their batches. */
export function moveMeal(
  menu: WeekMenu,
  from: MealPlace,
  to: MealPlace,
  menuContext: MenuContext,
  consent: Consent = {},
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
  const edited = [
    { place: to, from },
    { place: from, from: to },
  ]
  return checked(menu, exchanged, edited, menuContext, consent)
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
  const served = changed(menu, [[place, (was) => ({ ...was, dish })]], menuContext)
  return checked(menu, served, [{ place, from: place }], menuContext)
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
  { eaten = [], ...consent }: Consent & { readonly eaten?: readonly MealType[] } = {},
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
  const edited = places.map((place) => {
    const there = { ...place, weekday: from }
    return { place, from: mealAt(menu, there)?.dish ? there : place }
  })
  return checked(menu, repeated, edited, menuContext, consent)
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
 * its day, exceeds the day's caffeine, or moves the day's greens further outside the window, or if the edit breaks
 * wishes without consent.
 */
function checked(
  before: WeekMenu,
  menu: WeekMenu,
  edited: readonly EditedMeal[],
  menuContext: MenuContext,
  { acceptsUnwished = false }: Consent = {},
): EditResult {
  const { request, recipes } = menuContext
  const byId = recipesById(recipes)
  for (const { place } of edited) {
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
  const wishes = acceptsUnwished ? [] : brokenWishes(before, menu.days, edited, menuContext)
  return wishes.length > 0 ? { refusal: 'against_wishes', wishes } : { menu }
}
