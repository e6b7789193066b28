import { micronutrientsOfItem, micronutrientsOfPlan } from '../micronutrients/eaten-micronutrients.ts'
import { addMicronutrients, type Micronutrients } from '../micronutrients/micronutrients.ts'
import { type Day, isLogged, settledDays } from './averages.ts'
import type { DayRecord } from './day-record.ts'

/** Micronutrients of the settled, logged days of a period. */
export interface PeriodMicronutrients {
  readonly total: Micronutrients
  readonly days: number
}

/** Returns the micronutrients of a day: its logged plates and its ticked meals. */
export function micronutrientsOfDay({ meals, ticked }: Pick<DayRecord, 'meals' | 'ticked'>): Micronutrients {
  return addMicronutrients([
    ...meals.flatMap(({ parts }) =>
      parts.map(({ food, portion, parts: inside }) =>
        micronutrientsOfItem({ food, grams: portion.grams, parts: inside }),
      ),
    ),
    ...ticked.map(micronutrientsOfPlan),
  ])
}

/** Sums the micronutrients of the days that the averages of energy count. */
export function micronutrientsOfPeriod(days: readonly Day[], today: string): PeriodMicronutrients {
  const counted = settledDays(days.filter(isLogged), ({ date }) => date, today)
  return {
    total: addMicronutrients(counted.map(({ record }) => micronutrientsOfDay(record))),
    days: counted.length,
  }
}
