import { type ReportDay, reportDays } from '#contract/reports/report-days.ts'
import type { Report } from '#contract/reports/reports.ts'
import { daysSinceMonday } from '#nutrition/shared/calendar/days.ts'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { periodSearch } from '../report-period.ts'
import type { ReportColumn } from '../report-columns.ts'
import { monthText } from '../report-copy.ts'

interface AdherenceYearProps {
  report: Report
  columns: readonly ReportColumn[]
}

/** Twelve small calendars. Those of months that have begun link to their month. */
export const AdherenceYear = memo(function AdherenceYear({ report, columns }: AdherenceYearProps) {
  const days = reportDays(report)
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-x-2 gap-y-3">
      {columns.map((month) => (
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
})

const cellPx = 8.5
const stepPx = 12
const round = { strokeWidth: 1.5, strokeLinejoin: 'round' } as const
const weeksOfMonth = 6

interface MonthProps {
  month: ReportColumn
  days: readonly ReportDay[]
  today: string
}

function Month({ month, days, today }: MonthProps) {
  const blanks = daysSinceMonday(month.start)
  const squares = (shareOf: (day: { followed: number | null }) => number) =>
    days
      .map(({ compliance_percentage: followed }, at) => {
        const height = shareOf({ followed }) * cellPx
        const [column, row] = [(at + blanks) % 7, Math.floor((at + blanks) / 7)]
        return height > 0
          ? `M${column * stepPx} ${row * stepPx + cellPx - height}h${cellPx}v${height}h-${cellPx}z`
          : ''
      })
      .join('')
  const drawing = (
    <>
      <span className="sr-only">{monthText(month)}</span>
      <span aria-hidden="true" className="block text-center text-xs font-medium">
        {month.short}
      </span>
      <svg
        aria-hidden="true"
        viewBox={`-1 -1 ${7 * stepPx} ${weeksOfMonth * stepPx}`}
        className="mx-auto mt-1 block w-full max-w-28"
      >
        {/*
         * Three paths per month: hundreds of squares would be slow to create. Their stroke rounds the
         * corners.
         */}
        <path
          d={squares(({ followed }) => (followed === null ? 1 : 0))}
          {...round}
          className="fill-line stroke-line"
        />
        <path
          d={squares(({ followed }) => (followed === null ? 0 : 1))}
          {...round}
          className="fill-folha/20 stroke-folha/20"
        />
        <path
          d={squares(({ followed }) => (followed ?? 0) / 100)}
          {...round}
          className="fill-folha stroke-folha high-contrast:fill-[Highlight] high-contrast:stroke-[Highlight]"
        />
      </svg>
    </>
  )
  if (!month.hasBegun) return <div className="p-1 text-ink-soft">{drawing}</div>
  return (
    <Link
      to="/relatorios"
      search={periodSearch('month', month.start, today)}
      className="block rounded-sm p-1 hover:bg-folha-soft"
    >
      {drawing}
    </Link>
  )
}
