import { hidesNumbers } from '../../safety/gates.ts'
import { cyclesWeight, hasAnxietyOrDepression, type HealthFacts } from '../../safety/health-facts.ts'

/**
 * Returns whether streaks may be shown to a person on any screen, mail, report or reminder. False with signs of an
 * eating disorder, anxiety, depression or weight cycling, where keeping or breaking a streak adds pressure and shame.
 */
export function allowsStreaks(facts: HealthFacts): boolean {
  return !hidesNumbers(facts) && !hasAnxietyOrDepression(facts) && !cyclesWeight(facts)
}

/**
 * Returns the number of consecutive days with a record that end today or, while today lacks one, yesterday. `daysAgo`
 * lists the days with a record, counted back from today (0), in any order, repeated or not; negative ones are ignored.
 */
export function streakOf(daysAgo: readonly number[]): number {
  const recorded = new Set(daysAgo)
  const latest = recorded.has(0) ? 0 : 1
  let ago = latest
  while (recorded.has(ago)) ago += 1
  return ago - latest
}
