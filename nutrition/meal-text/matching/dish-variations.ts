import {
  type AddedFood,
  type DishVariation,
  isMilk,
  partsNamed,
  sameFood,
} from '../../foods/dishes/vary-dish.ts'
import type { Dish } from '../../foods/dishes/dish.ts'
import { dishes } from '../../foods/dishes/dish-table.ts'
import type { Food, FoodGroup } from '../../foods/food.ts'
import { isSameRow } from '../../foods/lactose-free.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import {
  asMilkOf,
  fatsOf,
  isExchanged,
  isFatOf,
  milkForWater,
  removedSugar,
  sugarsBefore,
} from './dish-exchanges.ts'
import type { FoodMatch } from './food-matching.ts'
import { isNextScoop } from './fillings.ts'
import { vagueAmounts } from '../words/filler-words.ts'
import { readNumeral } from '../words/numerals.ts'
import { partWeightAt, weighedPart } from './part-weights.ts'
import type { Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'
import { entryOf } from '../words/words.ts'

const savory: readonly FoodGroup[] = [
  'queijo',
  'embutido',
  'frango',
  'carne',
  'peixe',
  'frutos_do_mar',
  'ovo',
  'molho',
  'legumes',
  'folhas',
  'gordura',
  'tempero',
]
const sweet: readonly FoodGroup[] = ['fruta', 'doce', 'castanha', 'cereal', 'laticinio']

/**
 * Groups of food that become a filling or addition after `com`, by the group of the dish. Other foods are served beside
 * the dish.
 */
const additionsOf: Readonly<Partial<Record<FoodGroup, ReadonlySet<FoodGroup>>>> = {
  ovo: new Set([...savory, 'fruta', 'castanha', 'cereal', 'laticinio']),
  pao: new Set([...savory, ...sweet]),
  sanduiche: new Set<FoodGroup>(savory),
  salgado: new Set<FoodGroup>(savory),
  folhas: new Set<FoodGroup>([...savory, 'fruta', 'castanha', 'feijao']),
  legumes: new Set<FoodGroup>([...savory, 'fruta', 'castanha', 'feijao']),
  bebida: new Set<FoodGroup>([...sweet, 'folhas', 'tempero', 'feijao']),
  doce: new Set<FoodGroup>(sweet),
  laticinio: new Set<FoodGroup>(sweet),
  fruta: new Set<FoodGroup>(sweet),
  cereal: new Set<FoodGroup>([...sweet, 'queijo', 'ovo', 'gordura', 'carne']),
  sopa: new Set<FoodGroup>([...savory, 'massa', 'arroz', 'tuberculo', 'feijao']),
}
/**
 * Groups of food that become part of a dish of any other group, because they are cooked with it. Salad, rice and fries
 * are served beside the dish.
 */
const cookedIn: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['queijo', 'embutido', 'molho', 'frutos_do_mar'])

/** Groups of dishes that can be double: `x-burguer duplo`. */
const doubled: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['sanduiche', 'salgado'])
const doubles: Readonly<Record<string, number>> = { duplo: 2, dupla: 2, double: 2, triplo: 3, tripla: 3 }
const extras: Readonly<Record<string, number>> = { extra: 2, dobro: 2, duplo: 2, dobrado: 2 }

/**
 * Groups of fillings that may follow each other without a comma in dictated text: `omelete com queijo presunto e
 * tomate`.
 */
const unlinked: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['queijo', 'embutido'])

const listed: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['folhas', 'legumes', 'molho'])

type FindPlain = (at: number) => FoodMatch | undefined

interface Reader {
  readonly tokens: readonly Token[]
  readonly dish: FoodMatch
  readonly findPlain: FindPlain
}

