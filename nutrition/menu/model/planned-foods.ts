import { weekdaysFromMonday, type Weekday } from '../../shared/calendar/days.ts'
import { itemAt } from '../../shared/collections/lookup.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { MenuRequest } from '../request/request.ts'
import { type MealPlace, type MenuDay, type Part, type PlannedMeal, servingsOf } from '../request/week.ts'
import { isFoodWish, type FoodWish } from '../request/observations/food-wishes.ts'
import { isAway, mealsOf, mealsOn } from '../request/wishes.ts'
import { wishedBy } from '../request/wished-food.ts'
import { isOffered } from './meal-parts.ts'

/** Points for a dish that is asked for at its meal, and for one more of what is wanted on some days only (design choice). */
const wishedCost = -6
const besideDaysCost = 0.8

const wholeWeek = { weekdays: 'all', mealTypes: 'all' } as const

interface PlacedWish {
  readonly suits: (recipe: MenuRecipe) => boolean
  readonly part: Part
  readonly places: readonly MealPlace[]
  /** Whether the food is wanted at these places only. */
  readonly isOnlyThere: boolean
}

type RecipesById = ReadonlyMap<string, MenuRecipe>

/** Foods that the week's notes ask for, with the meals that shall have them. */
export class PlannedFoods {
  readonly #wishes: readonly PlacedWish[]

  constructor(request: MenuRequest, recipes: readonly MenuRecipe[]) {
    this.#wishes = request.constraints.filter(isFoodWish).map((wish) => placedWish(wish, request, recipes))
  }

  get isEmpty(): boolean {
    return this.#wishes.length === 0
  }

  /** Returns a text that is equal for meals with the same wishes. */
  keyAt(place: MealPlace): string {
    return this.#wishes.map((wish) => (isThere(wish, place) ? '1' : wish.isOnlyThere ? '2' : '0')).join('')
  }

  /** Returns the points of a planned meal; 0 for a locked one, as in `mealCost`. */
  costOf(weekday: Weekday, { mealType, dish, isLocked }: PlannedMeal, recipes: RecipesById): number {
    if (!dish || isLocked) return 0
    return (['main', 'base', 'side'] as const).reduce((cost, part) => {
      const recipe = recipes.get(dish[part]?.recipeId ?? '')
      return cost + (recipe ? this.costAt({ weekday, mealType }, part, recipe) : 0)
    }, 0)
  }

  /** Returns the points of a recipe as this part of the meal. */
  costAt(place: MealPlace, part: Part, recipe: MenuRecipe): number {
    return this.#wishes.reduce((cost, wish) => {
      if (wish.part !== part || !wish.suits(recipe)) return cost
      return cost + (isThere(wish, place) ? wishedCost : wish.isOnlyThere ? besideDaysCost : 0)
    }, 0)
  }
}

/** Days of a planned week on which a wished food is asked for, and those that have it. */
export interface WishedDays {
  readonly asked: number
  readonly found: number
}

export function wishedDaysOf(
  wish: FoodWish,
  days: readonly Pick<MenuDay, 'weekday' | 'meals'>[],
  recipes: ReadonlyMap<string, Pick<MenuRecipe, 'holds' | 'mayHold' | 'styles'>>,
): WishedDays {
  const suits = wishedBy(wish.food)
  const { weekdays, mealTypes } = wish.kind === 'often' ? wholeWeek : wish.within
  const askedDays = days.filter(({ weekday }) => weekdays === 'all' || weekdays.includes(weekday))
  const found = askedDays.filter(({ meals }) =>
    meals
      .filter(({ mealType }) => mealTypes === 'all' || mealTypes.includes(mealType))
      .flatMap(({ dish }) => (dish ? servingsOf(dish) : []))
      .some(({ recipeId }) => {
        const recipe = recipes.get(recipeId)
        return recipe !== undefined && suits(recipe)
      }),
  )
  return { asked: wish.kind === 'often' ? wish.times : askedDays.length, found: found.length }
}

function isThere({ places }: PlacedWish, { weekday, mealType }: MealPlace): boolean {
  return places.some((one) => one.weekday === weekday && one.mealType === mealType)
}

function placedWish(wish: FoodWish, request: MenuRequest, recipes: readonly MenuRecipe[]): PlacedWish {
  const suits = wishedBy(wish.food)
  const named = wish.kind === 'often' ? 'all' : wish.within.mealTypes
  const meals = mealsOf(request).filter((mealType) => named === 'all' || named.includes(mealType))
  const shares = meals.flatMap((mealType) => sharesAt(mealType, suits, recipes))
  const [best] = shares.toSorted((one, other) => other.share - one.share)
  const chosenMeals = named === 'all' ? (best ? [best.mealType] : []) : meals
  const weekdays =
    wish.kind === 'often' || wish.within.weekdays === 'all' ? weekdaysFromMonday : wish.within.weekdays
  const places = chosenMeals.flatMap((mealType) => {
    const free = weekdays.filter((weekday) => isPlanned(request, weekday, mealType))
    const days = wish.kind === 'often' ? spread(free, wish.times) : free
    return days.map((weekday) => ({ weekday, mealType }))
  })
  return { suits, part: best?.part ?? 'main', places, isOnlyThere: wish.kind === 'often' }
}

function isPlanned(request: MenuRequest, weekday: Weekday, mealType: MealType): boolean {
  return mealsOn(request, weekday).includes(mealType) && !isAway(request, weekday, mealType)
}

/** Returns for each part of a meal the share of its recipes that are the wished food. */
function sharesAt(
  mealType: MealType,
  suits: (recipe: MenuRecipe) => boolean,
  recipes: readonly MenuRecipe[],
): { mealType: MealType; part: Part; share: number }[] {
  return (['main', 'base', 'side'] as const).map((part) => {
    const offered = recipes.filter((recipe) => isOffered(part, recipe, mealType))
    return { mealType, part, share: offered.filter(suits).length / Math.max(1, offered.length) }
  })
}

/** Returns so many of the days, as far apart as possible. */
function spread(days: readonly Weekday[], count: number): Weekday[] {
  if (count >= days.length) return [...days]
  return Array.from({ length: count }, (_, index) =>
    itemAt(days, Math.floor(((index + 0.5) * days.length) / count)),
  )
}
