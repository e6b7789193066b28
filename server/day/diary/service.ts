import { addDays } from '#nutrition/shared/calendar/days.ts'
import type { DayRecord } from '#nutrition/reports/day-record.ts'
import { periodOf } from '#nutrition/reports/period.ts'
import { nutritionRules } from '#nutrition/safety/nutrition-rules.ts'
import type { WeighIn } from '#nutrition/day/weights/weigh-in.ts'
import { listCompliance } from '../adherence/queries.ts'
import { listCheckIns } from '../check-ins/queries.ts'
import { listEatenDays, listMeals } from '../meals/queries.ts'
import { listWaterDays } from '../water/queries.ts'
import { civilDay, instantOf } from '../../platform/database/civil-day.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { readPlannedPeriod } from '../../menus/planned-days/service.ts'
import { listWeights } from '../weights/service.ts'
import { daysFrom, tickedOf } from './rules.ts'
import type { MealRow } from '../meals/rules.ts'
import { listScanMoments } from '../../scans/history/service.ts'
import type { ProfileContext } from '../../account/profile/service.ts'

export interface Diary {
  /** Every day of the period, in order. */
  readonly days: readonly DayRecord[]
  /** Weights of the period and of the `trendDays - 1` (6) days before it, which the trend of its first day needs. */
  readonly weighIns: readonly WeighIn[]
}

/** Reads all data of a period, with one query per table. */
export async function readDiary(
  { tx, nutritionProfile, now }: ProfileContext,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Diary> {
  const midnightOf = (day: string) => instantOf(new Date(`${day}T00:00:00Z`), nutritionProfile.timezone)
  const rows = {
    eaten: await listEatenDays(tx, from, to),
    adherence: await listCompliance(tx, from, to),
    scanMoments: await listScanMoments(tx, midnightOf(from), midnightOf(addDays(to, 1))),
    checkIns: await listCheckIns(tx, from, to),
    weighIns: await listWeights(tx, addDays(from, 1 - nutritionRules.weight.trendDays), to),
    water: await listWaterDays(tx, from, to),
    planned: nutritionProfile.targets && (await readPlannedPeriod(tx, periodOf('week', from).start, to)),
  }
  const period = { from, to, today: civilDay(now, nutritionProfile.timezone) }
  return { days: daysFrom(rows, nutritionProfile, period), weighIns: rows.weighIns }
}

/** Returns the meals of a period, and the ticked meals by date. */
export async function readDiaryItems(
  tx: AccountTransaction,
  from: string,
  to: string,
): Promise<{ meals: MealRow[]; ticked: ReadonlyMap<string, DayRecord['ticked']> }> {
  const meals = await listMeals(tx, from, to)
  const adherence = await listCompliance(tx, from, to)
  return { meals, ticked: new Map(adherence.map((row) => [row.date, tickedOf(row)])) }
}
