import { readFileSync } from 'node:fs'

/** Rows of a UTF-8 CSV with a header line, as records of trimmed strings. Handles quoted fields. */
export function readCsv(path: string): Record<string, string>[] {
  const [header = [], ...rows] = parseLines(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
  return rows.map((cells, row) => {
    if (cells.length !== header.length) throw new Error(`${path}:${row + 2} has ${cells.length} cells`)
    return Object.fromEntries(header.map((name, column) => [name, cells[column]!.trim()]))
  })
}

function parseLines(text: string): string[][] {
  const rows: string[][] = []
  for (const line of text.split(/\r?\n/)) {
    if (line === '') continue
    const cells: string[] = []
    for (const match of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
      cells.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'))
    }
    rows.push(cells)
  }
  return rows
}

/** A field of a row that must be there. */
export function field(row: Record<string, string>, name: string): string {
  const value = row[name]
  if (value === undefined) throw new Error(`no column ${name}`)
  return value
}
