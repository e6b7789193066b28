import { addDays } from '#nutrition/shared/calendar/days.ts'
import type { Report } from './reports.ts'

/** One day of a report as a row. */
export type ReportDay = { readonly date: string } & {
  readonly [Column in keyof Report['days']]-?: NonNullable<Report['days'][Column]>[number]
}

/** Years before today that reports reach: a period that ended earlier is out of range. */
export const reportYearsBack = 5

type Days = Pick<Report, 'start' | 'days'>

const made = new WeakMap<Days['days'], readonly ReportDay[]>()

/**
 * Returns the days of a report as rows, first day first. Cached per report, because a year has 365 rows and every card
 * calls it. In a separate file from the schemas, so that the browser does not load those.
 */
export function reportDays(report: Days): readonly ReportDay[] {
  const rows = made.get(report.days) ?? rowsOf(report)
  made.set(report.days, rows)
  return rows
}

function rowsOf({ start, days }: Days): ReportDay[] {
  return days.meals.map((meals, position) => ({
    date: addDays(start, position),
    meals,
    calories: days.calories[position] ?? null,
    protein_g: days.protein_g[position] ?? null,
    fiber_g: days.fiber_g[position] ?? null,
    fiber_is_partial: days.fiber_is_partial?.[position] ?? false,
    target_calories: days.target_calories[position] ?? null,
    target_protein_g: days.target_protein_g[position] ?? null,
    target_fiber_g: days.target_fiber_g[position] ?? null,
    compliance_percentage: days.compliance_percentage[position] ?? null,
    scans: days.scans[position] ?? 0,
    weight_kg: days.weight_kg[position] ?? null,
    weight_trend_kg: days.weight_trend_kg[position] ?? null,
    water_ml: days.water_ml[position] ?? null,
  }))
}
