/** `null` is an empty cell. */
export type Cell = string | number | null

/**
 * Writes a table as Excel in Brazil opens it: semicolons, decimal commas, UTF-8 BOM. A text that a spreadsheet would
 * read as a formula is prefixed with an apostrophe (OWASP, CSV injection).
 */
export function writeCsv(headings: readonly string[], rows: Iterable<readonly Cell[]>): Uint8Array {
  const lines = [headings.map(textCell).join(';')]
  for (const row of rows) lines.push(row.map(cell).join(';'))
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`)
}

function cell(value: Cell): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(value).replace('.', ',') : textCell(value)
}

function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
