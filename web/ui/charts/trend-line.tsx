import { classNames } from '../class-names.ts'

interface TrendLineProps {
  /** A value a day, `null` where nothing was measured. */
  points: readonly (number | null)[]
  trend: readonly (number | null)[]
  /** The values at the foot and at the head of the drawing. */
  low: number
  high: number
  label: string
  className?: string
  /** Without lines to read a value by, where it is small. */
  isBare?: boolean
}

/** Dots that would run together are drawn small. */
const many = 40

/** What was measured as dots, what it comes to as a line. */
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
        {/* Those of a year as one path of round ends: hundreds of circles would be slow to make. */}
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
