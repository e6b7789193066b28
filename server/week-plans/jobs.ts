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

/**
 * Gives every account with an active menu its plan for the week, on the Monday of where it lives. Looks at what is
 * missing instead of keeping a list of what to do: a run that was cut off, or two at once, end the same.
 */
export async function planMondays(parts: MondayParts): Promise<number> {
  const { database, clock, log, weekPlans, hasAccess } = parts
  const now = clock.now()
  const weekStart = mondayOf(civilDay(now, 'America/Sao_Paulo'))
  const planned = await database.asSystem((tx) => listAccountsPlanned(tx, weekStart))
  const accounts = await database.asSystem((tx) => listAccountsWithMenu(tx))
  let made = 0
  for (const accountId of accounts) {
    if (planned.has(accountId)) continue
    const { timezone, targets } = await readEaterOf(database, accountId, now)
    const isTheirMonday =
      civilDay(now, timezone) === weekStart && minutesOfDay(now, timezone) >= earliestMinutes
    if (!isTheirMonday || !targets || !(await hasAccess(accountId))) continue
    try {
      const { created } = await weekPlans.generate(accountId, { weekStart, onlyIfAbsent: true })
      if (created) made += 1
    } catch (error) {
      if (!(error instanceof Failure)) log.error({ error: describeError(error) }, 'week not planned')
    }
  }
  return made
}