/** Extends the match of a dish by the person's changes: `de 3 ovos`, `com queijo e presunto`, `sem maionese`. */
export function takeVariation(tokens: readonly Token[], match: FoodMatch, findPlain: FindPlain): FoodMatch {
  const reader = { tokens, dish: match, findPlain }
  const added: AddedFood[] = []
  const isAirFried = /^(?:air)?fryer$/u.test(tokens[match.next - 1]?.key ?? '')
  const removed: Food[] = isAirFried ? [...fatsOf(match)] : []
  let count: number | undefined
  let { named } = match
  let meatTimes: number | undefined
  const exact = exactPart(reader)
  if (exact) added.push({ food: exact.food, factor: 1 })
  if (exact) removed.push(...sugarsBefore(tokens, exact.next, match))
  const weighed = exact ? undefined : weighedPart(tokens, match, findPlain)
  if (weighed) added.push(weighed.added)
  let next = exact?.next ?? weighed?.next ?? match.next
  for (;;) {
    const times = doubled.has(match.food.group) ? entryOf(doubles, tokens[next]?.plain ?? '') : undefined
    const counted = count === undefined ? readCount(reader, next) : undefined
    const without = readRemoval(reader, next, removed.length > 0)
    const kept = removed.length > 0 ? readKept(reader, next) : undefined
    const addition = readAddition(reader, next, { before: added, isCounted: count !== undefined })
    if (times !== undefined) [meatTimes, next] = [times, next + 1]
    else if (counted) ({ count, next, named } = counted)
    else if (without) {
      removed.push(...without.foods)
      next = without.next
    } else if (kept !== undefined) next = kept
    else if (addition) {
      added.push(addition.added)
      next = addition.next
      if (isMilk(addition.added.food)) removed.push(...sugarsBefore(tokens, next, match))
    } else break
  }
  if (next === match.next && removed.length === 0) return match
  const variation: DishVariation = {
    added,
    removed,
    ...(count !== undefined && { count }),
    ...(meatTimes !== undefined && { meatTimes }),
  }
  const flavors = added.map(({ food }) => food)
  return { ...match, named, next, variation, ...(flavors.length > 0 && { flavors }) }
}

/**
 * Finds a milk whose name starts with the last word of the dish's name: `shake de whey com leite desnatado` is made
 * with skimmed milk.
 */
function exactPart({ tokens, dish, findPlain }: Reader): FoodMatch | undefined {
  const last = dish.next - 1
  if (tokens[last]?.key !== 'leite') return undefined
  const milk = findPlain(last)
  const isNamedFurther = milk !== undefined && milk.next > dish.next && isMilk(milk.food)
  return isNamedFurther && isPartOf(dish, milk.food, false) ? milk : undefined
}

/** Reads the number of the counted part: `de 3 ovos`, `com dois ovos`, or that of raw ones in a list: `omelete, 3 ovos`. */
function readCount({ tokens, dish, findPlain }: Reader, at: number) {
  if (!dish.named.dish?.counted) return undefined
  const isListed = isComma(tokens[at])
  const isLinked = isListed || /^(?:de|com|c)$/u.test(tokens[at]?.plain ?? '')
  const numeral = readNumeral(tokens, isLinked ? at + 1 : at)
  if (!numeral || (isListed && numeral.isArticle)) return undefined
  const food = findPlain(numeral.next)
  if (isListed && (food?.cooking !== undefined || food?.words !== 1)) return undefined
  const counting = food && numeral.value > 0 ? dishCounting(dish.named.dish, food.food) : undefined
  // `com` never changes the counted food: `claras mexidas com 1 ovo` is still a dish of whites.
  const isOther = counting !== dish.named.dish
  if (!isLinked && isOther) return undefined
  if (!food || !counting || (isOther && tokens[at]?.plain !== 'de')) return undefined
  return { count: numeral.value, next: food.next, named: { ...dish.named, dish: counting } }
}

/**
 * Returns the dish that counts a food and has the same first word, such as the omelette of whites for `omelete de 3
 * claras`.
 */
function dishCounting(dish: Dish, food: Food): Dish | undefined {
  const counts = ({ counted, parts }: Dish) =>
    parts.some((part) => part.food.id === counted?.foodId && sameFood(food, part.food))
  const isOfKind = ({ name }: Dish) => name.split(' ')[0] === dish.name.split(' ')[0]
  return counts(dish) ? dish : dishes.find((one) => isOfKind(one) && counts(one))
}

/**
 * Reads a part that `sem` removes from the dish, and further parts after `e` or a comma, with or without another `sem`.
 * Without `sem`, a comma is followed only by salad and sauces, because other foods are more likely eaten beside the
 * dish.
 */
