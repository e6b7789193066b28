import { stringify } from 'csv-stringify/sync'

/** Cell of a table; `null` is an empty cell. */
export type Cell = string | number | null

/**
 * Writes a table in the CSV format that Excel in Brazil opens: semicolons, decimal commas, UTF-8 BOM. A text that a
 * spreadsheet would run as a formula is prefixed with an apostrophe (OWASP, CSV injection).
 */
export function writeCsv(headings: readonly string[], rows: Iterable<readonly Cell[]>): Uint8Array {
  const text = stringify([headings, ...rows], {
    bom: true,
    cast: { number: (value) => String(value).replace('.', ',') },
    delimiter: ';',
    escape_formulas: true,
    // The library quotes cells that contain CRLF, but not those with a lone CR or LF.
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  })
  return new TextEncoder().encode(text)
}
