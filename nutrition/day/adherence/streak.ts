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
 * Returns the number of consecutive days with a record, up to today. Today may still lack a record. `daysAgo` counts
 * back from today, in any order, repeated or not; days after today, which are negative, are ignored.
 */
export function streakOf(daysAgo: readonly number[]): number {
  const recorded = new Set(daysAgo)
  const latest = recorded.has(0) ? 0 : 1
  let ago = latest
  while (recorded.has(ago)) ago += 1
  return ago - latest
}
