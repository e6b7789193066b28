import type { Food, FoodGroup, Preparation } from '../../foods/food.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { searchFoods } from '../../foods/search.ts'
import { wordKey } from '../../meal-text/words.ts'
import type { CookingMethod, SightedItem } from './sighting.ts'

export interface FoodMatch {
  readonly food: Food
  /** 0 to 1: the model's own certainty of the name that matched, less what the row says differently. */
  readonly confidence: number
}

/** The least share of a name's words that a row must bear. Half would turn `feijão mistura` into any bean. */
const leastOverlap = 0.66

/** Enough to hold every way of cooking the most varied food. */
const candidateLimit = 60

/** Confidence factor for another cooking method: the food is right, its fat and water are not. */
const otherCookingFactor = 0.8

/** Read as the same food when only one side says them: `bife de alcatra` is `alcatra`. */
const cuts: ReadonlySet<string> = new Set(
  'bife file posta peito coxa sobrecoxa asa fatia pedaco lombo espeto folha rodela salada'.split(' '),
)

const fillers: ReadonlySet<string> = new Set(
  'a o e de da do das dos com sem em na no ao tipo prato comida alimento caseiro simples fresco natural comum'.split(
    ' ',
  ),
)

const cookingStems = /^(cru|cozid|grelhad|assad|frit|empanad|refogad|ensopad|milanes|vapor)/

const preparationsOf: Readonly<Record<CookingMethod, readonly Preparation[] | null>> = {
  cru: ['cru', 'nao_se_aplica'],
  cozido: ['cozido', 'ensopado'],
  vapor: ['cozido'],
  grelhado: ['grelhado', 'assado'],
  assado: ['assado', 'grelhado'],
  frito: ['frito'],
  empanado_frito: ['empanado'],
  refogado: ['refogado'],
  ensopado: ['ensopado', 'cozido'],
  nao_se_aplica: null,
  incerto: null,
}

/** Sold dry: a raw row has two to three times the energy of the cooked food on a plate. */
const dryWhenRaw: ReadonlySet<FoodGroup> = new Set(['arroz', 'massa', 'feijao', 'cereal'])

/**
 * The row of the food table that a sighted food means, or `null` when no row bears its name: a wrong row is worse
 * than a question. The first name wins where it matches; the alternatives are tried in order of their probability.
 */
export function matchFood(item: SightedItem): FoodMatch | null {
  const byName = rowFor(item.name, item.cookingMethod)
  if (byName) return { food: byName.food, confidence: item.identityConfidence * byName.factor }
  for (const { name, probability } of item.alternatives.toSorted((a, b) => b.probability - a.probability)) {
    const row = rowFor(name, item.cookingMethod)
    if (row)
      return { food: row.food, confidence: Math.min(item.identityConfidence, probability) * row.factor }
  }
  return null
}

interface Row {
  readonly food: Food
  readonly factor: number
  readonly rank: number
}

/** Finds a row. The search requires every word, so words that rows phrase otherwise are dropped as well. */
function rowFor(name: string, method: CookingMethod): Row | null {
  const plainName = normalizeText(name)
    .split(' ')
    .filter((word) => !cuts.has(wordKey(word)) && !cookingStems.test(word))
    .join(' ')
  let best: Row | null = null
  for (const query of new Set([name, plainName])) {
    for (const { food } of searchFoods(query, { limit: candidateLimit })) {
      const row = rate(food, name, method)
      // The search's own order settles a tie.
      if (row && (best === null || row.rank > best.rank)) best = row
    }
  }
  return best
}

function rate(food: Food, name: string, method: CookingMethod): Row | null {
  if (dryWhenRaw.has(food.group) && method !== 'cru' && /\bcru[as]?\b/.test(normalizeText(food.name)))
    return null
  const overlap = Math.max(...[food.name, ...food.synonyms].map((rowName) => overlapOf(name, rowName)))
  if (overlap < leastOverlap) return null
  const fitting = preparationsOf[method]
  const isCookedSo =
    fitting === null || fitting.includes(food.preparation) || food.preparation === 'nao_se_aplica'
  const isNamedSo = normalizeText(food.name) === normalizeText(name)
  return {
    food,
    factor: isCookedSo || isNamedSo ? 1 : otherCookingFactor,
    rank:
      overlap + (isNamedSo ? 1 : 0) + (isCookedSo ? 0.5 : 0) + (fitting?.[0] === food.preparation ? 0.1 : 0),
  }
}

/**
 * Share of words that two names have in common, 0 to 1; words that only the row bears weigh a fifth, because rows
 * are more specific than what can be seen. 0 when the names are not headed by the same food: juice is no orange.
 */
function overlapOf(seen: string, row: string): number {
  const seenWords = wordsOf(seen)
  const rowWords = wordsOf(row)
  const [seenHead, rowHead] = [headOf(seenWords), headOf(rowWords)]
  if (seenHead === undefined || rowHead === undefined) return 0
  if (!rowWords.includes(seenHead) || !seenWords.includes(rowHead)) return 0
  const told = seenWords.filter((word) => !cuts.has(word) || rowWords.includes(word))
  const shared = told.filter((word) => rowWords.includes(word)).length
  const onlyInRow = rowWords.filter((word) => !seenWords.includes(word)).length
  return shared / told.length - Math.min(0.3, onlyInRow * 0.05)
}

function headOf(words: readonly string[]): string | undefined {
  return words.find((word) => !cuts.has(word)) ?? words[0]
}

function wordsOf(name: string): string[] {
  return normalizeText(name)
    .split(' ')
    .map(wordKey)
    .filter((word) => word !== '' && !fillers.has(word) && !cookingStems.test(word))
}
