import { measureNamed } from '../meal-text/amounts/measure-words.ts'
import { plainText } from './label-cells.ts'

/** Portion that a label states, in grams or millilitres. */
export interface LabelPortion {
  readonly amount: number
  readonly unit: 'g' | 'ml'
  /** `null` where the label states no household measure. */
  readonly measure: HouseholdMeasure | null
}

export interface HouseholdMeasure {
  readonly quantity: number
  readonly name: string
}

const number = String.raw`\d+(?:[.,]\d+)?`
const quantity = String.raw`(?:\d+\s*(?:e\s*)?)?(?:\d\s*/\s*\d|[½¼¾⅓⅔])|${number}|um|uma|meia|meio`
const amount = String.raw`(?<amount>${number})\s*(?<unit>kg|g|gramas?|ml|l|litros?)(?![a-z])`
const measure = String.raw`(?<quantity>${quantity})\s*(?<name>[a-z][a-z .]*[a-z.])`

/** Matches the statement of a portion: `Porção de 30 g (2 colheres de sopa)`, `Porção: 1 unidade (25 g)`. */
const portion = new RegExp(
  String.raw`por[cç]ao\s*(?:de|:|=|individual)?\s*:?\s*(?:de\s*)?(?:${amount}\s*(?:[(/=-]?\s*${measure})?|${measure.replaceAll(
    '?<',
    '?<before_',
  )}\s*[(/=-]\s*${amount.replaceAll('?<', '?<after_')})`,
  'g',
)
const perPackage = new RegExp(
  String.raw`porcoes\s*(?:por|na|da)\s*(?:embalagem|pacote|unidade|pote|lata|garrafa|frasco|caixa)\s*(?:[:=]|e|de|contem)?\s*(?:cerca de|aproximadamente|aprox\.?|±)?\s*(?<count>${number})`,
)

/**
 * Reads the portion of a label: the first statement that has a household measure, otherwise the first statement.
 * Returns `undefined` when no statement gives grams or millilitres.
 */
export function readPortion(text: string): LabelPortion | undefined {
  const stated = [...plainText(text).matchAll(portion)].map((match) => match.groups ?? {})
  const groups = stated.find((one) => (one['name'] ?? one['before_name']) !== undefined) ?? stated[0]
  const written = groups?.['amount'] ?? groups?.['after_amount']
  const unit = groups?.['unit'] ?? groups?.['after_unit']
  if (written === undefined || unit === undefined) return undefined
  const isLiquid = /^(?:ml|l)/.test(unit)
  const times = /^(?:kg|l)/.test(unit) ? 1000 : 1
  const count = groups?.['quantity'] ?? groups?.['before_quantity']
  const name = groups?.['name'] ?? groups?.['before_name']
  return {
    amount: decimal(written) * times,
    unit: isLiquid ? 'ml' : 'g',
    measure: count === undefined || name === undefined ? null : measureOf(count, name),
  }
}

/** Reads the number of portions in the package; `null` if the label does not state it. */
export function readPackagePortions(text: string): number | null {
  const count = perPackage.exec(plainText(text))?.groups?.['count']
  return count === undefined ? null : decimal(count)
}

/** Reads a household measure: `2 colheres de sopa`; `null` for a quantity of zero. */
function measureOf(count: string, name: string): HouseholdMeasure | null {
  const found = quantityOf(count)
  return found > 0 ? { quantity: found, name: measureName(name) } : null
}

const spoons: Readonly<Record<string, string>> = {
  sopa: 'colher de sopa',
  cha: 'colher de chá',
  sobremesa: 'colher de sobremesa',
  cafe: 'colher de café',
}
const doses = /^(?:dosador|medida|medidor|scoop|dose|colher[- ]?medida|colher dosadora)/

/**
 * Returns the food table's name of a measure. Pieces that the table does not know as a measure (`biscoitos`) become
 * `unidade`.
 */
function measureName(written: string): string {
  const [first = '', ...more] = written.split(/[\s.]+/).filter((word) => word !== '')
  if (doses.test(written)) return 'dose'
  if (/^col(?:her(?:es)?|h)?$/.test(first)) {
    const kind = more.find((word) => word in spoons)
    return (kind && spoons[kind]) ?? 'colher de sopa'
  }
  return measureNamed(first) ?? 'unidade'
}

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

function quantityOf(text: string): number {
  if (/^uma?$/.test(text)) return 1
  if (/^mei[ao]$/.test(text)) return 0.5
  const [, whole, part] = /^(?:(\d+)\s*(?:e\s*)?)??(\d\s*\/\s*\d|[½¼¾⅓⅔])$/.exec(text) ?? []
  if (part === undefined) return decimal(text)
  const [over = 0, under = 1] = part.split('/').map(Number)
  return Number(whole ?? 0) + (fractions[part] ?? over / under)
}

function decimal(text: string): number {
  return Number(text.replace(',', '.'))
}
