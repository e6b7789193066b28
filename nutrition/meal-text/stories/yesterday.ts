import { eatingWords } from '../words/filler-words.ts'
import type { Token } from '../words/tokens.ts'

export const pastDays = /^(?:ontem|anteontem)$/u

/** Drops what was eaten yesterday where the text goes on with today: `ontem comi lasanha, hoje só salada`. */
export function dropYesterday(tokens: readonly Token[]): readonly Token[] {
  const past = tokens.findIndex(({ plain }) => pastDays.test(plain))
  const today = tokens.findIndex(({ plain }, at) => at > past && /^(?:hoje|hj)$/u.test(plain))
  if (past < 0 || today < 0) return tokens
  const before = tokens.slice(0, past)
  // `o bolo de ontem e hoje um pão` and `ontem fiz bolo, hoje comi 2 pedaços` name eaten food.
  const isOwn = before.length === 0 || before.at(-1)?.kind === 'stop'
  const between = tokens.slice(past + 1, today)
  const isSplit = between.some(({ kind, plain }) => kind === 'break' || kind === 'stop' || plain === 'mas')
  const isEaten = between.some(({ plain }) => eatingWords.has(plain))
  return isOwn && isSplit && isEaten ? [...before, ...tokens.slice(today)] : tokens
}
