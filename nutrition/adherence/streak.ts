const dayMs = 24 * 60 * 60 * 1000

/**
 * Days in a row with a record, up to today. A today without a record yet does not break the streak.
 * Dates are `YYYY-MM-DD`, in any order, repeated or not; those after `today` do not count.
 */
export function streakOf(days: readonly string[], today: string): number {
  const recorded = new Set(days)
  let day = recorded.has(today) ? today : dayBefore(today)
  let streak = 0
  while (recorded.has(day)) {
    streak += 1
    day = dayBefore(day)
  }
  return streak
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
}
