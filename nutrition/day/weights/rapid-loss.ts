import { daysBetween } from '../../shared/calendar/days.ts'
import type { Notice } from '../../safety/notice.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import { weightTrend } from './trend.ts'
import type { WeighIn } from './weigh-in.ts'

const { rapidLoss, trendDays } = nutritionRules.weight

/**
 * Returns a notice that advises professional care while `isLosingFast`, otherwise `null`. No target of the app is that
 * fast. `eatsLess`: the person's targets have an energy deficit. The notice never praises.
 */
export function rapidLossNotice(weighIns: readonly WeighIn[], eatsLess: boolean): Notice | null {
  if (!isLosingFast(weighIns)) return null
  return {
    code: 'perda_rapida',
    text: eatsLess
      ? 'Nas últimas semanas seu peso caiu mais rápido do que o ritmo seguro, de até 1% por semana. Converse com um profissional, como nutricionista ou médico, antes de continuar reduzindo.'
      : 'Nas últimas semanas seu peso caiu mais de 1% por semana, e suas metas não são de redução. Converse com um profissional, como nutricionista ou médico, para entender o motivo.',
  }
}

/** Returns whether the trend weight fell by more than 1 % a week over two to three weeks. */
export function isLosingFast(weighIns: readonly WeighIn[]): boolean {
  return fallsFast(weightTrend(weighIns))
}

/**
 * Compares the latest trend weight with the last one that is at least `rapidLoss.days` older, and at most
 * `rapidLoss.days + trendDays`. Needs a weigh-in between the two.
 */
function fallsFast(trend: readonly WeighIn[]): boolean {
  const latest = trend.at(-1)
  if (!latest) return false
  const start = trend.findLast(({ date }) => daysBetween(date, latest.date) >= rapidLoss.days)
  if (!start || daysBetween(start.date, latest.date) > rapidLoss.days + trendDays) return false
  const weeks = daysBetween(start.date, latest.date) / 7
  const middle = trend.find(({ date }) => date > start.date && date < latest.date)
  const weeklyShare = (start.weightKg - latest.weightKg) / start.weightKg / weeks
  // Two readings alone may come from two different scales.
  return middle !== undefined && weeklyShare > rapidLoss.weeklyShare
}
