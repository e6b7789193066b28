import { reportDays } from '#contract/report-days.ts'
import type { Report } from '#contract/reports.ts'
import { Link } from '@tanstack/react-router'
import { periodSearch, weekdayFromMonday } from './report-period.ts'
import { reportColumns, type ReportColumn } from './report-columns.ts'
import { monthWords } from './report-words.ts'

/** Twelve small calendars, each a way to its month. */
export function AdherenceYear({ report }: { report: Report }) {
  const days = reportDays(report)
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-x-2 gap-y-3">
      {reportColumns(report).map((month) => (
        <li key={month.start}>
          <Month
            month={month}
            today={report.today}
            days={days.filter(({ date }) => date >= month.start && date <= month.end)}
          />
        </li>
      ))}
    </ul>
  )
}

const cellPx = 10
const stepPx = 12
const weeksOfMonth = 6

interface MonthProps {
  month: ReportColumn
  days: ReturnType<typeof reportDays>
  today: string
}

function Month({ month, days, today }: MonthProps) {
  const blanks = weekdayFromMonday(month.start)
  const drawing = (
    <>
      <span className="block text-center text-xs font-medium">{month.short}</span>
      <svg
        aria-hidden="true"
        viewBox={`-1 -1 ${7 * stepPx} ${weeksOfMonth * stepPx}`}
        className="mx-auto mt-1 block w-full max-w-28"
      >
        {days.map(({ date, compliance_percentage: followed }, at) => {
          const [x, y] = [((at + blanks) % 7) * stepPx, Math.floor((at + blanks) / 7) * stepPx]
          const full = ((followed ?? 0) / 100) * cellPx
          return (
            <g key={date}>
              <rect
                {...{ x, y }}
                width={cellPx}
                height={cellPx}
                rx="2.5"
                className={followed !== null ? 'fill-folha/20' : 'fill-line'}
              />
              {full > 0 && (
                <rect
                  x={x}
                  y={y + cellPx - full}
                  width={cellPx}
                  height={full}
                  rx="2.5"
                  className="fill-folha high-contrast:fill-[Highlight]"
                />
              )}
            </g>
          )
        })}
      </svg>
    </>
  )
  const words = monthWords(month)
  if (!month.hasBegun) {
    return (
      <div className="p-1 text-ink-soft">
        <span className="sr-only">{words}</span>
        <div aria-hidden="true">{drawing}</div>
      </div>
    )
  }
  return (
    <Link
      to="/relatorios"
      search={periodSearch('month', month.start, today)}
      aria-label={words}
      className="block rounded-sm p-1 hover:bg-folha-soft"
    >
      {drawing}
    </Link>
  )
}
