import type { ProfileContext } from '../../account/profile/service.ts'
import { menuContextIfAny } from '../../menus/planner/rules.ts'
import { readPlannedDay } from '../../menus/planned-days/service.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { listCompliance } from '../adherence/queries.ts'
import { listMeals } from '../meals/queries.ts'
import type { EatenDay } from './eaten-day.ts'

/** Reads the meals, ticks and plan of a day. */
export async function readEatenDay(
  { tx, nutritionProfile, now }: ProfileContext,
  date: string,
): Promise<EatenDay> {
  const hasMenus = menuContextIfAny(nutritionProfile) !== null
  const [meals, [record], planned] = await Promise.all([
    listMeals(tx, date, date),
    listCompliance(tx, date, date),
    hasMenus ? readPlannedDay(tx, date, civilDay(now, nutritionProfile.timezone)) : null,
  ])
  return { date, meals, record: record ?? null, planned }
}
