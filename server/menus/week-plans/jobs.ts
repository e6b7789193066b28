import { listDueWeeks, setNextWeek } from '../diets/queries.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, ofAccount } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { describeError, type Log } from '../../platform/observability/log.ts'
import { readNutritionProfileOf } from '../../account/profile/service.ts'
import { isMondayMorning, nextMondayMorning } from './rules.ts'
import type { WeekPlans } from './service.ts'

export interface MondayParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly weekPlans: Pick<WeekPlans, 'generate'>
  readonly hasAccess: (accountId: AccountId) => Promise<boolean>
  /** Time limit of a run; the rest is left to the next run. */
  readonly roundMs?: number
}

/** The next run starts ten minutes later. */
const ordinaryRoundMs = 9 * 60_000
const atATime = 200
/** Retry delay after an error. */
const againMs = 3_600_000

/**
 * Generates the week plan of every account with an active menu on its local Monday. Each diet stores when its next
 * Monday is due, so a run reads only due ones. The date is advanced after the work, so interrupted or concurrent runs
 * give the same result. An account that cannot have a plan at that time gets one on its next visit.
 */
export async function planMondays(parts: MondayParts, signal: AbortSignal): Promise<number> {
  const { database, clock, roundMs = ordinaryRoundMs } = parts
  const until = performance.now() + roundMs
  let made = 0
  for (;;) {
    const due = await database.asSystem((tx) => listDueWeeks(tx, clock.now(), atATime))
    for (const accountId of due) {
      if (signal.aborted || performance.now() > until) return made
      if (await lookAt(parts, accountId)) made += 1
    }
    if (due.length < atATime) return made
  }
}

async function lookAt(parts: MondayParts, accountId: AccountId): Promise<boolean> {
  const { database, clock, log } = parts
  const now = clock.now()
  let again = new Date(now.getTime() + againMs)
  let made = false
  // A failed plan does not stop the others.
  try {
    const { timezone, targets } = await readNutritionProfileOf(database, accountId, now)
    const morning = nextMondayMorning(now, timezone)
    made = targets !== null && isMondayMorning(now, timezone) && (await plan(parts, accountId, timezone))
    again = morning
  } catch (error) {
    if (!(error instanceof Failure)) log.error({ error: describeError(error) }, 'week not planned')
  }
  await database.asSystem((tx) => setNextWeek(ofAccount(tx, accountId), again))
  return made
}

async function plan(
  { clock, weekPlans, hasAccess }: MondayParts,
  accountId: AccountId,
  timezone: string,
): Promise<boolean> {
  if (!(await hasAccess(accountId))) return false
  const weekStart = civilDay(clock.now(), timezone)
  const { created } = await weekPlans.generate(accountId, {
    weekStart,
    onlyIfAbsent: true,
    pace: 'patient',
  })
  return created
}
