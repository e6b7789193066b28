import { type CheckInAction, type CheckInActionId, checkInActions } from '#contract/day/check-in-actions.ts'
import type { CheckIn } from '#contract/day/check-ins.ts'
import type { CheckIns } from '#nutrition/day/habits/check-ins.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { CheckInRow } from './queries.ts'

export function actionOf(asked: CheckInActionId): CheckInAction {
  return checkInActions.find(({ id }) => id === asked)!
}

type Answer = Pick<CheckInRow, 'type' | 'value'>

function isAnswer(action: CheckInAction, { type, value }: Answer): boolean {
  return action.type === type && action.value === value
}

/**
 * Returns the ids of the answered options, in the order of `checkInActions`. Answers to options that no longer exist
 * are left out.
 */
export function answeredIds(rows: readonly Answer[]): CheckInActionId[] {
  return checkInActions.filter((action) => rows.some((row) => isAnswer(action, row))).map(({ id }) => id)
}

/** Returns one day's answers by kind; answers to options that no longer exist are left out. */
export function answersOf(rows: readonly Answer[]): CheckIns {
  const ids = new Set(answeredIds(rows))
  return Object.fromEntries(
    checkInActions.filter(({ id }) => ids.has(id)).map(({ type, value }) => [type, value]),
  )
}

export function describeCheckIn(row: CheckInRow, accountId: AccountId): CheckIn[] {
  return answeredIds([row]).map((id) => ({
    id,
    user_id: accountId,
    date: row.date,
    type: row.type,
    value: row.value,
    checked_at: row.checkedAt.toISOString(),
  }))
}
