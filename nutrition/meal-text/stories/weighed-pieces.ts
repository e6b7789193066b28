import { eatingWords, mealWords } from '../words/filler-words.ts'
import { asNumber } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import { isMark, isOf, type Token } from '../words/tokens.ts'
import { isUnitWord } from '../words/unit-words.ts'

/** Verbs before the number of the eaten ones. `lanche 1:` is a heading. */
export const eatenWords = new Set([...eatingWords, 'peguei'].filter((word) => !mealWords.has(word)))

/**
 * Counts only the eaten ones of several pieces with a weight: `fiz 10 almôndegas de 30 g cada, comi 6` is `6 almôndegas de
 * 30 g`.
 */
export function countWeighedPieces(tokens: readonly Token[]): readonly Token[] {
  const verb = tokens.findIndex(
    ({ plain }, at) => at > 4 && eatenWords.has(plain) && readNumeral(tokens, at + 1),
  )
  const own = verb < 0 ? undefined : readNumeral(tokens, verb + 1)
  if (!own || own.isVague || isNamed(tokens[own.next])) return tokens
  let end = verb
  while (isMark(tokens[end - 1]) || /^(?:e|eu|so|mas)$/u.test(tokens[end - 1]?.plain ?? '')) end -= 1
  const unit = unitBefore(tokens, eachStart(tokens, end))
  const weight = readNumeral(tokens, unit - 1)
  if (!isUnitWord(tokens[unit]?.key ?? '') || weight?.next !== unit || !isOf(tokens[unit - 2])) return tokens
  const count = tokens.findLastIndex((_, at) => at < unit - 2 && readNumeral(tokens, at) !== undefined)
  const all = readNumeral(tokens, count)
  const [first] = tokens.slice(count, count + 1)
  if (!all || !first || all.value < 2 || own.value > all.value || tokens[all.next]?.kind !== 'word')
    return tokens
  if (tokens.slice(all.next, unit).some(isMark)) return tokens
  return [
    ...tokens.slice(0, count),
    asNumber(first, own.value),
    ...tokens.slice(all.next, eachStart(tokens, end)),
    ...tokens.slice(tokens[own.next]?.plain === 'delas' ? own.next + 1 : own.next),
  ]
}

/** Returns the index of the unit before a token, with at most the food between them: `latas de 350 ml de cerveja`. */
function unitBefore(tokens: readonly Token[], end: number): number {
  const unit = tokens.slice(0, end).findLastIndex(({ key }) => isUnitWord(key))
  const isLast = unit === end - 1 || (isOf(tokens[unit + 1]) && unit > end - 5)
  return isLast && !tokens.slice(unit, end).some(isMark) ? unit : -1
}

/** Returns the index of `cada`, `cada um`, `cada uma` before a token; its own index if there are no such words. */
function eachStart(tokens: readonly Token[], end: number): number {
  if (tokens[end - 1]?.plain === 'cada') return end - 1
  return /^uma?$/u.test(tokens[end - 1]?.plain ?? '') && tokens[end - 2]?.plain === 'cada' ? end - 2 : end
}

/** Returns whether another food is counted: `comi 2 bananas`. */
function isNamed(token: Token | undefined): boolean {
  return token?.kind === 'word' && !/^(?:delas|deles|e|hoje|n[oa]|agora|com)$/u.test(token.plain)
}
