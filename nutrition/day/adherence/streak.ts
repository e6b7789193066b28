import { addDays } from '../../calendar/days.ts'
import { hidesNumbers } from '../../safety/gates.ts'
import { cyclesWeight, hasAnxietyOrDepression, type HealthFacts } from '../../safety/health-facts.ts'

/**
 * Whether streaks may be shown to a person on any screen, mail, report or reminder. False with signs of an eating
 * disorder, anxiety, depression or weight cycling, where keeping or breaking a streak adds pressure and shame.
 */
export function allowsStreaks(facts: HealthFacts): boolean {
  return !hidesNumbers(facts) && !hasAnxietyOrDepression(facts) && !cyclesWeight(facts)
}

/**
 * Returns the number of consecutive days with a record, up to today. Today may still lack a record.
 * Dates are `YYYY-MM-DD`, in any order, repeated or not; dates after `today` are ignored.
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
