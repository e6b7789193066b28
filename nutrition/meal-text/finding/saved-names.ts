import { itemAt } from '../../shared/collections/lookup.ts'
import { noNutrition } from '../../shared/figures/nutrition.ts'
import type { Food } from '../../foods/food.ts'
import { eatingWords, fillerWords, joins, linkWords, mealWords } from '../words/filler-words.ts'
import type { FoodMatch, SavedNames } from '../matching/food-matching.ts'
import { foodNamed, hasOtherWord } from './food-finder.ts'
import type { ReadItem } from '../reading/meal-reading.ts'
import { isMeasureWord } from '../amounts/measure-words.ts'
import { isNumeralWord } from '../words/numerals.ts'
import { isOf, type Token, tokenize } from '../words/tokens.ts'

/** A meal that a person saved under a name. */
export interface SavedName {
  readonly id: string
  readonly name: string
}

/** Grams of one whole saved meal in a reading, whatever the meal actually weighs. */
export const savedMealGrams = 100
const idPrefix = 'saved:'
/** First character of the key of a saved meal's token. No key of `tokenize` starts with it. */
const keyPrefix = '§'
const possessives = new Set(['meu', 'minha', 'meus', 'minhas'])
const articles = new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas'])
/** Words before a name that make it a time or place, not a food: `no café de sempre comi pão`. */
const adverbial = new Set('no na nos nas em num numa ao aos para pra pro pras pros'.split(' '))
/** Words for a part of a food, if `de` or `da` follows: `metade da marmita da mãe`. */
const partWords = new Set(['metade', 'resto', 'pouco', 'pouquinho', 'pedaco', 'parte', 'terco', 'quarto'])

/**
 * Returns the words by which a name is found and compared: in lower case and the singular, without accents, signs and
 * emoji, and without leading possessives, because a sentence may add or leave them out.
 */
export function savedNameKey(name: string): string {
  return keysOfName(name).join(' ')
}

function wordsOfName(name: string): string[] {
  return tokenize(name)
    .filter(({ kind }) => kind !== 'break' && kind !== 'stop' && kind !== 'colon')
    .map(({ key }) => key)
}

/** Returns whether a name starts with `meu` or `minha`. Such a name may be that of a food: `minha marmita`. */
export function startsWithPossessive(name: string): boolean {
  return possessives.has(wordsOfName(name)[0] ?? '')
}

function keysOfName(name: string): string[] {
  const keys = wordsOfName(name)
  const first = keys.findIndex((key) => !possessives.has(key))
  return first < 0 ? [] : keys.slice(first)
}

/** Returns the id of the saved meal that a read food stands for; `undefined` for any other food. */
export function savedMealOf({ id }: Pick<Food, 'id'>): string | undefined {
  return id.startsWith(idPrefix) ? id.slice(idPrefix.length) : undefined
}

/** A name, or the beginning of names, that stands for a saved meal. */
interface SayableName {
  readonly food: Food
  readonly keys: readonly string[]
  /** True for the name of a food, which stands for the saved meal only after a possessive: `minha marmita`. */
  readonly isOwnFood?: boolean
  /** Set for the beginning of a name. Other saved meals that begin alike, about which the reader asks, as about a food. */
  readonly others?: readonly Food[]
  /** Words of the whole name after its beginning. */
  readonly rest?: readonly string[]
}

/**
 * Prepares saved names for `readMeal`. If two names have the same words, uses the first. A meal is also found by the
 * beginning of its name: after a possessive (`minha marmita`), or if its words are no foods (`vitamina do treino`).
 */
