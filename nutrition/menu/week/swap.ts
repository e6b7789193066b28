import { noNutrition } from '../../shared/figures/nutrition.ts'
import { itemAt } from '../../shared/collections/lookup.ts'
import { WeekSearch } from '../search/day-by-day.ts'
import type { DaySearch } from '../search/day-search.ts'
import type { CompiledRecipe } from '../model/compiled-recipe.ts'
import { Choice } from '../model/day-choice.ts'
import type { Component, DayModel, MealSlot } from '../model/day-model.ts'
import { dishOf, nutritionOf, recipesById } from '../model/build-week.ts'
import type { Leniency } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { Option, OptionList } from '../model/option-list.ts'
import { compileProblem } from '../model/problem.ts'
import { leniencyOf } from '../model/relaxation.ts'
import { swapTiers } from '../request/swap-tiers.ts'
import type { LockedMeal, MenuRequest, WeekConstraint } from '../request/request.ts'
import { WeekUseCounter } from '../model/week-use-counter.ts'
import type { Dish, MealPlace, PlannedMeal, RelaxationStep, Serving, WeekMenu } from '../request/week.ts'
import { type LateMeal, minutesOfDays, newlyLate } from './broken-wishes.ts'

/** Another dish for a meal, with its effect on the meal and on the week. */
export interface Alternative {
  readonly dish: Dish
  /**
   * Nutrition (rounded kcal and g) of the new dish minus that of the replaced dish, or of the new dish alone if there
   * was none. Minutes of the week with the new dish minus those without: another day may have to cook what it only
   * reheated.
   */
  readonly changes: {
    readonly kcal: number
    readonly proteinG: number
    readonly fiberG: number
    readonly minutes: number
  }
  /**
   * Change of the week's cost in points; negative is an improvement. If the meal had no dish, the cost of the whole
   * day.
   */
  readonly costChange: number
  /** Other meals that the swap takes above their time limit, because they must now cook themselves. */
  readonly lateMeals: readonly LateMeal[]
}

const mostPerProtein = 2
const tolerance = 1e-6

/**
 * Returns up to `count` other dishes for a meal, by `swapTiers` and then ascending cost: each safe main that is new to
 * the day, in its best portion with the current base and side. At most two have the same protein while others are left.
 * No limit is broken further than now; if needed, base and side are dropped first, then time, repeats and `mayRelax` are relaxed. Empty
 * for a locked meal or a meal away.
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

  const library = recipesById(recipes)
  const replaced = current.dish && library.get(current.dish.main.recipeId)?.protein
  const tierOf = swapTiers(request, replaced ?? undefined)
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
      tierOf,
    })) {
      const id = alternative.dish.main.recipeId
      if (found.size < count && !found.has(id)) found.set(id, alternative)
    }
  }
  const tierOfDish = ({ dish }: Alternative) => {
    const recipe = library.get(dish.main.recipeId)
    return recipe ? tierOf(recipe) : 0
  }
  return [...found.values()].toSorted((a, b) => tierOfDish(a) - tierOfDish(b) || a.costChange - b.costChange)
}

const widerSteps: readonly RelaxationStep[] = ['repeats_free', 'time_any']

interface SwapWanted {
  readonly menu: WeekMenu
  readonly request: MenuRequest
  readonly recipes: readonly MenuRecipe[]
  readonly slot: MealPlace
  readonly current: PlannedMeal
  readonly leniency: Leniency
  readonly count: number
  readonly tierOf: ReturnType<typeof swapTiers>
}

/**
 * Returns a request that leaves only the meal in `slot` to plan: other meals with a dish are locked, and those without
 * one are away.
 */
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
  const { recipes, slot: place, current, leniency, count, tierOf } = wanted
  const problem = compileProblem(requestFreeingMeal(wanted), recipes, leniency)
  const model = problem.days.find(({ weekday }) => weekday === place.weekday)?.model
  const slot = model?.slots.find(({ frame }) => frame.mealType === place.mealType)
  if (!model || !slot) return []

  const day = new WeekSearch(problem).of(model)
  day.setPrices(new WeekUseCounter(problem).marginalPrices())
  const start = startingChoice(model, slot, current, day)
  const best = new Map<CompiledRecipe, PricedChoice>()
  for (const option of slot.main.list.options) {
    if (!option.recipe) continue
    for (const choice of lighterVariants(start, slot, option, day)) {
      const cost = day.pricedCost(choice)
      if (cost < (best.get(option.recipe)?.cost ?? Infinity)) best.set(option.recipe, { choice, cost })
    }
  }

  const replaced = current.dish && withServing(start, slot.main, current.dish.main)
  const costBefore = replaced ? day.pricedCost(replaced) : 0
  const brokenBefore = replaced ? day.brokenLimits(replaced) : 0
  const ranked = [...best]
    .filter(
      ([{ recipe }, { choice }]) =>
        recipe.id !== current.dish?.main.recipeId && day.brokenLimits(choice) <= brokenBefore + tolerance,
    )
    .toSorted(
      ([first, a], [second, b]) =>
        tierOf(first.recipe) - tierOf(second.recipe) || a.cost - b.cost || first.index - second.index,
    )
  return variedFirst(ranked)
    .slice(0, count)
    .map(([, { choice, cost }]) => alternativeOf(dishOf(choice, slot), wanted, cost - costBefore))
}

