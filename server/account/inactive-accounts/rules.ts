import { addMonths } from '../../platform/database/civil-day.ts'

/** Inactivity after which an account gets the deletion notice. */
const inactiveMonths = 24
/** Days from the notice to the deletion, unless the account is used. */
export const noticeDays = 30

const dayMs = 24 * 3_600_000

export function inactiveBefore(now: Date): Date {
  return addMonths(now, -inactiveMonths)
}

export function endedBefore(now: Date): Date {
  return new Date(now.getTime() - noticeDays * dayMs)
}
