import type { Food, FoodGroup } from '../../foods/food.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { readNumeral } from '../words/numerals.ts'
import { wholeChicken, wholeChickenGrams } from '../amounts/weighing.ts'
import { readServed, readUs } from './served-people.ts'
import { isPerson, morePeople, readPeople } from './sharing-people.ts'
import { cookedPlaces } from './shared-cooking.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { wordKey } from '../words/words.ts'
import type { Token } from '../words/tokens.ts'

/** Number of people who shared the food before or after a position in the text. */
interface SharedPortion {
  /** Index of the first character of `dividi` or `dividida`. */
  readonly at: number
  readonly people: number
  /** Index of the first character of the people, if the shared foods are named before them: `dividi uma pizza com minha irmã`. */
  readonly until?: number
  /** Look-up key of the shared food, if it was named before: `1 bife e salada, dividi o bife com meu filho`. */
  readonly named?: string
  /** True if a dish was ordered for them, of which only a stated amount or size is that of all: `pizza grande pra 4`. */
  readonly isServed?: true
}

const sharingWord = /^(?:divid[io]|rach(?:ei|amo|ad)|compartilh)/u
/** Verbs after which the number of people is said as `em 4 pessoas`, `em três`. */
const eatenTogether = /^(?:comemos|bebemos|tomamos|matamos|devoramos)$/u
/** Verbs after `a gente`. */
const ofUs = /^(?:tomou|comeu|bebeu|matou)$/u
const ownPartWord = /^(?:comi|fiquei|peguei)$/u
const otherPart = /^(?:comi|fiquei|peguei|tomei|bebi|cada|metade|comeu)$/u
const pieces = new Set(['fatia', 'pedaco', 'parte', 'tira', 'bola', 'unidade'])
/** The other people are searched within this many tokens after `dividi`. */
const farthest = 12

/**
 * Removes the words that say with how many people a food was shared, and returns the numbers of people: `dividida com
 * um amigo`, `dividimos em 3`.
 */
export function takeSharing(
  tokens: readonly Token[],
  finderOf: FinderOf,
): {
  readonly kept: readonly Token[]
  readonly shares: readonly SharedPortion[]
} {
  const shares: SharedPortion[] = []
  const out = new Set<number>()
  const isSaidShared = tokens.some(
    ({ plain }) => sharingWord.test(plain) || eatenTogether.test(plain) || ofUs.test(plain),
  )
  for (const [at, token] of tokens.entries()) {
    const served = /^(?:pra|para|em|com)$/u.test(token.plain)
      ? readServed(tokens, at, finderOf(tokens))
      : undefined
    if (served) {
      if (!isSaidShared && !statesOther(tokens, served.next - 1))
        shares.push({ at: token.start, people: served.people, isServed: true })
      for (let gone = at; gone < served.next; gone += 1) out.add(gone)
    }
    const us = at === 0 || tokens[at - 1]?.kind === 'stop' ? readUs(tokens, at) : undefined
    if (us) {
      if (!statesOther(tokens, us.next - 1))
        shares.push({ at: token.start, people: us.people, until: Number.POSITIVE_INFINITY })
      for (let gone = at; gone < us.next; gone += 1) out.add(gone)
      continue
    }
    if (out.has(at)) continue
    const isOfUs = tokens[at - 1]?.plain === 'gente' && ofUs.test(token.plain)
    const isTogether = isOfUs || eatenTogether.test(token.plain)
    const equal = at === 0 ? readEqualParts(tokens) : undefined
    if (equal) {
      shares.push({ at: token.start, people: 2, until: Number.POSITIVE_INFINITY })
      for (let gone = 0; gone < equal; gone += 1) out.add(gone)
    }
    // `2 coxinhas, a última dividi` shares only one.
    const isOfLast = /^ultim[oa]$/u.test(tokens[at - 1]?.plain ?? '')
    if (isOfLast || (!isTogether && !sharingWord.test(token.plain))) continue
    const end = tokens.findIndex((one, index) => index > at && one.kind === 'stop')
    const last = Math.min(end < 0 ? tokens.length : end, at + farthest)
    const together = isTogether || token.plain.endsWith('mos') ? readTogether(tokens, at, last) : undefined
    for (let from = at + 1; from < last; from += 1) {
      const found = readPeople(tokens, from)
      if (!found || (isTogether && !/^(?:em|entre|meio)$/u.test(tokens[from]?.plain ?? ''))) continue
      const named = namedBefore(tokens, at)
      if (!statesOwnPart(tokens, found.next))
        shares.push({
          at: token.start,
          people: found.people,
          ...(named ? { named } : from > at + 1 && { until: tokens[from]?.start ?? 0 }),
        })
      if (named) for (let gone = at; gone < from; gone += 1) out.add(gone)
      out.add(at)
      for (let gone = from; gone < found.next; gone += 1) out.add(gone)
      break
    }
    if (shares.some((share) => share.at === token.start)) continue
    if (together) shares.push({ at: token.start, ...together })
    if (together || (sharingWord.test(token.plain) && statesOther(tokens, at))) out.add(at)
  }
  return { kept: out.size > 0 ? tokens.filter((_, at) => !out.has(at)) : tokens, shares }
}

