import { wordList } from '../shared/figures/word-list.ts'
import { weekdayOf } from '../shared/calendar/days.ts'
import { onWeekday, weekdayNames } from '../shared/calendar/weekday-names.ts'
import { type Day, isLogged } from './averages.ts'
import type { PeriodKind } from './period.ts'
import { known, meanOf } from './rounding.ts'

const fromMonday = [1, 2, 3, 4, 5, 6, 0] as const

/** Maximum number of weekdays tied for best; if more are tied, none is named. */
const mostNames = 3
/** Minimum number of weekdays with a value; with fewer, none is named as best. */
const leastDays = 3
/** Minimum number of values per weekday in a month or year; in a week one value is enough. */
const leastTimes = 2

/**
 * Returns the names of the weekdays with the highest mean value (`terça`, `quinta`), Monday first. Empty if all
 * weekdays are equal, fewer than `leastDays` have a value, more than `mostNames` are tied, or the highest mean is below
 * `least`.
 */
export function bestWeekdays(
  days: readonly Day[],
  kind: PeriodKind,
  valueOf: (day: Day) => number | null,
  least: number,
): string[] {
  const times = kind === 'week' ? 1 : leastTimes
  const means = fromMonday.flatMap((weekday) => {
    const values = known(days.filter(({ date }) => weekdayOf(date) === weekday).map(valueOf))
    const mean = values.length >= times ? meanOf(values) : null
    return mean === null ? [] : [{ name: weekdayNames[weekday], mean }]
  })
  const highest = Math.max(...means.map(({ mean }) => mean))
  const best = means.filter(({ mean }) => mean === highest)
  const isDistinct = means.length >= leastDays && best.length <= mostNames && best.length < means.length
  return isDistinct && highest >= least ? best.map(({ name }) => name) : []
}

/** Joins names and capitalises the first: `Terça e quinta`. */
export function asSentenceStart(names: readonly string[]): string {
  const joined = wordList(names)
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

/** Returns the weekdays that have a logged day, with their prepositions: `na terça, na quinta e no sábado`. */
export function onLoggedWeekdays(days: readonly Day[]): string {
  const logged = new Set(days.filter(isLogged).map(({ date }) => weekdayOf(date)))
  const named = fromMonday.filter((weekday) => logged.has(weekday))
  return wordList(named.map(onWeekday))
}
