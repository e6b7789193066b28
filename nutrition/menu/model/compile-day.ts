import type { Weekday } from '../../shared/calendar/days.ts'
import { lookup } from '../../shared/collections/lookup.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { hasProteinFloor, usualVitaminKUg } from '../request/day-limits.ts'
import { isMainMeal, maxMinutesOf, restrictionKey, type Leniency } from '../request/eligibility.ts'
import type { LockedMeal, MenuRequest } from '../request/request.ts'
import { servingNutrition } from '../request/menu-recipe.ts'
import { type MealPlace, servingsOf, type DayType, type Part } from '../request/week.ts'
import { isAway, mealsOn, trainsOn } from '../request/wishes.ts'
import type { CompiledRecipe } from './compiled-recipe.ts'
import { MealSlot, type DayModel } from './day-model.ts'
import { targetOf, type DayTarget } from './day-target.ts'
import { DayVector } from './day-vector.ts'
import type { OptionList } from './option-list.ts'
import type { PlannedFoods } from './planned-foods.ts'

export interface DayContext {
  readonly request: MenuRequest
  readonly leniency: Leniency
  readonly byId: ReadonlyMap<string, CompiledRecipe>
  readonly locked: readonly LockedMeal[]
  readonly batches: readonly Batch[]
  readonly planned: PlannedFoods
  readonly listOf: ListOf
}

/** Weekdays whose lunches are cooked together, on the first of them. `recipe` is `null` before the choice or when no dish suits the batch. */
export interface Batch {
  readonly weekdays: readonly Weekday[]
  readonly recipe: CompiledRecipe | null
}

/**
 * Returns the option list of a part. With a `batchRecipe`, the main has no other option, and `isReheated` says that an
 * earlier day cooks it.
 */
export type ListOf = (
  part: Part,
  place: MealPlace,
  maxMinutes: number,
  batchRecipe: CompiledRecipe | null,
  isReheated: boolean,
) => OptionList

export interface CompiledDay {
  readonly weekday: Weekday
  /** Days with equal keys can share a model: same day type and, for each meal, same state, minutes and batch. */
  readonly key: string
  readonly model: Omit<DayModel, 'index' | 'weekdays'>
}

interface DayDraft {
  readonly weekday: Weekday
  readonly target: DayTarget
  readonly slots: MealSlot[]
  readonly fixed: DayVector
  fixedVitaminKUg: number
  readonly fixedRecipes: CompiledRecipe[]
  readonly fixedMains: CompiledRecipe[]
  readonly openMeals: MealType[]
}

export function compileDay(weekday: Weekday, context: DayContext): CompiledDay {
  const { request } = context
  const dayType: DayType = trainsOn(request, weekday) ? 'training' : 'rest'
  const draft: DayDraft = {
    weekday,
    target: targetOf(request, dayType),
    slots: [],
    fixed: new DayVector(),
    fixedVitaminKUg: 0,
    fixedRecipes: [],
    fixedMains: [],
    openMeals: [],
  }
  const meals = mealsOn(request, weekday)
  const keys = meals.map((mealType) => addMeal(draft, mealType, context))
  const { target, slots, fixed, fixedVitaminKUg, fixedRecipes, fixedMains, openMeals } = draft
  return {
    weekday,
    key: [dayType, ...meals, ...keys].join('|'),
    model: {
      dayType,
      target,
      slots,
      components: slots.flatMap((slot) => slot.components),
      fixed,
      fixedVitaminKUg,
      fixedRecipes,
      fixedMains,
      openMeals,
    },
  }
}

/** Adds a meal to the draft. Returns the meal's part of `CompiledDay.key`. */
function addMeal(draft: DayDraft, mealType: MealType, context: DayContext): string {
  const { request, locked } = context
  const { weekday } = draft
  const lock = locked.find((meal) => meal.weekday === weekday && meal.mealType === mealType)
  if (lock) {
    addLockedMeal(draft, lock, context)
    return `locked on ${weekday}`
  }
  const share = request.mealShares[mealType]
  if (isAway(request, weekday, mealType)) {
    addUnplannedMeal(draft, share)
    return 'away'
  }
  return addSlot(draft, mealType, share, context)
}

function addLockedMeal(draft: DayDraft, { mealType, dish }: LockedMeal, { byId }: DayContext): void {
  for (const { recipeId, portions } of servingsOf(dish)) {
    const compiled = lookup(byId, recipeId)
    draft.fixedRecipes.push(compiled)
    draft.fixed.add(servingNutrition(compiled.recipe, portions))
    draft.fixedVitaminKUg += compiled.recipe.vitaminKUg * portions
    if (isMainMeal(mealType) && recipeId === dish.main.recipeId) draft.fixedMains.push(compiled)
  }
}

/** Counts a meal that is away or has no eligible main as its share of the day's targets and of `usualVitaminKUg`. */
function addUnplannedMeal(draft: DayDraft, share: number): void {
  draft.fixed.add(draft.target, share)
  draft.fixedVitaminKUg += share * usualVitaminKUg
}

function addSlot(draft: DayDraft, mealType: MealType, share: number, context: DayContext): string {
  const { request, leniency, batches, listOf, planned } = context
  const { weekday, target, slots, openMeals } = draft
  const batch = mealType === 'almoco' ? batches.findIndex(({ weekdays }) => weekdays.includes(weekday)) : -1
  const batchRecipe = batches[batch]?.recipe ?? null
  const isReheated = batchRecipe !== null && batches[batch]?.weekdays[0] !== weekday
  const maxMinutes = maxMinutesOf(request, leniency, weekday, mealType)
  const place = { weekday, mealType }
  const main = listOf('main', place, maxMinutes, batchRecipe, isReheated)
  if (main.options.length === 0) {
    addUnplannedMeal(draft, share)
    openMeals.push(mealType)
    return 'open'
  }
  const frame = {
    mealType,
    isMainMeal: isMainMeal(mealType),
    targetKcal: share * target.kcal,
    targetCarbG: share * target.carbG,
    maxMinutes,
    leastProteinG: (hasProteinFloor(mealType) && request.minMealProteinG) || 0,
    isBatch: batchRecipe !== null,
    isReheated,
  }
  const base = listOf('base', place, maxMinutes, null, false)
  const side = listOf('side', place, maxMinutes, null, false)
  const earlier = slots.reduce((count, { components }) => count + components.length, 0)
  slots.push(new MealSlot(slots.length, frame, { main, base, side }, earlier))
  return `${maxMinutes} ${batchRecipe?.index} ${batch} ${isReheated} ${restrictionKey(request, place)} ${planned.keyAt(place)}`
}
