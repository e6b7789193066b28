import { daysBetween } from '../../shared/calendar/days.ts'
import { tenth } from '../../shared/figures/rounding.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import type { WeighIn } from './weigh-in.ts'

const { trendDays } = nutritionRules.weight

/**
 * Returns, for each weigh-in in order of date, the mean of the weigh-ins in the seven days that end with it, kg to one
 * decimal. Smoothing is needed because water and salt change body weight by about a kilogram from one day to the next.
 */
export function weightTrend(weighIns: readonly WeighIn[]): WeighIn[] {
  const inOrder = weighIns.toSorted((a, b) => a.date.localeCompare(b.date))
  return inOrder.map(({ date }, at) => {
    const upToDate = inOrder.slice(0, at + 1)
    const window = upToDate.slice(upToDate.findIndex((one) => daysBetween(one.date, date) < trendDays))
    const sum = window.reduce((total, { weightKg }) => total + weightKg, 0)
    return { date, weightKg: tenth(sum / window.length) }
  })
}
