import { editDistance } from './edit-distance.ts'
import type { Food, FoodId, Preparation } from './food.ts'
import { foods } from './food-table.ts'
import { normalizeText } from './normalize-text.ts'
import {
  buildSearchIndex,
  contentWords,
  firstFrom,
  type IndexedName,
  type SearchIndex,
} from './search-index.ts'

export interface FoodMatch {
  readonly food: Food
  /** Higher is better; only comparable within one search. */
  readonly score: number
}

export interface SearchOptions {
  readonly limit?: number
  /** Foods that must not appear (allergies, already chosen). */
  readonly exclude?: (food: Food) => boolean
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
 * Ranking weights: word match first, then a short name, then how commonly the food is eaten. Tuned on the searches of
 * `search.test.ts`.
 */
const weights = {
  words: 2,
  popularity: 0.75,
  exact: 0.4,
  beginning: 0.35,
  coverage: 0.25,
  prepared: 0.15,
  otherwisePrepared: 0.1,
  /** Deduction for matching a synonym instead of the name. */
  synonym: 0.03,
} as const

/** Raw foods below this popularity (meat, dry beans, unlike tomato) rank lower. */
const rareRawPopularity = 0.15

/** Maximum length of a missing ending of a complete word: gender or plural, as in `cozid` for `cozido`. */
const longestEnding = 2

let builtIndex: SearchIndex | undefined

/**
 * Returns foods for a search text, best first. Ignores accents, case and small typos, completes the last word, knows
 * synonyms and preparations; among equal matches the most eaten comes first.
 */
export function searchFoods(query: string, { limit = 20, exclude }: SearchOptions = {}): FoodMatch[] {
  const typed = contentWords(normalizeText(query))
  if (typed.length === 0) return []
  builtIndex ??= buildSearchIndex()
  const index = builtIndex
  const wanted = typed.flatMap((word) => preparationStems.find(([stem]) => word.startsWith(stem))?.[1] ?? [])

  const fits = typed.map((word, place) => fitsOfWord(index, word, place === typed.length - 1))
  const best = new Map<number, number>()
  for (const name of candidates(index, fits)) {
    const score = scoreName(name, typed, fits, wanted)
    if (score > (best.get(name.food) ?? 0)) best.set(name.food, score)
  }
  return [...best]
    .map(([place, score]) => ({ food: foods[place]!, score }))
    .filter(({ food }) => !exclude?.(food))
    .sort((a, b) => b.score - a.score || compareIds(a.food.id, b.food.id))
    .slice(0, limit)
}

/** Scores from 0 to 1 how well each index word matches a typed word. Typos are tried only without another match. */
function fitsOfWord(index: SearchIndex, typed: string, unfinished: boolean): ReadonlyMap<number, number> {
  const fits = fitsWithoutTypos(index, typed, unfinished)
  return fits.size > 0 ? fits : typoFits(index, typed, unfinished)
}

function fitsWithoutTypos(index: SearchIndex, typed: string, unfinished: boolean): Map<number, number> {
  const fits = new Map<number, number>()
  for (let place = firstFrom(index.words, typed); place < index.words.length; place++) {
    const word = index.words[place]!
    if (!word.startsWith(typed)) break
    const missing = word.length - typed.length
    if (missing === 0) fits.set(place, 1)
    else if (unfinished || missing <= longestEnding)
      fits.set(place, 0.95 - 0.25 * (missing / (missing + typed.length)))
  }
  const singular = singularOf(typed)
  const place = firstFrom(index.words, singular)
  if (singular !== typed && index.words[place] === singular) fits.set(place, 0.97)
  return fits
}

function typoFits(index: SearchIndex, typed: string, unfinished: boolean): Map<number, number> {
  const fits = new Map<number, number>()
  const slips = maximumTypos(typed)
  if (slips === 0) return fits
  for (const [place, word] of index.words.entries()) {
    if (!hasSimilarStart(typed, word)) continue
    const distance = editDistance(typed, word, slips, unfinished)
    if (distance <= slips)
      fits.set(place, 0.75 - 0.15 * distance + 0.1 * Math.min(1, typed.length / word.length))
  }
  return fits
}

/** Whether the first two letters roughly agree; skips most edit distance computations, as typos rarely change both. */
function hasSimilarStart(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[1] === word[1] || typed[1] === word[0]
}

function maximumTypos(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** Returns names matching every typed word; without any, those matching more than half of the words. */
function candidates(index: SearchIndex, fits: readonly ReadonlyMap<number, number>[]): IndexedName[] {
  const hits = new Map<number, number>()
  for (const fit of fits) {
    for (const place of new Set([...fit.keys()].flatMap((word) => index.namesByWord[word]!))) {
      hits.set(place, (hits.get(place) ?? 0) + 1)
    }
  }
  const namesWith = (least: number) =>
    [...hits].filter(([, count]) => count >= least).map(([place]) => index.names[place]!)
  const complete = namesWith(fits.length)
  return complete.length > 0 ? complete : namesWith(Math.floor(fits.length / 2) + 1)
}

function scoreName(
  name: IndexedName,
  typed: readonly string[],
  fits: readonly ReadonlyMap<number, number>[],
  wanted: readonly Preparation[],
): number {
  const food = foods[name.food]!
  const bestFits = fits.map((fit) => Math.max(...name.words.map((word) => fit.get(word) ?? 0)))
  const isExact =
    name.words.length === typed.length && name.words.every((word, place) => fits[place]!.get(word) === 1)
  return (
    (weights.words * bestFits.reduce((sum, fit) => sum + fit, 0)) / typed.length +
    weights.beginning * (fits[0]!.get(name.words[0]!) ?? 0) +
    weights.coverage * Math.min(1, typed.length / name.words.length) +
    weights.popularity * food.popularity +
    (isExact ? weights.exact : 0) +
    scorePreparation(food, wanted) -
    (name.isSynonym ? weights.synonym : 0)
  )
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
