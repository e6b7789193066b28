import type { Compliance } from '#contract/day/adherence.ts'
import { compliancePercentage, isFollowed } from '#nutrition/day/adherence/compliance.ts'
import type { EatenPlan } from '#nutrition/day/micronutrients/eaten-micronutrients.ts'
import { addAll, sumRows, type KnownNutrition } from '#nutrition/shared/figures/nutrition.ts'
import type { Dish, MenuDay } from '#nutrition/menu/request/week.ts'
import { type MealType, mealTypes } from '#nutrition/targets/meal-type.ts'
import { isServable, type MenuContext } from '../../menus/planner/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { ComplianceRow } from './queries.ts'
import { type MealRow, servePlate } from '../meals/rules.ts'

type Ticks = ComplianceRow['mealCompliance']
/** Nutrition and foods of meals that were ticked when a tick was not yet a row in `meals`. */
type Kept = Pick<ComplianceRow, 'eaten' | 'eatenFoods'>
type Counted = Pick<ComplianceRow, 'mealCompliance' | 'isFollowed' | 'compliancePercentage'>

export interface CountedTicks {
  readonly record: Kept & Counted
  /** Dishes whose tick is new: each becomes a meal. */
  readonly added: readonly { readonly mealType: MealType; readonly dish: Dish }[]
}

interface AskedTicks {
  readonly ticks: Ticks
  readonly kept: Kept
  /** Meal types whose tick is a row in `meals`. */
  readonly eaten: ReadonlySet<MealType>
  /** Recipe of the main dish that was ticked, by meal type; absent if the client did not name it. */
  readonly dishes: Readonly<Partial<Record<MealType, string>>>
}

/**
 * Computes a day's adherence from its ticks. A meal that was ticked before may be ticked in any case; another tick
 * counts only for a planned dish that the account may be served and that is the dish named in `dishes`, if one is
 * named. All other ticks are dropped.
 */
export function countTicks(
  day: MenuDay,
  { ticks, kept, eaten, dishes }: AskedTicks,
  menuContext: MenuContext,
): CountedTicks {
  const wasTicked = (mealType: MealType) => eaten.has(mealType) || kept.eaten[mealType] !== undefined
  const planned = day.meals.filter(
    ({ mealType, dish }) => dish && (isServable(dish, menuContext) || wasTicked(mealType)),
  )
  const isAnotherDish = (mealType: MealType, dish: Dish | null) =>
    dishes[mealType] !== undefined && dishes[mealType] !== dish?.main.recipeId
  const ticked = planned.filter(
    ({ mealType, dish }) =>
      ticks[mealType] === true && (wasTicked(mealType) || !isAnotherDish(mealType, dish)),
  )
  const isKept = (mealType: string) => ticked.some((meal) => meal.mealType === mealType)
  const keptOf = <T>(meals: Readonly<Partial<Record<MealType, T>>>) =>
    Object.fromEntries(Object.entries(meals).filter(([mealType]) => isKept(mealType)))
  return {
    record: {
      ...countedTicks(
        Object.fromEntries(planned.map((meal) => [meal.mealType, ticked.includes(meal)])) as Ticks,
      ),
      eaten: keptOf(kept.eaten) as Kept['eaten'],
      eatenFoods: keptOf(kept.eatenFoods ?? {}) as Kept['eatenFoods'],
    },
    added: ticked.flatMap(({ mealType, dish }) => (dish && !wasTicked(mealType) ? [{ mealType, dish }] : [])),
  }
}

/** Returns a day's adherence: one entry per planned meal, ticked or not. */
export function countedTicks(mealCompliance: Ticks): Counted {
  const all = Object.values(mealCompliance)
  const ticked = all.filter(Boolean).length
  return {
    mealCompliance,
    isFollowed: isFollowed(ticked, all.length),
    compliancePercentage: compliancePercentage(ticked, all.length),
  }
}

/** Returns the record of a day after the removal of a meal that was a tick. */
export function withoutTick(record: ComplianceRow, mealType: MealType): ComplianceRow {
  const { [mealType]: _, ...eaten } = record.eaten
  const { [mealType]: __, ...eatenFoods } = record.eatenFoods ?? {}
  const isTicked = record.mealCompliance[mealType] === true
  return {
    ...record,
    ...(isTicked && countedTicks({ ...record.mealCompliance, [mealType]: false })),
    eaten,
    eatenFoods: record.eatenFoods && eatenFoods,
  }
}

/** Returns the types of the ticked meals. */
export function tickedTypesOf({ mealCompliance }: Pick<ComplianceRow, 'mealCompliance'>): MealType[] {
  return mealTypes.filter((mealType) => mealCompliance[mealType] === true)
}

/**
 * Returns the energy and the foods of each meal in `eaten`; without `foods` if the record was saved before foods were
 * stored.
 */
export function eatenPlansOf(record: Kept | null): EatenPlan[] {
  return Object.entries(record?.eaten ?? {}).map(([mealType, { kcal }]) => {
    const foods = record?.eatenFoods?.[mealType as MealType]
    return { kcal, ...(foods && { foods }) }
  })
}

/** Returns the summed nutrition of the meals of `eaten`; zeros without a record. */
export function eatenOf(record: Pick<ComplianceRow, 'eaten'> | null): KnownNutrition {
  return addAll(Object.values(record?.eaten ?? {}))
}

/** @param ticked meals of the day that are ticks of the menu */
export function describeCompliance(
  row: ComplianceRow,
  ticked: readonly MealRow[],
  { accountId, hidesNumbers }: { readonly accountId: AccountId; readonly hidesNumbers: boolean },
): Compliance {
  const portions = ticked.flatMap(({ parts }) => servePlate(parts).map(({ portion }) => portion))
  const { kcal, proteinG, fiberG, isFiberPartial } = sumRows([...portions, eatenOf(row)])
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
          ...(isFiberPartial && { fiber_is_partial: true }),
        },
    compliance_percentage: row.compliancePercentage,
    manual_adjustments: row.manualAdjustments,
  }
}
