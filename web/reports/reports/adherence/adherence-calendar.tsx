import { daysSinceMonday } from '#nutrition/shared/calendar/days.ts'
import { Check } from 'lucide-react'
import { classNames } from '../../../ui/style/class-names.ts'
import { formatPercent } from '../../../ui/format/units-pt-br.ts'
import type { ReportColumn } from '../report-columns.ts'
import { dayText } from '../report-copy.ts'

interface AdherenceCalendarProps {
  columns: readonly ReportColumn[]
  chosen: number
  onChoose: (at: number) => void
}

const weekdays = [
  ['segunda', 'S'],
  ['terça', 'T'],
  ['quarta', 'Q'],
  ['quinta', 'Q'],
  ['sexta', 'S'],
  ['sábado', 'S'],
  ['domingo', 'D'],
] as const

export function AdherenceCalendar({ columns, chosen, onChoose }: AdherenceCalendarProps) {
  const blanks = columns[0] ? daysSinceMonday(columns[0].start) : 0
  const places = [...Array.from({ length: blanks }, () => null), ...columns.keys()]
  const weeks = Array.from({ length: Math.ceil(places.length / 7) }, (_row, week) =>
    Array.from({ length: 7 }, (_, day) => places[week * 7 + day] ?? null),
  )
  return (
    // Extends into the padding of its card: on a narrow phone a seventh of the rest is narrower than a
    // finger.
    <table
      aria-label="Aderência de cada dia"
      className="-mx-4 w-[calc(100%+32px)] table-fixed border-collapse text-center column:mx-0 column:w-full"
    >
      <thead>
        <tr>
          {weekdays.map(([name, letter]) => (
            <th key={name} scope="col" className="pb-1 text-xs font-medium text-ink-soft">
              <span aria-hidden="true">{letter}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((at, day) => {
              const column = at === null ? undefined : columns[at]
              return (
                <td key={day} className="p-0">
                  {column && at !== null && (
                    <DayCell column={column} isChosen={at === chosen} onChoose={() => onChoose(at)} />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayCellProps {
  column: ReportColumn
  isChosen: boolean
  onChoose: () => void
}

function DayCell({ column, isChosen, onChoose }: DayCellProps) {
  const share = column.compliance ?? 0
  const isKnown = column.compliance !== null
  return (
    <button
      type="button"
      disabled={!column.hasBegun}
      aria-pressed={isChosen}
      title={column.compliance === null ? undefined : formatPercent(column.compliance)}
      onClick={onChoose}
      className={classNames(
        'flex min-h-12 w-full flex-col items-center gap-0.5 rounded-sm py-1 text-xs',
        'aria-pressed:bg-ink/8 aria-pressed:font-bold high-contrast:aria-pressed:border-2',
        column.hasBegun ? 'text-ink' : 'text-ink-soft',
      )}
    >
      <span aria-hidden="true">{column.short}</span>
      <span className="sr-only">{dayText(column)}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'relative block h-6 w-7 overflow-hidden rounded-[7px]',
          isKnown
            ? 'bg-folha/20 high-contrast:border'
            : column.hasBegun
              ? 'border border-dashed border-edge'
              : 'bg-line/50',
        )}
      >
        <span
          className="absolute inset-x-0 bottom-0 bg-folha high-contrast:bg-[Highlight]"
          style={{ height: `${share}%` }}
        />
        {share >= 100 && <Check size={16} strokeWidth={3} className="absolute inset-0 m-auto text-paper" />}
      </span>
    </button>
  )
}
