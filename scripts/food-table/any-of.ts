/**
 * Returns a pattern of whole words or phrases of normalized text; alternatives are separated by bars, on many lines.
 */
export function anyOf(alternatives: string): RegExp {
  const phrases = alternatives
    .split(/\s*\n\s*/)
    .join('')
    .replaceAll(/\s*\|\s*/g, '|')
  return new RegExp(`\\b(${phrases.trim()})\\b`)
}
