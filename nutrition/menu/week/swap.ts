import type { MealType } from '../../targets/meal-type.ts'
import { createWeekSearch } from '../search/day-by-day.ts'
import type { Choice } from '../model/day-choice.ts'
import { minutesOfServed, totalOf } from '../request/dish-minutes.ts'
import { nutritionOf, recipesById } from '../model/build-week.ts'
import type { Leniency } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { OptionList } from '../model/option-list.ts'
import { compileProblem } from '../model/problem.ts'
import { leniencyOf } from '../model/relaxation.ts'
import type { LockedMeal, MenuRequest, WeekConstraint } from '../request/request.ts'
import { createWeekUseCounter } from '../model/week-use-counter.ts'
import { weekdaysFromMonday, type Weekday } from '../../calendar/days.ts'
import type { Dish, PlannedMeal, RelaxationStep, Serving, WeekMenu } from '../request/week.ts'

/** Another dish for a meal, with its effect on the meal and on the week. */
export interface Alternative {
  readonly dish: Dish
  /** Difference between the new meal and the replaced one: kcal, g, minutes. */
  readonly changes: {
    readonly kcal: number
    readonly proteinG: number
    readonly fiberG: number
    readonly minutes: number
  }
  /** Change of the week's cost in points; negative is an improvement. */
  readonly costChange: number
}

const mostPerProtein = 2
const tolerance = 1e-6

/**
 * Returns the best `count` other dishes for a meal, by ascending cost, with the rest of the week unchanged: each main
 * in its best portion with the current base and side. All are safe and new to the day, with at most two per protein
 * while other proteins are left. Limits on minutes, protein, fiber and greens are broken no further than by the
 * replaced dish; base and side are dropped to keep them. If the wishes leave fewer than `count`, cooking time and
 * repeats are relaxed, so that an open meal has alternatives too. Empty for a locked meal or a meal away.
 */
export function findAlternatives(
  menu: WeekMenu,
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
  slot: MealPlace,
  count: number,
): Alternative[] {
  const current = menu.days
    .find(({ weekday }) => weekday === slot.weekday)
    ?.meals.find(({ mealType }) => mealType === slot.mealType)
  if (!current || current.isLocked || current.kind === 'away') return []

  const steps = menu.relaxations.map(({ step }) => step)
  const found = new Map<string, Alternative>()
  for (const relaxed of [steps, [...steps, ...widerSteps, ...request.mayRelax]]) {
    if (found.size >= count) break
    const leniency = leniencyOf(new Set(relaxed))
    for (const alternative of rankedAlternatives({
      menu,
      request,
      recipes,
      slot,
      current,
      leniency,
      count,
    })) {
      const id = alternative.dish.main.recipeId
      if (found.size < count && !found.has(id)) found.set(id, alternative)
    }
  }
  return [...found.values()].toSorted((a, b) => a.costChange - b.costChange)
}

const widerSteps: readonly RelaxationStep[] = ['repeats_free', 'time_any']

interface MealPlace {
  readonly weekday: Weekday
  readonly mealType: MealType
}

interface SwapWanted {
  readonly menu: WeekMenu
  readonly request: MenuRequest
  readonly recipes: readonly MenuRecipe[]
  readonly slot: MealPlace
  readonly current: PlannedMeal
  readonly leniency: Leniency
  readonly count: number
}

/** Returns a request that leaves only this meal to plan: the others are locked, and those without a dish are away. */
function requestFreeingMeal({ menu, request, slot }: SwapWanted): MenuRequest {
  const others = menu.days.flatMap(({ weekday, meals }) =>
    meals
      .filter(({ mealType }) => !(weekday === slot.weekday && mealType === slot.mealType))
      .map(({ mealType, dish }) => ({ weekday, mealType, dish })),
  )
  const away = others.map(({ weekday, mealType }): WeekConstraint => ({
    kind: 'away',
    weekday,
    mealTypes: [mealType],
  }))
  const locked = others.flatMap(({ weekday, mealType, dish }): LockedMeal[] =>
    dish ? [{ weekday, mealType, dish }] : [],
  )
  return { ...request, locked, batches: [], constraints: [...request.constraints, ...away] }
}

