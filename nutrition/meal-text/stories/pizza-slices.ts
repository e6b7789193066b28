import { insertedWords } from '../words/inserted-tokens.ts'
import { numeralBefore, readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

const slice = /^(?:fatia|pedaco)$/u
const pizzaSize = /^(?:grande|media|gigante|familia|enorme)$/u

const rewrites: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
  nameOwnSlices,
  countSlices,
  nameSlices,
  nameMiniPizzas,
  dropSaltyAndSweet,
  nameOtherSlice,
  joinHalves,
  nameInRodizio,
]

/** Writes what people say of pizzas as slices of pizza: `rodízio: 8 fatias`, `4 das 8 fatias de uma pizza grande`. */
export function namePizza(said: readonly Token[]): readonly Token[] {
  return rewrites.reduce((tokens, rewrite) => rewrite(tokens), said)
}

/** Adds the pizza to the slices of a `rodízio` that names no other food: `rodízio: 8 fatias`. */
function nameInRodizio(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ key }) => key === 'rodizio')
  if (at < 0 || tokens[at + 1]?.plain === 'de' || tokens.some(({ key }) => key === 'pizza')) return tokens
  const slices = tokens.findIndex(
    ({ key }, place) => key === 'fatia' && isCounted(tokens, place) && tokens[place + 1]?.plain !== 'de',
  )
  const { end } = tokens[slices] ?? { end: 0 }
  if (slices < 0) return tokens
  return tokens.toSpliced(slices + 1, 0, ...insertedWords('pizza', end))
}

/**
 * Leaves only the eaten slices of a pizza: `4 das 8 fatias de uma pizza grande` is `4 fatias de pizza`. The size of
 * the pizza is not that of the slices, of which a large one has more.
 */
function countSlices(tokens: readonly Token[]): readonly Token[] {
  const isSliced = (at: number) => slice.test(tokens[at]?.key ?? '') && isCounted(tokens, at)
  if (!tokens.some(({ key }) => key === 'pizza') || !tokens.some((_, at) => isSliced(at))) return tokens
  return tokens.filter((token, at) => {
    const isOfAll = (place: number) =>
      /^(?:das|dos|de)$/u.test(tokens[place]?.plain ?? '') &&
      readNumeral(tokens, place - 1)?.next === place &&
      isSliced(place + 2)
    if (isOfAll(at) || isOfAll(at - 1)) return false
    const isArticle =
      token.plain === 'uma' && tokens[at - 1]?.plain === 'de' && tokens[at + 1]?.key === 'pizza'
    if (isArticle && isSliced(at - 2)) return false
    const isOfPart = tokens
      .slice(Math.max(0, at - 4), at)
      .some(({ plain }) => /^(?:metade|meia)$/u.test(plain))
    return isOfPart || tokens[at - 1]?.key !== 'pizza' || !pizzaSize.test(token.plain)
  })
}

/** Names the pizza whose slices a pizzeria sold: `2 fatias de calabresa da pizzaria`. */
function nameSlices(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ key }) => key === 'pizzaria') || tokens.some(({ key }) => key === 'pizza'))
    return tokens
  return tokens.flatMap((token, at) =>
    slice.test(token.key) && tokens[at + 1]?.plain === 'de' && isCounted(tokens, at)
      ? [token, ...insertedWords('de pizza', token.start)]
      : [token],
  )
}

/** Reads `2 mini pizzas de calabresa` as pieces of the small pizza of parties, and not as two pizzas of the small size. */
function nameMiniPizzas(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }, place) => plain === 'mini' && tokens[place + 1]?.key === 'pizza')
  const token = tokens[at]
  if (!token || !isCounted(tokens, at)) return tokens
  const isTasted = tokens[at + 2]?.plain === 'de' && tokens[at + 3]?.kind === 'word'
  const unit = insertedWords('unidades de', token.start)
  const rest = tokens.slice(isTasted ? at + 4 : at + 2)
  return [...tokens.slice(0, at), ...unit, ...tokens.slice(at, at + 2), ...rest]
}

