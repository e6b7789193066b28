import type { ExportedTable } from '../../platform/personal-data.ts'

const folder = 'dados'

export function pathOf({ file }: Pick<ExportedTable, 'file'>): string {
  return `${folder}/${file}.json`
}

type Row = Readonly<Record<string, unknown>>

/** Returns the earliest `date` of the rows, or `before` if no row has an earlier one. */
export function firstDateOf(rows: readonly Row[], before: string): string {
  const dates = rows.map(({ date }) => date).filter((date) => typeof date === 'string')
  return [before, ...dates].toSorted()[0] ?? before
}

/**
 * Returns the calendar years from `from` to `to` (`YYYY-MM-DD`, inclusive), each with its first and last day in that
 * period.
 */
export function yearsBetween(from: string, to: string): { year: string; from: string; to: string }[] {
  const first = Number(from.slice(0, 4))
  const count = Number(to.slice(0, 4)) - first + 1
  return Array.from({ length: count }, (_, index) => String(first + index)).map((year) => ({
    year,
    from: [from, `${year}-01-01`].toSorted()[1] ?? from,
    to: [to, `${year}-12-31`].toSorted()[0] ?? to,
  }))
}
