import type { Segment } from './segments.ts'

const fast =
  /\bamanha (?:\w+ ){0,3}jejum\b(?! (?:\w+ ){0,4}(?:exame|sangue|coleta|endoscopia|cirurgia|igreja|religios\w+))/
const excess =
  /\b(?:exager\w+|comi (?:\w+ )?(?:demais|besteira)|comilanca|jaqu?ei|jacada|passei (?:d[ao] (?:conta|limite|ponto))|culp(?:a|ada|ado)|arrepend\w+)\b/

/** Returns the segment that plans a fast for tomorrow in a text that also states excess or guilt; `null` if none. */
export function compensatoryFastIn(segments: readonly Segment[]): Segment | null {
  if (!segments.some(({ text }) => excess.test(text))) return null
  return segments.find(({ text }) => fast.test(text)) ?? null
}
