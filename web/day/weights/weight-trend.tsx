import type { WeighIn } from '#contract/day/weights.ts'
import { tenth } from '#nutrition/shared/figures/rounding.ts'
import { TrendLine } from '../../ui/charts/trend-line.tsx'
import { formatKilograms } from '../../ui/format/units-pt-br.ts'
import { formatDay, formatNumber } from '../../ui/format/format-pt-br.ts'

interface WeightTrendProps {
  /** At least two weights, the oldest first. */
  weights: readonly WeighIn[]
  className: string
  /** Draws the line only, for small charts. */
  isBare?: boolean
}

const dayMs = 86_400_000
/** Minimum span of the weight axis, so that half a kilogram up and down does not look like a mountain. */
const leastSpanKg = 2

/** Trend line over the days, with each weight as a dot behind it unless `isBare`. */
export function WeightTrend({ weights, className, isBare = false }: WeightTrendProps) {
  const dayOf = ({ date }: WeighIn) => (Date.parse(date) - Date.parse(weights[0]?.date ?? date)) / dayMs
  const byDay = new Map(weights.map((one) => [dayOf(one), one]))
  const days = Array.from({ length: Math.max(...byDay.keys()) + 1 }, (_, day) => byDay.get(day))
  return (
    <TrendLine
      points={days.map((one) => (isBare ? null : (one?.weight_kg ?? null)))}
      trend={days.map((one) => one?.trend_kg ?? null)}
      {...rangeOf(weights, isBare)}
      label={trendText(weights)}
      className={className}
      isBare={isBare}
    />
  )
}

/** Kilograms at the bottom and top of the chart, at least `leastSpanKg` apart. */
export function rangeOf(weights: readonly WeighIn[], isBare = false): { low: number; high: number } {
  const kg = weights.flatMap((one) => (isBare ? [one.trend_kg] : [one.weight_kg, one.trend_kg]))
  const [least, most] = [Math.min(...kg), Math.max(...kg)]
  const spare = Math.max(0, leastSpanKg - (most - least)) / 2
  return { low: least - spare, high: most + spare }
}

/** Description of the line, without praise or blame. */
export function trendText(weights: readonly WeighIn[]): string {
  const [first, last] = [weights[0], weights.at(-1)]
  if (!first || !last) return 'Sem pesos anotados'
  const change = tenth(last.trend_kg - first.trend_kg)
  const moved =
    change === 0
      ? 'sem mudança'
      : `${formatNumber(Math.abs(change), 1)}\u00a0kg a ${change < 0 ? 'menos' : 'mais'}`
  return `Tendência do peso: ${formatKilograms(first.trend_kg)} em ${formatDay(first.date)}, ${formatKilograms(last.trend_kg)} em ${formatDay(last.date)}, ${moved}.`
}
