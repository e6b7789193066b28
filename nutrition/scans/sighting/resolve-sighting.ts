import { findFood } from '../../foods/food-table.ts'
import type { Food } from '../../foods/food.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { addedFatOf } from './added-fat.ts'
import { choosePlate } from './chosen-plate.ts'
import {
  potPortion,
  resolvedItem,
  servedPortion,
  type ResolvedItem,
  type SightedPortion,
} from './sighted-portion.ts'
import type { SightedItem, Sighting } from './sighting.ts'

export type SightingQuestionCode =
  | 'several_plates'
  | 'shared_dish'
  | 'packaged_product'
  | 'added_fat'
  | 'added_sugar'

export interface SightingQuestion {
  readonly code: SightingQuestionCode
  readonly text: string
  /** Index in `items` of the food in question; `null` for the whole photo. */
  readonly item: number | null
}

export interface ResolvedSighting {
  readonly items: readonly ResolvedItem[]
  /** Recognised names without a row in the food table. */
  readonly unmatched: readonly string[]
  readonly questions: readonly SightingQuestion[]
}

/** Maximum plausible weight of all foods, g; a higher sum means that the scale of the picture was misjudged. */
const plateLimitG = 4000
const misreadScaleFactor = 0.3

/** Range factors of added oil: from none to twice the estimate. */
const addedFatRange = { low: 0, high: 2, confidence: 0.3 } as const

/**
 * Matches the foods recognised on a photo with rows of the food table. Returns for each the grams, a range in grams and
 * a confidence (0 to 1). A name without a row goes to `unmatched` and gets no numbers. Facts that a photo does not show
 * (the owner of a plate, the amount taken from a pot or package, hidden fat and sugar) get a cautious default and a
 * question.
 */
export function resolveSighting(sighting: Sighting): ResolvedSighting {
  const { own, shared, packaged, hasSeveralPlates } = choosePlate(sighting.items.filter(isCounted))
  if (sighting.imageKind === 'produto_embalado') {
    return { items: [], unmatched: [], questions: [packageQuestion(sighting, [...own, ...packaged])] }
  }
  // A pot beside a filled plate is not part of the meal; a pot without a plate is.
  const pots = own.length === 0 ? shared : []
  const sightedFoods = [...own, ...pots]
  const portions = sightedFoods.flatMap(
    (sighted) => (pots.includes(sighted) ? potPortion(sighted) : servedPortion(sighted)) ?? [],
  )
  const matched = new Set(portions.map(({ sighted }) => sighted))
  const oil = addedOil(portions)
  return {
    items: scaledToPlateLimit([...portions.map(({ item }) => item), ...(oil ? [oil] : [])]),
    unmatched: [...new Set(sightedFoods.filter((sighted) => !matched.has(sighted)).map(({ name }) => name))],
    questions: [
      ...(hasSeveralPlates
        ? [{ code: 'several_plates' as const, text: 'Qual prato é seu?', item: null }]
        : []),
      ...(packaged.length > 0 ? [packageQuestion(sighting, packaged)] : []),
      ...portions.flatMap(({ sighted, item }, position) => [
        ...(pots.includes(sighted) ? [potQuestion(item.food, position)] : []),
        ...(mayBeSweetened(sighted, item.food) ? [sugarQuestion(item.food, position)] : []),
      ]),
      ...(oil
        ? [{ code: 'added_fat' as const, text: 'Há óleo ou manteiga no preparo?', item: portions.length }]
        : []),
    ],
  }
}

/** Returns one item for the oil of the whole plate; `null` when oil or butter was recognised separately. */
function addedOil(portions: readonly SightedPortion[]): ResolvedItem | null {
  if (portions.some(({ item }) => item.food.group === 'gordura')) return null
  const added = portions.flatMap(({ sighted, item }) => addedFatOf(sighted, item.food, item.grams) ?? [])
  const grams = Math.round(added.reduce((sum, fat) => sum + fat.grams, 0))
  const [most] = added.toSorted((one, other) => other.grams - one.grams)
  const food = most && findFood(most.foodId)
  if (!food || grams < 1) return null
  const range = { gramsLow: grams * addedFatRange.low, gramsHigh: grams * addedFatRange.high }
  return resolvedItem(food, { grams, ...range }, addedFatRange.confidence)
}

function scaledToPlateLimit(items: readonly ResolvedItem[]): ResolvedItem[] {
  const totalG = items.reduce((sum, { grams }) => sum + grams, 0)
  if (totalG <= plateLimitG) return [...items]
  const share = plateLimitG / totalG
  return items.map(({ food, grams, gramsLow, gramsHigh, confidence }) =>
    resolvedItem(
      food,
      { grams: grams * share, gramsLow: gramsLow * share, gramsHigh: gramsHigh * share },
      confidence * misreadScaleFactor,
    ),
  )
}

function potQuestion(food: Food, item: number): SightingQuestion {
  return { code: 'shared_dish', text: `Quanto você vai comer de ${inSentence(food.name)}?`, item }
}

function sugarQuestion(food: Food, item: number): SightingQuestion {
  return { code: 'added_sugar', text: `Tem açúcar em ${inSentence(food.name)}?`, item }
}

function packageQuestion({ packaged }: Sighting, sighted: readonly SightedItem[]): SightingQuestion {
  const product = [packaged.product, packaged.brand].filter((part) => part !== null).join(' ')
  const name = product || sighted[0]?.name
  const subject = name ? `Produto embalado: ${name}.` : 'Parece um produto embalado.'
  return { code: 'packaged_product', text: `${subject} Quanto você vai comer?`, item: null }
}

/** Returns false for water and ice: the table has no row for water, and the closest name is coconut water. */
function isCounted({ name }: SightedItem): boolean {
  return !/^(agua( mineral| com gas| sem gas| gelada| filtrada| natural)*|gelo)$/.test(normalizeText(name))
}

const sweetenedByHand = /^(cafe|cha|suco|vitamina|leite com|cappuccino)\b/

/** Returns whether a drink is often sweetened and its recognised name mentions neither sugar nor sweetener. */
function mayBeSweetened(sighted: SightedItem, food: Food): boolean {
  return (
    food.group === 'bebida' &&
    sweetenedByHand.test(normalizeText(food.name)) &&
    !/\b(acucar|adocado|adocante)\b/.test(normalizeText(sighted.name))
  )
}

function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
