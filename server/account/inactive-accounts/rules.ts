import { addMonths } from '../../platform/database/civil-day.ts'

/** Inactivity after which an account gets the deletion notice. */
const dormantMonths = 24
/** Days from the notice to the deletion, unless the account is used. */
export const noticeDays = 30

const dayMs = 24 * 3_600_000

export function dormantBefore(now: Date): Date {
  return addMonths(now, -dormantMonths)
}

export function endedBefore(now: Date): Date {
  return new Date(now.getTime() - noticeDays * dayMs)
}
