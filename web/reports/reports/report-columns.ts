import { type ReportDay, reportDays } from '#contract/reports/report-days.ts'
import type { Report } from '#contract/reports/reports.ts'
import { daysBetween } from '#nutrition/shared/calendar/days.ts'
import { formatShortWeekday } from '../../ui/format/days-pt-br.ts'
import { formatDay, formatWeekday } from '../../ui/format/format-pt-br.ts'
import { type Measure, settledRows } from './measures.ts'
import { periodTitle } from './report-period.ts'

export interface Figure {
  readonly value: number | null
  readonly target: number | null
  /** Whether the value is a lower bound. */
  readonly isPartial?: boolean
}

/** Column of the charts: a day of a week or month, or a month of a year. */
export interface ReportColumn {
  readonly start: string
  readonly end: string
  /** `Quinta-feira, 19 de novembro`, `Novembro de 2026`. */
  readonly title: string
  /** `19` for a day; `nov` for a month, of which the axis shows the first letter. */
  readonly short: string
  /** `qui`; empty for a month. */
  readonly weekday: string
  readonly hasBegun: boolean
  /** Meals of a day, logged days of a month. */
  readonly entries: number
  readonly compliance: number | null
  readonly figures: Readonly<Record<Measure, Figure>>
  /** Set for a column of one day; null for a month. */
  readonly day: ReportDay | null
  /** Set for a column of a month; null for a day. */
  readonly span: Report['spans'][number] | null
}

export function reportColumns(report: Report): ReportColumn[] {
  return report.period === 'year'
    ? monthColumns(report)
    : reportDays(report).map((day) => dayColumn(day, report))
}

function dayColumn(day: ReportDay, { today }: Report): ReportColumn {
  const weekday = formatWeekday(day.date)
  return {
    start: day.date,
    end: day.date,
    title: `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${formatDay(day.date)}`,
    short: String(Number(day.date.slice(8))),
    weekday: formatShortWeekday(day.date),
    hasBegun: day.date <= today,
    entries: day.meals,
    compliance: day.compliance_percentage,
    figures: {
      calories: { value: day.calories, target: day.target_calories },
      protein_g: { value: day.protein_g, target: day.target_protein_g },
      fiber_g: { value: day.fiber_g, target: day.target_fiber_g, isPartial: day.fiber_is_partial },
    },
    day,
    span: null,
  }
}

/** A month's figures are means per logged day; so are the targets beside them. */
function monthColumns(report: Report): ReportColumn[] {
  const { spans, today } = report
  const days = settledRows(report)
  return spans.map((span) => {
    const isWithin = ({ date }: ReportDay) => date >= span.start && date <= span.end
    const logged = days.filter((day) => day.meals > 0 && isWithin(day))
    const title = periodTitle('month', span.start)
    return {
      start: span.start,
      end: span.end,
      title,
      short: title.slice(0, 3).toLowerCase(),
      weekday: '',
      hasBegun: span.start <= today,
      entries: span.days_logged,
      compliance: span.compliance_percentage,
      figures: {
        calories: { value: span.calories, target: meanOf(logged, 'target_calories') },
        protein_g: { value: span.protein_g, target: meanOf(logged, 'target_protein_g') },
        fiber_g: {
          value: span.fiber_g,
          target: meanOf(logged, 'target_fiber_g'),
          isPartial: logged.some((day) => day.fiber_is_partial),
        },
      },
      day: null,
      span,
    }
  })
}

function meanOf(days: readonly ReportDay[], target: `target_${Measure}`): number | null {
  const known = days.flatMap((day) => day[target] ?? [])
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length
}

/** Initially chosen column of a report: the last one with entries, else the last one that has begun. */
export function firstChosen(columns: readonly ReportColumn[]): number {
  const known = columns.findLastIndex(({ entries }) => entries > 0)
  return known >= 0
    ? known
    : Math.max(
        0,
        columns.findLastIndex(({ hasBegun }) => hasBegun),
      )
}

/**
 * Number of ended days of the period, plus today if it has a meal: before its first meal, today does not count as a
 * day without records.
 */
export function daysGone({
  start,
  end,
  today,
  days,
}: Pick<Report, 'start' | 'end' | 'today' | 'days'>): number {
  if (end < today) return daysBetween(start, end) + 1
  const past = Math.max(0, daysBetween(start, today))
  return past + ((days.meals[past] ?? 0) > 0 ? 1 : 0)
}

/** Returns the milliliters of a day, or the mean of a month's days with any; null without any. */
export function waterOf({ start, end }: ReportColumn, days: readonly ReportDay[]): number | null {
  const known = days.flatMap(({ date, water_ml }) => (date >= start && date <= end ? (water_ml ?? []) : []))
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length
}
