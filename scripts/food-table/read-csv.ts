import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/** Rows of a UTF-8 CSV with a header line, as records of trimmed strings; a row of another length is an error. */
export function readCsv(path: string): Record<string, string>[] {
  return parse<Record<string, string>>(readFileSync(path), {
    bom: true,
    cast: (value) => value.trim(),
    columns: true,
    skip_empty_lines: true,
  })
}

/** A field of a row that must be there. */
export function field(row: Record<string, string>, name: string): string {
  const value = row[name]
  if (value === undefined) throw new Error(`no column ${name}`)
  return value
}
