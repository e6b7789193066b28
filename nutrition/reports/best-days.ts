import { wordList } from '../figures/word-list.ts'
import { weekdayNames, weekdayOf } from '../calendar/days.ts'
import { type Day, isLogged } from './averages.ts'
import type { PeriodKind } from './period.ts'
import { known, meanOf } from './rounding.ts'

const fromMonday = [1, 2, 3, 4, 5, 6, 0] as const

/** Largest number of tied days that are still named. */
const mostNames = 3
/** Days to choose from, below which none is the best. */
const leastDays = 3
/** Times that a weekday must have come in a month or a year before it is called a good one. */
const leastTimes = 2

/**
 * Names of the weekdays on which a value was highest (`terça`, `quinta`), Monday first; none where all are alike, too
 * few days have a value, or the highest is below `least`. In a month or year each weekday counts with its mean.
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
  const isTelling = means.length >= leastDays && best.length <= mostNames && best.length < means.length
  return isTelling && highest >= least ? best.map(({ name }) => name) : []
}

/** `Terça e quinta`. */
export function asSentenceStart(names: readonly string[]): string {
  const joined = wordList(names)
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

/** `na terça, na quinta e no sábado`: the weekdays of a week with anything logged. */
export function onLoggedWeekdays(days: readonly Day[]): string {
  const logged = new Set(days.filter(isLogged).map(({ date }) => weekdayOf(date)))
  const named = fromMonday.filter((weekday) => logged.has(weekday))
  return wordList(named.map((weekday) => `${isMasculine(weekday) ? 'no' : 'na'} ${weekdayNames[weekday]}`))
}

function isMasculine(weekday: number): boolean {
  return weekday === 0 || weekday === 6
}
