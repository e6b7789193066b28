/** Brazilian formats of numbers and dates. Days are `YYYY-MM-DD`. */

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

/** `'2026-11-20'` -> `sexta-feira`. */
export function formatWeekday(day: string): string {
  // A calendar day has no zone: it is read in UTC so that no zone can shift it.
  return weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()]!
}
