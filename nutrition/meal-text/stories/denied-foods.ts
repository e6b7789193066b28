import { isMeasureWord } from '../amounts/measure-words.ts'
import { determinerEnd } from '../matching/food-lists.ts'
import type { FinderOf, FindFood } from '../matching/food-matching.ts'
import { isNumeralWord, readNumeral } from '../words/numerals.ts'
import { skipMark, type Token } from '../words/tokens.ts'

const retracting =
  /^(?:esquec[ea]|risc[ae]|risque|apag(?:a|ue)|cancel[ae]|desconsider[ae]|ignor[ae]|remov[ae]|delet[ae])$/u
const was = /^(?:foi|foram|era|eram)$/u
const wasOrAte = /^(?:foi|foram|era|eram|comi|tomei|bebi)$/u

/** A food that the person takes back because it was another one. */
interface Denial {
  /** Index of the first word of the denial. */
  readonly start: number
  /** Index of the name that is taken back. */
  readonly name: number
  /** Index after the denial, where the right food is named. */
  readonly end: number
  /** True after words such as `esquece`, which need no other food. */
  readonly isRetracted?: true
}

/**
 * Drops a food that the person takes back, with the words that do so: `arroz e bife. não, bife não, era frango` is rice and
 * chicken, as is `arroz e bife, não era bife, era frango`. `esquece o pão` drops the bread.
 */
export function dropDenied(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  if (!tokens.some(({ plain }) => was.test(plain) || retracting.test(plain))) return tokens
  const findFood = finderOf(tokens)
  const restated = restatedNumber(tokens, findFood)
  if (restated) return dropDenied(restated, finderOf)
  for (let at = 0; at < tokens.length; at += 1) {
    const denial = denialAt(tokens, at, findFood)
    const named = denial && namedBefore(tokens, denial, findFood)
    if (denial && named) return dropDenied(without(tokens, denial, named), finderOf)
    // `risca o suco que mandei` is about another entry, and nothing to count.
    if (denial?.isRetracted)
      return dropDenied(tokens.toSpliced(denial.start, denial.end - denial.start), finderOf)
  }
  return tokens
}

/**
 * Returns a text that begins with a wrong number as it is meant: `não foi 1, foram duas tapiocas`, `não foi 2 pão foi 3`,
 * `não foi 2 pães, comi 3`.
 */
function restatedNumber(tokens: readonly Token[], findFood: FindFood): readonly Token[] | undefined {
  const at = tokens.findIndex(({ plain }) => plain === 'nao')
  if (at < 0 || at > 1 || !was.test(tokens[at + 1]?.plain ?? '')) return undefined
  const wrong = readNumeral(tokens, at + 2)
  if (!wrong) return undefined
  const food = tokens[wrong.next]?.kind === 'word' ? findFood(wrong.next)?.next : undefined
  const verb = skipMark(tokens, food ?? wrong.next)
  const right = wasOrAte.test(tokens[verb]?.plain ?? '') ? readNumeral(tokens, verb + 1) : undefined
  if (!right) return undefined
  const rest = tokens.slice(right.next)
  return [...tokens.slice(verb + 1, right.next), ...tokens.slice(wrong.next, food ?? wrong.next), ...rest]
}

function without(
  tokens: readonly Token[],
  { start, end }: Denial,
  named: { readonly at: number; readonly next: number },
): readonly Token[] {
  return [
    ...tokens.slice(0, amountStart(tokens, named.at)),
    ...tokens.slice(named.next, start),
    ...tokens.slice(end),
  ]
}

function denialAt(tokens: readonly Token[], at: number, findFood: FindFood): Denial | undefined {
  if (retracting.test(tokens[at]?.plain ?? '')) {
    const name = determinerEnd(tokens, at + 1)
    const end = findFood(name)?.next
    // `ignora a manteiga light, era normal` corrects the kind.
    if (end === undefined || was.test(tokens[skipMark(tokens, end)]?.plain ?? '')) return undefined
    return { start: at, name, end, isRetracted: true }
  }
  if (tokens[at]?.plain === 'nao' && was.test(tokens[at + 1]?.plain ?? '')) {
    const name = determinerEnd(tokens, at + 2)
    const end = findFood(name)?.next
    const denial = { start: at, name, end: skipMark(tokens, end ?? name) }
    return end === undefined ? undefined : rightFood(tokens, denial, findFood)
  }
  const isFirst = tokens[at]?.plain === 'nao'
  const name = determinerEnd(tokens, isFirst ? skipMark(tokens, at + 1) : at)
  const end = tokens[name]?.kind === 'word' ? findFood(name)?.next : undefined
  if (end === undefined || tokens[end]?.plain !== 'nao') return undefined
  return rightFood(tokens, { start: at, name, end: skipMark(tokens, end + 1) }, findFood)
}

/** Words of the amount between `era` and the right food at most. */
const longestAmount = 4

/** Returns a denial up to the right food, which must follow as `era frango` or `foi 1 ovo`. */
function rightFood(tokens: readonly Token[], denial: Denial, findFood: FindFood): Denial | undefined {
  const end = denial.end + 1
  let food = end
  while (food < end + longestAmount && isOfAmount(tokens[food])) food += 1
  const isNamed = was.test(tokens[denial.end]?.plain ?? '') && findFood(food)
  return isNamed ? { ...denial, end } : undefined
}

/** Returns where the food that is taken back was named before. */
function namedBefore(tokens: readonly Token[], { start, name }: Denial, findFood: FindFood) {
  const denied = findFood(name)?.food.id
  const key = tokens[name]?.key
  for (let at = start - 1; at >= 0; at -= 1) {
    const match = tokens[at]?.kind === 'word' ? findFood(at) : undefined
    const isSame = match && (match.food.id === denied || tokens[at]?.key === key)
    if (isSame && match.next <= start) return { at, next: match.next }
  }
  return undefined
}

/** Returns the index of the amount right before a food; that of the food if there is none. */
function amountStart(tokens: readonly Token[], at: number): number {
  let start = at
  while (isOfAmount(tokens[start - 1])) start -= 1
  return start
}

function isOfAmount(token: Token | undefined): boolean {
  if (!token) return false
  const { kind, plain, key } = token
  return kind === 'number' || plain === 'de' || isNumeralWord(plain) || isMeasureWord(key)
}
