import { readAmount } from '../amounts/amounts.ts'
import { isPizza } from './fold-additions.ts'
import type { FinderOf, FindFood, FoodMatch } from '../matching/food-matching.ts'
import { measureNamed, readMeasure } from '../amounts/measure-words.ts'
import { asWord } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import { isSizeWord, readSize } from '../matching/size-words.ts'
import { isSnack } from '../matching/snack-fillings.ts'
import type { Token } from '../words/tokens.ts'

/** Words that lead to what there was for several people: `pedimos 3 pizzas`, `chegou a pizza`, `tinha 50 coxinhas`. */
const orderWord =
  /^(?:ped(?:i|iu|imos|iram)|compr(?:ei|ou|amos|aram)|encomend(?:ei|ou|amos|aram)|ass(?:ei|ou|amos|aram)|f(?:iz|ez|izemos|izeram)|cheg(?:ou|aram)|veio|vieram|trouxe(?:ram)?|serviram|tinham?|teve|abri(?:mos|ram)?|ganh(?:ei|amos))$/u
const ownWord = /^(?:comi|tomei|bebi|peguei|fiquei)$/u
const passedWords = /^(?:so|somente|apenas|com|uns|umas|tipo|acho|que)$/u
/** Words between an order and the verb of eating after which the food is another one. */
const otherTime = /^(?:depois|antes|tarde|noite|cedo|manha|almoco|janta|jantar|lanche|ceia|hoje|ontem)$/u
/** Vessels of many pieces, which a bare number after them counts: `abri uma caixa de bombom e comi 4`. */
const manyInside = /^(?:caixa|pacote|saco|pote|bandeja|grama|lata|barra)/u

interface Ordered {
  readonly match: FoodMatch
  /** Index of the first token of its amount, or of its name. */
  readonly from: number
  /** Index of the first token of its name. */
  readonly at: number
  readonly measure: string | undefined
  readonly quantity: number
}

/** The person's own part: `4 pedaços`, `16`, `4 de carne`, `2 pães`. */
interface OwnPart {
  readonly quantity: number
  readonly measure: string | undefined
  /** Index of the first token after the number and its measure. */
  readonly next: number
}

/** Tokens that are replaced or, where `undefined`, left out, by their index. */
type Changes = ReadonlyMap<number, Token | undefined>

/**
 * Leaves out the amount of an order if the person's own part of it follows: `pedimos 3 pizzas gigantes, comi 4 pedaços`
 * is `pedimos pizza, comi 4 pedaços`. A food that is named again with the own part counts only there: `comprei 10 pães,
 * comi 2 pães`, `pediram 20 esfihas, fiquei com 4 de carne`.
 */
export function takeOrders(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const places = tokens.flatMap(({ plain }, at) => (ownWord.test(plain) ? [at] : []))
  const orders = places.flatMap((at) => {
    const order = orderBefore(tokens, at)
    return order === undefined ? [] : [{ order, at }]
  })
  if (orders.length === 0) return tokens
  const findFood = finderOf(tokens)
  const changes = new Map(
    orders.flatMap((order) => [...(changesOf(tokens, order, { findFood, finderOf }) ?? [])]),
  )
  if (changes.size === 0) return tokens
  return tokens.flatMap((token, at) => (changes.has(at) ? (changes.get(at) ?? []) : [token]))
}

/** Returns the index of the word that leads to an order in the same sentence before a verb of eating. */
function orderBefore(tokens: readonly Token[], at: number): number | undefined {
  for (let place = at - 1; place >= 0; place -= 1) {
    const { kind, plain } = tokens[place] ?? { kind: 'stop', plain: '' }
    if (kind === 'stop' || otherTime.test(plain) || plain.includes('\n')) return undefined
    if (orderWord.test(plain)) return place
  }
  return undefined
}