interface PricedChoice {
  readonly choice: Choice
  readonly cost: number
}

function alternativeOf(
  dish: Dish,
  { menu, request, slot, recipes, current: { dish: before } }: SwapWanted,
  costChange: number,
): Alternative {
  const library = recipesById(recipes)
  const days = daysWith(menu, slot, dish)
  const nutrition = nutritionOf(dish, library)
  const nutritionBefore = before ? nutritionOf(before, library) : noNutrition
  return {
    dish,
    changes: {
      kcal: Math.round(nutrition.kcal - nutritionBefore.kcal),
      proteinG: Math.round(nutrition.proteinG - nutritionBefore.proteinG),
      fiberG: Math.round(nutrition.fiberG - nutritionBefore.fiberG),
      minutes: minutesOfDays(days, library, menu) - minutesOfDays(menu.days, library, menu),
    },
    costChange,
    lateMeals: newlyLate(menu, days, [{ place: slot, from: null }], { request, recipes }),
  }
}

/** Returns the days of a week with another dish in a meal, which leaves its batch. */
export function daysWith({ days }: WeekMenu, place: MealPlace, dish: Dish): WeekMenu['days'] {
  return days.map((day) =>
    day.weekday !== place.weekday
      ? day
      : {
          ...day,
          meals: day.meals.map((meal) =>
            meal.mealType === place.mealType ? { ...meal, kind: 'cooked' as const, dish, batch: null } : meal,
          ),
        },
  )
}

/** Returns the day's choice with the base and side to which every main is added. */
function startingChoice(model: DayModel, slot: MealSlot, { dish }: PlannedMeal, day: DaySearch): Choice {
  const start = new Choice(model, (component) => {
    const { part } = component.list
    const serving = component.slot === slot && part !== 'main' ? (dish?.[part] ?? null) : null
    return optionOf(component.list, serving)
  })
  if (slot.frame.isMainMeal && !dish?.base && !dish?.side) {
    // The replaced dish had no base and no side, so both are chosen once, for the cheapest main that is no whole meal.
    const composed = slot.main.list.order.find(({ isSolo }) => !isSolo)
    if (composed) start.set(slot.main, composed)
    day.optimizeParts(start, besidesOf(slot))
  }
  return start
}

function besidesOf({ main, components }: MealSlot): Component[] {
  return components.filter((component) => component !== main)
}

/**
 * Returns the choices for a main: with base and side and, if that breaks a limit, also without each of them and without
 * both.
 */
function lighterVariants(standing: Choice, slot: MealSlot, main: Option, day: DaySearch): Choice[] {
  const whole = standing.copy()
  whole.set(slot.main, main)
  if (day.brokenLimits(whole) <= 0) return [whole]
  const besides = main.isSolo ? [] : besidesOf(slot)
  const lighter = [...besides.map((component) => [component]), besides].map((dropped) =>
    dropped.reduce((choice, component) => withServing(choice, component, null), whole),
  )
  return [whole, ...lighter]
}

function withServing(choice: Choice, component: Component, serving: Serving | null): Choice {
  const changed = choice.copy()
  changed.set(component, optionOf(component.list, serving))
  return changed
}

/** Moves alternatives beyond `mostPerProtein` to the end and keeps the order otherwise. */
function variedFirst<Ranked extends readonly [CompiledRecipe, unknown]>(ranked: readonly Ranked[]): Ranked[] {
  const perProtein = new Map<string, number>()
  const [varied, more] = partition(ranked, ([{ recipe }]) => {
    const taken = perProtein.get(recipe.protein) ?? 0
    perProtein.set(recipe.protein, taken + 1)
    return taken < mostPerProtein
  })
  return [...varied, ...more]
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const first: Item[] = []
  const second: Item[] = []
  for (const item of items) (isFirst(item) ? first : second).push(item)
  return [first, second]
}

/**
 * Returns the option of a serving. If the list lacks it, returns the list's first option, which is the empty part where
 * that is allowed.
 */
function optionOf({ options }: OptionList, serving: Serving | null): Option {
  const found =
    serving &&
    options.find(
      ({ recipe, portions }) => recipe?.recipe.id === serving.recipeId && portions === serving.portions,
    )
  return found ?? itemAt(options, 0)
}
