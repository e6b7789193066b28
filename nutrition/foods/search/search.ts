import { itemAt } from '../../shared/collections/lookup.ts'
import { editDistance } from '../edit-distance.ts'
import type { Food, FoodId, Preparation } from '../food.ts'
import { normalizeText } from '../normalize-text.ts'
import { sayWithoutLactose } from './lactose-words.ts'
import {
  buildSearchIndex,
  buildTableIndex,
  contentWords,
  firstFrom,
  type IndexedName,
  type IndexedWord,
  type SearchIndex,
} from './search-index.ts'

export interface FoodMatch {
  readonly food: Food
  /** Higher is better; only comparable within one search. */
  readonly score: number
  /** How well the words match, without how commonly the food is eaten; compared only for equality. */
  readonly fit: number
  /** Whether the food lacks some of the typed words, so that it may be another one. */
  readonly isSimilar?: boolean
}

export interface SearchOptions {
  readonly limit?: number
  /** Returns true for foods that must not appear (allergies, already chosen). */
  readonly exclude?: (food: Food) => boolean
  /** Returns true for foods that come after the others whose words match equally well. */
  readonly last?: (food: Food) => boolean
  /** The account's own foods, searched besides the table. */
  readonly own?: readonly Food[]
}

const preparationStems: readonly (readonly [string, Preparation])[] = [
  ['cru', 'cru'],
  ['cozid', 'cozido'],
  ['grelhad', 'grelhado'],
  ['chapa', 'grelhado'],
  ['churrasco', 'grelhado'],
  ['assad', 'assado'],
  ['forno', 'assado'],
  ['frit', 'frito'],
  ['empanad', 'empanado'],
  ['milanesa', 'empanado'],
  ['refogad', 'refogado'],
  ['ensopad', 'ensopado'],
]

/**
 * Ranking weights. Most important is how well the words match, then how commonly the food is eaten (`popularity`), an
 * exact name, the first word in first place (`beginning`), and a name with few other words (`coverage`). Tuned on the
 * searches of `search.test.ts`.
 */
const weights = {
  words: 2,
  popularity: 0.75,
  exact: 0.4,
  /** Further bonus if the exact name is the food's own: `x-salada` is X-salada before X-burger, which is also called so. */
  exactName: 0.3,
  beginning: 0.35,
  coverage: 0.25,
  prepared: 0.15,
  otherwisePrepared: 0.1,
  /** Bonus for an own food, larger than a row of the table can gain by a better position of the words. */
  own: 0.6,
  /** Deduction if a synonym matches instead of the name. */
  synonym: 0.03,
} as const

/** Raw foods below this popularity (meat, dry beans, but not tomato) rank lower if the search names no preparation. */
const rareRawPopularity = 0.15

/**
 * Maximum number of letters that a completely typed word may lack at its end because of gender or plural: `cozid`
 * matches `cozido`.
 */
const longestEnding = 2

/** Best matches among which `last` changes the order: a free food further behind is hardly what was meant. */
const mostReordered = 100

/** Index of the table, built once, lazily. */
let tableIndex: SearchIndex | undefined

/**
 * Returns up to `limit` foods for a search text, best first; empty for a text without words. Ignores accents, case and
 * small typos, completes the last word, and knows synonyms and preparations.
 */
export function searchFoods(
  query: string,
  { limit = 20, exclude, last, own = [] }: SearchOptions = {},
): FoodMatch[] {
  const typed = contentWords(sayWithoutLactose(normalizeText(query)))
  if (typed.length === 0) return []
  tableIndex ??= buildTableIndex()
  const found = [
    ...matchesIn(tableIndex, typed),
    ...(own.length > 0 ? matchesIn(buildSearchIndex(own), typed) : []),
  ]
  const ranked = withoutReplaced(found.filter(({ food }) => !exclude?.(food))).sort(
    (a, b) => b.score - a.score || compareIds(a.food.id, b.food.id),
  )
  return (last ? withLast(ranked.slice(0, mostReordered), last) : ranked).slice(0, limit)
}

/**
 * Moves foods behind the others with the same `fit`, which keep the places that foods of this `fit` have together.
 */
function withLast(ranked: readonly FoodMatch[], last: (food: Food) => boolean): FoodMatch[] {
  const queues = new Map(
    [...Map.groupBy(ranked, ({ fit }) => fit)].map(([fit, matches]) => {
      const isLast = Map.groupBy(matches, ({ food }) => last(food))
      return [fit, [...(isLast.get(false) ?? []), ...(isLast.get(true) ?? [])].values()]
    }),
  )
  return ranked.flatMap(({ fit }) => queues.get(fit)?.next().value ?? [])
}

/**
 * Drops rows of the table whose name is a name or synonym of a found dish, because people mean the dish by that name:
 * `brigadeiro`.
 */
function withoutReplaced(found: readonly FoodMatch[]): FoodMatch[] {
  const dishes = found.filter(({ food }) => food.source === 'dish')
  const said = new Set(dishes.flatMap(({ food }) => [food.name, ...food.synonyms].map(normalizeText)))
  return found.filter(
    ({ food }) => food.source === 'dish' || food.source === 'own' || !said.has(normalizeText(food.name)),
  )
}