/** Drops the numbers of salty and sweet slices after those of all: `6 fatias de pizza, 4 salgadas e 2 doces`. */
function dropSaltyAndSweet(tokens: readonly Token[]): readonly Token[] {
  const salty = tokens.findIndex(({ plain }) => plain === 'salgadas')
  const isOnPizza = tokens.slice(0, Math.max(0, salty)).some(({ key }) => key === 'pizza')
  if (!isOnPizza || readNumeral(tokens, salty - 1)?.next !== salty) return tokens
  const isSweet = tokens[salty + 1]?.plain === 'e' && tokens[salty + 3]?.plain === 'doces'
  return tokens.toSpliced(salty - 1, isSweet ? 5 : 2)
}

/** Tokens between `uma` and `outra` at most. */
const farthestOther = 5

/** Counts the second of two slices: `2 fatias de pizza, uma calabresa outra marguerita`. */
function nameOtherSlice(tokens: readonly Token[]): readonly Token[] {
  const pizza = tokens.findIndex(({ key }) => key === 'pizza')
  if (pizza < 0) return tokens
  return tokens.flatMap((token, at) => {
    const isOther = at > pizza && /^outr[oa]$/u.test(token.plain) && tokens[at + 1]?.kind === 'word'
    const before = tokens.slice(Math.max(pizza, at - farthestOther), at)
    if (!isOther || /^(?:de|metade|pizza)$/u.test(tokens[at + 1]?.plain ?? '')) return [token]
    if (!before.some(({ plain }) => /^uma?$/u.test(plain))) return [token]
    const isJoined = before.at(-1)?.plain === 'e' || before.at(-1)?.kind === 'break'
    return insertedWords(isJoined ? 'uma de' : 'e uma de', token.start)
  })
}

const ofHalf = /^(?:foi|era|eram|foram|de|com|sabor|so|no)$/u

/** Joins the halves of a pizza that are named apart: `pizza metade calabresa, a outra metade foi de frango`. */
function joinHalves(tokens: readonly Token[]): readonly Token[] {
  const half = tokens.findIndex(({ plain }, at) => plain === 'metade' && tokens[at - 1]?.plain === 'outra')
  const pizza = tokens.findIndex(({ key }) => key === 'pizza')
  const [start] = tokens
  if (pizza < 0 || half < pizza || !start) return tokens
  let from = half - 1
  while (/^(?:a|e|,|mas)$/u.test(tokens[from - 1]?.plain.trim() ?? '')) from -= 1
  let to = half + 1
  while (ofHalf.test(tokens[to]?.plain ?? '')) to += 1
  const place = tokens[half] ?? start
  return [...tokens.slice(0, from), ...insertedWords('e metade', place.start), ...tokens.slice(to)]
}

const own = /^(?:comi|peguei|fiquei)$/u

/** Names the own slices of a pizza that somebody ordered: `pizza família 12 fatias, eu comi 2 de muçarela`. */
function nameOwnSlices(tokens: readonly Token[]): readonly Token[] {
  const pizza = tokens.findIndex(({ key }) => key === 'pizza')
  const verb = pizza < 0 ? -1 : tokens.findIndex(({ plain }, at) => at > pizza && own.test(plain))
  const all = tokens.slice(pizza, Math.max(pizza, verb)).findIndex(({ key }) => slice.test(key))
  const number =
    verb < 0 ? undefined : readNumeral(tokens, tokens[verb + 1]?.plain === 'com' ? verb + 2 : verb + 1)
  const isTasted =
    tokens[number?.next ?? 0]?.plain === 'de' && tokens[(number?.next ?? 0) + 1]?.kind === 'word'
  if (!number || all < 0 || !isCounted(tokens, pizza + all) || !isTasted) return tokens
  if (slice.test(tokens[number.next + 1]?.key ?? '') || tokens[number.next + 1]?.key === 'pizza')
    return tokens
  const count = tokens.slice(verb + 1, number.next)
  const position = tokens[number.next]?.start ?? 0
  const before = tokens.slice(0, pizza).filter(({ plain }, at) => plain !== 'uma' || at < pizza - 1)
  return [...before, ...count, ...insertedWords('fatias de pizza', position), ...tokens.slice(number.next)]
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  return numeralBefore(tokens, at) !== undefined
}
