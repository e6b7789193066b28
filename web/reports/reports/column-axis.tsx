import { classNames } from '../../ui/style/class-names.ts'
import type { ReportColumn } from './report-columns.ts'

interface ColumnAxisProps {
  columns: readonly ReportColumn[]
  /** Index of the marked column. */
  chosen?: number
  className?: string | undefined
}

const many = 14
/** With more than `many` columns, only every seventh one and the chosen one have a label. */
const labelEvery = 7

/** Axis of a chart with weekdays and days, the chosen one marked. */
export function ColumnAxis({ columns, chosen = -1, className }: ColumnAxisProps) {
  const isDense = columns.length > many
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'relative text-xs',
        isDense || !columns[0]?.weekday ? 'h-[2em]' : 'h-[3.2em]',
        className,
      )}
    >
      {columns.map(({ start, short, weekday, hasBegun }, at) => {
        const isChosen = at === chosen
        if (isDense && !isChosen && (at % labelEvery > 0 || (chosen >= 0 && Math.abs(at - chosen) < 3)))
          return null
        return (
          <span
            key={start}
            className="absolute top-1.5 flex -translate-x-1/2 flex-col items-center leading-tight"
            style={{ left: `${((at + 0.5) / columns.length) * 100}%` }}
          >
            {!isDense && weekday && (
              <span className={hasBegun ? '' : 'text-ink-soft'}>{weekday.charAt(0).toUpperCase()}</span>
            )}
            <span
              className={classNames(
                'rounded-full px-1.5',
                isChosen ? 'bg-ink font-bold text-paper high-contrast:border' : 'text-ink-soft',
              )}
            >
              {weekday ? short : short.charAt(0).toUpperCase()}
            </span>
          </span>
        )
      })}
    </div>
  )
}