export function savedNamesOf(saved: readonly SavedName[]): SavedNames {
  const whole = saved
    .map(({ id, name }): SayableName => {
      const keys = keysOfName(name)
      const isFood = keys.every((key) => mealWords.has(key)) || !hasOtherWord(keys.join(' '))
      const isOwnFood = startsWithPossessive(name) && isFood
      return { food: foodOf(id, name), keys, isOwnFood }
    })
    .filter(({ keys }) => keys.length > 0)
  const names = [...whole, ...beginningsOf(whole)].toSorted(
    (one, other) => other.keys.length - one.keys.length,
  )
  const placeAt = (tokens: readonly Token[], at: number) =>
    names.findIndex(
      ({ keys, others, isOwnFood = false, rest = [] }) =>
        keys.every((key, offset) => tokens[at + offset]?.key === key) &&
        startsClause(tokens, at) &&
        endsClause(tokens, at + keys.length) &&
        !isHeading(tokens, at, at + keys.length) &&
        (!(others || isOwnFood) || isMeant(tokens, at, { keys, rest, isOwnFood })),
    )
  return {
    take: (tokens) => {
      const taken: Token[] = []
      for (let at = 0; at < tokens.length;) {
        const place = placeAt(tokens, at)
        const length = names[place]?.keys.length ?? 1
        taken.push(place < 0 ? itemAt(tokens, at) : joined(tokens.slice(at, at + length), place))
        at += length
      }
      return taken
    },
    matchAt: (tokens, at) => {
      const token = tokens[at]
      const name = token?.key.startsWith(keyPrefix) ? names[Number(token.key.slice(1))] : undefined
      return token && name && matchOf(name, token, at)
    },
  }
}

function beginningsOf(whole: readonly SayableName[]): SayableName[] {
  const lengths = whole.flatMap((name) => [...name.keys.keys()].slice(1).map((length) => ({ name, length })))
  const beginnings = lengths.map(({ name, length }) => ({
    ...name,
    keys: name.keys.slice(0, length),
    rest: name.keys.slice(length),
  }))
  const taken = new Set(whole.map(({ keys }) => keys.join(' ')))
  return [...Map.groupBy(beginnings, ({ keys }) => keys.join(' '))].flatMap(([key, [first, ...others]]) =>
    first && !taken.has(key) && !linkWords.has(itemAt(first.keys, first.keys.length - 1))
      ? [{ ...first, others: others.map(({ food }) => food) }]
      : [],
  )
}

/** Returns whether the beginning of a name at a token means the saved meal and neither a food nor a meal of the day. */
function isMeant(
  tokens: readonly Token[],
  at: number,
  { keys, rest, isOwnFood }: Pick<SayableName, 'keys' | 'rest' | 'isOwnFood'>,
): boolean {
  const next = tokens[at + keys.length]
  // A longer beginning, which was not meant.
  if (
    joins.has(next?.plain ?? '') &&
    [0, 1].every((place) => tokens[at + keys.length + place]?.key === rest?.[place])
  )
    return false
  const ends =
    next?.kind !== 'word' || joins.has(next.plain) || adverbial.has(next.plain) || fillerWords.has(next.plain)
  if (!ends || next?.kind === 'colon' || next?.plain === 'com') return false
  // After the whole name, `, 1 banana` is another food.
  const isCounted = isOwnFood && next?.kind === 'break' && tokens[at + keys.length + 1]?.kind === 'number'
  if (!isCounted && isDescribed(tokens, at + keys.length)) return false
  const isTime = keys.every((key) => timeWords.test(key) || linkWords.has(key))
  const name = keys.join(' ')
  const isOwn = possessives.has(tokens[at - 1]?.plain ?? '')
  // `meu arroz e feijão` names foods. About one food, as in `meu pão`, the reader asks.
  const isOneFood = isOwn && !keys.some((key) => joins.has(key) || key === 'com')
  return (isOneFood || ((isOwn || keys.length > 1) && hasOtherWord(name))) && !isTime
}

/** Verbs that say what a meal was: `minha marmita era arroz e frango`. */
const describingVerbs = new Set(['era', 'foi', 'tinha', 'tem', 'teve', 'veio', 'vinha'])

/** Returns whether the foods of a meal are listed at a token: `minha marmita, arroz e frango`. */
function isDescribed(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'break' && !describingVerbs.has(tokens[at]?.plain ?? '')) return false
  const first = tokens.slice(at + 1).find(({ plain }) => !['so', 'com', 'de'].includes(plain))
  if (first?.kind !== 'word') return first?.kind === 'number'
  const { plain } = first
  const isFood = ![eatingWords, mealWords, joins, fillerWords, linkWords].some((words) => words.has(plain))
  return isFood || articles.has(plain) || isNumeralWord(plain)
}

