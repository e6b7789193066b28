import { type CheckIn, type CheckInAction, checkInActions } from '#contract/check-ins.ts'
import type { AccountId } from '../platform/account-id.ts'
import type { CheckInRow } from './queries.ts'

export function actionOf(asked: CheckInAction['id']): CheckInAction {
  return checkInActions.find(({ id }) => id === asked)!
}

/** An answer that is no longer offered is left out. */
export function describeCheckIn(row: CheckInRow, accountId: AccountId): CheckIn[] {
  const action = checkInActions.find(({ type, value }) => type === row.type && value === row.value)
  if (!action) return []
  return [
    {
      id: action.id,
      user_id: accountId,
      date: row.date,
      type: row.type,
      value: row.value,
      checked_at: row.checkedAt.toISOString(),
    },
  ]
}
