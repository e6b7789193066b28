import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/** Reads a UTF-8 CSV with a header line as records of trimmed strings. Throws on a row of another length. */
export function readCsv(path: string): Record<string, string>[] {
  return parse<Record<string, string>>(readFileSync(path), {
    bom: true,
    cast: (value) => value.trim(),
    columns: true,
    skip_empty_lines: true,
  })
}

/** Returns a field of a row, '' if it is blank. Throws if the row lacks the column. */
export function field(row: Record<string, string>, name: string): string {
  const value = row[name]
  if (value === undefined) throw new Error(`no column ${name}`)
  return value
}
