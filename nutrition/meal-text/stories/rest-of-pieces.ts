import type { FinderOf, FindFood, FoodMatch } from '../matching/food-matching.ts'
import { anyPerson, isPartner } from '../matching/person-words.ts'
import { readNumeral } from '../words/numerals.ts'
import { movedTo } from '../words/inserted-tokens.ts'
import { type Token, tokenize } from '../words/tokens.ts'

const ate = /^(?:comeu|comeram|pegou|pegaram|tomou|tomaram|bebeu|beberam)$/u
const piece = /^(?:fatia|pedaco|parte|unidade|bola)$/u
const between = /^(?:,|e|mas|eu|comi|fiquei|com|peguei|tomei|bebi)$/u
const rest =
  /^(?:[oa]s? (?:resto|restante|sobra|outr[oa]s|demais)|o que (?:sobrou|restou|ficou)|(?:resto|restante))/u
const eachGot = /^(?:comeu|pegou|tomou|bebeu|ficou)$/u
/** The person is searched within this many tokens before the verb. */
const farthest = 3

interface Whole {
  /** Index of the number. */
  readonly at: number
  readonly count: number
  readonly food: FoodMatch
  /** Index of the first word of the food. */
  readonly name: number
  /** Word of the pieces; `undefined` if the food itself is counted. */
  readonly unit?: Token
}

/**
 * Counts the pieces that another person left: `pizza grande 8 pedaços, ela comeu 3 e eu o resto` is five slices. The sentence
 * must name no other food.
 */
export function countRestOfPieces(said: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const tokens = countOwnPieces(said, finderOf)
  const verb = tokens.findIndex(({ plain }, at) => ate.test(plain) && isOfPerson(tokens, at))
  const others = verb < 0 ? undefined : readNumeral(tokens, verb + 1)
  if (!others) return tokens
  let self = others.next
  if (piece.test(tokens[self]?.key ?? '')) self += 1
  while (between.test(tokens[self]?.plain.trim() ?? '')) self += 1
  const end = restEnd(tokens, self)
  if (end === undefined) return tokens
  const findFood = finderOf(tokens)
  const start = tokens.findLastIndex(({ kind }, at) => at < verb && kind === 'stop') + 1
  const whole = wholeIn(tokens, start, verb, findFood)
  if (!whole || whole.count <= others.value) return tokens
  return [...tokens.slice(0, start), ...amountOf(tokens, whole, others.value, end), ...tokens.slice(end)]
}

/** Counts the pieces that each person got: `pizza de 8 fatias com meu marido, cada um comeu 4`, `4 pedaços, 2 pra cada`. */
function countOwnPieces(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const each = tokens.findIndex(({ plain }) => plain === 'cada')
  const own = each < 0 ? undefined : ownPieces(tokens, each)
  if (!own) return tokens
  const start = tokens.findLastIndex(({ kind }, at) => at < own.from && kind === 'stop') + 1
  const whole = wholeIn(tokens, start, own.from, finderOf(tokens))
  if (!whole || whole.count <= own.count) return tokens
  const others = whole.count - own.count
  return [...tokens.slice(0, start), ...amountOf(tokens, whole, others, own.end), ...tokens.slice(own.end)]
}

/** Reads `cada um comeu 4` or `2 pra cada`. */
function ownPieces(tokens: readonly Token[], each: number) {
  const isOne = /^uma?$/u.test(tokens[each + 1]?.plain ?? '')
  const after =
    isOne && eachGot.test(tokens[each + 2]?.plain ?? '') ? readNumeral(tokens, each + 3) : undefined
  if (after) {
    const end = piece.test(tokens[after.next]?.key ?? '') ? after.next + 1 : after.next
    return { from: each, end, count: after.value }
  }
  if (!/^(?:pra|para)$/u.test(tokens[each - 1]?.plain ?? '')) return undefined
  const from = [each - 3, each - 2].find((at) => {
    const next = readNumeral(tokens, at)?.next
    return next === each - 1 || (next === each - 2 && piece.test(tokens[next]?.key ?? ''))
  })
  const count = from === undefined ? undefined : readNumeral(tokens, from)
  return from === undefined || !count
    ? undefined
    : { from, end: isOne ? each + 2 : each + 1, count: count.value }
}

function isOfPerson(tokens: readonly Token[], verb: number): boolean {
  return tokens.slice(Math.max(0, verb - farthest), verb).some(({ plain }) => anyPerson.test(plain))
}

function restEnd(tokens: readonly Token[], at: number): number | undefined {
  const words = [0, 1, 2].map((offset) => tokens[at + offset]?.plain ?? '').join(' ')
  const said = rest.exec(words)?.[0]
  return said === undefined ? undefined : at + said.split(' ').length
}

/** Returns the only food between two tokens with the number of its pieces. */
function wholeIn(tokens: readonly Token[], from: number, to: number, findFood: FindFood): Whole | undefined {
  const foods: { readonly at: number; readonly match: FoodMatch }[] = []
  for (let at = from; at < to; at += 1) {
    const match = tokens[at]?.kind === 'word' ? findFood(at) : undefined
    if (!match || match.next > to || isPartner(tokens, at, match)) continue
    foods.push({ at, match })
    at = match.next - 1
  }
  const [food, ...more] = foods
  if (!food || more.length > 0) return undefined
  for (let at = from; at < to; at += 1) {
    const number = readNumeral(tokens, at)
    if (!number || number.isArticle) continue
    const unit = tokens[number.next]
    const named = { at, count: number.value, food: food.match, name: food.at }
    if (unit && piece.test(unit.key)) return { ...named, unit }
    if (number.next === food.at) return named
  }
  return undefined
}

function amountOf(
  tokens: readonly Token[],
  { count, food, name, unit }: Whole,
  others: number,
  end: number,
): readonly Token[] {
  const place = tokens[end - 1]?.end ?? 0
  const number = tokenize(String(count - others))
  const words = tokens.slice(name, food.next)
  const said = unit ? [...number, unit, ...tokenize('de'), ...words] : [...number, ...words]
  return movedTo(said, place)
}
