import type { AccountId } from '../platform/account-id.ts'
import { civilDay, minutesOfDay } from '../platform/civil-day.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { describeError, type Log } from '../platform/log.ts'
import { listAccountsWithMenu } from '../diets/service.ts'
import { readEaterOf } from '../profile/service.ts'
import { listAccountsPlanned, mondayOf, type WeekPlans } from './service.ts'

/** Before this hour of Monday nobody looks for the new week. */
const earliestMinutes = 4 * 60

export interface MondayParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly weekPlans: WeekPlans
  readonly hasAccess: (accountId: AccountId) => Promise<boolean>
}

/** Where days begin first, and where they end last. */
const [firstZone, lastZone] = ['Pacific/Kiritimati', 'Etc/GMT+12']

/** The day that is a Monday somewhere on Earth, if there is one. */
function mondayAt(now: Date): string | null {
  const monday = mondayOf(civilDay(now, firstZone))
  return monday >= civilDay(now, lastZone) ? monday : null
}

/**
 * Gives every account with an active menu its plan for the week, on the Monday of where it lives. Looks at what is
 * missing instead of keeping a list of what to do: a run that was cut off, or two at once, end the same.
 */
export async function planMondays(parts: MondayParts, signal: AbortSignal): Promise<number> {
  const { database, clock, log } = parts
  const weekStart = mondayAt(clock.now())
  if (weekStart === null) return 0
  const planned = await database.asSystem((tx) => listAccountsPlanned(tx, weekStart))
  const accounts = await database.asSystem((tx) => listAccountsWithMenu(tx))
  let made = 0
  for (const accountId of accounts) {
    if (signal.aborted) break
    if (planned.has(accountId)) continue
    // The trouble of one is not the trouble of those after it.
    try {
      if (await planMonday(parts, accountId, weekStart)) made += 1
    } catch (error) {
      if (!(error instanceof Failure)) log.error({ error: describeError(error) }, 'week not planned')
    }
  }
  return made
}

async function planMonday(
  { database, clock, weekPlans, hasAccess }: MondayParts,
  accountId: AccountId,
  weekStart: string,
): Promise<boolean> {
  const now = clock.now()
  const { timezone, targets } = await readEaterOf(database, accountId, now)
  const isTheirMonday =
    civilDay(now, timezone) === weekStart && minutesOfDay(now, timezone) >= earliestMinutes
  if (!isTheirMonday || !targets || !(await hasAccess(accountId))) return false
  const { created } = await weekPlans.generate(accountId, {
    weekStart,
    onlyIfAbsent: true,
    pace: 'patient',
  })
  return created
}
