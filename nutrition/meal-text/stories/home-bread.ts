import { asWord } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import { isOf, skipMark, type Token } from '../words/tokens.ts'

export const breadWords = /^(?:pao|paes)$/u

/** Reads slices of home-made bread as large ones, because the table's are those of a French roll: `2 fatias de pão caseiro`. */
export function countHomeBread(tokens: readonly Token[]): readonly Token[] {
  const bread = tokens.findIndex(({ plain }, at) => breadWords.test(plain) && isHomeMade(tokens, at))
  if (bread < 0) return tokens
  return tokens.flatMap((token, at) => {
    if (token.key === 'fatia' && isSliceOf(tokens, at, bread)) return [asWord(token, 'fationas')]
    if (at === bread + 1) return [asWord(token, 'caseiro')]
    return at === bread + 2 && token.plain === 'casa' ? [] : [token]
  })
}

const toBread = /^(?:d[eo]|um|meu|nosso|gross[ao]s?)$/u

/** Returns whether a slice is of the bread, and not eaten with it: `1 fatia de queijo e pão caseiro`. */
function isSliceOf(tokens: readonly Token[], at: number, bread: number): boolean {
  const between = tokens.slice(at + 1, Math.max(bread, at + 1))
  if (at < bread) return between.some(isOf) && between.every(({ plain }) => toBread.test(plain))
  const end = tokens[bread + 1]?.plain === 'de' ? bread + 3 : bread + 2
  return readNumeral(tokens, skipMark(tokens, end))?.next === at && !isOf(tokens[at + 1])
}

export const sandwichWords = /^(?:sanduiches?|sanduba)$/u
const kind = /^(?:frances|integral|forma|de|sirio|australiano|caseiro|ciabatta|brioche|italiano)$/u

/**
 * Drops the bread behind the fillings of a sandwich, which has one already: `sanduíche de mortadela com queijo e tomate no
 * pão francês`.
 */
export function dropBreadOfSandwich(tokens: readonly Token[]): readonly Token[] {
  const bread = tokens.findIndex(({ plain }, at) => plain === 'no' && tokens[at + 1]?.plain === 'pao')
  const start = tokens.slice(0, Math.max(0, bread)).findLastIndex(({ plain }) => sandwichWords.test(plain))
  const inside = start < 0 ? [] : tokens.slice(start + 1, bread)
  const isList = inside.some(({ plain }) => plain === 'e') && /^(?:de|com)$/u.test(inside[0]?.plain ?? '')
  if (!isList || inside.some(({ kind: one }) => one !== 'word')) return tokens
  let end = bread + 2
  while (kind.test(tokens[end]?.plain ?? '')) end += 1
  return tokens.toSpliced(bread, end - bread)
}

function isHomeMade(tokens: readonly Token[], at: number): boolean {
  const [next, after] = [tokens[at + 1]?.plain ?? '', tokens[at + 2]?.plain ?? '']
  return (/^caseir[oa]s?$/u.test(next) && after !== 'integral') || (next === 'de' && after === 'casa')
}
