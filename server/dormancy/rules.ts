import { addMonths } from '../platform/civil-day.ts'

/** Nobody came for so long: the account is told that it ends. */
const dormantMonths = 24
/** So long after it was told it ends, unless somebody comes. */
export const noticeDays = 30

const dayMs = 24 * 3_600_000

export function dormantBefore(now: Date): Date {
  return addMonths(now, -dormantMonths)
}

export function endedBefore(now: Date): Date {
  return new Date(now.getTime() - noticeDays * dayMs)
}
