import { type ReportDay, reportDays } from '#contract/reports/report-days.ts'
import type { Report } from '#contract/reports/reports.ts'
import { isNear, isReached } from '#nutrition/reports/reached-target.ts'
import type { ChartTone } from '../../ui/charts/chart-tone.ts'
import { formatGrams, formatKcal } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'

/** Values of a day that the charts compare with a target. */
export type Measure = 'calories' | 'protein_g' | 'fiber_g'

export interface MeasureLook {
  readonly measure: Measure
  readonly target: `target_${Measure}`
  readonly name: string
  readonly tone: ChartTone
  readonly format: (value: number) => string
  /** Formats a value without its unit. */
  readonly bare: (value: number) => string
  /** Meaning of a reached goal, written after `4 de 6 dias`: `a até 10% da meta`. */
  readonly reached: string
}

const bareGrams = (value: number) => formatNumber(value, value < 10 ? 1 : 0)

export const measures: readonly MeasureLook[] = [
  {
    measure: 'calories',
    target: 'target_calories',
    name: 'Energia',
    tone: 'energy',
    format: formatKcal,
    bare: (value) => formatNumber(value),
    reached: 'a até 10% da meta',
  },
  {
    measure: 'protein_g',
    target: 'target_protein_g',
    name: 'Proteína',
    tone: 'protein',
    format: formatGrams,
    bare: bareGrams,
    reached: 'com 90% da meta ou mais',
  },
  {
    measure: 'fiber_g',
    target: 'target_fiber_g',
    name: 'Fibra',
    tone: 'fiber',
    format: formatGrams,
    bare: bareGrams,
    reached: 'com 90% da meta ou mais',
  },
]

export function isMet(measure: Measure, value: number | null, target: number | null): boolean {
  if (value === null || target === null || target <= 0) return false
  return measure === 'calories' ? isNear(value / target) : isReached(value / target)
}

/**
 * Returns the days that count in means: without today, which is not over, unless no earlier day of the period has
 * records (`settledDays` of the server's report).
 */
export function settledRows(report: Pick<Report, 'start' | 'today' | 'days'>): readonly ReportDay[] {
  const days = reportDays(report)
  return isOnlyToday(report) ? days : days.filter(({ date }) => date !== report.today)
}

/** Returns whether today, which is not over, is the only day of the period with records. */
export function isOnlyToday(report: Pick<Report, 'start' | 'today' | 'days'>): boolean {
  const known = reportDays(report).filter((day) => day.meals > 0 || day.compliance_percentage !== null)
  return known.length > 0 && known.every(({ date }) => date === report.today)
}

/** Returns whether a day's fiber is partly known and below its goal, so that the unknown rest may reach the goal. */
export function isOpenFiber({ fiber_is_partial, fiber_g, target_fiber_g }: ReportDay): boolean {
  return fiber_is_partial && !isMet('fiber_g', fiber_g, target_fiber_g)
}

/**
 * Counts the days with a value and a target (`of`), and how many of these days reached the goal (`reached`). Leaves out
 * days of `isOpenFiber` for fiber.
 */
export function countReached(
  days: readonly ReportDay[],
  { measure, target }: MeasureLook,
): { reached: number; of: number } {
  const isOpen = (day: ReportDay) => measure === 'fiber_g' && isOpenFiber(day)
  const comparable = days.filter((day) => day[measure] !== null && day[target] !== null && !isOpen(day))
  return {
    reached: comparable.filter((day) => isMet(measure, day[measure], day[target])).length,
    of: comparable.length,
  }
}
