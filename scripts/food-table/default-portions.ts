import { join } from 'node:path'
import { field, readCsv } from './read-csv.ts'

/**
 * Returns the usual portion of a food, `2 colher de sopa` or bare grams, from `curation/default-portions.csv`, which
 * gives the source and the reason of each. Throws for a food without one.
 */
export function readDefaultPortions(curation: string): (id: string) => string {
  const rows = readCsv(join(curation, 'default-portions.csv'))
  const portions = new Map(rows.map((row) => [field(row, 'id'), field(row, 'portion')]))
  if (portions.size < rows.length) throw new Error('default-portions.csv: a food has two lines')
  return (id) => {
    const portion = portions.get(id)
    if (portion === undefined) throw new Error(`default-portions.csv: ${id} has no line`)
    return portion
  }
}
