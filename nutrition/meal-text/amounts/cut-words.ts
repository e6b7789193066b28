import { isSizeWord } from '../matching/size-words.ts'
import type { Token } from '../words/tokens.ts'

/** Pieces that say how a food was cut: `banana em rodelas`. In the singular or with a number they are an amount. */
const cuts =
  /^(?:rodel(?:a|inha)s|fat(?:ia|iinha|iazinha)s|cub(?:o|inho)s|pedac(?:o|inho)s|tir(?:a|inha)s|lasc(?:a|quinha)s|gom(?:o|inho)s|palit(?:o|inho)s)$/u

/** Returns the index after a plural that only says how a food was cut; `undefined` for an amount. */
export function cutEnd(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at - 1]?.plain !== 'em' || !cuts.test(tokens[at]?.plain ?? '')) return undefined
  let next = at + 1
  while (isSizeWord(tokens[next]?.key ?? '')) next += 1
  return next
}
