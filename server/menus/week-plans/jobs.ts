import { readNutritionProfileOf } from '../../account/profile/service.ts'
import { type AccessServices, hasAccess } from '../../billing/subscription/service.ts'
import { type AccountContext, accountContextOf, type Platform } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { ofAccount } from '../../platform/database/database.ts'
import type { ScheduledJob } from '../../platform/database/jobs.ts'
import { everyTenMinutes } from '../../platform/database/schedules.ts'
import { Failure } from '../../platform/failure.ts'
import { describeError } from '../../platform/observability/log.ts'
import { listDueWeeks, setNextWeek } from '../menus/queries.ts'
import type { MenuServices } from '../planner/menu-services.ts'
import { generateWeekPlan } from './generate-week-plan.ts'
import { isMondayMorning, nextMondayMorning } from './rules.ts'

export type MondayServices = Platform & MenuServices & AccessServices

export function mondayJob(services: MondayServices): ScheduledJob {
  return {
    name: 'week-plans',
    cron: everyTenMinutes,
    work: async (signal) => {
      const made = await planMondays(services, signal)
      if (made > 0) services.log.info({ made }, 'week plans made')
    },
  }
}

/** Time limit of a run; the next run, ten minutes later, plans the rest. */
const roundMs = 9 * 60_000
const atATime = 200
/** Delay before an account is tried again after an error. */
const againMs = 3_600_000

/**
 * Generates the week plan of every account with an active menu on the morning of its local Monday; returns their
 * number. The date of the next Monday advances after the work, so that interrupted or concurrent runs give the same
 * result. An account that cannot have a plan at that time gets one on its next visit.
 */
export async function planMondays(services: MondayServices, signal: AbortSignal): Promise<number> {
  const { database, clock } = services
  const until = performance.now() + roundMs
  let made = 0
  for (;;) {
    const due = await database.asSystem((tx) => listDueWeeks(tx, clock.now(), atATime))
    for (const accountId of due) {
      if (signal.aborted || performance.now() > until) return made
      if (await planMonday(accountContextOf(services, accountId))) made += 1
    }
    if (due.length < atATime) return made
  }
}

async function planMonday(ctx: AccountContext & MondayServices): Promise<boolean> {
  const { database, accountId, now, log } = ctx
  let again = new Date(now.getTime() + againMs)
  let made = false
  // A plan that fails does not stop those of other accounts.
  try {
    const { timezone, targets } = await readNutritionProfileOf(database, accountId, now)
    const morning = nextMondayMorning(now, timezone)
    made = targets !== null && isMondayMorning(now, timezone) && (await planWeek(ctx, timezone))
    again = morning
  } catch (error) {
    if (!(error instanceof Failure)) log.error({ error: describeError(error) }, 'week not planned')
  }
  await database.asSystem((tx) => setNextWeek(ofAccount(tx, accountId), again))
  return made
}

async function planWeek(ctx: AccountContext & MondayServices, timezone: string): Promise<boolean> {
  if (!(await hasAccess(ctx))) return false
  const { created } = await generateWeekPlan(ctx, {
    week_start: civilDay(ctx.now, timezone),
    removed_health: [],
    only_if_absent: true,
    pace: 'patient',
  })
  return created
}
