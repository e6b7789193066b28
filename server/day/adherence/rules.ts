import type { Compliance } from '#contract/day/adherence.ts'
import { compliancePercentage, isFollowed } from '#nutrition/day/adherence/compliance.ts'
import type { EatenPlan, FoodGrams } from '#nutrition/micronutrients/eaten-micronutrients.ts'
import { foodsOfDish } from '#nutrition/micronutrients/planned-foods.ts'
import { nutritionOf } from '#nutrition/menu/model/build-week.ts'
import { addAll, round, type KnownNutrition } from '#nutrition/figures/nutrition.ts'
import type { Dish, MenuDay } from '#nutrition/menu/request/week.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { isServable, type MenuContext, displayedNutrition } from '../../menus/planner/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { ComplianceRow } from './queries.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'

type Ticks = Readonly<Partial<Record<MealType, boolean>>>
/** Nutrition and foods of meals, as they were when the meals were ticked. */
type Kept = Pick<ComplianceRow, 'eaten' | 'eatenFoods'>

/**
 * Computes a day's adherence from its ticks. A tick counts only for a planned dish that the account may be served, or
 * that was ticked before (`kept`); other ticks are dropped.
 */
export function countTicks(
  day: MenuDay,
  { ticks, kept }: { readonly ticks: Ticks; readonly kept: Kept },
  menuContext: MenuContext,
): Kept & Pick<ComplianceRow, 'mealCompliance' | 'isFollowed' | 'compliancePercentage'> {
  const planned = day.meals.filter(
    ({ mealType, dish }) => dish && (isServable(dish, menuContext) || kept.eaten[mealType]),
  )
  const ticked = planned.filter(({ mealType }) => ticks[mealType] === true)
  return {
    mealCompliance: Object.fromEntries(
      planned.map(({ mealType }) => [mealType, ticks[mealType] === true]),
    ) as Ticks,
    // A meal ticked earlier keeps the nutrition and the foods it had then.
    eaten: Object.fromEntries(
      ticked.map(({ mealType, dish }) => [mealType, kept.eaten[mealType] ?? asShown(dish!, menuContext)]),
    ) as ComplianceRow['eaten'],
    eatenFoods: Object.fromEntries(
      ticked.flatMap(({ mealType, dish }): [MealType, readonly FoodGrams[]][] => {
        const isKept = kept.eaten[mealType] !== undefined
        const foods = isKept ? kept.eatenFoods?.[mealType] : foodsOfDish(dish!, menuContext.library)
        return foods ? [[mealType, foods]] : []
      }),
    ),
    isFollowed: isFollowed(ticked.length, planned.length),
    compliancePercentage: compliancePercentage(ticked.length, planned.length),
  }
}

/**
 * Returns the nutrition of a dish with energy, macronutrients and fiber rounded as on the meal's card, so that the
 * day's total is the sum of the displayed values.
 */
function asShown(dish: Dish, { library }: MenuContext): KnownNutrition {
  const { kcal, proteinG, carbG, fatG, fiberG } = displayedNutrition(dish, library)
  return { ...nutritionOf(dish, library), kcal, proteinG, carbG, fatG, fiberG }
}

/** Returns the energy and the foods of each ticked meal; without `foods` where the record is older than its foods. */
export function eatenPlansOf(record: Kept | null): EatenPlan[] {
  return Object.entries(record?.eaten ?? {}).map(([mealType, { kcal }]) => {
    const foods = record?.eatenFoods?.[mealType as MealType]
    return { kcal, ...(foods && { foods }) }
  })
}

/** Returns the summed nutrition of the ticked meals; zeros without a record. */
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
