import type { RepeatReason } from '#contract/day/repeatable-meals.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { isMainMeal } from '#nutrition/day/score/plate-facts.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { type MealRow, ownKeyOf } from './rules.ts'

/** Facts of a logged or saved meal that decide whether it is offered. */
type Candidate = Pick<MealRow, 'id' | 'date' | 'mealType' | 'parts'>

export interface OfferedMeal {
  readonly row: Candidate
  readonly reason: RepeatReason
}

interface Moment {
  readonly today: string
  /** Meal type that the account usually eats at this time. */
  readonly mealType: MealType
  /** Day on which the meals are logged again. */
  readonly target: string
  /** Meals of the day on which the meals are logged again. */
  readonly ofTarget: readonly MealRow[]
  /** Meals that the account saved under a name. */
  readonly saved: readonly Candidate[]
}

/** Minimum number of days on which the same foods were eaten at a meal type for them to be usual. */
const usualFrom = 3
const mostRecent = 5
const mostSaved = 6

/**
 * Chooses the meals to offer again: the one most often eaten at this meal type, yesterday's, the saved ones, and the
 * last different ones. Meals with the same foods are the same meal, whatever their amounts; if one of them is saved,
 * the saved one is offered. A meal whose foods `ofTarget` has, logged or ticked, is left out unless people often eat
 * it twice a day (`isOftenTwice`).
 * @param rows logged meals, newest first
 */
export function chooseRepeatable(
  rows: readonly MealRow[],
  { today, mealType, target, ofTarget, saved }: Moment,
): OfferedMeal[] {
  const eaten = Map.groupBy(ofTarget, foodsKey)
  const isEaten = (row: Candidate) => {
    const same = eaten.get(foodsKey(row)) ?? []
    const next = target === today ? mealType : row.mealType
    return same.length > 0 && !isOftenTwice(same, next)
  }
  const past = rows.filter((row) => row.parts.length > 0 && !isEaten(row))
  const sameMeal = past.filter((row) => row.mealType === mealType)
  const [usual] = [...Map.groupBy(sameMeal, foodsKey).values()]
    .filter((same) => new Set(same.map(({ date }) => date)).size >= usualFrom)
    .toSorted((a, b) => b.length - a.length)
  const yesterday = sameMeal.filter(({ date }) => date === addDays(today, -1))
  const named = saved.filter((row) => row.parts.length > 0 && !isEaten(row))
  const offers: OfferedMeal[] = [
    ...(usual?.[0] ? [{ row: usual[0], reason: 'usual' as const }] : []),
    ...yesterday.slice(0, 1).map((row) => ({ row, reason: 'yesterday' as const })),
    ...past.map((row) => ({ row, reason: 'recent' as const })),
  ]
  const offeredNames = named
    .toSorted((a, b) => Number(b.mealType === mealType) - Number(a.mealType === mealType))
    .slice(0, mostSaved)
    .map((row) => ({ row, reason: 'saved' as const }))
  const ofNamed = new Set(offeredNames.map(({ row }) => foodsKey(row)))
  const unnamed = offers.filter(({ row }) => !ofNamed.has(foodsKey(row)))
  const different = [...new Map(unnamed.toReversed().map((offer) => [foodsKey(offer.row), offer])).values()]
  const isOffered = new Set(different)
  const inOrder = unnamed.filter((offer) => isOffered.has(offer))
  return [
    ...inOrder.filter(({ reason }) => reason !== 'recent'),
    ...offeredNames.filter(({ row }) => row.mealType === mealType),
    ...inOrder.filter(({ reason }) => reason === 'recent').slice(0, mostRecent),
    ...offeredNames.filter(({ row }) => row.mealType !== mealType),
  ]
}

/**
 * Returns whether people often eat the meals `same`, which have the same foods, again that day as the meal type `next`:
 * leftovers of lunch at dinner, or a single food, such as a coffee, at another meal.
 */
function isOftenTwice(same: readonly MealRow[], next: MealType): boolean {
  return same.every(
    ({ mealType, parts }) =>
      mealType !== next && (parts.length === 1 || (isMainMeal(mealType) && isMainMeal(next))),
  )
}

/** Returns the same text for meals with the same foods; all revisions of an own food count as one. */
export function foodsKey({ parts }: Pick<MealRow, 'parts'>): string {
  return [...new Set(parts.map(({ foodId }) => ownKeyOf(foodId) ?? foodId))].toSorted().join(' ')
}
