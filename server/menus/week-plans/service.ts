import type { Body, Query, Reply } from '#contract/endpoint.ts'
import type {
  readObservations as readObservationsEndpoint,
  readWeekPlan as readEndpoint,
} from '#contract/menus/week-plans.ts'
import { addDays, mondayOf } from '#nutrition/shared/calendar/days.ts'
import { concernsOf } from '#nutrition/safety/health-text/meal-findings.ts'
import { readMentions } from '../../account/health-readings/rules.ts'
import { ageTimezone, type ProfileContext, readWithProfile } from '../../account/profile/service.ts'
import { listTicked } from '../../day/adherence/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import type { LivedWeek } from '../menus/rules.ts'
import { describeUnderstood, describeUnused, describeWeekPlan } from '../menus/week-description.ts'
import { readPlannedWeek } from '../planned-days/planned-week.ts'
import { menuContextFor } from '../planner/rules.ts'
import { readWords, resolveWeek } from './rules.ts'

/**
 * Returns the plan of the week that contains `start`, by default today. If the week follows the menu of the active
 * diet, returns `diet_week` instead. Returns neither if nothing is planned or the account has no numeric targets.
 * Throws `week_out_of_range`.
 */
export function readWeekPlan(
  ctx: AccountContext,
  { start }: Query<typeof readEndpoint>,
): Promise<Reply<typeof readEndpoint>> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const today = civilDay(now, nutritionProfile.timezone)
    const weekStart = resolveWeek(start, today)
    const week = nutritionProfile.targets && (await readPlannedWeek(tx, { weekStart, today }))
    if (!week) return {}
    const { plan, isStored } = week
    const shown = describeWeekPlan(
      plan,
      menuContextFor(nutritionProfile, plan.menu.ownRecipes),
      week.firstMenuOn,
    )
    return isStored ? { week_plan: shown } : { diet_week: { ...shown, follows_diet: true } }
  })
}

/** Returns the constraints understood from a week's observations. Saves nothing. */
export function readObservations(
  { text }: Body<typeof readObservationsEndpoint>,
  now: Date,
): Reply<typeof readObservationsEndpoint> {
  const today = civilDay(now, ageTimezone)
  const said = { field: 'semana', text, today } as const
  const { understood, ignored } = readWords(text, today)
  return {
    understood: describeUnderstood(understood),
    ...describeUnused(ignored),
    health: readMentions(said),
    concerns: [...concernsOf(said)],
  }
}

/** Returns the current week with the meals that were ticked in it. */
export function readThisWeek({ tx, nutritionProfile, now }: ProfileContext): Promise<LivedWeek> {
  const today = civilDay(now, nutritionProfile.timezone)
  return readLivedWeek(tx, { weekStart: mondayOf(today), today })
}

/** Returns the week with the meals that were ticked in it. */
export async function readLivedWeek(
  tx: AccountTransaction,
  week: Pick<LivedWeek, 'weekStart' | 'today'>,
): Promise<LivedWeek> {
  return { ...week, ticked: await listTicked(tx, week.weekStart, addDays(week.weekStart, 6)) }
}
