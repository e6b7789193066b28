import { tenth } from '../../shared/figures/rounding.ts'
import type { Food, FoodGroup } from '../../foods/food.ts'
import { searchFoods } from '../../foods/search/search.ts'
import { plain } from '../../meal-text/words/words.ts'
import { foodsOfAmbiguous } from './ambiguous-names.ts'
import { ingredientRow } from './find-ingredient.ts'
import { type IngredientRow, siblingsOf } from '../../foods/food-siblings.ts'
import type { FruitPart } from './fruit-juice.ts'
import type { DoubtReading, DoubtReason, FoodReading, IngredientReading } from './ingredient-reading.ts'
import type { KitchenAmount } from './kitchen-measures.ts'
import { millilitresOf } from './kitchen-volumes.ts'
import type { Brackets } from './line-brackets.ts'
import type { LinePart } from './line-part.ts'
import { statedAmount } from './stated-amount.ts'
import { weighIngredient, weighWater } from './weigh-ingredient.ts'

/** The line that contains a part. */
export interface LineContext {
  readonly line: number
  readonly text: string
  /** Brackets that belong to the part. */
  readonly brackets: Brackets
  /** Whether the line leaves its amounts open. */
  readonly isOpen: boolean
}

/** Returns the readings of a part of a line: ingredients, or a reading that says why it is none. */
export function readingsOf(part: LinePart, context: LineContext): readonly IngredientReading[] {
  const { head } = part
  if (head.kind === 'food') return [foodReading({ ...part, head }, context)]
  if (head.kind === 'fruit') return head.parts.map((one) => fruitReading(one, context))
  return [otherReading(part, context)]
}

function fruitReading({ name, juice }: FruitPart, { line, text }: LineContext): IngredientReading {
  if (!juice) return { kind: 'uncounted', line, text, reason: 'seasoning_without_row', name }
  const { food, grams, fruits } = juice
  const amount = {
    grams,
    gramsLow: tenth(grams * 0.7),
    gramsHigh: tenth(grams * 1.4),
    quantity: fruits,
    measure: 'unidade',
  }
  return { kind: 'ingredient', line, text, food, amount, note: name, alternatives: [], isOptional: false }
}

function otherReading({ head, name, strange, ...part }: LinePart, context: LineContext): IngredientReading {
  const { line, text, brackets, isOpen } = context
  const amount = statedAmount(part.amount, brackets)
  if (head.kind === 'water') return { kind: 'water', line, text, grams: amount ? weighWater(amount) : null }
  if (head.kind === 'seasoning') {
    const reason = amount && !isOpen ? 'seasoning_without_row' : 'amount_unknown'
    return { kind: 'uncounted', line, text, reason, name }
  }
  const grams = amount?.measure === 'grama' ? amount.quantity : null
  return { kind: 'unknown', line, text, name: [...strange, name].join(' '), grams }
}

type FoodPart = LinePart & { readonly head: Extract<LinePart['head'], { readonly kind: 'food' }> }

function foodReading(part: FoodPart, context: LineContext): IngredientReading {
  const { head, name, cooking } = part
  const { line, text, brackets, isOpen } = context
  const words = [part.text, ...brackets.notes.map(plain)].join(' ')
  const row = ingredientRow(head.match, { line: words, cooking })
  const amount = statedAmount(part.amount, brackets, row.food)
  const found: FoundFood = { part, row, amount, words }
  const doubted = doubtOf(found)
  const doubt = doubted && doubtReading(found, doubted, context)
  if (doubt) return doubt
  const weighed = amount && weighRow(row, amount, name)
  if (weighed) return ingredientReading(found, weighed, context)
  if (isOpen || (!amount && row.food.group === 'tempero'))
    return { kind: 'uncounted', line, text, reason: 'amount_unknown', name, food: row.food }
  return doubtReading(found, { reason: 'amount', rows: [row] }, context)
}

/** Food of a part with its row and amount. */
interface FoundFood {
  readonly part: FoodPart
  readonly row: IngredientRow
  readonly amount: KitchenAmount | undefined
  /** Words of the part and its brackets, in plain letters. */
  readonly words: string
}

interface Doubt {
  readonly reason: DoubtReason
  /** Rows to offer, most likely first. */
  readonly rows: readonly IngredientRow[]
}

/** Maximum number of search results that a doubt offers in addition to the matched row. */
const mostFound = 3