function readRemoval({ tokens, dish, findPlain }: Reader, at: number, hasRemoved: boolean) {
  const lacking = removedSugar(tokens, at, dish) ?? milkForWater(tokens, at, dish)
  if (lacking) return lacking
  const asked = askedWithout(tokens, at)
  const isLink = tokens[at]?.plain === 'e' || isComma(tokens[at])
  const isJoin = isLink && (hasRemoved || tokens[at + 1]?.plain === 'sem')
  const from = asked ?? (isJoin ? at + 1 : at)
  const hasWord = /^(?:sem|tira)$/u.test(tokens[from]?.plain ?? '')
  if (!hasWord && !isJoin) return undefined
  const sauce = hasWord && tokens[from + 1]?.key === 'molho' ? sauceOf(dish) : undefined
  if (sauce) return { foods: [sauce], next: from + 2 }
  const fats = hasWord && /^(?:oleo|gordura)$/u.test(tokens[from + 1]?.plain ?? '') ? fatsOf(dish) : []
  if (fats.length > 0) return { foods: fats, next: from + 2 }
  const found = findPlain(hasWord ? from + 1 : from)
  if (!found || (!hasWord && isComma(tokens[at]) && !listed.has(found.food.group))) return undefined
  const { parts } = dish.named.dish ?? { parts: [] }
  if (partsNamed(parts, found.food).length === 0) return undefined
  // `sem queijo` leaves out the grated one too, `sem muçarela` does not.
  const isEvery = found.food.group === 'queijo' && isKindOnly(found)
  const kinds = isEvery ? parts.map(({ food }) => food).filter(({ group }) => group === 'queijo') : []
  return { foods: [found.food, ...kinds], next: found.next }
}

/** Returns the index of `sem` after a verb of ordering: `salada caesar, pedi sem molho`. */
function askedWithout(tokens: readonly Token[], at: number): number | undefined {
  const verb = isComma(tokens[at]) ? at + 1 : at
  const isAsked = /^(?:pedi|pedimos|veio|quis|mandei)$/u.test(tokens[verb]?.plain ?? '')
  return isAsked && tokens[verb + 1]?.plain === 'sem' ? verb + 1 : undefined
}

function sauceOf({ named }: FoodMatch): Food | undefined {
  return named.dish?.parts.find(({ food }) => food.group === 'molho')?.food
}

/** Reads a part that the person keeps after removing another one: `misto sem presunto só queijo`. */
function readKept({ tokens, dish, findPlain }: Reader, at: number): number | undefined {
  const from = isComma(tokens[at]) ? at + 1 : at
  if (!/^(?:so|somente|apenas)$/u.test(tokens[from]?.plain ?? '')) return undefined
  const link = tokens[from + 1]?.plain === 'com' ? from + 2 : from + 1
  const found = findPlain(link)
  return found && partsNamed(dish.named.dish?.parts ?? [], found.food).length > 0 ? found.next : undefined
}

function isComma(token: Token | undefined): boolean {
  return token?.kind === 'break' && token.plain.trim() === ','
}

/**
 * Reads a filling after `de`, `com` or `recheada com`, and further ones after `e`, `com` or a comma. After counted
 * eggs, a comma also starts a filling: `omelete de 2 ovos, frango e queijo`.
 */
function readAddition(
  { tokens, dish, findPlain }: Reader,
  start: number,
  { before, isCounted }: { readonly before: readonly { readonly food: Food }[]; readonly isCounted: boolean },
) {
  const isFilled = /^rechead[oa]s?$/u.test(tokens[start]?.plain ?? '')
  const at = isFilled ? start + 1 : start
  const link = tokens[at]
  const isScoop = link?.plain === 'e' && isNextScoop(tokens, at, dish)
  const isList = before.length > 0 || isCounted || isScoop || dish.said.includes(' com ')
  const links = isList ? /^(?:com|e|mais|c)$/u : /^(?:de|com|do|da|sabor|c)$/u
  const within = /^n[oa]$/u.test(link?.plain ?? '') ? findPlain(at + 1) : undefined
  if (within?.food.group === 'pao' && dish.food.group === 'sanduiche')
    return { added: { food: within.food, factor: 1 }, next: within.next }
  if (within && isFatOf(dish, within.food))
    return { added: { food: within.food, factor: 1 }, next: within.next }
  const isUnlinked = isList && link?.kind === 'word' && unlinked.has(findPlain(at)?.food.group ?? 'doce')
  if (!link || !(isComma(link) ? isList : isUnlinked || links.test(link.plain))) return undefined
  const vague =
    entryOf(vagueAmounts, tokens[at + 1]?.plain ?? '') ?? entryOf(extras, tokens[at + 1]?.plain ?? '')
  let from = isUnlinked ? at : vague === undefined ? at + 1 : at + 2
  if (vague !== undefined && tokens[from]?.plain === 'de') from += 1
  const found = asMilkOf(dish, findPlain(from))
  if (!found || !isTakenBy(dish, found, { link: link.plain, before })) return undefined
  if (isComma(link) && before.length === 0 && listed.has(found.food.group)) return undefined
  if (isComma(link) && isWeighed(tokens, found.next)) return undefined
  const trailing = entryOf(extras, tokens[found.next]?.plain ?? '')
  const factor = vague ?? trailing ?? 1
  const isGeneric = isKindOnly(found)
  const next = trailing === undefined ? found.next : found.next + 1
  const weight = partWeightAt(tokens, next, { dish: dish.named.dish, food: found.food, link: link.plain })
  return {
    added: {
      food: found.food,
      factor,
      isGeneric,
      ...(weight && { grams: weight.grams, isStated: true as const }),
    },
    next: weight?.next ?? next,
  }
}