function matchesIn(index: SearchIndex, typed: readonly string[]): FoodMatch[] {
  const wanted = typed.flatMap((word) => preparationStems.find(([stem]) => word.startsWith(stem))?.[1] ?? [])
  const fits = typed.map((word, place) => fitsOfWord(index, word, place === typed.length - 1))
  const best = new Map<Food, FoodMatch>()
  const { names, isComplete } = candidates(fits)
  for (const name of names) {
    const match = { ...scoreName(name, fits, wanted), ...(!isComplete && { isSimilar: true }) }
    if (match.score > (best.get(name.food)?.score ?? 0)) best.set(name.food, match)
  }
  return [...best.values()]
}

/** Index words that match one typed word, with their score from 0 to 1. */
type Fits = ReadonlyMap<IndexedWord, number>

/** Scores the index words against a typed word. Corrects typos only if no word matches without correction. */
function fitsOfWord(index: SearchIndex, typed: string, unfinished: boolean): Fits {
  const fits = fitsWithoutTypos(index, typed, unfinished)
  return fits.size > 0 ? fits : typoFits(index, typed, unfinished)
}

function fitsWithoutTypos(index: SearchIndex, typed: string, unfinished: boolean): Fits {
  const fits = new Map<IndexedWord, number>()
  for (let place = firstFrom(index, typed); place < index.length; place++) {
    const word = itemAt(index, place)
    if (!word.text.startsWith(typed)) break
    const missing = word.text.length - typed.length
    if (missing === 0) fits.set(word, 1)
    else if (unfinished || missing <= longestEnding)
      fits.set(word, 0.95 - 0.25 * (missing / (missing + typed.length)))
  }
  const singular = singularOf(typed)
  const word = index[firstFrom(index, singular)]
  if (singular !== typed && word?.text === singular) fits.set(word, 0.97)
  return fits
}

function typoFits(index: SearchIndex, typed: string, unfinished: boolean): Fits {
  const fits = new Map<IndexedWord, number>()
  const slips = maximumTypos(typed)
  if (slips === 0) return fits
  for (const word of index) {
    const { text } = word
    if (!hasSimilarStart(typed, text)) continue
    const distance = editDistance(typed, text, slips, unfinished)
    if (distance <= slips)
      fits.set(word, 0.75 - 0.15 * distance + 0.1 * Math.min(1, typed.length / text.length))
  }
  return fits
}

/**
 * Returns whether the first two letters roughly agree. This saves most computations of the edit distance, because typos
 * rarely change both letters.
 */
function hasSimilarStart(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[1] === word[1] || typed[1] === word[0]
}

function maximumTypos(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/**
 * Returns the names that match every typed word. If there are none, returns the names that match more than half of
 * them.
 */
function candidates(fits: readonly Fits[]): {
  readonly names: readonly IndexedName[]
  readonly isComplete: boolean
} {
  /**
   * Number of typed words that each name matches. `last` is the typed word counted last, so that a name counts no typed
   * word twice.
   */
  const hits = new Map<IndexedName, { count: number; last: Fits }>()
  for (const fit of fits) {
    for (const name of [...fit.keys()].flatMap(({ names }) => names)) {
      const hit = hits.get(name)
      if (!hit) hits.set(name, { count: 1, last: fit })
      else if (hit.last !== fit) {
        hit.count++
        hit.last = fit
      }
    }
  }
  const namesWith = (least: number) =>
    [...hits].filter(([, { count }]) => count >= least).map(([name]) => name)
  const complete = namesWith(fits.length)
  const isComplete = complete.length > 0
  return { names: isComplete ? complete : namesWith(Math.floor(fits.length / 2) + 1), isComplete }
}

function scoreName(
  { food, words, isSynonym }: IndexedName,
  fits: readonly Fits[],
  wanted: readonly Preparation[],
): FoodMatch {
  const typedCount = fits.length
  const bestFits = fits.map((fit) => Math.max(...words.map((word) => fit.get(word) ?? 0)))
  const inOrder = words.map((word, place) => fits[place]?.get(word) ?? 0)
  const isExact = words.length === typedCount && inOrder.every((fit) => fit === 1)
  const [beginning = 0] = inOrder
  const fit =
    (weights.words * bestFits.reduce((sum, one) => sum + one, 0)) / typedCount +
    weights.beginning * beginning -
    // `coxinha` is hardly `coxinha da asa`.
    (isSynonym && !isExact ? weights.synonym : 0)
  const score =
    fit +
    weights.coverage * Math.min(1, typedCount / words.length) +
    weights.popularity * food.popularity +
    (isExact ? weights.exact + (isSynonym ? 0 : weights.exactName) : 0) +
    (food.source === 'own' ? weights.own : 0) +
    scorePreparation(food, wanted) -
    (isSynonym && isExact ? weights.synonym : 0)
  return { food, score, fit }
}

function scorePreparation(food: Food, wanted: readonly Preparation[]): number {
  if (wanted.length > 0)
    return wanted.includes(food.preparation) ? weights.prepared : -weights.otherwisePrepared
  return food.preparation === 'cru' && food.popularity < rareRawPopularity ? -weights.otherwisePrepared : 0
}

/** Returns the singular of a regular Portuguese plural: `bananas`, `paes`, `feijoes`. */
function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word
  if (word.endsWith('oes') || word.endsWith('aes')) return `${word.slice(0, -3)}ao`
  return word.endsWith('res') ? word.slice(0, -2) : word.slice(0, -1)
}

function compareIds(a: FoodId, b: FoodId): number {
  return a < b ? -1 : a > b ? 1 : 0
}
