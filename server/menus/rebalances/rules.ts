import type { RebalancedMeal, ActiveRebalance } from '#contract/day/today.ts'
import { createHash } from 'node:crypto'
import { type Dish, type MenuDay, servingsOf } from '#nutrition/menu/request/week.ts'
import { isSameDish } from '#nutrition/menu/rebalance/meal-change.ts'
import type { Adjustment } from '#nutrition/menu/rebalance/rebalance.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { nameOfDish } from '../menus/rules.ts'
import { dishNutrition } from '../planner/dish-description.ts'
import type { MenuContext } from '../planner/rules.ts'
import type { StoredRebalance } from '../menus/table.ts'

/** Why a rebalance is undone: `asked` by the person, or `meal_gone`: its logged meal was removed or corrected. */
export type UndoCause = 'asked' | 'meal_gone'

/** Returns the adjustments of all rebalances that were not undone, oldest first. */
export function changesOf(rebalances: readonly StoredRebalance[]): Adjustment[] {
  return rebalances.flatMap(({ adjustments, isUndone }) => (isUndone ? [] : adjustments))
}

/**
 * Returns the day's rebalances without `gone`; if the person asked for the undo, with `gone` marked as undone. Later
 * changes of the same meal then start from the dish that `gone` had replaced.
 */
export function withoutRecord(
  rebalances: readonly StoredRebalance[],
  gone: StoredRebalance,
  cause: UndoCause,
): StoredRebalance[] {
  const at = rebalances.indexOf(gone)
  const rebased = rebalances.slice(at + 1).map((later) => ({
    ...later,
    adjustments: later.adjustments.map((one) => {
      const former = changesOf([gone]).find(
        ({ mealType, to }) => mealType === one.mealType && isSameDish(to, one.from),
      )
      return former ? { ...one, from: former.from } : one
    }),
  }))
  return [...rebalances.slice(0, at), ...(cause === 'asked' ? [{ ...gone, isUndone: true }] : []), ...rebased]
}

/**
 * Returns the latest rebalance of the day with a change that can still be undone: the meal still has the changed dish,
 * is not locked and not eaten. `null` without one.
 */
export function activeRebalance(
  day: MenuDay,
  rebalances: readonly StoredRebalance[],
  { library, isEaten }: Pick<MenuContext, 'library'> & { readonly isEaten: (mealType: MealType) => boolean },
): ActiveRebalance | null {
  for (const { mealId, date, adjustments, isUndone } of rebalances.toReversed()) {
    const open = adjustments.filter(({ mealType, to }) => {
      const meal = day.meals.find((one) => one.mealType === mealType)
      return meal?.dish && !meal.isLocked && isSameDish(meal.dish, to) && !isEaten(mealType)
    })
    if (!isUndone && open.length > 0) {
      return { meal_id: mealId, adjustments: open.map((one) => describeAdjustment(one, date, library)) }
    }
  }
  return null
}

/** Returns the id of a proposal, the same for the same changes. */
export function proposalIdOf(mealId: string, date: string, adjustments: readonly Adjustment[]): string {
  const changes = adjustments.map(({ mealType, from, to }) => [mealType, servingsOf(from), servingsOf(to)])
  return createHash('sha256')
    .update(JSON.stringify([mealId, date, changes]))
    .digest('hex')
    .slice(0, 32)
}

/** Returns a change of a dish in its contract form. */
export function describeAdjustment(
  { mealType, from, to, kcalDelta }: Adjustment,
  date: string,
  library: MenuContext['library'],
): RebalancedMeal {
  const [kcalBefore, kcalAfter] = [kcalOf(from, library), kcalOf(to, library)]
  return {
    date,
    meal_type: mealType,
    from: nameOfDish(from, library),
    to: nameOfDish(to, library),
    kcal_delta: kcalDelta,
    ...(kcalBefore !== null && kcalAfter !== null && { kcal: { from: kcalBefore, to: kcalAfter } }),
    changes: changesBetween(from, to, library),
  }
}

/** Returns the energy of a dish as its plan shows it; `null` if the library lacks one of its recipes. */
function kcalOf(dish: Dish, library: MenuContext['library']): number | null {
  const servings = servingsOf(dish)
  const served = servings.flatMap(({ recipeId, portions }) => {
    const recipe = library.get(recipeId)
    return recipe ? [{ recipe, portions }] : []
  })
  return served.length === servings.length ? dishNutrition(served).kcal : null
}

/** Returns the recipes whose amounts differ between the two dishes, those in `from` first. */
function changesBetween(from: Dish, to: Dish, library: MenuContext['library']): RebalancedMeal['changes'] {
  const ids = new Set([...servingsOf(from), ...servingsOf(to)].map(({ recipeId }) => recipeId))
  return [...ids].flatMap((id) => {
    const recipe = library.get(id)
    const portionsIn = (dish: Dish) => servingsOf(dish).find(({ recipeId }) => recipeId === id)?.portions
    const [before, after] = [portionsIn(from), portionsIn(to)]
    if (!recipe || before === after) return []
    const amountOf = (portions: number | undefined) =>
      portions === undefined ? null : { portions, grams: Math.round(portions * recipe.portionGrams) }
    return [{ name: recipe.name, from: amountOf(before), to: amountOf(after) }]
  })
}
