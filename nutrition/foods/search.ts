import { editDistance } from './edit-distance.ts'
import type { Food, FoodId, Preparation } from './food.ts'
import { foods } from './food-table.ts'
import { normalizeText } from './normalize-text.ts'

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

/** Said before or between the words that carry meaning. */
const fillers = new Set([
  'de',
  'da',
  'do',
  'das',
  'dos',
  'd',
  'a',
  'o',
  'ao',
  'com',
  'e',
  'em',
  'no',
  'na',
  'um',
  'uma',
])

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

interface IndexedName {
  readonly food: number
  readonly key: string
  readonly words: readonly number[]
  /** A synonym counts a shade less than the name. */
  readonly weight: number
}

interface Index {
  readonly names: readonly IndexedName[]
  readonly namesByKey: ReadonlyMap<string, readonly IndexedName[]>
  /** Distinct words in alphabetical order; a word's number is its place here. */
  readonly words: readonly string[]
  readonly namesByWord: readonly (readonly number[])[]
}

let builtIndex: Index | undefined

/**
 * Foods for what somebody is typing, best first: accents, case and small slips are forgiven, the last word may be
 * unfinished, synonyms count, a named preparation counts, and of equal matches the most eaten comes first.
 */
export function searchFoods(query: string, { limit = 20, exclude }: SearchOptions = {}): FoodMatch[] {
  const typed = contentWords(normalizeText(query))
  if (typed.length === 0) return []
  builtIndex ??= buildIndex()
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

/** How well each word of the index fits one typed word, 0 to 1. Slips are only tried when nothing fits exactly. */
function fitsOfWord(index: Index, typed: string, unfinished: boolean): ReadonlyMap<number, number> {
  const fits = new Map<number, number>()
  const singular = singularOf(typed)
  for (let place = firstFrom(index.words, typed); place < index.words.length; place++) {
    const word = index.words[place]!
    if (!word.startsWith(typed)) break
    if (word === typed) fits.set(place, 1)
    else if (unfinished || word.length - typed.length <= 2)
      fits.set(place, 0.7 + (0.25 * typed.length) / word.length)
  }
  if (singular !== typed) {
    const place = firstFrom(index.words, singular)
    if (index.words[place] === singular) fits.set(place, 0.97)
  }
  const slips = allowedSlips(typed)
  if (slips === 0 || fits.size > 0) return fits
  for (const [place, word] of index.words.entries()) {
    if (
      Math.abs(word.charCodeAt(0) - typed.charCodeAt(0)) > 0 &&
      word[1] !== typed[1] &&
      word[0] !== typed[1]
    )
      continue
    const distance = editDistance(typed, word, slips, unfinished)
    if (distance <= slips)
      fits.set(place, 0.75 - 0.15 * distance + 0.1 * Math.min(1, typed.length / word.length))
  }
  return fits
}

function allowedSlips(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** Names that hold a fit for the rarest typed word, and for every other. */
function candidates(index: Index, fits: readonly ReadonlyMap<number, number>[]): IndexedName[] {
  const perWord = fits.map((fit) => new Set([...fit.keys()].flatMap((word) => index.namesByWord[word]!)))
  const [rarest, ...others] = perWord.toSorted((a, b) => a.size - b.size)
  return [...rarest!].filter((name) => others.every((set) => set.has(name))).map((name) => index.names[name]!)
}

function scoreName(
  name: IndexedName,
  typed: readonly string[],
  fits: readonly ReadonlyMap<number, number>[],
  wanted: readonly Preparation[],
): number {
  const food = foods[name.food]!
  let words = 0
  for (const fit of fits) words += Math.max(0, ...name.words.map((word) => fit.get(word) ?? 0))
  const startsAlike = Math.max(0, fits[0]!.get(name.words[0]!) ?? 0)
  const coverage = Math.min(1, typed.length / name.words.length)
  const exact =
    name.words.length === typed.length && name.words.every((word, place) => fits[place]!.get(word) === 1)
  const prepared = wanted.length > 0 ? (wanted.includes(food.preparation) ? 0.15 : -0.1) : 0
  const raw = wanted.length === 0 && food.preparation === 'cru' && food.popularity < 0.15 ? -0.1 : 0
  return (
    (words / typed.length) * 2 +
    startsAlike * 0.35 +
    coverage * 0.25 +
    (exact ? 0.4 : 0) +
    food.popularity * 0.75 +
    prepared +
    raw -
    (1 - name.weight)
  )
}

function buildIndex(): Index {
  const raw = foods.flatMap((food, place) =>
    [food.name, ...food.synonyms].map((text, nth) => ({
      food: place,
      key: normalizeText(text),
      weight: nth === 0 ? 1 : 0.97,
    })),
  )
  const words = [...new Set(raw.flatMap((name) => contentWords(name.key)))].sort()
  const numbers = new Map(words.map((word, number) => [word, number]))
  const names = raw.map((name) => ({
    ...name,
    words: contentWords(name.key).map((word) => numbers.get(word)!),
  }))
  const namesByWord: number[][] = words.map(() => [])
  for (const [place, name] of names.entries())
    for (const word of new Set(name.words)) namesByWord[word]!.push(place)
  return { names, namesByKey: Map.groupBy(names, (name) => name.key), words, namesByWord }
}

/** The words that carry meaning; all of them when there are only fillers. */
function contentWords(normalized: string): string[] {
  const words = normalized.split(' ').filter((word) => word !== '')
  const content = words.filter((word) => !fillers.has(word))
  return content.length > 0 ? content : words
}

/** Plain Portuguese plurals: `bananas`, `paes`, `feijoes`, `legumes` (kept: the table says it so). */
function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word
  if (word.endsWith('oes') || word.endsWith('aes')) return `${word.slice(0, -3)}ao`
  return word.endsWith('res') ? word.slice(0, -2) : word.slice(0, -1)
}

/** Place of the first word not before `word`. */
function firstFrom(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}

function compareIds(a: FoodId, b: FoodId): number {
  return a < b ? -1 : a > b ? 1 : 0
}
