import { dayBefore, type Weekday } from '../../../shared/calendar/days.ts'
import type { WeekConstraint } from '../request.ts'
import { daysIn, mealIn } from './clause-words.ts'

const leftovers = /\b(?:sobras?|sobrou|restos?|restinho)\b/

/** Returns whether a clause is about food of another day: `domingo é sobra do churrasco`. */
export function isLeftovers(clause: string): boolean {
  return leftovers.test(clause)
}

/**
 * Reads lunches that repeat the lunch of the day before: `domingo sobra`, `sobra de feijoada na segunda`. Empty if the
 * clause names another meal or source, or a Monday, whose day before is in another week.
 */
export function readLeftovers(clause: string): WeekConstraint[] {
  const at = clause.search(leftovers)
  const [before, after] = [clause.slice(0, at), clause.slice(at)]
  const [, ofDay = ''] = / (?:n[ao]|pr[ao]) (.+)$/.exec(after) ?? []
  const days = daysIn(before).length > 0 ? daysIn(before) : daysIn(ofDay)
  const sources = daysIn(before).length > 0 ? daysIn(after) : []
  const isLunch = [mealIn(before), mealIn(after)].every((meal) => meal === null || meal === 'almoco')
  const follows = (weekday: Weekday) =>
    weekday !== 1 && sources.every((source) => source === dayBefore(weekday))
  return isLunch && days.every(follows) ? days.map((weekday) => ({ kind: 'leftovers', weekday })) : []
}
