import { eatingWords } from '../words/filler-words.ts'
import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

/** Tokens between `das 3` and the word of eating at most: `das 8 fatias de pizza de calabresa que pedimos comi 2`. */
const farthest = 9

export const ofMany = /^d[ao]s$/u

/** Reads how many of several pieces were eaten: `das 3 fatias de bolo comi 2` is 2 slices of cake. */
export function countPartsOfMany(tokens: readonly Token[]): readonly Token[] {
  const of = tokens.findIndex(({ plain }, at) => ofMany.test(plain) && readNumeral(tokens, at + 1))
  const all = of < 0 ? undefined : readNumeral(tokens, of + 1)
  if (!all || all.value < 2 || tokens[all.next]?.kind !== 'word') return tokens
  const verb = tokens.findIndex(
    ({ plain }, at) => at > all.next && at < all.next + farthest && eatingWords.has(plain),
  )
  const from = /^(?:so|somente|apenas)$/u.test(tokens[verb + 1]?.plain ?? '') ? verb + 2 : verb + 1
  const eaten = verb < 0 ? undefined : readNumeral(tokens, from)
  const after = eaten && tokens[eaten.next]
  if (!eaten || eaten.value > all.value || (after?.kind === 'word' && !/^(?:e|com|mais)$/u.test(after.plain)))
    return tokens
  return [
    ...tokens.slice(0, of),
    ...tokens.slice(from, eaten.next),
    ...tokens.slice(all.next, verb),
    ...tokens.slice(eaten.next),
  ]
}

export const wholeWords = /^inteir[oa]$/u

/** Drops the denial of a whole one, of which the part follows: `coxinha inteira não, só metade`. */
export function dropDeniedWhole(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) => wholeWords.test(plain) && tokens[place + 1]?.plain === 'nao',
  )
  if (at < 1) return tokens
  const from = tokens[at + 2]?.kind === 'break' ? at + 3 : at + 2
  const isPart = tokens
    .slice(from, from + 3)
    .some((_, place) => (readNumeral(tokens, from + place)?.value ?? 1) < 1)
  return isPart ? [...tokens.slice(0, at), ...tokens.slice(at + 2)] : tokens
}
