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
  const isDense = points.filter((value) => value !== null).length > many
  return (
    <svg role="img" aria-label={label} className={classNames('block w-full overflow-visible', className)}>
      {(isBare ? [] : [0, 50, 100]).map((height) => (
        <line key={height} x1="0" x2="100%" y1={`${height}%`} y2={`${height}%`} className="stroke-line" />
      ))}
      {points.map((value, at) =>
        value === null ? null : (
          <circle
            key={at}
            cx={`${round(placeOf(at))}%`}
            cy={`${round(heightOf(value))}%`}
            r={isDense ? 1.5 : 3}
            className={isDense ? 'fill-ink-soft/50' : 'fill-surface stroke-ink-soft'}
            strokeWidth={isDense ? 0 : 1.25}
          />
        ),
      )}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
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
