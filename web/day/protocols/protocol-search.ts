import { normalizeText } from '#nutrition/foods/normalize-text.ts'
import type { Protocol } from './protocols.ts'

/** Filters protocols by title or description, ignoring case and accents. */
export function findProtocols(protocols: readonly Protocol[], query: string): Protocol[] {
  const words = normalizeText(query)
  return protocols.filter(
    ({ title, description }) =>
      normalizeText(title).includes(words) || normalizeText(description).includes(words),
  )
}