/** Returns the look-up key of the food after `dividi o` if it was named before; `undefined` if not. */
function namedBefore(tokens: readonly Token[], at: number): string | undefined {
  const food = /^[oa]s?$/u.test(tokens[at + 1]?.plain ?? '') ? tokens[at + 2]?.key : undefined
  return tokens.slice(0, at).some(({ key }) => key === food) ? food : undefined
}

/** Returns whether the person's own part is said after a verb of sharing, which then needs no question. */
function statesOther(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1).some(({ plain }) => otherPart.test(plain))
}

/** Returns the index after `meio a meio com meu marido` at the start of a text; `undefined` for other words. */
function readEqualParts(tokens: readonly Token[]): number | undefined {
  const isEqual = ['meio', 'a', 'meio'].every((word, at) => tokens[at]?.plain === word)
  return isEqual ? readPeople(tokens, 3)?.next : undefined
}

/** Words that are shared and are no food: `dividimos a conta`. */
const noFood =
  /^(?:conta|mesa|valor|comida|prato|pratos|marmita|casa|quarto|almoco|janta|jantar|lanche|sobremesa|uber)$/u

/**
 * Reads the people before a verb of several (`eu e minha mãe comemos uma pizza`), or two after `dividimos uma pizza`, unless
 * it states the own part or that of each.
 */
function readTogether(tokens: readonly Token[], at: number, last: number) {
  const rest = tokens.slice(at + 1)
  if (statesOther(tokens, at)) return undefined
  const named = /^[oa]s?$/u.test(rest[0]?.plain ?? '') ? at + 2 : at + 1
  const next = readNumeral(tokens, named)?.next ?? (named > at + 1 ? named : undefined)
  const isOfFood = next !== undefined && !noFood.test(tokens[next]?.plain ?? '')
  const people =
    peopleBefore(tokens, at) ?? (sharingWord.test(tokens[at]?.plain ?? '') && isOfFood ? 2 : undefined)
  if (people === undefined || rest.slice(0, last).some((_, place) => readPeople(tokens, at + 1 + place)))
    return undefined
  const end = tokens.findIndex(({ kind, plain }, place) => place > at && (kind === 'stop' || plain === 'eu'))
  return { people, until: (end < 0 ? undefined : tokens[end]?.start) ?? Number.POSITIVE_INFINITY }
}

/** Returns the number of people before a verb: 2 for `eu e meu marido` and `meu marido e eu`. */
function peopleBefore(tokens: readonly Token[], at: number): number | undefined {
  const from = Math.max(0, at - farthest)
  const self = from + tokens.slice(from, at).findLastIndex(({ plain }) => plain === 'eu')
  if (tokens[self]?.plain !== 'eu') return undefined
  const others = morePeople(tokens, self + 1)
  if (others.count > 0 && others.next === at) return 1 + others.count
  const isLast = self === at - 1 && tokens[self - 1]?.plain === 'e'
  return isLast && isPerson(tokens[self - 2]) ? 2 : undefined
}

/** The own part is searched within this many tokens after the people. */
const farthestPart = 4

/**
 * Returns whether the person's own number of pieces follows: `dividi a pizza com meu irmão e comi 3 fatias`. Another food
 * is no part: `dividi a pizza em 4 e comi 2 ovos`.
 */
function statesOwnPart(tokens: readonly Token[], from: number): boolean {
  if (weighsOwnPart(tokens, from)) return true
  const ate = tokens.findIndex(({ plain }, at) => at >= from && ownPartWord.test(plain))
  if (ate < 0 || ate >= from + farthestPart) return false
  const own = readNumeral(tokens, tokens[ate + 1]?.plain === 'com' ? ate + 2 : ate + 1)
  const counted = own && tokens[own.next]
  return own !== undefined && (counted?.kind !== 'word' || pieces.has(counted.key))
}

/** Returns whether the own share is weighed after the sharing: `rachada em 2, pra mim deu uns 200 g`. */
function weighsOwnPart(tokens: readonly Token[], from: number): boolean {
  const own = tokens.findIndex(({ plain }, at) => at >= from && plain === 'mim')
  if (
    own < 0 ||
    own >= from + farthestPart ||
    !/^(?:deu|veio|ficou|sobrou)$/u.test(tokens[own + 1]?.plain ?? '')
  )
    return false
  return tokens.slice(own + 2, own + 2 + farthestPart).some((_, at) => readNumeral(tokens, own + 2 + at))
}