/** Meals and times of the day, which a sentence names without meaning a saved meal: `meu café`. */
const timeWords =
  /^(?:almo[cç]\p{L}*|cafe|cafezinho|jant\p{L}*|lanch\p{L}*|ceia|refeicao|desjejum|merenda|manha|tarde|noite|dia|prato)$/u

/**
 * Returns whether a name may start at a token: not inside another food (`doce de leite da fazenda` is not the saved
 * `leite da fazenda`), but possibly after an amount (`metade da marmita da mãe`).
 */
function startsClause(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (possessives.has(tokens[before]?.plain ?? '') || articles.has(tokens[before]?.plain ?? ''))
    before -= 1
  const link = tokens[before]
  if (adverbial.has(link?.plain ?? '')) return false
  if (!isOf(link)) return true
  const counted = tokens[before - 1]
  if (counted?.kind !== 'word') return true
  return isMeasureWord(counted.key) || isNumeralWord(counted.plain) || partWords.has(counted.plain)
}

/** Returns whether a name may end before a token: not before `de`, unless a meal or a time follows it. */
function endsClause(tokens: readonly Token[], end: number): boolean {
  if (!isOf(tokens[end])) return true
  const word = tokens[end + 1]?.plain ?? ''
  return mealWords.has(word) || fillerWords.has(word) || linkWords.has(word)
}

/** Returns whether a name that starts with a meal is a heading of other food: `almoço de domingo: arroz e feijão`. */
function isHeading(tokens: readonly Token[], at: number, end: number): boolean {
  if (!mealWords.has(itemAt(tokens, at).plain)) return false
  const next = tokens[end]
  return (
    next?.kind === 'colon' ||
    (next?.kind === 'break' && /^\s*[-–—(\n]/u.test(next.plain)) ||
    eatingWords.has(next?.plain ?? '')
  )
}

function joined(tokens: readonly Token[], place: number): Token {
  const [first, last] = [itemAt(tokens, 0), itemAt(tokens, tokens.length - 1)]
  const key = `${keyPrefix}${place}`
  const accented = tokens.map((token) => token.accented).join(' ')
  return { kind: 'word', start: first.start, end: last.end, accented, plain: key, key, value: 0 }
}

function matchOf(
  { food, keys, others: alike }: SayableName,
  { accented: said }: Token,
  at: number,
): FoodMatch {
  const meant = alike && foodNamed(keys.join(' '))
  const others = [...(alike ?? []), ...(meant ? [meant] : [])]
  return {
    named: { food, cooked: {}, ...(others.length > 0 && { others }) },
    food,
    said,
    cookingAgrees: true,
    words: 1,
    isEveryday: false,
    typos: 0,
    next: at + 1,
  }
}

function foodOf(id: string, name: string): Food {
  return {
    id: `${idPrefix}${id}`,
    name,
    sourceName: name,
    source: 'own',
    group: 'ensopado',
    preparation: 'nao_se_aplica',
    per100g: noNutrition,
    allergens: [],
    nova: null,
    synonyms: [],
    measures: [{ name: 'porção', grams: savedMealGrams, quality: 'direct', source: '' }],
    defaultGrams: savedMealGrams,
    popularity: 1,
  }
}

/**
 * Matches measures that count whole meals, such as a portion, glass, plate or bowl. Any other measure (weight, spoon,
 * ladle) counts as its grams divided by the meal's grams.
 */
const wholeMeasure = /^(?:porção|unidade|copo|prato|xícara|tigela|caneca|garrafa|pote|cumbuca|marmita|vez)/u

/** Returns how many times a saved meal of `mealGrams` was eaten: 2 for `2 marmitas da mãe`, less than 1 for a part. */
export function timesOfSaved(
  { quantity, measure, grams }: Pick<ReadItem, 'quantity' | 'measure' | 'grams'>,
  mealGrams: number,
): number {
  if (measure === 'porção' || measure === 'unidade') return grams / savedMealGrams
  if (wholeMeasure.test(measure)) return quantity
  return grams / mealGrams
}
