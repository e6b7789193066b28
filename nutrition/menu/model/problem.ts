import { weekdaysFromMonday, type Weekday } from '../../shared/calendar/days.ts'
import { lookup } from '../../shared/collections/lookup.ts'
import {
  eligibilityRules,
  type EligibilityRules,
  restrictionKey,
  type Leniency,
} from '../request/eligibility.ts'
import { PlannedFoods } from './planned-foods.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import { preferenceCosts } from '../request/preferences.ts'
import type { MenuRequest } from '../request/request.ts'
import { batchesOf, validLocks } from '../request/wishes.ts'
import { compileDay, type DayContext, type ListOf } from './compile-day.ts'
import { compileRecipes, type CompiledRecipes } from './compiled-recipe.ts'
import type { DayModel } from './day-model.ts'
import { createOptionList, type OptionList } from './option-list.ts'
import { candidatesFor, type Offer } from './slot-candidates.ts'
import { emptyPartCost } from './week-costs.ts'

/** A day of the week and its model. */
export interface ProblemDay {
  readonly weekday: Weekday
  readonly model: DayModel
}

/** The optimisation problem of a week. */
export interface MenuProblem extends CompiledRecipes {
  readonly request: MenuRequest
  readonly leniency: Leniency
  readonly models: readonly DayModel[]
  /** Monday first. */
  readonly days: readonly ProblemDay[]
  /**
   * Recipe of each batch of `batchesOf`, in the same order; `null` or missing before the choice or when no dish suits
   * the batch.
   */
  readonly batchRecipes: readonly (MenuRecipe | null)[]
}

/**
 * Compiles request and recipes into the optimization problem. `batchRecipes`: recipe of each batch of `batchesOf`, in
 * the same order; `null` or missing before the choice.
 */
export function compileProblem(
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
  leniency: Leniency,
  batchRecipes: readonly (MenuRecipe | null)[] = [],
): MenuProblem {
  const compiled = compileRecipes(recipes, leniency, request)
  const byId = new Map(compiled.recipes.map((one) => [one.recipe.id, one]))
  const planned = new PlannedFoods(request, recipes)
  const context: DayContext = {
    request,
    leniency,
    byId,
    locked: validLocks(request, recipes),
    batches: batchesOf(request).map((weekdays, batch) => {
      const recipe = batchRecipes[batch]
      return { weekdays, recipe: recipe ? lookup(byId, recipe.id) : null }
    }),
    planned,
    listOf: optionLists(request, leniency, compiled, batchRecipes, planned),
  }
  const days = weekdaysFromMonday.map((weekday) => compileDay(weekday, context))
  const modelOfKey = new Map<string, DayModel>()
  for (const { key, model } of days) {
    if (modelOfKey.has(key)) continue
    const weekdays = days.filter((day) => day.key === key).map(({ weekday }) => weekday)
    modelOfKey.set(key, { ...model, index: modelOfKey.size, weekdays })
  }
  return {
    ...compiled,
    request,
    leniency,
    models: [...modelOfKey.values()],
    days: days.map(({ weekday, key }) => ({ weekday, model: lookup(modelOfKey, key) })),
    batchRecipes,
  }
}

/**
 * Returns a function that builds each distinct option list of the week once. The main of a meal outside the batches is
 * never a batch recipe.
 */
function optionLists(
  request: MenuRequest,
  leniency: Leniency,
  { recipes }: CompiledRecipes,
  batchRecipes: readonly (MenuRecipe | null)[],
  planned: PlannedFoods,
): ListOf {
  const preference = preferenceCosts(request)
  const offersOf = (rules: EligibilityRules) =>
    recipes.map((compiled): Offer => {
      const { recipe } = compiled
      return {
        recipe: compiled,
        isAllowed: rules.isSafe(recipe) && rules.isCookable(recipe) && rules.isLiked(recipe),
        cost: preference(recipe),
      }
    })
  const offersByKey = new Map<string, readonly Offer[]>()
  const isOfBatch = new Set(batchRecipes)
  const lists = new Map<string, OptionList>()
  return (part, place, maxMinutes, batchRecipe, isReheated) => {
    const { mealType } = place
    const restrictions = restrictionKey(request, place)
    const key = `${part}|${mealType}|${maxMinutes}|${batchRecipe?.index}|${isReheated}|${restrictions}|${planned.keyAt(place)}`
    const known = lists.get(key)
    if (known) return known
    const rules = eligibilityRules(request, leniency, place)
    const offers = offersByKey.get(restrictions) ?? offersOf(rules)
    offersByKey.set(restrictions, offers)
    const candidates = candidatesFor({
      part,
      mealType,
      maxMinutes,
      batchRecipe,
      isReheated,
      offers: planned.isEmpty
        ? offers
        : offers.map((offer) => ({
            ...offer,
            cost: offer.cost + planned.costAt(place, part, offer.recipe.recipe),
          })),
      rules,
      request,
    })
    const fitting =
      part === 'main' && !batchRecipe
        ? candidates.filter(({ recipe }) => !isOfBatch.has(recipe.recipe))
        : candidates
    const list = createOptionList(
      part,
      fitting,
      part === 'main' ? null : emptyPartCost(part, mealType, request),
    )
    lists.set(key, list)
    return list
  }
}
