import { normalizeText } from '#nutrition/foods/normalize-text.ts'
import type { Protocol } from './protocols.ts'

/** Protocols whose title or description holds what was typed, in any case and without minding accents. */
export function findProtocols(protocols: readonly Protocol[], query: string): Protocol[] {
  const words = normalizeText(query)
  return protocols.filter(
    ({ title, description }) =>
      normalizeText(title).includes(words) || normalizeText(description).includes(words),
  )
}
