import { listDueWeeks, setNextWeek } from '../diets/service.ts'
import type { AccountId } from '../platform/account-id.ts'
import { civilDay } from '../platform/civil-day.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { describeError, type Log } from '../platform/log.ts'
import { readEaterOf } from '../profile/service.ts'
import { isMondayMorning, nextMondayMorning } from './rules.ts'
import type { WeekPlans } from './service.ts'

export interface MondayParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly weekPlans: Pick<WeekPlans, 'generate'>
  readonly hasAccess: (accountId: AccountId) => Promise<boolean>
  /** How long a round may take; what is left is found by the next. */
  readonly roundMs?: number
}

/** The next round is ten minutes later. */
const ordinaryRoundMs = 9 * 60_000
const atATime = 200
/** After trouble that may pass. */
const againMs = 3_600_000

/**
 * Gives every account with an active menu its plan for the week, on the Monday of where it lives. Each diet says when its
 * next Monday is looked at, so that a round finds those due and no others, however many there are. It says so after the
 * look: a run that was cut off, or two at once, end the same. Whoever cannot have a plan then asks when they come.
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
  // The trouble of one is not the trouble of those after it.
  try {
    const { timezone, targets } = await readEaterOf(database, accountId, now)
    const morning = nextMondayMorning(now, timezone)
    made = targets !== null && isMondayMorning(now, timezone) && (await plan(parts, accountId, timezone))
    again = morning
  } catch (error) {
    if (!(error instanceof Failure)) log.error({ error: describeError(error) }, 'week not planned')
  }
  await database.asSystem((tx) => setNextWeek(tx, accountId, again))
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
