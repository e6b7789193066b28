const combiningMarks = /[\u0300-\u036f]/g
const isPlain = /^[a-z]*$/
const separators = /[^a-z0-9]+/g

/**
 * Returns text in lower case without accents. Everything except letters and digits is collapsed to single spaces:
 * `Pão-de-queijo ` -> `pao de queijo`. Used as the lookup key for foods and sentences.
 */
export function normalizeText(text: string): string {
  if (isPlain.test(text)) return text
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase().replace(separators, ' ').trim()
}
