import type { Food } from '../../foods/food.ts'
import { findFood } from '../../foods/food-table.ts'
import { cookedYieldOf } from '../../foods/cooked-yield.ts'
import { rawRowOf } from '../../foods/food-siblings.ts'
import type { Amount } from '../amounts/amounts.ts'
import type { Cooking } from '../names/food-names.ts'
import { type Waste, wasteShare } from '../amounts/edible-shares.ts'
import { withoutPartWeights } from './mixed-food-weights.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import type { WeightNote } from '../amounts/weight-notes.ts'

const asIfCooked = 'como se fosse o peso já pronto'

/** Dry rows of foods that the table has only cooked under another name. */
const dryRows: Readonly<Record<string, string>> = { 'taco:533': 'taco:33', 'pof:6500802:99': 'taco:33' }

/**
 * Counts foods as they were weighed: the raw row of the table for `100 g (peso cru)`, or without one the cooked row with its
 * yield, and without bone or peel what is left of `210 g com osso`. Foods without a stated weight stay as they are.
 */
export function weighAsNoted(
  items: readonly SpokenItem[],
  notes: readonly WeightNote[],
  text: string,
): readonly SpokenItem[] {
  const noted = withoutPartWeights(items, text).map((item) => (isRawWithoutRow(item) ? asRaw(item) : item))
  for (const note of notes)
    for (const place of placesOf(noted, note, text)) {
      const item = noted[place]
      if (item) noted[place] = counted(item, note.kind)
    }
  return noted
}

function counted(item: SpokenItem, kind: WeightNote['kind']): SpokenItem {
  if (kind === 'cru') return asRaw(item)
  return kind === 'seco' ? asDry(item) : withoutWaste(item, kind)
}

function isWeighed({ amount }: SpokenItem): boolean {
  return amount?.measure?.name === 'grama' && amount.portions === undefined
}

/** Returns whether the text says `cru` of a weighed food whose name has no raw row. */
function isRawWithoutRow(item: SpokenItem): boolean {
  return isWeighed(item) && item.match.cooking === 'cru' && !item.match.cookingAgrees
}

/** Returns the indexes of the foods that a note is about: the one before it, otherwise all weighed ones after it. */
function placesOf(
  items: readonly SpokenItem[],
  { at, isOfAll, kind }: WeightNote,
  text: string,
): readonly number[] {
  const isSameSentence = (from: number, to: number) => !/[.!?\n](?!\d)/u.test(text.slice(from, to))
  const places = [...items.keys()].filter((place) => items[place] && isWeighed(items[place]))
  const before = places.filter((place) => {
    const item = items[place]
    return item !== undefined && item.start <= at && isSameSentence(item.start, at)
  })
  const last = before.at(-1)
  const isNearest = last !== undefined && !items.some(({ start }, place) => place > last && start <= at)
  // The bone of the only weighed food, whose weight may be told after others: `galeto com massa, 300 g de galeto com osso`.
  const isOnly = kind === 'osso' && before.length === 1
  if (last !== undefined && !isOfAll) return isNearest || isOnly ? [last] : []
  if (before.length > 0) return before
  return places.filter((place) => {
    const item = items[place]
    return item !== undefined && item.start > at && isSameSentence(at, item.start)
  })
}

/** Largest weight of couscous that is taken as that of the dry flakes; a plate of more is a couscous eaten without milk. */
const mostDryFlakes = 120

function asDry(item: SpokenItem): SpokenItem {
  const grams = (item.amount?.measure?.grams ?? 0) * (item.amount?.quantity ?? 0)
  return dryRows[item.match.food.id] && grams > mostDryFlakes
    ? { ...item, weighedAs: asIfCooked }
    : asRaw(item)
}

/** Ways of cooking that add fat, which a raw row lacks. */
const inFat: ReadonlySet<Cooking | undefined> = new Set<Cooking>(['frito', 'empanado', 'mexido', 'refogado'])

export function asRaw(item: SpokenItem): SpokenItem {
  const { match, amount } = item
  if (!amount || !isWeighed(item) || match.food.source === 'dish' || match.food.source === 'own') return item
  if (inFat.has(match.cooking) && match.cookingAgrees) return asCookedInFat(item, amount)
  const dryRow = findFood(dryRows[match.food.id] ?? '')
  const row = match.named.cooked.cru ?? dryRow
  const { food, yieldFactor, isCookingOpen } = row ? { food: row } : rawRowOf(match.food)
  const raw = { ...match, food, cookingAgrees: true }
  if (food === dryRow) return { ...item, match: raw, weighedAs: 'a farinha seca do cuscuz' }
  if (isCookingOpen) return { ...item, weighedAs: asIfCooked }
  if (yieldFactor === undefined) return { ...item, match: raw }
  return { ...item, match: raw, amount: times(amount, yieldFactor), weighedAs: 'o peso depois de pronto' }
}

/** Keeps the row of a food that was weighed raw and then fried, at its cooked weight. */
function asCookedInFat(item: SpokenItem, amount: Amount): SpokenItem {
  const factor = cookedYieldOf({ ...item.match.food, preparation: 'cru' })
  return factor === 1
    ? { ...item, weighedAs: asIfCooked }
    : { ...item, amount: times(amount, factor), weighedAs: 'o peso depois de pronto' }
}

function withoutWaste(item: SpokenItem, waste: Waste): SpokenItem {
  const { amount, match } = item
  if (!amount || !isWeighed(item)) return item
  const share = wasteShare(match.food, waste)
  if (share === undefined)
    return waste === 'osso' && isBony(match.food) ? { ...item, weighedAs: 'como se fosse tudo carne' } : item
  return {
    ...item,
    amount: times(amount, 1 - share),
    weighedAs: waste === 'osso' ? 'sem o osso' : 'sem a casca',
  }
}

function isBony({ group }: Food): boolean {
  return group === 'carne' || group === 'frango' || group === 'peixe'
}

function times(amount: Amount, factor: number): Amount {
  return {
    ...amount,
    quantity: amount.quantity * factor,
    low: amount.low * factor,
    high: amount.high * factor,
  }
}
