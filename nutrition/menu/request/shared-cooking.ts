import { type Weekday, weekdaysFromMonday } from '../../shared/calendar/days.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { reheating, totalOf, type ReheatedParts } from './dish-minutes.ts'
import type { MenuRecipe } from './menu-recipe.ts'
import type { MenuDay, Part, WeekMenu } from './week.ts'

type Kept = Pick<MenuRecipe, 'keepsDays' | 'preparationMin' | 'cookingMin'>
type ServedDay = Pick<MenuDay, 'weekday' | 'meals'>

/** Minimum shelf life in days of a base that may be cooked ahead. */
const keepsForReheatingDays = 2

interface ServedPart {
  readonly weekday: Weekday
  readonly mealType: MealType
  readonly part: Part
}

/** Parts of a week's meals that several days share, each cooked on the first of its days. */
export class SharedCooking {
  readonly #cookings: ReadonlyMap<string, readonly KeptServing[]>

  /**
   * Finds the shared parts: the mains of a batch, and equal bases that keep and take longer to cook than to reheat. No
   * day reheats what no earlier day of the week cooks, or what is older than it keeps. `cooksFrom`: the base of an
   * earlier day is not cooked for this day and those after it (`WeekMenu.cooksFrom`).
   */
  constructor(
    days: readonly ServedDay[],
    recipes: ReadonlyMap<string, Kept>,
    { cooksFrom = 1 }: Pick<WeekMenu, 'cooksFrom'> = {},
  ) {
    const cookings = [...keptServings(days, recipes, cooksFrom).values()].flatMap(withinShelfLife)
    this.#cookings = new Map(
      cookings
        .filter((cooking) => cooking.length > 1)
        .flatMap((cooking) => cooking.map((one) => [keyOf(one), cooking])),
    )
  }

  /** Returns the weekdays that share the cooking of a part, first the day that cooks; `null` for an unshared part. */
  weekdaysOf(served: ServedPart): readonly Weekday[] | null {
    return this.#cookings.get(keyOf(served))?.map(({ weekday }) => weekday) ?? null
  }

  /** Returns the portions of all meals that share the cooking of a part; `null` for an unshared part. */
  portionsOf(served: ServedPart): number | null {
    return this.#cookings.get(keyOf(served))?.reduce((sum, { portions }) => sum + portions, 0) ?? null
  }

  /** Returns the parts of a meal that an earlier day cooks. */
  reheatedOf(weekday: Weekday, mealType: MealType): ReheatedParts {
    const parts = ['main', 'base'] as const
    return new Set(
      parts.filter((part) => {
        const [cookingDay] = this.weekdaysOf({ weekday, mealType, part }) ?? []
        return cookingDay !== undefined && cookingDay !== weekday
      }),
    )
  }
}

function keyOf({ weekday, mealType, part }: ServedPart): string {
  return `${weekday} ${mealType} ${part}`
}

interface KeptServing extends ServedPart {
  readonly portions: number
  readonly keepsDays: number
}

/** Groups the servings that one cooking could serve, in the order of the week, by recipe and batch. */
function keptServings(
  days: readonly ServedDay[],
  recipes: ReadonlyMap<string, Kept>,
  cooksFrom: Weekday,
): ReadonlyMap<string, readonly KeptServing[]> {
  const groups = new Map<string, KeptServing[]>()
  const ordered = days.toSorted((a, b) => positionOf(a.weekday) - positionOf(b.weekday))
  for (const { weekday, meals } of ordered) {
    const menu = positionOf(weekday) < positionOf(cooksFrom) ? 'before' : 'now'
    for (const { mealType, dish, batch } of meals) {
      const main = recipes.get(dish?.main.recipeId ?? '')
      const base = recipes.get(dish?.base?.recipeId ?? '')
      const add = (part: Part, key: string, { keepsDays }: Kept) => {
        const portions = dish?.[part]?.portions ?? 0
        groups.set(key, [...(groups.get(key) ?? []), { weekday, mealType, part, portions, keepsDays }])
      }
      if (main && batch !== null) add('main', `main ${batch} ${dish?.main.recipeId}`, main)
      if (base && isWorthReheating(base)) add('base', `base ${menu} ${dish?.base?.recipeId}`, base)
    }
  }
  return groups
}

function isWorthReheating({ keepsDays, preparationMin, cookingMin }: Kept): boolean {
  return keepsDays >= keepsForReheatingDays && preparationMin + cookingMin > totalOf(reheating)
}

/**
 * Splits servings in the order of the week into cookings: one that is too late for the current cooking starts the next.
 */
export function withinShelfLife<Serving extends Pick<KeptServing, 'weekday' | 'keepsDays'>>(
  servings: readonly Serving[],
): Serving[][] {
  return servings.reduce<Serving[][]>((cookings, serving) => {
    const current = cookings.at(-1)
    const [first] = current ?? []
    const days = positionOf(serving.weekday) - positionOf(first?.weekday ?? serving.weekday)
    if (current && days < serving.keepsDays) current.push(serving)
    else cookings.push([serving])
    return cookings
  }, [])
}

function positionOf(weekday: Weekday): number {
  return weekdaysFromMonday.indexOf(weekday)
}
