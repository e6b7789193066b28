import { randomUUID } from 'node:crypto'
import { holdOwnRecipes } from '#nutrition/menu/week/own-recipes.ts'
import type { MenuDay, WeekMenu } from '#nutrition/menu/request/week.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { type DietWithMenu, findActiveDiet, findWeekPlan, type WeekPlanRow } from '../menus/queries.ts'
import { dateOf, keepPastMeals, type LivedWeek } from '../menus/rules.ts'
import { menuOfDay } from './rules.ts'

/** Menu of a week: each day as `readPlannedDay` returns it. */
export interface PlannedWeek {
  /** Plan of the week; for a week without one, the active diet's menu as a plan. */
  readonly plan: WeekPlanRow
  /** Whether `plan` is stored, so that the week does not just follow the diet's menu. */
  readonly isStored: boolean
  /** Menu stored for the week, of any diet; `null` without one. */
  readonly stored: WeekMenu | null
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
  if (stored?.menu.days.every((day) => menuOf(day) === 'week')) {
    return { plan: stored, isStored: true, stored: stored.menu }
  }
  if (!diet.menu?.days.some((day) => menuOf(day) !== null)) return null
  const menu: WeekMenu = {
    ...diet.menu,
    days: diet.menu.days.map((day) => {
      const was = stored?.menu.days.find(({ weekday }) => weekday === day.weekday)
      return was && menuOf(day) === 'week' ? was : day
    }),
  }
  const own = [...(diet.menu.ownRecipes ?? []), ...(stored?.menu.ownRecipes ?? [])]
  const plan = planOfDiet(diet, { weekStart, menu: holdOwnRecipes(menu, own) })
  return {
    plan: { ...plan, ...(stored && { id: stored.id, generations: stored.generations }) },
    isStored: false,
    stored: stored?.menu ?? null,
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
 * starts from the diet's menu, with the meals eaten under another diet. Caller holds the diets lock.
 */
export async function openWeekPlan(
  tx: AccountTransaction,
  lived: LivedWeek,
  now: Date,
): Promise<WeekPlanRow | null> {
  const week = await readPlannedWeek(tx, lived)
  if (!week || week.isStored) return week?.plan ?? null
  const { plan, stored } = week
  return {
    ...plan,
    id: stored ? plan.id : randomUUID(),
    menu: keepPastMeals(plan.menu, stored, lived),
    createdAt: now,
    updatedAt: now,
  }
}