function changesOf(
  tokens: readonly Token[],
  { order, at }: { readonly order: number; readonly at: number },
  { findFood, finderOf }: { readonly findFood: FindFood; readonly finderOf: FinderOf },
): Changes | undefined {
  const part = ownPart(tokens, at, findFood)
  const ordered = part ? orderedFoods(tokens, { from: order + 1, to: at }, findFood) : []
  if (!part || ordered.length === 0) return undefined
  const verb = { at, tokens }
  const filled = namedByFilling(tokens, { ordered, part }, finderOf)
  if (filled) {
    const gone = ordered.flatMap((one) => (isSnack(one.match.food) ? wordsOf(tokens, one, at) : []))
    return new Map([...changed(verb, gone), ...filled])
  }
  const again = ordered.filter((one) => isNamedAgain(tokens, one, { at, findFood }))
  if (again.length > 0)
    return changed(
      verb,
      again.flatMap((one) => wordsOf(tokens, one, at)),
    )
  if (tokens[part.next]?.plain === 'de') return undefined
  if (findFood(part.next)) return undefined
  const own = ordered.findLast((one) => isPartOf(one, part))
  if (own) return changed(verb, amountWordsOf(tokens, own, at))
  const last = ordered.at(-1)
  if (!last || part.measure !== undefined) return undefined
  const counted = countAfter(tokens, last.match.next, at)
  if (counted && part.quantity < counted.value) return changed(verb, range(last.match.next, counted.next))
  return part.quantity < last.quantity ? changed(verb, []) : undefined
}

/** Returns the changes of an order without these words. Other verbs become `comi`: `fiquei com 4`, `peguei 8`. */
function changed(
  { at, tokens }: { readonly at: number; readonly tokens: readonly Token[] },
  gone: readonly number[],
): Changes {
  const verb = tokens[at]
  const withLink = /^(?:peguei|fiquei)$/u.test(verb?.plain ?? '')
  return new Map<number, Token | undefined>([
    ...gone.map((place) => [place, undefined] as const),
    ...(verb && withLink ? [[at, asWord(verb, 'comi')] as const] : []),
    ...(withLink && tokens[at + 1]?.plain === 'com' ? [[at + 1, undefined] as const] : []),
  ])
}

function ownPart(tokens: readonly Token[], at: number, findFood: FindFood): OwnPart | undefined {
  let from = at + 1
  while (passedWords.test(tokens[from]?.plain ?? '') && !readNumeral(tokens, from)) from += 1
  const numeral = readNumeral(tokens, from)
  if (!numeral || numeral.value < 1) return undefined
  const measure = findFood(numeral.next) ? undefined : readMeasure(tokens, numeral.next, findFood)
  return { quantity: numeral.value, measure: measure?.name, next: measure?.next ?? numeral.next }
}

function orderedFoods(
  tokens: readonly Token[],
  { from, to }: { readonly from: number; readonly to: number },
  findFood: FindFood,
): readonly Ordered[] {
  const ordered: Ordered[] = []
  for (let at = from; at < to; at += 1) {
    const counted = readAmount(tokens, at, findFood, findFood(at))
    const amount = counted?.amount
    const name = amount ? counted.next + (tokens[counted.next]?.plain === 'de' ? 1 : 0) : at
    const match = name < to ? findFood(name) : undefined
    if (!match) continue
    ordered.push({
      match,
      from: at,
      at: name,
      measure: amount?.measure?.name,
      quantity: amount?.quantity ?? 1,
    })
    at = match.next - 1
  }
  return ordered
}

/** Returns whether an ordered food is named with an amount after the verb of eating, and not as a second helping. */
function isNamedAgain(
  tokens: readonly Token[],
  { match }: Ordered,
  { at, findFood }: { readonly at: number; readonly findFood: FindFood },
): boolean {
  const end = tokens.findIndex(({ kind }, place) => place > at && kind === 'stop')
  return tokens.slice(0, end < 0 ? tokens.length : end).some((_, place) => {
    const numeral = place > at ? readNumeral(tokens, place) : undefined
    const measure = numeral && readMeasure(tokens, numeral.next, findFood)
    const next = measure && tokens[measure.next]?.plain === 'de' ? measure.next + 1 : numeral?.next
    const food = next === undefined ? undefined : findFood(next)
    if (!food || /^(?:mais|outr[oa]s?)$/u.test(tokens[place - 1]?.plain ?? '')) return false
    const isKind =
      match.words === 1 && food.food.group === match.food.group && food.said.split(' ')[0] === match.said
    return food.food.id === match.food.id || isKind
  })
}

