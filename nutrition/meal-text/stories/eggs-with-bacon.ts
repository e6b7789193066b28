import { eatingWords } from '../words/filler-words.ts'
import { insertedWords } from '../words/inserted-tokens.ts'
import { isNumeralWord, readNumeral } from '../words/numerals.ts'
import { isMark, type Token } from '../words/tokens.ts'

export const baconWords = /^bacon$/u

/** Names the dish that eggs with bacon are by themselves: `2 ovos com bacon`, but not `omelete de 2 ovos com bacon`. */
export function nameEggsWithBacon(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) =>
    baconWords.test(token.plain) && isAfterEggs(tokens, at) && !readNumeral(tokens, at + 1)
      ? [token, ...insertedWords('na frigideira', token.end)]
      : [token],
  )
}

function isAfterEggs(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:com|c\/)$/u.test(tokens[at - 1]?.plain ?? '')) return false
  const eggs = /^(?:frit|mexid)os?$/u.test(tokens[at - 2]?.plain ?? '') ? at - 3 : at - 2
  if (tokens[eggs]?.key !== 'ovo') return false
  const counted = tokens[eggs - 1]
  const isCounted = counted && (counted.kind === 'number' || isNumeralWord(counted.plain))
  const before = tokens[isCounted ? eggs - 2 : eggs - 1]
  return !before || isMark(before) || eatingWords.has(before.plain) || /^(?:e|mais)$/u.test(before.plain)
}
