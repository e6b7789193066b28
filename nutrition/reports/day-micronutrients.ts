import { micronutrientsOfItem, micronutrientsOfPlan } from '../day/micronutrients/eaten-micronutrients.ts'
import { addMicronutrients, type Micronutrients } from '../day/micronutrients/micronutrients.ts'
import { type Day, daysOfMeans } from './averages.ts'
import type { DayRecord } from './day-record.ts'

/** Sum of micronutrients, and number of days it covers: those of the averages (`daysOfMeans`). */
export interface PeriodMicronutrients {
  readonly total: Micronutrients
  readonly days: number
}

/** Returns the sum of the micronutrients of a day's logged plates and ticked meals. */
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

/** Sums the micronutrients over the same days as `averagesOf`. */
export function micronutrientsOfPeriod(days: readonly Day[]): PeriodMicronutrients {
  const counted = daysOfMeans(days)
  return {
    total: addMicronutrients(counted.map(({ record }) => micronutrientsOfDay(record))),
    days: counted.length,
  }
}
