import type { MealType } from '../../targets/meal-type.ts'
import { fiberCosts, nutrientCount, nutrientKeys, type DayTarget } from './day-cost.ts'
import { hasProteinFloor, usualVitaminKUg, type MealLimits } from '../request/day-limits.ts'
import { eligibilityRules, isMainMeal, maxMinutesOf, type Leniency } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import { createOptionList, type OptionList, type Part } from './option-list.ts'
import { preferenceCosts } from '../request/preferences.ts'
import type { MenuRequest } from '../request/request.ts'
import { optionsFor, type Offer } from './slot-options.ts'
import { weekLimitsOf, type UseLimits } from './use-limits.ts'
import { emptyPartCost } from './week-costs.ts'
import { weekdaysFromMonday, type Weekday } from '../../calendar/days.ts'
import { servingsOf, type DayType } from '../request/week.ts'
import { batchesOf, validLocks, isAway, mealsOf, trainsOn } from '../request/wishes.ts'

/** A meal to plan. `main`, `base` and `side` are component indices, −1 when the part has no options. */
export interface MealSlot extends MealLimits {
  readonly mealType: MealType
  readonly isMain: boolean
  readonly targetKcal: number
  readonly targetCarbG: number
  readonly main: number
  readonly base: number
  readonly side: number
  /** True for the lunch of a batch, whose main is meant to repeat. */
  readonly isBatch: boolean
}

export interface Component {
  readonly slot: number
  readonly list: OptionList
}

/** Equivalent days: same targets and the same meals to plan from the same option lists. */
export interface DayModel {
  readonly weekdays: readonly Weekday[]
  readonly dayType: DayType
  readonly target: DayTarget
  readonly slots: readonly MealSlot[]
  readonly components: readonly Component[]
  /** Nutrients of locked meals and meals away, in the order of `nutrientKeys`. */
  readonly fixed: Float64Array
  /** Vitamin K from greens of locked meals and meals away, µg. */
  readonly fixedVitaminKUg: number
  /** Recipes of locked meals, which must not repeat on that day. */
  readonly fixedRecipes: readonly number[]
  /** Tokens of `fixedRecipes`, see `UseLimits.tokenOf`. */
  readonly fixedTokens: readonly number[]
  /** Mains of locked lunches and dinners. */
  readonly fixedMains: readonly number[]
  /** Meals without any eligible main. */
  readonly openMeals: readonly MealType[]
}

export interface MenuProblem extends UseLimits {
  readonly request: MenuRequest
  readonly leniency: Leniency
  readonly recipes: readonly MenuRecipe[]
  readonly models: readonly DayModel[]
  /** Index into `models` per day, Monday first. */
  readonly modelOfDay: readonly number[]
  readonly familyOf: Int32Array
  readonly familyCount: number
  /** −1 for a dish without a main protein. */
  readonly proteinOf: Int32Array
  readonly proteinCount: number
  /** Recipe index per batch, −1 while not chosen. */
  readonly batchRecipes: readonly number[]
}

/** Fields that a day's targets are computed from. */
export type TargetRules = Pick<
  MenuRequest,
  'targets' | 'sodiumMgMax' | 'saturatedMaxPercent' | 'hasHypertension' | 'fiberMaxG'
>

/**
 * Minimum distance between the fiber target and the day's maximum, g (design choice); relevant at high energy targets.
 */
const leastFiberRoomG = 5

/** Returns a day's targets (kcal, g, mg), with the fiber target capped below the day's maximum. */
export function targetOf(request: TargetRules, dayType: DayType): DayTarget {
  const target = request.targets[dayType]
  const fiberG = Math.min(target.fiber_g, request.fiberMaxG - leastFiberRoomG)
  return {
    kcal: target.kcal,
    proteinG: target.protein_g,
    carbG: target.carb_g,
    fatG: target.fat_g,
    fiberG,
    fiberFreeG: Math.min(fiberG + fiberCosts.freeG, request.fiberMaxG),
    fiberMaxG: request.fiberMaxG,
    sodiumMg: request.sodiumMgMax,
    saturatedG: (target.kcal * request.saturatedMaxPercent) / 100 / 9,
    sodiumWeight: request.hasHypertension ? 3 : 1,
  }
}

/**
 * Compiles request and recipes into the optimisation problem. `batchRecipes`: recipe index per batch of `batchesOf`.
 */
