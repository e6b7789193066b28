/** Brazilian formats of numbers and dates. Days are `YYYY-MM-DD`. */

const nbsp = '\u00a0'

const thousands = /\B(?=(\d{3})+$)/g
/**
 * Significant digits kept before rounding; further ones are binary residue: 1,005 is stored slightly below its value.
 */
const trueDigits = 15

/**
 * `1850` -> `1.850`; at most `decimals` places, without trailing zeros. Implemented by hand: creating an Intl formatter
 * takes longer than half of the work of the first screen.
 */
export function formatNumber(value: number, decimals = 0): string {
  const shift = 10 ** decimals
  const scaled = Math.round(Number((Math.abs(value) * shift).toPrecision(trueDigits)))
  const whole = String(Math.floor(scaled / shift)).replaceAll(thousands, '.')
  const places = String(scaled % shift)
    .padStart(decimals, '0')
    .replace(/0+$/, '')
  return `${value < 0 && scaled > 0 ? '-' : ''}${whole}${places && ','}${places}`
}

const withUnit = (unit: string, decimals: number) => (value: number) =>
  `${formatNumber(value, decimals)}${nbsp}${unit}`

export const formatKcal = withUnit('kcal', 0)
export const formatKilograms = withUnit('kg', 1)
export const formatLiters = withUnit('L', 1)

/** Whole grams from 10 g on, at most one decimal below. */
export function formatGrams(value: number): string {
  return `${formatNumber(value, value < 10 ? 1 : 0)}${nbsp}g`
}

/** `67` -> `67%` (a percentage, not a fraction). */
export function formatPercent(percentage: number): string {
  return `${formatNumber(percentage)}%`
}

// Names are written out, because creating an Intl formatter takes longer than half of the work of the first screen.
const monthNames =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const weekdayNames = [
  'domingo',
  ...['segunda', 'terça', 'quarta', 'quinta', 'sexta'].map((name) => `${name}-feira`),
  'sábado',
]

/** `'2026-11-20'` -> `20 de novembro`. */
export function formatDay(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${date} de ${monthNames[month! - 1]}`
}

/** `'2026-11-20'` -> `20 de novembro de 2026`. */
export function formatDayWithYear(day: string): string {
  return `${formatDay(day)} de ${day.slice(0, 4)}`
}

/** `'2026-11-20'` -> `sexta-feira`. */
export function formatWeekday(day: string): string {
  // A calendar day has no zone: it is read in UTC so that no zone can shift it.
  return weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()]!
}

/** `'2026-11-20'` -> `sex`. */
export function formatShortWeekday(day: string): string {
  return formatWeekday(day).slice(0, 3)
}
