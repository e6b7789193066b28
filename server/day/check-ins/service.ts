import type { CheckInActionId } from '#contract/day/check-in-actions.ts'
import type { CheckIn } from '#contract/day/check-ins.ts'
import type { CheckInType } from '#nutrition/day/habits/check-ins.ts'
import { type AskedDays, resolveDay, resolveDays } from '../days/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Database } from '../../platform/database/database.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import * as queries from './queries.ts'
import { actionOf, describeCheckIn } from './rules.ts'

export async function describeCheckIns(
  database: Database,
  accountId: AccountId,
  asked: AskedDays,
  now: Date,
): Promise<CheckIn[]> {
  return database.asAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    const { from, to } = resolveDays(asked, nutritionProfile, now)
    const rows = await queries.listCheckIns(tx, from, to)
    return rows.flatMap((row) => describeCheckIn(row, accountId))
  })
}

export async function saveCheckIn(
  database: Database,
  accountId: AccountId,
  asked: { readonly id: CheckInActionId; readonly date?: string | undefined },
  now: Date,
): Promise<CheckIn> {
  return database.asAccount(accountId, async (tx) => {
    const date = resolveDay(asked.date, await readNutritionProfile(tx, now), now)
    const { id, type, value } = actionOf(asked.id)
    await queries.saveCheckIn(tx, { date, type, value, checkedAt: now })
    return { id, user_id: accountId, date, type, value, checked_at: now.toISOString() }
  })
}

export async function removeCheckIn(
  database: Database,
  accountId: AccountId,
  asked: { readonly type: CheckInType; readonly date?: string | undefined },
  now: Date,
): Promise<boolean> {
  return database.asAccount(accountId, async (tx) => {
    const date = resolveDay(asked.date, await readNutritionProfile(tx, now), now)
    return queries.deleteCheckIn(tx, { date, type: asked.type })
  })
}
