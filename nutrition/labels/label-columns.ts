import { type LabelNutrient, mostOf } from '../foods/own/label-nutrients.ts'
import type { LabelBasis } from '../foods/own/own-food.ts'
import { columnsAgree } from './compare-columns.ts'
import { amountCells, type LabelCell } from './label-cells.ts'
import type { LabelTableRows } from './label-rows.ts'

const hundred = /(?<![\d,.])100\s?(?:g|ml)(?![a-z])/

/**
 * Returns the meaning of a label's amount columns, left to right. Labels since 2022 (RDC ANVISA 429/2020) print 100 g
 * or ml, then the portion; older labels print the portion alone. The order of two columns follows from the ratio of
 * their values if the portion is known, otherwise from the head of the table.
 */
export function columnsOf(rows: LabelTableRows, head: string, portion: number | null): readonly LabelBasis[] {
  const pairs = [...rows].flatMap(([nutrient, cells]) => pairOf(nutrient, cells))
  const has100 = hundred.test(withoutPortion(head)) && portion !== 100
  const only: LabelBasis = portion === 100 || has100 ? '100' : 'portion'
  if (pairs.length === 0) return [only]
  if (portion !== null && portion !== 100) {
    const first100 = pairs.filter(([nutrient, one, other]) =>
      columnsAgree(nutrient, one, other, portion),
    ).length
    const last100 = pairs.filter(([nutrient, one, other]) =>
      columnsAgree(nutrient, other, one, portion),
    ).length
    const most = Math.max(first100, last100)
    if (most * 2 >= pairs.length) return first100 >= last100 ? ['100', 'portion'] : ['portion', '100']
  }
  if (!has100) return [only]
  return isPortionFirst(head) ? ['portion', '100'] : ['100', 'portion']
}

type Pair = readonly [LabelNutrient, number, number]

/**
 * Returns the first two amounts of a row, from which the ratio of the columns is computed; empty if either is zero or
 * unknown.
 */
function pairOf(nutrient: LabelNutrient, cells: readonly LabelCell[]): Pair[] {
  const [one, other] = amountCells(cells).map(({ amount }) => mostOf(amount))
  return one && other ? [[nutrient, one, other]] : []
}

/** Removes the statement of the portion from the head, because the portion itself may be 100 g. */
function withoutPortion(head: string): string {
  return head.replaceAll(/por[cç]ao\s*(?:de|:)?\s*(?:de\s*)?\d[\d.,]*\s*(?:g|ml)[^\n|]*/g, '')
}

function isPortionFirst(head: string): boolean {
  const line = head.split('\n').findLast((one) => hundred.test(one)) ?? ''
  const at = line.search(/por[cç]ao|(?<![\d,.])(?!100\D)\d+\s?(?:g|ml)(?![a-z])/)
  return at >= 0 && at < line.search(hundred)
}
