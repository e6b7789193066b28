import { randomUUID } from 'node:crypto'
import type { MenuDay } from '#nutrition/menu/request/week.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { type DietWithMenu, findActiveDiet, findWeekPlan, type WeekPlanRow } from '../menus/queries.ts'
import { dateOf, keepPastMeals, type LivedWeek, sinceFirstMenu } from '../menus/rules.ts'
import { menuOfDay } from './rules.ts'

/** Menu of a week: each day as `readPlannedDay` returns it. */
export interface PlannedWeek {
  /** Plan of the week; for a week without one, the active diet's menu as a plan. */
  readonly plan: WeekPlanRow
  /** Whether `plan` is stored. Otherwise the week follows the diet's menu. */
  readonly isStored: boolean
  /** Id of the plan stored for the week, of any diet; `null` without one. */
  readonly storedId: string | null
  /** Date of the account's first menu, before which the days of `plan` are not shown; `null` if unknown. */
  readonly firstMenuOn: string | null
}

/** Returns the menu of a week, by the rule of `menuOfDay`; `null` if nothing is planned. */
export async function readPlannedWeek(
  tx: AccountTransaction,
  { weekStart, today }: Pick<LivedWeek, 'weekStart' | 'today'>,
): Promise<PlannedWeek | null> {
  const [diet, stored] = [await findActiveDiet(tx), await findWeekPlan(tx, weekStart)]
  if (!diet) return null
  const menuOf = ({ weekday }: Pick<MenuDay, 'weekday'>) =>
    menuOfDay(dateOf(weekStart, weekday), { plan: stored, diet, today })
  const { firstMenuOn } = diet
  const sources = stored?.menu.days.map(menuOf) ?? []
  if (stored && sources.includes('week') && !sources.includes('diet')) {
    const menu = sinceFirstMenu(stored.menu, weekStart, firstMenuOn)
    return { plan: { ...stored, menu }, isStored: true, storedId: stored.id, firstMenuOn }
  }
  if (!diet.menu?.days.some((day) => menuOf(day) !== null)) return null
  // Here a stored plan belongs to another diet, so only its past days are shown.
  const past = { weekStart, today, ticked: new Map() }
  const menu = sinceFirstMenu(keepPastMeals(diet.menu, stored?.menu ?? null, past), weekStart, firstMenuOn)
  const plan = planOfDiet(diet, { weekStart, menu })
  return {
    plan: { ...plan, ...(stored && { id: stored.id, generations: stored.generations }) },
    isStored: false,
    storedId: stored?.id ?? null,
    firstMenuOn,
  }
}

function planOfDiet(
  { id, fingerprint, isPlain, createdAt }: DietWithMenu,
  week: Pick<WeekPlanRow, 'weekStart' | 'menu'>,
): WeekPlanRow {
  return {
    ...week,
    id,
    dietId: id,
    observations: '',
    understood: [],
    ignored: [],
    removed: [],
    mayRelax: [],
    rebalances: [],
    fingerprint,
    isPlain,
    generations: 0,
    createdAt,
    updatedAt: createdAt,
  }
}

/**
 * Returns the plan of the week, to be changed; `null` if nothing is planned. A week without a plan of the active diet
 * starts from what is shown. Caller holds the diets lock.
 */
export async function openWeekPlan(
  tx: AccountTransaction,
  lived: LivedWeek,
  now: Date,
): Promise<WeekPlanRow | null> {
  const week = await readPlannedWeek(tx, lived)
  if (!week || week.isStored) return week?.plan ?? null
  return { ...week.plan, id: week.storedId ?? randomUUID(), createdAt: now, updatedAt: now }
}
