import { type Day, isLogged } from './averages.ts'
import { onLoggedWeekdays } from './best-days.ts'
import { quietBestThingOf } from './best-thing.ts'
import { inPeriod, insightCopy } from './insight-copy.ts'
import type { Insight } from './insight.ts'
import { emptyInsight, rhythm } from './insights.ts'
import type { MealHabit } from './meal-habits.ts'
import type { PeriodKind } from './period.ts'
import type { TopFood } from './top-foods.ts'

const mostFoods = 3

/**
 * Returns the insights for people with hidden numbers: without energy, weight, grams, targets or percentages, and
 * without a ranking of days.
 */
export function quietInsightsOf(facts: {
  readonly kind: PeriodKind
  readonly days: readonly Day[]
  readonly habits: readonly MealHabit[]
  readonly topFoods: readonly TopFood[]
}): Insight[] {
  const { kind, days, topFoods } = facts
  if (!days.some(isLogged)) return [emptyInsight(kind)]
  const when = kind === 'week' ? onLoggedWeekdays(days) : inPeriod[kind]
  const names = topFoods.slice(0, mostFoods).map(({ name }) => name.toLowerCase())
  const said = (text: string): Insight => ({ kind: 'logging', level: 'none', text })
  const told = [
    quietBestThingOf(facts),
    said(insightCopy.quietLogging(when)),
    names.length === 0 ? null : said(insightCopy.quietFoods(names)),
    rhythm(facts),
  ]
  return told.filter((insight) => insight !== null)
}
