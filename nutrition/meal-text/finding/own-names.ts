import type { Food } from '../../foods/food.ts'
import { isMeasureWord } from '../amounts/measure-words.ts'
import { descend, keysOf, type NameNode, type PhraseIndex, Vocabulary } from '../matching/phrase-index.ts'

/**
 * Names of an account's own foods. They have their own index, because the index of the table is shared by all accounts.
 */
export interface OwnNames {
  readonly index: PhraseIndex
  readonly foods: readonly { readonly food: Food; readonly keys: ReadonlySet<string> }[]
}

const possessives = ['meu', 'minha']
/** Maximum number of own foods offered as alternatives of an item. */
const mostAlternatives = 3

/**
 * Indexes own foods by their full name, and after `meu` or `minha` also by each beginning of the name. If names are
 * equal, the first food has precedence.
 * @param isPlainWord whether a word is an ordinary word of sentences, which cannot be a food's whole name
 */
export function indexOwnNames(foods: readonly Food[], isPlainWord: (word: string) => boolean): OwnNames {
  const root: NameNode = { children: new Map() }
  const vocabulary = new Vocabulary()
  const add = (keys: readonly string[], food: Food) => {
    const node = descend(root, keys, { vocabulary, popularity: food.popularity })
    if (!node.named) node.named = { food, cooked: {} }
    else if (node.named.food !== food)
      node.named = { ...node.named, others: [...(node.named.others ?? []), food] }
  }
  const named = foods.map((food) => ({ food, keys: keysOf(food.name) }))
  for (const { food, keys } of named) {
    const [first] = keys
    if (first !== undefined && !(keys.length === 1 && isPlainWord(first))) add(keys, food)
    for (const length of keys.keys())
      for (const word of possessives) add([word, ...keys.slice(0, length + 1)], food)
  }
  return {
    index: { root, vocabulary },
    foods: named.map(({ food, keys }) => ({ food, keys: new Set(keys) })),
  }
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
