import { findFood } from '../foods/food-table.ts'
import { portionOf } from '../foods/portion.ts'
import type { MealType } from '../targets/meal-type.ts'
import type { DayRecord, LoggedMeal } from './day-record.ts'
import { listDays, periodOf, type PeriodKind } from './period.ts'
import type { ReportFacts } from './report.ts'

export const emptyDay: Omit<DayRecord, 'date'> = {
  meals: [],
  ticked: [],
  compliance: null,
  scans: 0,
  targets: { kcal: 2000, protein_g: 100, carb_g: 250, fat_g: 62, fiber_g: 28 },
  weightKg: null,
  waterMl: null,
  checkIns: [],
}

/** Returns a logged plate from pairs of food id (`taco:3`) and grams. */
export function plate(
  mealType: MealType,
  foods: readonly (readonly [id: string, grams: number])[],
  minutes: number | null = 720,
): LoggedMeal {
  return {
    mealType,
    minutes,
    parts: foods.map(([id, grams]) => {
      const food = findFood(id)
      if (!food) throw new Error(`No food ${id}.`)
      return { food, portion: portionOf(food, grams) }
    }),
  }
}

/** Returns the facts of a whole period; only the days listed in `told` have records. */
export function factsOf(
  kind: PeriodKind,
  day: string,
  told: Readonly<Record<string, Partial<DayRecord>>>,
  change: Partial<ReportFacts> = {},
): ReportFacts {
  const period = periodOf(kind, day)
  return {
    period,
    today: '2026-12-31',
    days: listDays(period.start, period.end).map((date) => ({ ...emptyDay, date, ...told[date] })),
    daysBefore: null,
    weighIns: [],
    person: { proteinTargetG: 100, hasAnswered: true },
    ...change,
  }
}
