import type { HealthFinding } from '#contract/account/health-readings.ts'

/** `doença celíaca, sem glúten`; no arrow, which fonts without it draw as a gap at the start of a line. */
export function findingText({ label, effect }: Pick<HealthFinding, 'label' | 'effect'>): string {
  const name = lowerFirst(label)
  return effect === '' ? name : `${name}, ${effect}`
}

/** Writes the first letter in lower case, except in an abbreviation. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Quotes the first three pieces, `“gota”, “zumbido” e “tontura”`, each cut to 57 characters if it has more than 60. */
export function quoted(pieces: readonly string[]): string {
  const shown = pieces.slice(0, 3).map((piece) => `“${piece.length > 60 ? `${piece.slice(0, 57)}…` : piece}”`)
  const last = shown.at(-1) ?? ''
  if (pieces.length > 3) return `${shown.join(', ')} e mais`
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} e ${last}`
}

export const savingFailed = { title: 'Não foi possível guardar' } as const
