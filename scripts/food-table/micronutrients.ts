import { join } from 'node:path'
import type { Nutrition } from '#nutrition/shared/figures/nutrition.ts'
import type { Food } from '#nutrition/foods/food.ts'
import { valuesIdOf } from '#nutrition/foods/lactose-free.ts'
import { type TableMicronutrient, tableMicronutrients } from '#nutrition/day/micronutrients/micronutrient.ts'
import { field, readCsv } from './read-csv.ts'

type Row = Record<string, string>

const columns: Readonly<Record<TableMicronutrient, string>> = {
  calcium: 'calcium_mg',
  iron: 'iron_mg',
  potassium: 'potassium_mg',
  magnesium: 'magnesium_mg',
  zinc: 'zinc_mg',
  vitamin_c: 'vit_c_mg',
  vitamin_a: 'vit_a_rae_ug',
  vitamin_b12: 'vit_b12_ug',
  folate: 'folate_dfe_ug',
  vitamin_d: 'vit_d_ug',
  cholesterol: 'cholesterol_mg',
  sugar_total: 'sugar_total_g',
}

/** Marks a trace, which counts as 0 and is shown as `traços`. */
const trace = 'tr'
const notApplicable = 'na'

/**
 * Reads the micronutrients of TACO and IBGE foods (`micronutrients.csv`) and of USDA foods (`new_foods_micros.csv`; for
 * a food without a row there, the few columns of `new_foods.csv`).
 */
export function micronutrientTable(tables: string) {
  const rowsOf = (file: string, id: (row: Row) => string) =>
    readCsv(join(tables, file)).map((row) => [id(row), row] as const)
  const usdaId = (row: Row) => `usda:${field(row, 'source_id')}`
  const rows = new Map([
    ...rowsOf('micronutrients.csv', (row) => field(row, 'id')),
    ...rowsOf('new_foods.csv', usdaId),
    ...rowsOf('new_foods_micros.csv', usdaId),
  ])
  const rowOf = (id: string): Row => {
    const row = rows.get(id)
    if (!row) throw new Error(`${id} has no row of micronutrients`)
    return row
  }
  return { rowOf, encode: (foods: readonly Food[]) => encode(foods, rowOf) }
}

/**
 * Returns a composition without the zeros of values that the source does not know. IBGE's published spreadsheet prints
 * 0 for both a true zero and an unknown value; `micronutrients.csv` leaves the unknown ones blank.
 */
export function withoutUnknownValues(per100g: Nutrition, row: Row): Nutrition {
  const isUnknown = (column: string) => field(row, column) === ''
  return {
    ...per100g,
    fiberG: isUnknown('fiber_g') ? null : per100g.fiberG,
    saturatedG: isUnknown('saturated_g') ? null : per100g.saturatedG,
    sodiumMg: isUnknown('sodium_mg') ? null : per100g.sodiumMg,
    sugarAddedG: isUnknown('sugar_added_g') ? null : per100g.sugarAddedG,
  }
}

/** Encodes one food per line, per 100 g in the order of `tableMicronutrients`. Decoded by `micronutrient-table.ts`. */
function encode(foods: readonly Food[], rowOf: (id: string) => Row): string {
  const lines = foods.map((food) => {
    const own = rowOf(valuesIdOf(food.id))
    const reevaluated = new Set((own['reevaluated'] ?? '').split(' '))
    const gap = food.filledFrom === undefined ? null : rowOf(`pof:${food.filledFrom}:99`)
    const values = tableMicronutrients.map((nutrient) => {
      const column = columns[nutrient]
      const isFilled = gap !== null && reevaluated.has(column)
      return valueOf((isFilled ? gap : own)[column] ?? '')
    })
    return `${JSON.stringify(food.id)}:${JSON.stringify(values)}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

/** Returns the number, `tr` for a trace, or `null` for an unknown value. */
function valueOf(cell: string): number | typeof trace | null {
  if (cell === '') return null
  if (cell === trace) return trace
  if (cell === notApplicable) return 0
  const value = Number(cell)
  if (!(value >= 0)) throw new Error(`"${cell}" is no amount of a micronutrient`)
  return value
}
