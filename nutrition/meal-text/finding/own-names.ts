import type { Food } from '../../foods/food.ts'
import { isMeasureWord } from '../amounts/measure-words.ts'
import { type FoodMatch, matchFood } from '../matching/food-matching.ts'
import { descend, keysOf, type NameNode, type PhraseIndex, Vocabulary } from '../matching/phrase-index.ts'
import { isOf, type Token, tokenize } from '../words/tokens.ts'

/**
 * Names of an account's own foods. They have their own index, because the index of the table is shared by all accounts.
 */
export interface OwnNames {
  /** Full names, and parts of names after a possessive. */
  readonly index: PhraseIndex
  /** Parts of names without a possessive: `whey growth` of `Whey Growth chocolate`. */
  readonly partial: PhraseIndex
  readonly foods: readonly { readonly food: Food; readonly keys: ReadonlySet<string> }[]
}

const possessives = ['meu', 'minha']
/** Maximum number of own foods offered as alternatives of an item. */
const mostAlternatives = 3

/** Longest name of which every combination of words is indexed. Of longer names only their beginnings are. */
const mostCombined = 6

/**
 * Returns the parts of a name, in the order of its words, that start with its first word: `whey growth`, `whey
 * chocolate`.
 */
function partsOf([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return []
  if (rest.length >= mostCombined) return rest.map((_, at) => [first, ...rest.slice(0, at)])
  return rest.reduce<string[][]>(
    (parts, key) => [...parts, ...parts.map((part) => [...part, key])],
    [[first]],
  )
}

/** Returns the words that name a food by themselves: not `padaria` in `pão da padaria`. */
function headWords(name: string): readonly string[] {
  const tokens = tokenize(name)
  const link = tokens.findIndex((token) => isOf(token) || token.plain === 'com')
  return (link === -1 ? tokens : tokens.slice(0, link)).map(({ key }) => key)
}

/** Which words are no names of own foods. */
export interface OrdinaryWords {
  /** Whether a word is an ordinary word of sentences, which cannot be a food's whole name. */
  readonly isPlain: (word: string) => boolean
  /** Whether a word occurs in names of the table, so that it does not tell an own food from others. */
  readonly isOfTable: (word: string) => boolean
}

/**
 * Indexes own foods by their full name, after `meu` or `minha` also by parts of the name (`meu whey`, `meu growth`),
 * and without it by parts of two words or more, one of which no food of the table has. If names are equal, the first food has precedence, and the others become `others`, about which the reader asks.
 */
export function indexOwnNames(foods: readonly Food[], { isPlain, isOfTable }: OrdinaryWords): OwnNames {
  const [full, partial] = [newIndex(), newIndex()]
  const named = foods.map((food) => ({ food, keys: keysOf(food.name) }))
  for (const { food, keys } of named) {
    const [first] = keys
    if (first === undefined) continue
    if (!(keys.length === 1 && isPlain(first))) add(full, keys, food)
    const parts = partsOf(keys)
    const isOwn = (key: string) => !isPlain(key) && !isOfTable(key)
    const owned = headWords(food.name).filter((key) => keys.indexOf(key) > 0 && isOwn(key))
    for (const part of [
      ...parts,
      ...owned.map((key) => keys.slice(keys.indexOf(key))),
      ...owned.map((key) => [key]),
    ])
      for (const word of possessives) add(full, [word, ...part], food)
    for (const part of parts) if (part.length > 1 && part.some(isOwn)) add(partial, part, food)
  }
  return {
    index: full,
    partial,
    foods: named.map(({ food, keys }) => ({ food, keys: new Set(keys) })),
  }
}

interface OwnIndex {
  readonly root: NameNode
  readonly vocabulary: Vocabulary
}

function newIndex(): OwnIndex {
  return { root: { children: new Map() }, vocabulary: new Vocabulary() }
}

function add({ root, vocabulary }: OwnIndex, keys: readonly string[], food: Food): void {
  const node = descend(root, keys, { vocabulary, popularity: food.popularity })
  if (!node.named) node.named = { food, cooked: {} }
  else if (node.named.food !== food && !node.named.others?.includes(food))
    node.named = { ...node.named, others: [...(node.named.others ?? []), food] }
}

/**
 * Returns the own food that a sentence names at a token. Its full name must match as many words as the table does, a
 * part of it more.
 */
export function matchOwn(
  { index, partial }: OwnNames,
  tokens: readonly Token[],
  at: number,
  wordsOfTable: number,
): FoodMatch | undefined {
  const whole = matchFood(index, tokens, at, () => undefined)
  const part = matchFood(partial, tokens, at, () => undefined)
  const best = part && part.words > (whole?.words ?? 0) ? part : whole
  return best && best.words + (best === whole ? 1 : 0) > wordsOfTable ? best : undefined
}

/**
 * Returns up to `mostAlternatives` own foods whose names contain all words with which another food was named: "Whey da
 * academia" for `whey`.
 */
export function ownFoodsLike(said: string, { foods }: OwnNames): Food[] {
  const keys = keysOf(said).filter((key) => !isMeasureWord(key))
  if (keys.length === 0) return []
  return foods
    .flatMap((own) => (keys.every((key) => own.keys.has(key)) ? [own.food] : []))
    .slice(0, mostAlternatives)
}
