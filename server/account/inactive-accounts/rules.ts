import { addMonths } from '../../platform/database/civil-day.ts'

/** Months without use after which an account gets the notice of its deletion. */
const inactiveMonths = 24
/** Days from the notice to the deletion, unless the account is used in between. */
export const noticeDays = 30

const dayMs = 24 * 3_600_000

export function inactiveBefore(now: Date): Date {
  return addMonths(now, -inactiveMonths)
}

export function endedBefore(now: Date): Date {
  return new Date(now.getTime() - noticeDays * dayMs)
}