export function compileProblem(
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
  leniency: Leniency,
  batchRecipes: readonly number[] = [],
): MenuProblem {
  const rules = eligibilityRules(request, leniency)
  const preference = preferenceCosts(request)
  // Computed once per recipe, because every option list of the week uses it.
  const offers = recipes.map((recipe): Offer => ({
    isAllowed: rules.isSafe(recipe) && rules.isCookable(recipe) && rules.isLiked(recipe),
    cost: preference(recipe),
  }))
  const limits = weekLimitsOf(recipes, leniency, request)
  const locked = validLocks(request, recipes)
  const indexOf = new Map(recipes.map((recipe, index) => [recipe.id, index]))
  const batches = batchesOf(request)
  const batchOf = (weekday: Weekday) => batches.findIndex((weekdays) => weekdays.includes(weekday))
  const meals = mealsOf(request)

  const lists = new Map<string, OptionList>()
  const listOf = (part: Part, mealType: MealType, maxMinutes: number, batchRecipe: number) => {
    const key = `${part}|${mealType}|${maxMinutes}|${batchRecipe}`
    const known = lists.get(key)
    if (known) return known
    const options = optionsFor({ part, mealType, maxMinutes, batchRecipe, recipes, offers, rules, request })
    const fitting =
      part === 'main' && batchRecipe < 0
        ? options.filter(({ recipeIndex }) => !batchRecipes.includes(recipeIndex))
        : options
    const list = createOptionList(
      part,
      fitting,
      part === 'main' ? null : emptyPartCost(part, mealType, request),
      limits.tokenOf,
    )
    lists.set(key, list)
    return list
  }

  const models: DayModel[] = []
  const modelOfKey = new Map<string, number>()
  const modelOfDay = weekdaysFromMonday.map((weekday) => {
    const dayType: DayType = trainsOn(request, weekday) ? 'training' : 'rest'
    const target = targetOf(request, dayType)
    const fixed = new Float64Array(nutrientCount)
    let fixedVitaminKUg = 0
    const fixedRecipes: number[] = []
    const fixedMains: number[] = []
    const openMeals: MealType[] = []
    const slots: MealSlot[] = []
    const components: Component[] = []
    const key: string[] = [dayType]
    for (const mealType of meals) {
      const share = request.mealShares[mealType]
      const lock = locked.find((meal) => meal.weekday === weekday && meal.mealType === mealType)
      if (lock) {
        for (const { recipeId, portions } of servingsOf(lock.dish)) {
          const index = indexOf.get(recipeId) ?? -1
          fixedRecipes.push(index)
          addNutrients(fixed, recipes[index]!, portions)
          fixedVitaminKUg += recipes[index]!.vitaminKUg * portions
          if (isMainMeal(mealType) && recipeId === lock.dish.main.recipeId) fixedMains.push(index)
        }
        key.push(`locked on ${weekday}`)
        continue
      }
      if (isAway(request, weekday, mealType)) {
        for (const [position, nutrient] of nutrientKeys.entries())
          fixed[position]! += share * target[nutrient]
        fixedVitaminKUg += share * usualVitaminKUg
        key.push('away')
        continue
      }
      const batch = mealType === 'almoco' ? batchOf(weekday) : -1
      const batchRecipe = batch < 0 ? -1 : (batchRecipes[batch] ?? -1)
      const maxMinutes = maxMinutesOf(request, leniency, weekday, mealType)
      const main = listOf('main', mealType, maxMinutes, batchRecipe)
      if (main.count === 0) {
        for (const [position, nutrient] of nutrientKeys.entries())
          fixed[position]! += share * target[nutrient]
        fixedVitaminKUg += share * usualVitaminKUg
        openMeals.push(mealType)
        key.push('open')
        continue
      }
      key.push(`${maxMinutes} ${batchRecipe} ${batch}`)
      const slot = slots.length
      const add = (list: OptionList) =>
        list.count > 1 || list.part === 'main' ? components.push({ slot, list }) - 1 : -1
      slots.push({
        mealType,
        isMain: isMainMeal(mealType),
        targetKcal: share * target.kcal,
        targetCarbG: share * target.carbG,
        maxMinutes,
        leastProteinG: (hasProteinFloor(mealType) && request.minMealProteinG) || 0,
        main: add(main),
        base: add(listOf('base', mealType, maxMinutes, -1)),
        side: add(listOf('side', mealType, maxMinutes, -1)),
        isBatch: batchRecipe >= 0,
      })
    }
    const known = modelOfKey.get(key.join('|'))
    if (known !== undefined) {
      ;(models[known]!.weekdays as Weekday[]).push(weekday)
      return known
    }
    modelOfKey.set(key.join('|'), models.length)
    return (
      models.push({
        weekdays: [weekday],
        dayType,
        target,
        slots,
        components,
        fixed,
        fixedVitaminKUg,
        fixedRecipes,
        fixedTokens: fixedRecipes.map((recipe) => limits.tokenOf[recipe]!),
        fixedMains,
        openMeals,
      }) - 1
    )
  })

  const families = indexNames(recipes.map(({ family }) => family))
  const proteins = indexNames(recipes.map(({ protein }) => protein))
  const proteinOf = Int32Array.from(recipes, (recipe, index) =>
    recipe.protein === 'nenhuma' ? -1 : proteins.indices[index]!,
  )
  return {
    request,
    leniency,
    recipes,
    models,
    modelOfDay,
    ...limits,
    familyOf: families.indices,
    familyCount: families.count,
    proteinOf,
    proteinCount: proteins.count,
    batchRecipes,
  }
}

export function addNutrients(totals: Float64Array, recipe: MenuRecipe, portions: number): void {
  for (const [position, nutrient] of nutrientKeys.entries()) {
    totals[position]! += recipe.perPortion[nutrient] * portions
  }
}

function indexNames(names: readonly string[]): { indices: Int32Array; count: number } {
  const known = new Map<string, number>()
  const indices = Int32Array.from(names, (name) => {
    const index = known.get(name) ?? known.size
    known.set(name, index)
    return index
  })
  return { indices, count: known.size }
}
