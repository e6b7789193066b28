import type { Body, Reply } from '#contract/endpoint.ts'
import type { applyScan as applyEndpoint, Today } from '#contract/today.ts'
import { streakOf } from '#nutrition/adherence/streak.ts'
import { describeMealRow, logScan, readLoggedDay, settleDay } from '../meals/service.ts'
import type { AccountId } from '../platform/account-id.ts'
import { addDays, civilDay } from '../platform/civil-day.ts'
import type { Database, Transaction } from '../platform/database.ts'
import { type Eater, readEater } from '../profile/service.ts'
import { takeResult } from '../scans/service.ts'
import { describeDay, overagesOf } from './rules.ts'

/** A streak longer than this is told as this. */
const streakDays = 400

async function readDay(
  tx: Transaction,
  accountId: AccountId,
  eater: Eater,
  date: string,
  now: Date,
): Promise<Today> {
  const today = civilDay(now, eater.timezone)
  const { meals, loggedDays } = await readLoggedDay(tx, accountId, date, addDays(today, -streakDays))
  return describeDay(date, meals, eater, streakOf(loggedDays, today))
}

export async function readToday(
  database: Database,
  accountId: AccountId,
  asked: string | undefined,
  now: Date,
): Promise<Today> {
  return database.asAccount(accountId, async (tx) => {
    const eater = await readEater(tx, accountId, now)
    return readDay(tx, accountId, eater, settleDay(asked, eater, now), now)
  })
}

/** Takes a scan's result into the day, once; there are no planned meals to rebalance until there is a week plan. */
export async function applyScan(
  database: Database,
  accountId: AccountId,
  asked: Body<typeof applyEndpoint>,
  now: Date,
): Promise<Reply<typeof applyEndpoint>> {
  return database.asAccount(accountId, async (tx) => {
    const eater = await readEater(tx, accountId, now)
    const date = settleDay(asked.date, eater, now)
    const result = await takeResult(tx, accountId, asked.scan_id)
    const scan = { ...result, mealType: asked.meal_type ?? result.mealType }
    const row = await logScan(tx, accountId, scan, date)
    const day = await readDay(tx, accountId, eater, row.date, now)
    return {
      rebalance: { rebalanceNeeded: false, adjustments: [], overages: overagesOf(day) },
      meal: describeMealRow(row, eater.hidesNumbers),
    }
  })
}
