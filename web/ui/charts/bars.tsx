import { classNames } from '../style/class-names.ts'
import { type ChartTone, hollowMarks, wholeMarks } from './chart-tone.ts'

export interface Bar {
  /** `null` if the value is unknown. */
  readonly value: number | null
  /** `null` if the day has no target. */
  readonly target: number | null
  readonly isReached: boolean
}

interface BarsProps {
  bars: readonly Bar[]
  tone: ChartTone
  /** Complete description in a sentence. */
  label: string
  className?: string
}

/** Factor on the highest value or target, which leaves space above it. */
const headroom = 1.06
const barShare = { few: 0.58, many: 0.66 }
const many = 14

/**
 * One bar per day, weekday or month, with its target as a dashed line; no bar without a value. Positions are
 * percentages, so the chart fills the available width.
 */
export function Bars({ bars, tone, label, className }: BarsProps) {
  const highest = Math.max(...bars.flatMap(({ value, target }) => [value ?? 0, target ?? 0]), 1) * headroom
  const step = 100 / bars.length
  const width = step * (bars.length > many ? barShare.many : barShare.few)
  const heightOf = (value: number) => Math.max(3, (value / highest) * 100)
  return (
    <svg role="img" aria-label={label} className={classNames('block w-full overflow-visible', className)}>
      <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-line" />
      {bars.map(({ value, isReached }, at) =>
        value === null ? null : (
          <rect
            key={at}
            x={percent(at * step + (step - width) / 2)}
            y={percent(100 - heightOf(value))}
            width={percent(width)}
            height={percent(heightOf(value))}
            rx={bars.length > many ? 2 : 5}
            strokeWidth="1.5"
            className={classNames(
              isReached ? wholeMarks[tone] : hollowMarks[tone],
              'high-contrast:stroke-[CanvasText]',
              isReached ? 'high-contrast:fill-[CanvasText]' : 'high-contrast:fill-[Canvas]',
            )}
          />
        ),
      )}
      {bars.map(({ target }, at) =>
        target === null ? null : (
          <line
            key={at}
            x1={percent(at * step)}
            x2={percent((at + 1) * step)}
            y1={percent(100 - heightOf(target))}
            y2={percent(100 - heightOf(target))}
            strokeWidth="1.5"
            strokeDasharray="3 3"
            className="stroke-ink"
          />
        ),
      )}
    </svg>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 100) / 100}%`
}