function rankedAlternatives(wanted: SwapWanted): Alternative[] {
  const { recipes, slot, current, leniency, count } = wanted
  const problem = compileProblem(requestFreeingMeal(wanted), recipes, leniency)
  const position = problem.modelOfDay[weekdaysFromMonday.indexOf(slot.weekday)]!
  const model = problem.models[position]!
  const meal = model.slots.find(({ mealType }) => mealType === slot.mealType)
  if (!meal) return []

  const day = createWeekSearch(problem).searches[position]!
  day.setPrices(createWeekUseCounter(problem).marginalPrices())
  const { list: mains } = model.components[meal.main]!
  const start: Choice = Int32Array.from(model.components, ({ list, slot: at }) => {
    if (model.slots[at] !== meal || !current.dish) return 0
    return optionOf(list, recipes, list.part === 'main' ? null : current.dish[list.part])
  })
  if (meal.isMain && !current.dish?.base && !current.dish?.side) {
    // The replaced dish had no base or side: both are chosen once, for the cheapest composed main.
    start[meal.main] = mains.order.find((option) => mains.isSolo[option] === 0) ?? 0
    day.optimizeParts(
      start,
      [meal.base, meal.side].filter((part) => part >= 0),
    )
  }
  const best = new Map<number, { choice: Choice; cost: number }>()
  for (let option = 0; option < mains.count; option++) {
    const recipe = mains.recipe[option]!
    for (const choice of lighterVariants(start, option)) {
      const cost = day.pricedCost(choice)
      if (cost < (best.get(recipe)?.cost ?? Infinity)) best.set(recipe, { choice, cost })
    }
  }

  const byId = recipesById(recipes)
  const before = current.dish && nutritionOf(current.dish, byId)
  const replaced = current.dish ? choiceOf(current.dish) : null
  const costBefore = replaced ? day.pricedCost(replaced) : 0
  const brokenBefore = replaced ? day.brokenLimits(replaced) : 0
  const ranked = [...best]
    .filter(
      ([recipe, { choice }]) =>
        recipes[recipe]!.id !== current.dish?.main.recipeId &&
        day.brokenLimits(choice) <= brokenBefore + tolerance,
    )
    .toSorted(([first, a], [second, b]) => a.cost - b.cost || first - second)
  const perProtein = new Map<string, number>()
  const [varied, more] = partition(ranked, ([recipe]) => {
    const { protein } = recipes[recipe]!
    const taken = perProtein.get(protein) ?? 0
    perProtein.set(protein, taken + 1)
    return taken < mostPerProtein
  })
  return [...varied, ...more].slice(0, count).map(([, { choice, cost }]): Alternative => {
    const dish = dishOf(choice)
    const after = nutritionOf(dish, byId)
    return {
      dish,
      changes: {
        kcal: Math.round(after.kcal - (before?.kcal ?? 0)),
        proteinG: Math.round(after.proteinG - (before?.proteinG ?? 0)),
        fiberG: Math.round(after.fiberG - (before?.fiberG ?? 0)),
        minutes:
          minutesOf(dish, false) - (current.dish ? minutesOf(current.dish, current.batch !== null) : 0),
      },
      costChange: cost - costBefore,
    }
  })

  function minutesOf(of: Dish, isBatch: boolean): number {
    return totalOf(minutesOfServed(of, byId, isBatch))
  }

  /**
   * Returns the choices for a main: with base and side and, if that breaks a limit, also without one or both of them.
   */
  function lighterVariants(standing: Choice, main: number): Choice[] {
    const whole = Int32Array.from(standing)
    whole[meal!.main] = main
    const beside = mains.isSolo[main] === 1 ? [] : [meal!.base, meal!.side].filter((part) => part >= 0)
    const lighter = [...beside.map((part) => [part]), beside].map((dropped) => {
      const choice = Int32Array.from(whole)
      for (const part of dropped) choice[part] = 0
      return choice
    })
    return day.brokenLimits(whole) > 0 ? [whole, ...lighter] : [whole]
  }

  function choiceOf(dish: Dish): Choice {
    const choice = Int32Array.from(start)
    choice[meal!.main] = optionOf(mains, recipes, dish.main)
    return choice
  }

  function dishOf(choice: Choice): Dish {
    const servingAt = (component: number): Serving | null => {
      if (component < 0) return null
      const { list } = model.components[component]!
      const recipe = recipes[list.recipe[choice[component]!]!]
      return recipe ? { recipeId: recipe.id, portions: list.portions[choice[component]!]! } : null
    }
    const main = servingAt(meal!.main)!
    const isSolo = mains.isSolo[choice[meal!.main]!] === 1
    return {
      main,
      base: isSolo ? null : servingAt(meal!.base),
      side: isSolo && meal!.isMain ? null : servingAt(meal!.side),
    }
  }
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const first: Item[] = []
  const second: Item[] = []
  for (const item of items) (isFirst(item) ? first : second).push(item)
  return [first, second]
}

/** Returns the option index of a serving; 0 (empty part, or the first option) when it is not in the list. */
function optionOf(list: OptionList, recipes: readonly MenuRecipe[], serving: Serving | null): number {
  if (!serving) return 0
  for (let option = 0; option < list.count; option++) {
    if (
      recipes[list.recipe[option]!]?.id === serving.recipeId &&
      list.portions[option] === serving.portions
    ) {
      return option
    }
  }
  return 0
}
