import { type Day, isLogged } from './averages.ts'
import { onLoggedWeekdays } from './best-days.ts'
import { type Insight, nothingYet, rhythm, inPeriod } from './insights.ts'
import type { MealHabit } from './meal-habits.ts'
import type { PeriodKind } from './period.ts'
import type { TopFood } from './top-foods.ts'

const list = new Intl.ListFormat('pt-BR')
const mostFoods = 3

/**
 * What a period tells who is shown no numbers: nothing of energy, weight, grams, targets or percentages, and no day
 * ranked above another.
 */
export function quietInsightsOf(facts: {
  readonly kind: PeriodKind
  readonly days: readonly Day[]
  readonly habits: readonly MealHabit[]
  readonly topFoods: readonly TopFood[]
}): Insight[] {
  const { kind, days, topFoods } = facts
  if (!days.some(isLogged)) return [nothingYet(kind)]
  const when = kind === 'week' ? onLoggedWeekdays(days) : inPeriod[kind]
  const names = topFoods.slice(0, mostFoods).map(({ food }) => food.name.toLowerCase())
  const said = (text: string): Insight => ({ kind: 'logging', level: 'none', text })
  const told = [
    said(
      `Você registrou refeições ${when}. Cada registro é um jeito de prestar atenção em si, no seu tempo.`,
    ),
    names.length === 0 ? null : said(`No seu prato apareceram mais: ${list.format(names)}.`),
    rhythm(facts),
  ]
  return told.filter((insight) => insight !== null)
}
