import type { RepeatReason } from '#contract/day/repeatable-meals.ts'
import { addDays } from '#nutrition/calendar/days.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { type MealRow, ownKeyOf } from './rules.ts'

export interface OfferedMeal {
  readonly row: MealRow
  readonly reason: RepeatReason
}

interface Moment {
  readonly today: string
  /** Meal of now. */
  readonly mealType: MealType
  /** Day on which the meals are logged again. */
  readonly target: string
  /** Meals that this day has. */
  readonly ofTarget: readonly MealRow[]
}

/** Number of days with the same foods at a meal from which they are usual. */
const usualFrom = 3
const mostRecent = 5

/**
 * Chooses the meals that are offered again: the one most often eaten at this meal, yesterday's, and the last different
 * ones. Two meals are the same if they have the same foods, whatever their amounts. A meal is logged again as `mealType`
 * today, and as the meal that it was on another day; what that meal of the day already has is left out.
 * @param rows logged meals, newest first
 */
export function chooseRepeatable(
  rows: readonly MealRow[],
  { today, mealType, target, ofTarget }: Moment,
): OfferedMeal[] {
  const eaten = new Set(ofTarget.map((row) => `${row.mealType} ${foodsKey(row)}`))
  const isEaten = (row: MealRow) =>
    eaten.has(`${target === today ? mealType : row.mealType} ${foodsKey(row)}`)
  const past = rows.filter((row) => row.parts.length > 0 && !isEaten(row))
  const sameMeal = past.filter((row) => row.mealType === mealType)
  const [usual] = [...Map.groupBy(sameMeal, foodsKey).values()]
    .filter((same) => new Set(same.map(({ date }) => date)).size >= usualFrom)
    .toSorted((a, b) => b.length - a.length)
  const yesterday = sameMeal.filter(({ date }) => date === addDays(today, -1))
  const offers: OfferedMeal[] = [
    ...(usual?.[0] ? [{ row: usual[0], reason: 'usual' as const }] : []),
    ...yesterday.slice(0, 1).map((row) => ({ row, reason: 'yesterday' as const })),
    ...past.map((row) => ({ row, reason: 'recent' as const })),
  ]
  const different = [...new Map(offers.toReversed().map((offer) => [foodsKey(offer.row), offer])).values()]
  const isOffered = new Set(different)
  const inOrder = offers.filter((offer) => isOffered.has(offer))
  const likely = inOrder.filter(({ reason }) => reason !== 'recent')
  return [...likely, ...inOrder.filter(({ reason }) => reason === 'recent').slice(0, mostRecent)]
}

/** Returns the same text for meals with the same foods; all revisions of an own food count as one. */
function foodsKey({ parts }: Pick<MealRow, 'parts'>): string {
  return [...new Set(parts.map(({ foodId }) => ownKeyOf(foodId) ?? foodId))].toSorted().join(' ')
}
