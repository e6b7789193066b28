import type { LabelNutrient } from '../foods/own/label-nutrients.ts'
import { type LabelCell, plainText, readCells } from './label-cells.ts'
import { nutrientNamesIn } from './nutrient-names.ts'

/** Cells of a nutrient's row, left to right. */
export type LabelTableRows = ReadonlyMap<LabelNutrient, readonly LabelCell[]>

export interface LabelTable {
  readonly rows: LabelTableRows
  /** Text above the first row, which states the columns and often the portion. */
  readonly head: string
  /** Lines with numbers inside the table that name no known nutrient, or name one without a readable amount. */
  readonly notUnderstood: readonly string[]
}

const start = /informac(?:ao|oes)\s+nutriciona(?:l|is)|tabela\s+nutricional|quantidade\s+por\s+por/
const ingredients = /ingredientes?\s*:/
const afterIngredients =
  /^\s*(?:alergic|nao contem gluten|contem gluten|informac|tabela|porc|conserv|modo de|valor\s+energ|quantidade por)/
const footnote =
  /valores?\s+diarios?|percentua(?:l|is)|dieta de 2|quantidades? significativas?|%\s*vd\s*[:=]|vd nao estabelecid/
const unitInName = /^\s*\((?:[^)\d]*)\)/

/**
 * Splits the text of a label into rows: one row per line, several rows on a line, or a nutrient's name with its amounts
 * on the following lines. Skips ingredients and footnotes, because they also name nutrients.
 */
export function readRows(text: string): LabelTable {
  const lines = tableLines(text)
  const rows = new Map<LabelNutrient, LabelCell[]>()
  const head: string[] = []
  const notUnderstood: string[] = []
  let open: { nutrient: LabelNutrient | 'other'; cells: LabelCell[] } | undefined
  const close = () => {
    if (open && open.nutrient !== 'other' && open.cells.length > 0 && !rows.has(open.nutrient))
      rows.set(open.nutrient, open.cells)
    open = undefined
  }
  for (const { written, plain } of lines) {
    const names = nutrientNamesIn(plain)
    const first = names[0]
    if (!first) {
      const cells = readCells(plain)
      if (open && cells) open.cells.push(...cells)
      else if (rows.size === 0 && !open) head.push(plain)
      else if (/\d/.test(plain)) notUnderstood.push(written.trim())
      continue
    }
    if (rows.size === 0 && !open) head.push(plain.slice(0, first.start))
    let isRead = false
    for (const [place, { nutrient, end }] of names.entries()) {
      const tail = plain.slice(end, names[place + 1]?.start).replace(unitInName, ' ')
      const cells = readCells(tail)
      // A line with only a nutrient's name opens a row; the cells follow on the next lines.
      if (!cells && !/^[\s:.|*;()-]*$/.test(tail)) continue
      close()
      open = { nutrient, cells: cells ?? [] }
      isRead = true
    }
    if (!isRead && /\d/.test(plain)) notUnderstood.push(written.trim())
  }
  close()
  for (const nutrient of insignificantIn(text)) if (!rows.has(nutrient)) rows.set(nutrient, [zero])
  return { rows, head: head.join('\n'), notUnderstood }
}

const zero: LabelCell = { amount: 0, unit: 'g' }

/** Returns the nutrients listed after "Não contém quantidades significativas de"; they count as zero. */
function insignificantIn(text: string): LabelNutrient[] {
  const [, listed = ''] =
    /nao contem quantidades?\s+significativas?\s+de\s+([^.]*)/.exec(plainText(text).replaceAll('\n', ' ')) ??
    []
  return nutrientNamesIn(listed).flatMap(({ nutrient }) => (nutrient === 'other' ? [] : [nutrient]))
}

interface Line {
  readonly written: string
  readonly plain: string
}

/** Returns the lines from the heading of the table on, without ingredients and footnotes. */
function tableLines(text: string): Line[] {
  const lines = text
    .split(/\r?\n|\t(?=\s*$)/)
    .map((written): Line => ({ written, plain: plainText(written).replaceAll('\t', ' | ') }))
  const from = lines.findIndex(({ plain }) => start.test(plain))
  const kept: Line[] = []
  let isIngredients = false
  for (const line of lines.slice(Math.max(0, from))) {
    const cut = line.plain.search(ingredients)
    if (isIngredients && (line.plain.trim() === '' || afterIngredients.test(line.plain)))
      isIngredients = false
    if (!isIngredients && !footnote.test(line.plain))
      kept.push({ ...line, plain: cut < 0 ? line.plain : line.plain.slice(0, cut) })
    if (cut >= 0) isIngredients = true
  }
  return kept
}