/** Returns whether a weight follows a food in a list, which is not that of the dish: `omelete de 2 ovos, queijo 30 g`. */
function isWeighed(tokens: readonly Token[], at: number): boolean {
  const unit = tokens[at + 1]
  return tokens[at]?.kind === 'number' && unit !== undefined && unitOf(unit) !== undefined
}

interface AdditionPlace {
  /** Word or comma before the food. */
  readonly link: string
  /** Additions that the person named earlier. */
  readonly before: readonly { readonly food: Food }[]
}

/** Returns whether a food becomes a filling or addition of the dish. Otherwise it is served beside the dish. */
export function isTakenBy(dish: FoodMatch, named: FoodMatch, { link, before }: AdditionPlace): boolean {
  const { group } = dish.food
  const { food } = named
  if (link === 'de' || link === 'sabor') return food.group !== 'bebida' || group === 'bebida'
  if (isPartOf(dish, food, isKindOnly(named)) || isExchanged(dish, food, link)) return true
  if (link === 'com' && isFillingOf(dish, food)) return true
  const taken = additionsOf[group] ?? cookedIn
  if (!taken.has(food.group) || (group === 'sopa' && food.preparation === 'frito')) return false
  const first = before.find((one) => !isPartOf(dish, one.food, true))
  // Fruit in a list with an omelette is eaten beside it: `omelete de 2 ovos e uma laranja`.
  if (!first && link !== 'com' && group === 'ovo' && isSweet(food)) return false
  return !first || link === 'com' || isSweet(first.food) === isSweet(food)
}

/**
 * Returns whether a dish contains a food; any milk counts as the dish's milk. A food named only by its kind (`queijo`)
 * means the dish's own food of that kind. Exception: fries are eaten beside a sandwich that contains shoestring
 * potatoes.
 */
function isPartOf({ named, food: { group } }: FoodMatch, food: Food, isGeneric: boolean): boolean {
  const parts = named.dish?.parts ?? []
  const isKind = isGeneric && !(group === 'sanduiche' && food.group === 'tuberculo')
  return parts.some(
    (part) =>
      isSameRow(food, part.food) ||
      (isKind && sameFood(food, part.food)) ||
      (isMilk(food) && isMilk(part.food)),
  )
}

/** Returns whether meat or fish replaces the dish's default filling: `escondidinho com frango`. */
function isFillingOf({ named }: FoodMatch, { group }: Food): boolean {
  const fillings = named.dish?.parts.filter(({ isDefaultFilling }) => isDefaultFilling) ?? []
  return mains.has(group) && fillings.some(({ food }) => mains.has(food.group))
}

const mains: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'carne',
  'frango',
  'peixe',
  'frutos_do_mar',
  'embutido',
])

/** Returns whether the person said only the first word of the food's name: `queijo` for "Queijo muçarela". */
export function isKindOnly({ said, food, words }: FoodMatch): boolean {
  return words === 1 && stem(said) === stem(food.name.split(/[ -]/u)[0] ?? '')
}

function stem(word: string): string {
  return normalizeText(word).replace(/s$/u, '')
}

function isSweet({ group }: Food): boolean {
  return sweet.includes(group)
}