/**
 * Grams of the `porção` that a bar serves for a table (own estimate: menus state 400 to 500 g). A portion of the table of at
 * least that weight is that of a bar already.
 */
const barPortionGrams = 450
/** Groups of foods that bars serve by the `porção`: fries, fried manioc, meat, fish and sausages in pieces, snacks. */
const barGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'tuberculo',
  'carne',
  'frango',
  'peixe',
  'frutos_do_mar',
  'embutido',
  'queijo',
  'salgado',
])

/** Returns whether a food is one piece for one person, so that a shared one is half: `x-tudo dividido`, but no pizza. */
function isForOne({ group, measures }: Food): boolean {
  return (
    group === 'sanduiche' || (group === 'salgado' && /^(?:unidade|pastel)/u.test(measures[0]?.name ?? ''))
  )
}

/** Grams of one ingredient from which a dish is a pan for several (own choice). */
const panGrams = 200

/**
 * Returns whether an item is what several people shared. A part such as `1/4 de pizza` is one's own already, but not in
 * `meia pizza que a gente dividiu em 3`. Without an amount or size, only a food of one piece that is named again is whole:
 * `o pastel dividi`.
 */
function isWhole({ amount, again, match, size }: SpokenItem, link: string): boolean {
  if (amount?.measure?.name === 'grama') return true
  if (amount) return amount.quantity >= 1 || (amount.quantity === 0.5 && /^\s*que\s/iu.test(link))
  // `brigadeiro de panela com uma lata de leite condensado` is a whole pan.
  if (size || match.variation?.added.some(({ grams = 0 }) => grams >= panGrams)) return true
  const [first] = match.food.measures
  if (isForOne(match.food) || /^tábua/iu.test(match.food.name)) return true
  return (
    again !== undefined &&
    /^(?:unidade|pastel|bife|filé|posta|coxa|bisteca|espetinho|pote|lata)/u.test(first?.name ?? '') &&
    first?.grams === match.food.defaultGrams
  )
}

/** Returns whether an item states what was ordered for several people: `1 pizza grande`, `2 litros de coca`. */
function isOfAll({ amount, size }: SpokenItem): boolean {
  return (
    size !== undefined ||
    (amount !== undefined &&
      (amount.quantity >= 1 || amount.measure !== undefined || amount.quantity === 0.5))
  )
}

/**
 * Reduces each shared food to the part of one person. A food without an amount is not reduced, because it counts as one
 * person's portion already.
 */
export function shareOutPortions(
  items: readonly SpokenItem[],
  shares: readonly SharedPortion[],
  text: string,
): readonly SpokenItem[] {
  const own = [...items]
  for (const share of shares) {
    const cooked =
      share.until === undefined && share.named === undefined ? cookedPlaces(own, share.at, text) : undefined
    const places = cooked ?? sharedPlaces(own, share)
    for (const place of places) {
      const item = own[place]
      if (!item || (share.isServed && !isOfAll(item))) continue
      const isOfHead = !isWhole(item, text.slice(item.end, share.at))
      const head = isOfHead ? headOf(own, place, share, text) : place
      // A head between the same words is shared by itself.
      const first = head < place && places.includes(head) ? place : head
      for (const one of first < 0 ? [] : own.slice(first, place + 1))
        own[own.indexOf(one)] = {
          ...asTableDish(asWholeChicken(one)),
          times: ((one.times ?? 1) * portionsIn(one)) / share.people,
        }
    }
  }
  return own
}

const isToppingOf = /^\s*(?:\([^)]*\)\s*)?(?:com|c\/?)\s+$/iu
const nextTopping = /^\s*(?:,|e|mais|com|c\/)?\s*$/iu

/**
 * Returns the index of the whole dish that was shared together with its toppings, of which the last is at `place`: `açaí
 * 700 ml com paçoca e morango dividido`; -1 if there is none. The word must agree with the dish: in `um bife com salada
 * dividida` only the salad was shared.
 */
function headOf(items: readonly SpokenItem[], place: number, { at }: SharedPortion, text: string): number {
  for (let head = place - 1; head >= 0; head -= 1) {
    const [item, topping] = [items[head], items[head + 1]]
    if (!item || !topping || topping.amount) return -1
    const link = text.slice(item.end, topping.start)
    if (isToppingOf.test(link) && item.amount)
      return isWhole(item, '') && item.match.food.group !== 'bebida' && agrees(item, text.slice(at), text)
        ? head
        : -1
    if (!nextTopping.test(link)) return -1
  }
  return -1
}

