import { micronutrientsOfItem, micronutrientsOfPlan } from '../micronutrients/eaten-micronutrients.ts'
import { addMicronutrients, type Micronutrients } from '../micronutrients/micronutrients.ts'
import { type Day, isLogged } from './averages.ts'
import type { DayRecord } from './day-record.ts'

/**
 * Micronutrients of the days that count in a period's averages (the logged ones of `settledDays`), and how many these
 * are.
 */
export interface PeriodMicronutrients {
  readonly total: Micronutrients
  readonly days: number
}

/** Returns the micronutrients that a day's logged plates and ticked meals add up to. */
export function micronutrientsOfDay({ meals, ticked }: Pick<DayRecord, 'meals' | 'ticked'>): Micronutrients {
  return addMicronutrients([
    ...meals.flatMap(({ parts }) =>
      parts.map(({ food, own, portion, parts: inside }) =>
        micronutrientsOfItem({ food, own, grams: portion.grams, parts: inside }),
      ),
    ),
    ...ticked.map(micronutrientsOfPlan),
  ])
}

/** Sums the micronutrients over the days that count in the averages of energy (`averagesOf`). */
export function micronutrientsOfPeriod(days: readonly Day[]): PeriodMicronutrients {
  const counted = days.filter(isLogged)
  return {
    total: addMicronutrients(counted.map(({ record }) => micronutrientsOfDay(record))),
    days: counted.length,
  }
}
