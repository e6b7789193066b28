import { addDays } from '../../calendar/days.ts'
import { hidesNumbers } from '../../safety/gates.ts'
import { cyclesWeight, hasAnxietyOrDepression, type HealthFacts } from '../../safety/health-facts.ts'

/**
 * Whether days in a row may be counted for a person, anywhere: screen, mail, report, reminder. Not with signs of an eating
 * disorder, anxiety, depression or weight cycling, where a streak to keep or to break presses and shames.
 */
export function allowsStreaks(facts: HealthFacts): boolean {
  return !hidesNumbers(facts) && !hasAnxietyOrDepression(facts) && !cyclesWeight(facts)
}

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
