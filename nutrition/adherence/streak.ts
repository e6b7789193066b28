import { addDays } from '../calendar/days.ts'

/**
 * Days in a row with a record, up to today. A today without a record yet does not break the streak.
 * Dates are `YYYY-MM-DD`, in any order, repeated or not; those after `today` do not count.
 */
export function streakOf(days: readonly string[], today: string): number {
  const recorded = new Set(days)
  let day = recorded.has(today) ? today : addDays(today, -1)
  let streak = 0
  while (recorded.has(day)) {
    streak += 1
    day = addDays(day, -1)
  }
  return streak
}
