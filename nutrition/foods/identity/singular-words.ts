import { normalizeText } from '../normalize-text.ts'

/**
 * Endings of Portuguese plurals, for normalized words: `limoes` -> `limao`, `vagens` -> `vagem`. The first match
 * applies.
 */
const plurals: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/ns$/, 'm'],
  [/zes$/, 'z'],
  [/(?<=[aeiou])res$/, 'r'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/uis$/, 'ul'],
  [/s$/, ''],
]

/** Returns normalized text with every word in the singular, as a lookup key: `Pães de queijo` -> `pao de queijo`. */
export function singularWords(text: string): string {
  return normalizeText(text).split(' ').map(singularOf).join(' ')
}

function singularOf(word: string): string {
  if (word.length < 4) return word
  for (const [ending, singular] of plurals) {
    if (ending.test(word)) return word.replace(ending, singular)
  }
  return word
}
