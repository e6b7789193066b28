import { scopeWords } from './meal-scope.ts'
import { weekdayWords } from './week-words.ts'

/** Pattern of a weekday in a normalized text, also short or plural. */
export const dayPattern =
  '(?:(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?: feiras?)?|seg|ter(?= (?:e|a|ate|qua|qui|sex|sab|dom)\\b|$)|qua|qui|sex|sab|dom)'
const longNames = [...Object.keys(scopeWords), ...Object.keys(weekdayWords)]
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const between =
  '(?:(?:de|d[ao]s?|n[ao]s?|em|[ao]s?|aos?|pra|pro|para|so|apenas|somente|tambem|e|ou|nem|ate|tod[ao]s?|quando for) )*'

/** Pattern of a meal or day in a normalized text, with the small words before it. */
export const placePattern = `${between}(?:${longNames}|${dayPattern})(?![a-z0-9])`
/** Pattern of meals and days in a row: `no jantar de quinta e no sabado`. */
export const placesPattern = `${placePattern}(?: ${placePattern})*`

const leadingPlaces = new RegExp(`^${placesPattern} ?`)

/** Returns whether a normalized clause names its meals or days before its wish: `jantar sem forno`. */
export function beginsWithPlace(clause: string): boolean {
  return leadingPlaces.test(clause)
}

export function withoutLeadingPlaces(clause: string): string {
  return clause.replace(leadingPlaces, '')
}

export function withoutPlaces(clause: string): string {
  return clause.replace(new RegExp(`(?:^| )${placesPattern}`, 'g'), '').trim()
}

/** Matches words that end with a day and a space, before which a range may end. */
export const endsWithDay = new RegExp(`(?:^| )${dayPattern} $`)
