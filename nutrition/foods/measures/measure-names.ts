import { tenth } from '../../shared/figures/rounding.ts'

const irregularPlurals: Readonly<Record<string, string>> = {
  'long neck': 'long necks',
  'copo tulipa': 'copos tulipa',
}

/**
 * Returns a measure's Portuguese name for a quantity: `colher de sopa` -> `colheres de sopa`, `unidade pequena` ->
 * `unidades pequenas`. Quantities below two take the singular: `1½ concha`.
 */
export function measureNameFor(name: string, quantity: number): string {
  if (quantity < 2) return name
  const irregular = irregularPlurals[name]
  if (irregular !== undefined) return irregular
  const [head = name, ...content] = name.split(' de ')
  const plural = head.split(' ').map(pluralOf).join(' ')
  return [plural, ...content].join(' de ')
}

function pluralOf(word: string): string {
  if (word.endsWith('ão')) return `${word.slice(0, -2)}ões`
  if (word.endsWith('el')) return `${word.slice(0, -2)}éis`
  if (word.endsWith('m')) return `${word.slice(0, -1)}ns`
  if (word.endsWith('s')) return word
  return /[rz]$/.test(word) ? `${word}es` : `${word}s`
}

const fractions = [
  [1 / 4, '¼'],
  // The typefaces lack the signs of thirds, and so do some devices.
  [1 / 3, '1/3'],
  [1 / 2, '½'],
  [2 / 3, '2/3'],
  [3 / 4, '¾'],
] as const

/**
 * Formats a quantity. Uses the fractions of `fractions` where they fit (`0.5` -> `½`, `1.5` -> `1½`, `4 / 3` -> `1 1/3`), otherwise at most
 * one decimal: `12,7`.
 */
export function formatQuantity(quantity: number): string {
  const whole = Math.floor(quantity)
  if (quantity === whole) return String(whole)
  const fraction = fractions.find(([part]) => Math.abs(quantity - whole - part) < 0.005)
  if (!fraction) return formatAmount(quantity)
  const [, sign] = fraction
  return whole === 0 ? sign : `${whole}${sign.length > 1 ? '\u00a0' : ''}${sign}`
}

/** Formats with at most one decimal in Brazilian notation: `12,5`, `1.280`. */
export function formatAmount(value: number): string {
  const [whole = '', decimal] = String(tenth(value)).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return decimal === undefined ? grouped : `${grouped},${decimal}`
}
