import type { Compliance } from '#contract/day/adherence.ts'
import { compliancePercentage, isFollowed } from '#nutrition/day/adherence/compliance.ts'
import { nutritionOf } from '#nutrition/menu/model/build-week.ts'
import { addAll, round, type KnownNutrition } from '#nutrition/figures/nutrition.ts'
import type { Dish, MenuDay } from '#nutrition/menu/request/week.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { isServable, type MenuContext, displayedNutrition } from '../../menus/planner/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { ComplianceRow } from './queries.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'

type Ticks = Readonly<Partial<Record<MealType, boolean>>>

/**
 * Computes a day's adherence from its ticks. A tick on a meal that the day does not have, or that is withheld, does not
 * count.
 */
export function countTicks(
  day: MenuDay,
  { ticks, kept }: { readonly ticks: Ticks; readonly kept: ComplianceRow['eaten'] },
  menuContext: MenuContext,
): Pick<ComplianceRow, 'mealCompliance' | 'eaten' | 'isFollowed' | 'compliancePercentage'> {
  const planned = day.meals.filter(
    ({ mealType, dish }) => dish && (isServable(dish, menuContext) || kept[mealType]),
  )
  const ticked = planned.filter(({ mealType }) => ticks[mealType] === true)
  return {
    mealCompliance: Object.fromEntries(
      planned.map(({ mealType }) => [mealType, ticks[mealType] === true]),
    ) as Ticks,
    // A meal ticked earlier keeps the nutrition it had then.
    eaten: Object.fromEntries(
      ticked.map(({ mealType, dish }) => [mealType, kept[mealType] ?? asShown(dish!, menuContext)]),
    ) as ComplianceRow['eaten'],
    isFollowed: isFollowed(ticked.length, planned.length),
    compliancePercentage: compliancePercentage(ticked.length, planned.length),
  }
}

/** Rounds like the meal's card, so that the total is the sum of the displayed values. */
function asShown(dish: Dish, { library }: MenuContext): KnownNutrition {
  const { kcal, proteinG, carbG, fatG, fiberG } = displayedNutrition(dish, library)
  return { ...nutritionOf(dish, library), kcal, proteinG, carbG, fatG, fiberG }
}

/** Returns the sum of the ticked meals. */
export function eatenOf(record: Pick<ComplianceRow, 'eaten'> | null): KnownNutrition {
  return addAll(Object.values(record?.eaten ?? {}))
}

export function describeCompliance(
  row: ComplianceRow,
  accountId: AccountId,
  { hidesNumbers }: Pick<NutritionProfile, 'hidesNumbers'>,
): Compliance {
  const { kcal, proteinG, fiberG } = round(eatenOf(row))
  return {
    id: row.id,
    user_id: accountId,
    date: row.date,
    diet_id: row.dietId,
    is_followed: row.isFollowed,
    meal_compliance: row.mealCompliance,
    calculated_nutrition: hidesNumbers
      ? null
      : {
          calories: kcal,
          protein_g: proteinG,
          fiber_g: fiberG,
        },
    compliance_percentage: row.compliancePercentage,
    manual_adjustments: row.manualAdjustments,
  }
}