/**
 * Returns the tokens `de` of the own part with the snack that replaces them, if fillings name it: `pediram esfihas,
 * comi 4 de carne e 2 de queijo`, `pedimos pizza, comi 3 pedaços de calabresa`.
 */
function namedByFilling(
  tokens: readonly Token[],
  { ordered, part }: { readonly ordered: readonly Ordered[]; readonly part: OwnPart },
  finderOf: FinderOf,
): Changes | undefined {
  const snack = ordered.find(({ match }) => isSnack(match.food))
  const head = snack && tokens[snack.at]
  if (!head) return undefined
  const fillings = new Map<number, Token>()
  for (let of = part.next; tokens[of]?.plain === 'de';) {
    const { start, end } = tokens[of] ?? head
    const named = { ...head, start, end }
    const match = finderOf(tokens.with(of, named))(of)
    if (!match || match.words < 2 || !isSnack(match.food)) break
    fillings.set(of, named)
    const link = tokens[match.next]
    const from = link?.plain === 'e' || link?.kind === 'break' ? match.next + 1 : match.next
    of = readNumeral(tokens, from)?.next ?? tokens.length
  }
  return fillings.size > 0 ? fillings : undefined
}

function isPartOf({ match, measure: whole, quantity }: Ordered, part: OwnPart): boolean {
  const { measure } = part
  if (measure !== undefined)
    return isPizza(match.food) || match.food.measures.some(({ name }) => name === measure)
  return whole !== undefined && manyInside.test(whole) && part.quantity >= 2 && part.quantity > quantity
}

/** Returns the indexes of all words of an ordered food. */
function wordsOf(tokens: readonly Token[], { from, match }: Ordered, to: number): readonly number[] {
  return range(from, afterOrder(tokens, match.next, to))
}

/** Returns the indexes of the words that tell how much was ordered. */
function amountWordsOf(
  tokens: readonly Token[],
  { from, at, match }: Ordered,
  to: number,
): readonly number[] {
  const isSize = (place: number) => isPizza(match.food) && isSizeWord(tokens[place]?.key ?? '')
  return [
    ...range(from, at),
    ...range(at, match.next).filter(isSize),
    ...range(match.next, afterOrder(tokens, match.next, to)),
  ]
}

/** Returns the index after the size and the contents or people of an order: `gigante`, `com 20`, `pra 6 pessoas`. */
function afterOrder(tokens: readonly Token[], from: number, to: number): number {
  let next = readSize(tokens, from)?.next ?? from
  const numeral = /^(?:com|pra|para)$/u.test(tokens[next]?.plain ?? '')
    ? readNumeral(tokens, next + 1)
    : undefined
  if (numeral) {
    const word = tokens[numeral.next]?.plain ?? ''
    next = numeral.next + (/^(?:pess|gente)/u.test(word) || measureNamed(word) ? 1 : 0)
  }
  return Math.min(next, to)
}

/** Reads how many pieces of a food there were, after its name: `fez bolinhos, uns 30`, `pão de queijo (20)`. */
function countAfter(tokens: readonly Token[], from: number, to: number) {
  let at = tokens[from]?.kind === 'break' ? from + 1 : from
  while (/^(?:deu|deram|rendeu|renderam|eram|foram|com|de)$/u.test(tokens[at]?.plain ?? '')) at += 1
  const numeral = at > from ? readNumeral(tokens, at) : undefined
  if (!numeral || numeral.next > to || numeral.value < 2) return undefined
  const next = /^(?:un|unidades?|pecas?)$/u.test(tokens[numeral.next]?.plain ?? '')
    ? numeral.next + 1
    : numeral.next
  const end = tokens[next]
  return end?.kind === 'break' || next === to || end?.plain === 'e'
    ? { value: numeral.value, next }
    : undefined
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset)
}
