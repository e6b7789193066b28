import type { Period } from '#nutrition/reports/period.ts'
import { homeTimezone } from '../../account/profile/service.ts'
import type { Platform } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import * as queries from './queries.ts'
import { lastPeriod, type ReportMailKind, timesOf } from './rules.ts'
import { reportMailKinds } from './table.ts'

/** Accounts per transaction. */
const foundAtATime = 1000

/**
 * Adds the mails about the last week and the last month, each due at 08:00 of the account's time zone on the day after.
 * Accounts without records in the period get none.
 */
export async function addReportMails({ database, clock }: Platform): Promise<void> {
  for (const kind of reportMailKinds) {
    const { period, next, isNews } = lastPeriod(kind, clock.now())
    const told = isNews ? period : next
    await database.asSystem((tx) => queries.removeDueBefore(tx, { kind, periodStart: told.start }))
    if (isNews) await addMailsOf({ database }, kind, period)
  }
}

async function addMailsOf(
  { database }: Pick<Platform, 'database'>,
  kind: ReportMailKind,
  { start, end }: Period,
): Promise<void> {
  const told = { kind, periodStart: start }
  let last: AccountId | undefined
  do {
    last = await database.asSystem(async (tx) => {
      const due = await queries.listDue(tx, told, { after: last, most: foundAtATime })
      if (due.length === 0) return undefined
      const timezones = await queries.listTimezones(tx, due)
      const mails = due.map((userId) => ({
        userId,
        ...timesOf(kind, end, timezones.get(userId) ?? homeTimezone),
      }))
      await queries.addMails(tx, told, mails)
      return due[foundAtATime - 1]
    })
  } while (last)
}
