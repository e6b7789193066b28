import type { LabelAmount } from '../foods/own/label-nutrients.ts'

/** Amount printed in a cell of a label, with its unit if the cell has one. */
export interface LabelCell {
  readonly amount: LabelAmount
  readonly unit: string | null
}

const cells = new RegExp(
  [
    String.raw`(?<below><|≤|menor(?:es)? (?:que|de|do que)|inferior(?:es)? a|menos (?:de|que)|abaixo de)?\s*(?<number>\d[\d.,]*)\s*(?<unit>kcal|cal|kj|mg|mcg|µg|ug|ml|g|%)?(?![a-z])`,
    String.raw`(?<none>nao contem|nao possui|isento|zero|ausente|tracos|tr)(?![a-z])`,
    String.raw`(?<unknown>(?<![a-z])(?:n[/.]?[da]\.?|nao (?:informado|declarado|disponivel))(?![a-z])|(?<=^|[\s|;(])[-–—*?]+(?=$|[\s|;)]))`,
  ].join('|'),
  'g',
)

/** Fillers that may stand before, between and after the cells of a row. */
const around = /^[\s|;:.,=/()[\]*…·•–—-]*(?:ou|e|por)?[\s|;:.,=/()[\]*…·•–—-]*$/

/** Dash between a name and its amount: `Proteínas – 24 g`. */
const leadingDash = /^[\s:.]*[-–—]\s*(?=[\d<])/

/** Letter O printed or scanned in place of a zero: `O g`, `O,8 g`. */
const letterZero = /(?<![a-z0-9,.])o(?=,\d| ?(?:g|mg|kcal|kj|%)(?![a-z]))/g

/**
 * Reads the cells of a row up to the first word that is no cell. `text` is in lower case without accents. Returns
 * `undefined` if other words come before the first cell: then the text is a sentence that only mentions a nutrient.
 */
export function readCells(text: string): LabelCell[] | undefined {
  const row = text.replaceAll(letterZero, '0').replace(leadingDash, ' ')
  const found: LabelCell[] = []
  let end = 0
  for (const match of row.matchAll(cells)) {
    if (!around.test(row.slice(end, match.index))) break
    const { below, number, unit, none } = match.groups ?? {}
    const amount = number === undefined ? (none === undefined ? null : 0) : amountOf(number, below)
    found.push({ amount, unit: unit ?? null })
    end = match.index + match[0].length
  }
  return found.length > 0 ? found : undefined
}

/** Returns the cells without kilojoules and percentages of daily values. */
export function amountCells(row: readonly LabelCell[]): LabelCell[] {
  return row.filter(({ unit }) => unit !== 'kj' && unit !== '%')
}

/**
 * Reads one typed or printed amount: `12,5`, `<0,5 g`, `não contém`, `zero`, `-`. An empty text and a dash are unknown
 * (`null`), not zero; any other text is `undefined`.
 */
export function readLabelAmount(text: string): LabelAmount | undefined {
  const plain = plainText(text).trim()
  if (plain === '') return null
  const [cell, ...more] = readCells(plain) ?? []
  if (!cell || more.length > 0) return undefined
  const written = plain.match(cells)?.[0] ?? ''
  return around.test(plain.replace(written, '')) ? cell.amount : undefined
}

/** Prints an amount as labels do: `12,5`, `<0,5`, `0`; an unknown amount as a dash. */
export function printLabelAmount(amount: LabelAmount): string {
  if (amount === null) return '-'
  return typeof amount === 'object' ? `<${printNumber(amount.below)}` : printNumber(amount)
}

/** Returns text in lower case without accents and with plain spaces for no-break spaces. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
}

function printNumber(value: number): string {
  return String(value).replace('.', ',')
}

function amountOf(number: string, below: string | undefined): LabelAmount {
  const value = numberIn(number)
  return below === undefined ? value : { below: value }
}

/**
 * Reads a Brazilian number. A comma is decimal; a point is decimal unless it separates thousands: `1.200` is 1200,
 * `0.500` is 0.5.
 */
function numberIn(text: string): number {
  const digits = text.replace(/[.,]+$/, '')
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(digits))
    return Number(digits.replaceAll('.', '').replace(',', '.'))
  const [whole = '0', decimals] = digits.split(/[.,]/)
  return Number(decimals === undefined ? whole : `${whole}.${decimals}`)
}
