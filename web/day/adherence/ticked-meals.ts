import type { Compliance } from '#contract/day/adherence.ts'
import type { MealType } from '#contract/calendar.ts'
import type { PlannedMeal, Today } from '#contract/day/today.ts'
import { compliancePercentage, isFollowed } from '#nutrition/day/adherence/compliance.ts'
import { sumTenths } from '#nutrition/figures/rounding.ts'

export type Ticks = Readonly<Partial<Record<MealType, boolean>>>

/** Meals of the menu that the person confirmed to have followed on a day. */
export interface DayChoice {
  readonly userId: string
  readonly date: string
  readonly dietId: string
  readonly meals: Ticks
}

/** Returns the meals cooked from the menu; no others can be followed. */
export function mealsToFollow(today: Today): PlannedMeal[] {
  return today.planned_meals.filter(({ kind }) => kind === 'cooked')
}

export function tickedOf(meals: readonly PlannedMeal[], ticks: Ticks): PlannedMeal[] {
  return meals.filter(({ meal_type }) => ticks[meal_type] === true)
}

export function toggled(meals: readonly PlannedMeal[], ticks: Ticks, tapped: MealType): Ticks {
  return Object.fromEntries(
    meals.map(({ meal_type: type }) => [type, (ticks[type] === true) !== (type === tapped)]),
  )
}

/** Returns a tick for every meal, so that an unticked meal is sent too. */
export function completed(meals: readonly PlannedMeal[], ticks: Ticks): Ticks {
  return Object.fromEntries(meals.map(({ meal_type: type }) => [type, ticks[type] === true]))
}

/** Returns the ticks of the server's record, or those of the day's plan without a record. */
export function confirmedTicks(meals: readonly PlannedMeal[], record: Compliance | null): Ticks {
  if (record) return record.meal_compliance
  return Object.fromEntries(meals.map(({ meal_type, ticked }) => [meal_type, ticked]))
}

export interface TickSum {
  calories: number
  protein_g: number
  fiber_g: number
}

export function sumOf(meals: readonly PlannedMeal[]): TickSum {
  const sum = (of: (meal: PlannedMeal) => number) => sumTenths(meals.map(of))
  return {
    calories: sum(({ calories }) => calories),
    protein_g: sum(({ protein_g }) => protein_g),
    fiber_g: sum(({ fiber_g }) => fiber_g),
  }
}

/** Optimistic record, shown until the server's reply arrives. */
export function expectedRecord(
  choice: DayChoice,
  meals: readonly PlannedMeal[],
  before: Compliance | null,
): Compliance {
  const ticked = tickedOf(meals, choice.meals)
  return {
    id: before?.id ?? '',
    user_id: choice.userId,
    date: choice.date,
    diet_id: choice.dietId,
    is_followed: isFollowed(ticked.length, meals.length),
    meal_compliance: choice.meals,
    calculated_nutrition: sumOf(ticked),
    compliance_percentage: compliancePercentage(ticked.length, meals.length),
    manual_adjustments: before?.manual_adjustments ?? null,
  }
}
