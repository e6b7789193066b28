import type { Equipment } from '../../targets/answers.ts'
import { recipesById } from '../model/build-week.ts'
import { leniencyOf } from '../model/relaxation.ts'
import { minutesOfServed, totalOf } from '../request/dish-minutes.ts'
import { eligibilityRules, maxMinutesOf, noLeniency } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { MenuRequest } from '../request/request.ts'
import { SharedCooking } from '../request/shared-cooking.ts'
import { servingsOf, type Dish, type MealPlace, type MenuDay, type WeekMenu } from '../request/week.ts'

/** A meal above its time limit. */
export interface LateMeal {
  readonly place: MealPlace
  readonly minutes: number
  /** Minutes that the person has for the meal. */
  readonly maxMinutes: number
}

/** A wish of the person that an edit would break. */
export type BrokenWish =
  | { readonly kind: 'disliked'; readonly place: MealPlace; readonly recipeId: string }
  | { readonly kind: 'equipment'; readonly place: MealPlace; readonly equipment: readonly Equipment[] }
  | ({ readonly kind: 'minutes' } & LateMeal)

/** A meal that gets another dish. `from`: former place of the dish; `null` if it was chosen for this meal. */
export interface EditedMeal {
  readonly place: MealPlace
  readonly from: MealPlace | null
}

interface MenuContext {
  readonly request: MenuRequest
  readonly recipes: readonly MenuRecipe[]
}

type Days = readonly Pick<MenuDay, 'weekday' | 'meals'>[]

/**
 * Returns the wishes that an edit breaks and that the same dishes did not break before in their former places: foods
 * and equipment to leave out of the edited meals, and the time limits of all meals of the week. Relaxations of the menu
 * apply.
 */
export function brokenWishes(
  before: WeekMenu,
  after: Days,
  edited: readonly EditedMeal[],
  menuContext: MenuContext,
): BrokenWish[] {
  return [
    ...edited.flatMap((one) => unwishedParts(before, after, one, menuContext)),
    ...newlyLate(before, after, edited, menuContext).map((late) => ({ kind: 'minutes' as const, ...late })),
  ]
}

function unwishedParts(
  before: WeekMenu,
  after: Days,
  { place, from }: EditedMeal,
  { request, recipes }: MenuContext,
): BrokenWish[] {
  const dish = dishAt(after, place)
  if (!dish) return []
  const leniency = leniencyOfMenu(before, request)
  const here = eligibilityRules(request, leniency, place)
  const there = from && eligibilityRules(request, leniency, from)
  const byId = recipesById(recipes)
  const former = dishAt(before.days, place)
  const present = new Set(former && servingsOf(former).map(({ recipeId }) => recipeId))
  return servingsOf(dish).flatMap(({ recipeId }): BrokenWish[] => {
    const recipe = byId.get(recipeId)
    if (!recipe || present.has(recipeId)) return []
    const unwantedThere = there ? there.unwantedEquipment(recipe) : []
    const equipment = here.unwantedEquipment(recipe).filter((one) => !unwantedThere.includes(one))
    return [
      ...(here.isLiked(recipe) || there?.isLiked(recipe) === false
        ? []
        : [{ kind: 'disliked' as const, place, recipeId }]),
      ...(equipment.length > 0 ? [{ kind: 'equipment' as const, place, equipment }] : []),
    ]
  })
}

/**
 * Returns the meals that an edit takes above their time limit, or further above it. Another day's meal takes longer when
 * it must now cook what it only reheated before. The minutes of a dish chosen for its meal do not count: they are shown
 * with the dish.
 */
export function newlyLate(
  before: WeekMenu,
  after: Days,
  edited: readonly EditedMeal[],
  { request, recipes }: MenuContext,
): LateMeal[] {
  const byId = recipesById(recipes)
  const leniency = leniencyOfMenu(before, request)
  const clockOf = (days: Days) => {
    const cooking = new SharedCooking(days, byId, before)
    return ({ weekday, mealType }: MealPlace) => {
      const dish = dishAt(days, { weekday, mealType })
      const minutes = dish ? totalOf(minutesOfServed(dish, byId, cooking.reheatedOf(weekday, mealType))) : 0
      return { minutes, excess: Math.max(0, minutes - maxMinutesOf(request, leniency, weekday, mealType)) }
    }
  }
  const [was, becomes] = [clockOf(before.days), clockOf(after)]
  return placesOf(after).flatMap((place) => {
    const edit = edited.find((one) => isSamePlace(one.place, place))
    const from = edit ? edit.from : place
    const { minutes, excess } = becomes(place)
    if (from === null || excess <= was(from).excess) return []
    return [{ place, minutes, maxMinutes: maxMinutesOf(request, noLeniency, place.weekday, place.mealType) }]
  })
}

/** Returns the minutes in the kitchen for all meals of a week of the menu. */
export function minutesOfDays(
  days: Days,
  recipes: ReadonlyMap<string, MenuRecipe>,
  menu: Pick<WeekMenu, 'cooksFrom'>,
): number {
  const cooking = new SharedCooking(days, recipes, menu)
  return placesOf(days).reduce((sum, { weekday, mealType }) => {
    const dish = dishAt(days, { weekday, mealType })
    return sum + (dish ? totalOf(minutesOfServed(dish, recipes, cooking.reheatedOf(weekday, mealType))) : 0)
  }, 0)
}

function leniencyOfMenu({ relaxations }: WeekMenu, { mayRelax }: MenuRequest) {
  return leniencyOf(new Set([...relaxations.map(({ step }) => step), ...mayRelax]))
}

function placesOf(days: Days): MealPlace[] {
  return days.flatMap(({ weekday, meals }) => meals.map(({ mealType }) => ({ weekday, mealType })))
}

function dishAt(days: Days, place: MealPlace): Dish | null {
  const day = days.find(({ weekday }) => weekday === place.weekday)
  return day?.meals.find(({ mealType }) => mealType === place.mealType)?.dish ?? null
}

function isSamePlace(one: MealPlace, other: MealPlace): boolean {
  return one.weekday === other.weekday && one.mealType === other.mealType
}
