import { dayBefore, type Weekday } from '../../../shared/calendar/days.ts'
import type { WeekConstraint } from '../request.ts'
import { daysIn, mealsIn } from './clause-words.ts'

/** Food of another day, but neither `sobra tempo` nor `o resto da semana`. */
const leftovers =
  /\b(?:(?:sobras?|sobrou)(?! (?:[a-z]+ )?tempo\b)|(?:restos?|restinho)(?! d[aeo] (?:semana|dia|mes)\b))\b/
/** Words before leftovers by which the clause refuses them. */
const refusals = /\b(?:nao|sem|nem|nada|odeio|detesto|evitar|chega|cansei|enjoei)\b/

/** Removes leftovers with what they are of, which says nothing else of a week: `segunda sobra do churrasco`. */
export function withoutLeftovers(clause: string): string {
  return clause.replace(new RegExp(`${leftovers.source}(?: d[aeo]s? [a-z]+)?`, 'g'), '').trim()
}

/**
 * Reads lunches that repeat the lunch of the day before: `domingo sobra`, `sobra de feijoada na segunda`. Empty if the
 * clause refuses them or names another meal or source, or a Monday, whose day before is in another week.
 */
export function readLeftovers(clause: string): WeekConstraint[] {
  const at = clause.search(leftovers)
  if (at < 0 || refusals.test(clause.slice(0, at))) return []
  const [before, after] = [clause.slice(0, at), clause.slice(at)]
  const [, ofDay = ''] = / (?:n[ao]|pr[ao]) (.+)$/.exec(after) ?? []
  const days = daysIn(before).length > 0 ? daysIn(before) : daysIn(ofDay)
  const sources = daysIn(before).length > 0 ? daysIn(after) : []
  const isLunch = [...mealsIn(before), ...mealsIn(after)].every((meal) => meal === 'almoco')
  const follows = (weekday: Weekday) =>
    weekday !== 1 && sources.every((source) => source === dayBefore(weekday))
  return isLunch && days.every(follows) ? days.map((weekday) => ({ kind: 'leftovers', weekday })) : []
}
