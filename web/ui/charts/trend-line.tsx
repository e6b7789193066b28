import { classNames } from '../style/class-names.ts'

interface TrendLineProps {
  /** One value per day, `null` without a measurement. */
  points: readonly (number | null)[]
  trend: readonly (number | null)[]
  /** Values at the bottom and top of the chart. */
  low: number
  high: number
  label: string
  className?: string
  /** Omits the grid lines, for small charts. */
  isBare?: boolean
}

/** Above this number of dots they are drawn smaller, so that they do not overlap. */
const many = 40

/** Measurements as dots and their trend as a line, which skips days without a value. */
export function TrendLine({ points, trend, low, high, label, className, isBare = false }: TrendLineProps) {
  const placeOf = (at: number) => ((at + 0.5) / points.length) * 100
  const heightOf = (value: number) => 100 - ((value - low) / (high - low)) * 100
  const line = trend
    .flatMap((value, at) => (value === null ? [] : [`${round(placeOf(at))},${round(heightOf(value))}`]))
    .join(' ')
  const dots = points.flatMap((value, at) =>
    value === null ? [] : [{ at, x: round(placeOf(at)), y: round(heightOf(value)) }],
  )
  const isDense = dots.length > many
  return (
    <svg role="img" aria-label={label} className={classNames('block w-full overflow-visible', className)}>
      {(isBare ? [] : [0, 50, 100]).map((height) => (
        <line key={height} x1="0" x2="100%" y1={`${height}%`} y2={`${height}%`} className="stroke-line" />
      ))}
      {!isDense &&
        dots.map(({ at, x, y }) => (
          <circle
            key={at}
            cx={`${x}%`}
            cy={`${y}%`}
            r={3}
            className="fill-surface stroke-ink-soft"
            strokeWidth={1.25}
          />
        ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
        {/* A year's dots as one path with round caps: hundreds of circles would be slow to create. */}
        {isDense && (
          <path
            d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')}
            strokeWidth="3"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-ink-soft/50"
          />
        )}
        <polyline
          points={line}
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-folha high-contrast:stroke-[CanvasText]"
        />
      </svg>
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
