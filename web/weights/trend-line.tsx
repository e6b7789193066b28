import type { WeighIn } from '#contract/weights.ts'
import { formatDay, formatKilograms, formatNumber } from '../ui/format-pt-br.ts'

interface TrendLineProps {
  /** At least two, the oldest first. */
  weights: readonly WeighIn[]
  /** In the units of the drawing; it is as wide as its place. */
  height: number
  /** Each weight as a dot behind the line. */
  showsDots?: boolean
}

const width = 240
const dayMs = 86_400_000
/** So that half a kilogram up and down does not look like a mountain. */
const leastSpanKg = 2

/** The trend as a line, over days as they lie apart. */
export function TrendLine({ weights, height, showsDots = false }: TrendLineProps) {
  const margin = showsDots ? 6 : 3
  const moments = weights.map(({ date }) => Date.parse(date) / dayMs)
  const [first = 0, last = 0] = [moments[0], moments.at(-1)]
  const kg = weights.flatMap((one) => (showsDots ? [one.weight_kg, one.trend_kg] : [one.trend_kg]))
  const [low, high] = [Math.min(...kg), Math.max(...kg)]
  const missing = Math.max(0, leastSpanKg - (high - low)) / 2
  const span = high - low + 2 * missing
  const x = (moment: number) => margin + ((moment - first) / (last - first || 1)) * (width - 2 * margin)
  const y = (value: number) => margin + ((high + missing - value) / span) * (height - 2 * margin)
  const points = weights.map(({ trend_kg }, at) => `${x(moments[at] ?? 0)},${y(trend_kg)}`).join(' ')
  return (
    <svg
      role="img"
      aria-label={trendWords(weights)}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-full w-full overflow-visible"
      preserveAspectRatio="none"
    >
      {showsDots &&
        weights.map(({ date, weight_kg }, at) => (
          <line
            key={date}
            x1={x(moments[at] ?? 0)}
            x2={x(moments[at] ?? 0)}
            y1={y(weight_kg)}
            y2={y(weight_kg)}
            vectorEffect="non-scaling-stroke"
            strokeWidth={5}
            strokeLinecap="round"
            className="stroke-edge"
          />
        ))}
      <polyline
        points={points}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-folha"
      />
    </svg>
  )
}

/** The line in a sentence, with neither praise nor blame. */
export function trendWords(weights: readonly WeighIn[]): string {
  const [first, last] = [weights[0], weights.at(-1)]
  if (!first || !last) return 'Sem pesos anotados'
  const change = Math.round((last.trend_kg - first.trend_kg) * 10) / 10
  const moved =
    change === 0
      ? 'sem mudança'
      : `${formatNumber(Math.abs(change), 1)}\u00a0kg a ${change < 0 ? 'menos' : 'mais'}`
  return `Tendência do peso: ${formatKilograms(first.trend_kg)} em ${formatDay(first.date)}, ${formatKilograms(last.trend_kg)} em ${formatDay(last.date)}, ${moved}.`
}
