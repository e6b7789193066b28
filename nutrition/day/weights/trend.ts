import { daysBetween } from '../../calendar/days.ts'
import { tenth } from '../../figures/rounding.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import type { WeighIn } from './weigh-in.ts'

const { trendDays } = nutritionRules.weight

/**
 * Each weight smoothed over the seven days that end with it, to a tenth of a kilogram: water and salt move a body by
 * a kilogram from one day to the next. In order of days.
 */
export function weightTrend(weighIns: readonly WeighIn[]): WeighIn[] {
  const inOrder = weighIns.toSorted((a, b) => a.date.localeCompare(b.date))
  let first = 0
  return inOrder.map(({ date }, at) => {
    while (daysBetween(inOrder[first]!.date, date) >= trendDays) first += 1
    const window = inOrder.slice(first, at + 1)
    const sum = window.reduce((total, { weightKg }) => total + weightKg, 0)
    return { date, weightKg: tenth(sum / window.length) }
  })
}