/** Groups of ready dishes, which are rarely meant as an ingredient: `rabo de boi` is no oxtail stew. */
const dishes: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['sopa', 'ensopado', 'sanduiche'])

/**
 * Returns why it is unclear which food or amount the words mean, with the rows to offer; `undefined` if it is clear.
 */
function doubtOf({ part, row, amount, words }: FoundFood): Doubt | undefined {
  const { match } = part.head
  const isDish = dishes.has(row.food.group)
  if (part.strange.length > 0 || match.unmet || match.named.standsIn === 'far' || isDish) {
    const typed = [part.name, ...part.strange].join(' ')
    const instead = match.unmet?.instead ?? searchFoods(typed, { limit: mostFound }).map(({ food }) => food)
    const others = [...instead, ...(match.named.others ?? [])].map((food) => ({ food }))
    return { reason: 'food', rows: distinct([row, ...others, ...alternativesOf(part)]) }
  }
  if (/\b(?:mini|baby|bolinha)\b/u.test(words) && amount?.measure === undefined)
    return { reason: 'amount', rows: [row] }
  const isCookingSaid = (part.cooking ?? match.cooking) !== undefined
  const meant = isCookingSaid ? [] : foodsOfAmbiguous(match.said, words)
  if (meant.length > 0 && amount) return { reason: 'food', rows: meant.map((food) => ({ food })) }
  if (amount && (row.isCookingOpen || isCupOfMeat(row.food, amount, words)))
    return {
      reason: 'cooking',
      rows: distinct([row, ...siblingsOf(row.food).map((food) => ({ food }))]),
    }
  return undefined
}

function doubtReading(
  { part, amount }: FoundFood,
  { reason, rows }: Doubt,
  { line, text, brackets }: LineContext,
): DoubtReading {
  const options = rows.map((row) => ({
    food: row.food,
    amount: (amount && weighRow(row, amount, part.name)?.amount) ?? null,
  }))
  const name = [part.name, ...part.strange].join(' ')
  return { kind: 'doubt', line, text, reason, name, options, ...noteOf(part, brackets) }
}

function ingredientReading(
  { part, row, words }: FoundFood,
  weighed: NonNullable<ReturnType<typeof weighRow>>,
  { line, text, brackets }: LineContext,
): FoodReading {
  const { match } = part.head
  return {
    kind: 'ingredient',
    line,
    text,
    food: row.food,
    ...weighed,
    alternatives: [...alternativesOf(part).map(({ food }) => food), ...(match.named.others ?? [])],
    ...(match.named.standsIn && { standsInFor: match.said }),
    isOptional: /\bopcional\b/u.test(words),
    ...noteOf(part, brackets),
  }
}

function alternativesOf({ alternatives }: LinePart): readonly IngredientRow[] {
  return alternatives.map((match) => ingredientRow(match, { line: '', cooking: undefined }))
}

function noteOf({ note }: LinePart, { notes }: Brackets): { readonly note?: string } {
  const all = [note, ...notes].filter((one) => one !== '').join(', ')
  return all === '' ? {} : { note: all }
}

function distinct(rows: readonly IngredientRow[]): readonly IngredientRow[] {
  return rows.filter(({ food }, index) => rows.findIndex((other) => other.food.id === food.id) === index)
}

/** Groups for which a cup may contain raw or cooked pieces. */
const meats: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['carne', 'frango', 'peixe', 'frutos_do_mar'])

function isCupOfMeat({ group, preparation }: Food, { measure = '' }: KitchenAmount, words: string): boolean {
  if (!meats.has(group) || preparation !== 'cru' || /\b(?:cru|crua|moid[oa])\b/u.test(words)) return false
  return measure !== 'ml' && millilitresOf(measure) !== undefined
}

/** Weighs an ingredient. If a cooked row stands for a raw food, converts the raw grams to cooked grams. */
function weighRow({ food, yieldFactor }: IngredientRow, amount: KitchenAmount, said: string) {
  const weighed = weighIngredient(food, amount, said)
  if (!weighed || yieldFactor === undefined) return weighed && { amount: weighed }
  const cooked = (grams: number) => tenth(grams * yieldFactor)
  return {
    amount: {
      ...weighed,
      grams: cooked(weighed.grams),
      gramsLow: cooked(weighed.gramsLow),
      gramsHigh: cooked(weighed.gramsHigh),
    },
    cookedFrom: { rawGrams: weighed.grams, yieldFactor },
  }
}
