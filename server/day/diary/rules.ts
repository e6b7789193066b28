import type { DayRecord, LoggedMeal } from '#nutrition/reports/day-record.ts'
import { listDays } from '#nutrition/reports/period.ts'
import type { DayTargets } from '#nutrition/targets/macros.ts'
import { ownMealMinutes } from '#nutrition/targets/meal-times.ts'
import { type MealType, mealTypes } from '#nutrition/targets/meal-type.ts'
import type { WeighIn } from '#nutrition/day/weights/weigh-in.ts'
import type { ComplianceRow } from '../adherence/queries.ts'
import type { CheckInRow } from '../check-ins/queries.ts'
import type { EatenDay } from '../meals/queries.ts'
import { type MealRow, servePlate } from '../meals/rules.ts'
import type { WaterTotal } from '../water/queries.ts'
import { civilDay, timeOfDay } from '../../platform/database/civil-day.ts'
import { dayTypesOf, type PlannedPeriod } from '../../menus/planned-days/rules.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'

/** Rows of a period from all features, from which its days are built. */
export interface DiaryRows {
  readonly eaten: readonly EatenDay[]
  readonly adherence: readonly ComplianceRow[]
  readonly scanMoments: readonly Date[]
  readonly checkIns: readonly CheckInRow[]
  readonly weighIns: readonly WeighIn[]
  readonly water: readonly WaterTotal[]
  /** `null` for accounts without menus. */
  readonly planned: PlannedPeriod | null
}

/** Builds a record for every day from `from` to `to`, both inclusive, in order; days without data included. */
export function daysFrom(
  rows: DiaryRows,
  nutritionProfile: Pick<NutritionProfile, 'timezone' | 'targets' | 'mealsPerDay' | 'mealMinutes'>,
  { from, to, today }: { readonly from: string; readonly to: string; readonly today: string },
): DayRecord[] {
  const { timezone, mealsPerDay, mealMinutes } = nutritionProfile
  const usual = ownMealMinutes(mealsPerDay, mealMinutes)
  const eaten = new Map(rows.eaten.map(({ date, meals }) => [date, meals]))
  const adherence = new Map(rows.adherence.map((row) => [row.date, row]))
  const scans = Map.groupBy(rows.scanMoments, (moment) => civilDay(moment, timezone))
  const checkIns = Map.groupBy(rows.checkIns, ({ date }) => date)
  const weights = new Map(rows.weighIns.map((row) => [row.date, row.weightKg]))
  const water = new Map(rows.water.map((row) => [row.date, row.totalMl]))
  const targetsOn = dayTargets(rows, nutritionProfile, today)
  return listDays(from, to).map((date) => {
    const record = adherence.get(date)
    return {
      date,
      meals: (eaten.get(date) ?? []).map((meal) => loggedMeal(meal, { date, timezone, usual })),
      ticked: tickedOf(record),
      compliance: record ? { percentage: record.compliancePercentage, isFollowed: record.isFollowed } : null,
      scans: scans.get(date)?.length ?? 0,
      targets: targetsOn(date),
      weightKg: weights.get(date) ?? null,
      waterMl: water.get(date) ?? null,
      checkIns: (checkIns.get(date) ?? []).map(({ type, value }) => `${type}-${value}`),
    }
  })
}

type EatenItem = Pick<MealRow['parts'][number], 'foodId' | 'grams' | 'own' | 'parts'>

interface MealClock {
  readonly date: string
  readonly timezone: string
  /** Usual minutes after midnight of each meal. */
  readonly usual: Readonly<Record<MealType, number>>
}

function loggedMeal(
  [mealType, seconds, foodIds, grams, whole]: EatenDay['meals'][number],
  { date, timezone, usual }: MealClock,
): LoggedMeal {
  const time = seconds === null ? null : timeOfDay(new Date(seconds * 1000), timezone)
  // A meal that was logged without an hour has exactly the usual one.
  const isAssumed = seconds !== null && seconds % 60 === 0 && time?.minutes === usual[mealType]
  const items: readonly EatenItem[] =
    whole ?? foodIds.map((foodId, place) => ({ foodId, grams: grams[place] ?? 0 }))
  return {
    mealType,
    // Minutes after midnight at which the meal was eaten; `null` for a tick, for a meal at the usual hour, which nobody
    // may have said, and for a meal whose time is on another day, for example one that was logged later.
    minutes: time?.day === date && !isAssumed ? time.minutes : null,
    parts: servePlate(items).map(({ food, portion, part: { own, parts } }) => ({
      food,
      portion,
      ...(own && { own }),
      ...(parts && { parts }),
    })),
  }
}

export function tickedOf(record: ComplianceRow | undefined): DayRecord['ticked'] {
  return mealTypes.flatMap((mealType) => {
    const eaten = record?.eaten[mealType]
    if (!eaten) return []
    const foods = record?.eatenFoods?.[mealType]
    const { kcal, proteinG, fiberG } = eaten
    return { mealType, kcal, proteinG, fiberG, ...(foods && { foods }) }
  })
}

/**
 * Returns a function from a date to its targets, for training or rest as on the day's screen. The function returns
 * `null` without targets.
 */
function dayTargets(
  { planned }: Pick<DiaryRows, 'planned'>,
  { targets }: Pick<NutritionProfile, 'targets'>,
  today: string,
): (date: string) => DayTargets | null {
  const dayTypeOn = planned ? dayTypesOf(planned, today) : () => undefined
  return (date) => targets && (dayTypeOn(date) === 'training' ? targets.targetsTraining : targets.targetsRest)
}
