import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

export const sharingWords = /^(?:dividi|dividimos|dividiu|dividid[ao]s?|rachei|rachamos|rachou)$/u
const evenly = /^(?:igual|igualmente|certinho)$/u

/**
 * Drops what a sentence says of shares beside the people: `dividimos igual uma pizza em 4`, and the verb behind them: `pizza
 * família pra 4 pessoas, dividimos`.
 */
export function dropSaidShares(said: readonly Token[]): readonly Token[] {
  const tokens = withoutEvenly(said)
  const verb = tokens.findIndex(({ plain }) => sharingWords.test(plain))
  const isLast = tokens[verb + 1]?.kind !== 'word' && tokens[verb + 1]?.kind !== 'number'
  const isSaid = tokens.slice(0, Math.max(0, verb)).some(({ plain }, at) => {
    const people = tokens[at + 1]
    const isCount =
      people?.plain.endsWith('pessoas') === true || (readNumeral(tokens, at + 1)?.value ?? 0) > 1
    return /^(?:pra|para|em)$/u.test(plain) && isCount
  })
  if (!isLast || !isSaid) return tokens
  let from = verb
  while (/^(?:a|gente|e|n[oó]s|,)$/u.test(tokens[from - 1]?.plain.trim() ?? '')) from -= 1
  return tokens.toSpliced(from, verb + 1 - from)
}

/** Drops `por igual` behind the verb of sharing. */
function withoutEvenly(tokens: readonly Token[]): readonly Token[] {
  const verb = tokens.findIndex(({ plain }) => sharingWords.test(plain))
  const at = tokens[verb + 1]?.plain === 'por' ? verb + 2 : verb + 1
  return evenly.test(tokens[at]?.plain ?? '') ? tokens.toSpliced(verb + 1, at - verb) : tokens
}