/** Returns whether `dividido` or `dividida` has the gender of a food, told by its article or its first word. */
function agrees({ start, end }: SpokenItem, shared: string, text: string): boolean {
  const ending = /^(?:dividid|rachad|compartilhad)([oa])/iu.exec(shared)?.[1]
  if (ending === undefined) return true
  const isFeminine = /^[\d\s]*(?:uma|duas|meia|\p{L}+(?:a|ção|ções|as))(?!\p{L})/iu.test(
    text.slice(start, end),
  )
  return isFeminine === (ending.toLowerCase() === 'a')
}

/** Weighs a shared chicken that is counted as a whole one: `dividi um frango assado com meu marido`. */
function asWholeChicken(item: SpokenItem): SpokenItem {
  const { amount, match } = item
  if (!amount || amount.measure || amount.portions !== undefined || !wholeChicken.test(match.food.name))
    return item
  return { ...item, amount: { ...amount, measure: { name: 'unidade', grams: wholeChickenGrams, next: 0 } } }
}

/** Words of pieces that one person eats, in whose absence a shared meat is a dish for a table. */
const pieceOfOne =
  /^(?:bife|fil[eé]|posta|coxa|sobrecoxa|asa|espet|hamb|salsich|lingui|nugget|coxinha|churrasc|torresm|camar|frango|galeto|iscas?|ovo|temaki|poke)/iu

/** Dishes that restaurants serve for two. */
const forTwo =
  /^(?:moqueca|peixada|caldeirada|feijoada|bobó|galinhada|paella|baião|rabada|vaca atolada|cozido|tábua|.*parmegiana)/iu

/** Weighs a shared dish that is ordered for the table: `dividimos uma picanha`. */
function asTableDish(item: SpokenItem): SpokenItem {
  const { amount, match } = item
  const isDish = amount?.isImplicit === true && amount.quantity === 1 && !amount.measure && !item.size
  if (isDish && forTwo.test(match.food.name)) {
    const measure = { name: 'porção', grams: match.food.defaultGrams * 2, next: 0 }
    return { ...item, amount: { ...amount, measure } }
  }
  const isMeat = /^(?:carne|peixe)$/u.test(match.food.group) && match.food.defaultGrams < barPortionGrams / 2
  if (!isDish || !isMeat || pieceOfOne.test(match.said)) return item
  return { ...item, amount: { ...amount, measure: { name: 'porção', grams: barPortionGrams, next: 0 } } }
}

function portionsIn({ amount, match: { food } }: SpokenItem): number {
  const isOfBar = amount?.measure?.name === 'porção' && !amount.measure.grams && barGroups.has(food.group)
  return isOfBar ? Math.max(1, barPortionGrams / food.defaultGrams) : 1
}

/** Foods that bars fry for a table, of which `meia porção` is half of what a bar serves. */
const friedForTable =
  /^(?:batata frita|mandioca frita|polenta frita|angu frito|calabresa|torresmo|.*à passarinho)/iu

/** Words of a bar, in whose absence half a portion is that of a plate. */
const bar =
  /(?<!\p{L})(?:bar|barzinho|boteco|buteco|botequim|chopp?s?|chopes?|cervejas?|breja|caipirinhas?|litrão)(?!\p{L})/iu

/** Counts `meia porção` of what bars fry as half of what they serve for a table. */
export function countHalfPortions(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  if (!bar.test(text)) return items
  return items.map((item) => {
    const { amount, match } = item
    const isHalf = amount?.quantity === 0.5 && amount.measure?.name === 'porção'
    const isFried = match.food.preparation === 'frito' && barGroups.has(match.food.group)
    if (!isHalf || item.times !== undefined || !(isFried || friedForTable.test(match.food.name))) return item
    return { ...item, times: portionsIn(item) }
  })
}

/** Returns the indexes of the foods that were shared: those between `dividi` and the people, or the nearest one. */
function sharedPlaces(
  items: readonly SpokenItem[],
  { at, until = 0, named }: SharedPortion,
): readonly number[] {
  const again = items.findLastIndex(
    ({ start, match }) => start < at && match.said.split(' ').some((word) => wordKey(word) === named),
  )
  if (named !== undefined && again >= 0) return [again]
  const listed = [...items.keys()].filter((place) => {
    const start = items[place]?.start ?? 0
    return start >= at && start < until
  })
  if (listed.length > 0) return listed
  const nearest = items.reduce(
    (best, item, place) => {
      const start = Math.max(item.start, item.again !== undefined && item.again < at ? item.again : 0)
      return start < at && start >= best.start ? { start, place } : best
    },
    { start: 0, place: -1 },
  )
  return [nearest.place < 0 ? items.findIndex(({ start }) => start >= at) : nearest.place]
}
