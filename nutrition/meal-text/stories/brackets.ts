import type { Food } from '../../foods/food.ts'
import { readAmount } from '../amounts/amounts.ts'
import { foodEndingAt } from '../matching/food-ending.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { isListedFilling } from '../matching/snack-fillings.ts'
import { asWord } from '../words/inserted-tokens.ts'
import { isSign, type Token } from '../words/tokens.ts'

/** Words that say how the foods in brackets belong to the dish: `panqueca (feita com aveia e ovo)`. */
const madeWith = /^(?:com|c|de|feit[oa]|feit[oa]s|leva|levou|contendo|sendo|tem|tinha)$/u
/** Words after which brackets are a remark about the food: `(não comi)`, `(sem sal)`, `(ou feijão)`. */
const remarks =
  /^(?:nao|nem|sem|so|ou|menos|exceto|tirei|deixei|dividi|dei|para|pra|pro|p|mas|que|no|na|em)$/u
const uneaten = /^(?:comi|comemos|quis|tomei|bebi|provei|usei|toquei|encostei)$/u

interface Bracket {
  /** Index of the opening bracket. */
  readonly open: number
  /** Index of the closing bracket, or of the end of the text. */
  readonly close: number
}

/**
 * Rewrites brackets after a food as people would say them: `leite (desnatado)` as `leite desnatado`, `crepioca (1 ovo e
 * 2 colheres de goma)` as `crepioca com 1 ovo e 2 colheres de goma`. An amount after the brackets moves before them,
 * because it is that of the whole dish. Other brackets stay.
 */
export function openBrackets(
  tokens: readonly Token[],
  finderOf: (tokens: readonly Token[]) => FindFood,
): readonly Token[] {
  let opened = tokens
  for (let from = 0; ;) {
    const bracket = bracketFrom(opened, from)
    if (!bracket) return opened
    from = bracket.open + 1
    // In `5 esfihas (3 carne e 2 queijo)` the brackets count the pieces.
    if (isListedFilling(opened, bracket.open + 2)) continue
    opened =
      asUneaten(opened, bracket) ??
      asPartOfName(opened, bracket, finderOf) ??
      asIngredients(opened, bracket, finderOf) ??
      opened
  }
}

function bracketFrom(tokens: readonly Token[], from: number): Bracket | undefined {
  const open = tokens.findIndex((token, at) => at >= from && isSign(token, '('))
  if (open < 0) return undefined
  const close = tokens.findIndex((token, at) => at > open && (isSign(token, ')') || isSign(token, '(')))
  return { open, close: close < 0 || isSign(tokens[close], '(') ? tokens.length : close }
}

/** Returns the tokens without brackets that say that the food before was not eaten: `arroz (não comi)`. */
function asUneaten(tokens: readonly Token[], { open, close }: Bracket): readonly Token[] | undefined {
  const [no, verb, end] = [tokens[open + 1], tokens[open + 2], tokens[close]]
  if (no?.plain !== 'nao' || !verb || !uneaten.test(verb.plain) || close !== open + 3) return undefined
  const comma = end && { ...end, accented: ',', plain: ',', key: ',' }
  return [
    ...tokens.slice(0, open),
    no,
    asWord(verb, 'comi'),
    ...(comma ? [comma] : []),
    ...tokens.slice(close + 1),
  ]
}

/** Returns the tokens without the brackets if the words in them complete the name of the food before: `arroz (integral)`. */
function asPartOfName(
  tokens: readonly Token[],
  { open, close }: Bracket,
  finderOf: (tokens: readonly Token[]) => FindFood,
): readonly Token[] | undefined {
  const inside = tokens.slice(open + 1, close)
  if (inside.length === 0 || inside.some(({ kind }) => kind !== 'word')) return undefined
  const plainTokens = tokens.filter((_token, at) => at !== open && at !== close)
  const head = foodEndingAt(tokens, open, finderOf(tokens))
  const whole = head && finderOf(plainTokens)(head.at)
  if (!whole || whole.next < close - 1) return undefined
  return whole.words > head.match.words || whole.cooking !== head.match.cooking ? plainTokens : undefined
}

/** Returns the tokens with `com` for the opening bracket if a list of foods follows it. */
function asIngredients(
  tokens: readonly Token[],
  { open, close }: Bracket,
  finderOf: (tokens: readonly Token[]) => FindFood,
): readonly Token[] | undefined {
  const findFood = finderOf(tokens)
  const first = tokens[open + 1]
  const bracket = tokens[open]
  if (!bracket || !first || first.kind === 'clock' || remarks.test(first.plain)) return undefined
  const head = foodEndingAt(tokens, open, findFood)
  // `miojo (macarrão instantâneo)` says the same food in other words.
  if (!head || findFood(open + 1)?.food.id === head.match.food.id) return undefined
  const inside = range(open + 1, close)
  if (!inside.some((at) => tokens[at]?.kind === 'word' && findFood(at))) return undefined
  // In `sanduíche (queijo 30 g, pão 50 g)`, amounts after their foods would be taken for that of the dish.
  const listed = findFood(open + 1)
  if (listed && amountEnd(tokens, listed.next, findFood) > listed.next) return undefined
  if (restatesFoods(tokens, { open, close }, findFood)) return undefined
  const lead = amountEnd(tokens, open + 1, findFood)
  const isLead = lead > open + 1 && tokens[lead]?.kind === 'break' && lead < close
  const link = asWord(bracket, 'com')
  let starts = isLead ? lead + 1 : open + 1
  while (madeWith.test(tokens[starts]?.plain ?? '')) starts += 1
  const end = amountEnd(tokens, close + 1, findFood)
  return [
    ...tokens.slice(0, open),
    ...tokens.slice(close + 1, end),
    ...(isLead ? tokens.slice(open + 1, lead) : []),
    link,
    // `crepioca (1 ovo e goma) recheada com frango` goes on with its fillings.
    ...tokens.slice(starts, isFilling(tokens[end]) ? close : close + 1),
    ...tokens.slice(end),
  ]
}

/**
 * Returns whether brackets state the amount of a food that is named with another one before them: `pão com ovo (1 pão, 2
 * ovos)`.
 */
function restatesFoods(tokens: readonly Token[], { open, close }: Bracket, findFood: FindFood): boolean {
  const start = tokens.findLastIndex(
    ({ kind }, at) => at < open && (kind === 'break' || kind === 'stop' || kind === 'colon'),
  )
  const before = foodsIn(tokens, start + 1, open, findFood)
  const inside = foodsIn(tokens, open + 1, close, findFood)
  return before.length > 1 && inside.length > 1 && inside.some((food) => before.includes(food))
}

/** Returns the foods that are named between two tokens. */
function foodsIn(tokens: readonly Token[], from: number, to: number, findFood: FindFood): readonly Food[] {
  const found: Food[] = []
  for (let at = from; at < to;) {
    const match = tokens[at]?.kind === 'word' ? findFood(at) : undefined
    if (match) found.push(match.food)
    at = match?.next ?? at + 1
  }
  return found
}

function isFilling(token: Token | undefined): boolean {
  return /^(?:com|c|rechead[oa]s?)$/u.test(token?.plain ?? '')
}

/** Returns the index after an amount that stands alone: the `300 ml` of `açaí (com granola) 300 ml`. */
function amountEnd(tokens: readonly Token[], at: number, findFood: FindFood): number {
  if (tokens[at]?.kind !== 'number') return at
  const next = readAmount(tokens, at, findFood, undefined)?.next ?? at
  return findFood(next) ? at : next
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset)
}
