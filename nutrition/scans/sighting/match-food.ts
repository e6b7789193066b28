import type { Food, FoodGroup, Preparation } from '../../foods/food.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { searchFoods } from '../../foods/search/search.ts'
import { wordKey } from '../../meal-text/words/words.ts'
import type { CookingMethod, SightedItem } from './sighting.ts'

export interface FoodMatch {
  readonly food: Food
  /** 0 to 1: the model's confidence in the matched name, reduced if the row has another cooking method. */
  readonly confidence: number
}

/** Minimum share of the recognised words that a row must contain. With 0.5, `feijão mistura` would match any bean. */
const leastOverlap = 0.66

/** Maximum number of search results, high enough to include every preparation of a food. */
const candidateLimit = 60

/** Confidence factor for a row with another cooking method, because fat and water content differ by method. */
const otherCookingFactor = 0.8

/** Cuts and shapes, ignored when the row's name lacks them: `bife de alcatra` matches `alcatra`. */
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

/** Groups sold dry, whose raw rows have two to three times the energy of the cooked food. */
const dryWhenRaw: ReadonlySet<FoodGroup> = new Set(['arroz', 'massa', 'feijao', 'cereal'])

/**
 * Returns the food-table row of a recognised food with a confidence from 0 to 1; `null` when no row matches, because a
 * wrong row is worse than a question. Tries the name first, then the alternatives by descending probability.
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

/**
 * Finds the best row for a name. The search prefers names with every word, so it runs a second time without words for
 * cuts and cooking, which rows may phrase differently.
 */
function rowFor(name: string, method: CookingMethod): Row | null {
  const plainName = normalizeText(name)
    .split(' ')
    .filter((word) => !cuts.has(wordKey(word)) && !cookingStems.test(word))
    .join(' ')
  let best: Row | null = null
  for (const query of new Set([name, plainName])) {
    for (const { food } of searchFoods(query, { limit: candidateLimit })) {
      const row = rate(food, name, method)
      // On a tie, the earlier search result wins.
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
  const hasCookingMethod =
    fitting === null || fitting.includes(food.preparation) || food.preparation === 'nao_se_aplica'
  const hasName = normalizeText(food.name) === normalizeText(name)
  return {
    food,
    factor: hasCookingMethod || hasName ? 1 : otherCookingFactor,
    rank:
      overlap +
      (hasName ? 1 : 0) +
      (hasCookingMethod ? 0.5 : 0) +
      (fitting?.[0] === food.preparation ? 0.1 : 0),
  }
}

/**
 * Returns the share of the seen words that the row has, minus 0.05 per word that only the row has (at most 0.3). The
 * deduction is small, because rows are more specific than a photo. Returns 0 when the first words name different foods,
 * such as orange and orange juice.
 */
function overlapOf(seen: string, row: string): number {
  const seenWords = wordsOf(seen)
  const rowWords = wordsOf(row)
  const [seenHead, rowHead] = [headOf(seenWords), headOf(rowWords)]
  if (seenHead === undefined || rowHead === undefined) return 0
  if (!rowWords.includes(seenHead) || !seenWords.includes(rowHead)) return 0
  const compared = seenWords.filter((word) => !cuts.has(word) || rowWords.includes(word))
  const shared = compared.filter((word) => rowWords.includes(word)).length
  const onlyInRow = rowWords.filter((word) => !seenWords.includes(word)).length
  return shared / compared.length - Math.min(0.3, onlyInRow * 0.05)
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
