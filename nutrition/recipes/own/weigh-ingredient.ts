import { tenth } from '../../shared/figures/rounding.ts'
import type { Food, FoodGroup, Measure } from '../../foods/food.ts'
import { measureOf, type MeasureSize } from '../../foods/measures/grams-of.ts'
import { gramsPerMl } from './densities.ts'
import { siblingsOf } from '../../foods/food-siblings.ts'
import type { IngredientAmount } from './ingredient-reading.ts'
import type { KitchenAmount } from './kitchen-measures.ts'
import { millilitresOf } from './kitchen-volumes.ts'
import { packGrams } from './pack-weights.ts'

/** Factors on the weight, by size of a piece or by how full a spoon or cup is (own estimates). */
const sizeFactors: Readonly<Record<MeasureSize, number>> = {
  pequeno: 0.7,
  medio: 1,
  grande: 1.35,
  cheia: 1.5,
  rasa: 1,
}

/** Lower and upper end of the true weight, as factors of the computed grams (own estimates). */
const spreads = {
  stated: { low: 1, high: 1 },
  volume: { low: 0.85, high: 1.2 },
  piece: { low: 0.7, high: 1.4 },
} as const

/** Grams of pinches, drops and other tiny measures, the same for every food (own estimates). */
const tinyMeasures: Readonly<Record<string, number>> = {
  pitada: 0.5,
  fio: 5,
  gota: 0.05,
  'ponta de faca': 2,
  punhado: 30,
}

/** Other measures of the table to try when the food lacks a measure of the recipe. */
const nearMeasures: Readonly<Record<string, readonly string[]>> = {
  caixinha: ['caixa'],
  saquinho: ['pacote', 'saco'],
  envelope: ['sachê', 'pacote'],
  cabeça: ['unidade'],
  filé: ['bife', 'posta'],
  bife: ['filé'],
  fatia: ['rodela'],
  rodela: ['fatia'],
  barra: ['tablete'],
  cubo: ['tablete', 'pedaço'],
  garrafinha: ['garrafa'],
}

/**
 * Returns the amount of a food in grams; `undefined` if its measure has no known weight. `said` is the food's name in
 * the line, which may name a variety with another density (`açúcar de confeiteiro`).
 */
export function weighIngredient(
  food: Food,
  amount: KitchenAmount,
  said: string,
): IngredientAmount | undefined {
  const first = weighOne(food, amount, said)
  if (!first || !amount.plus) return first
  const second = weighOne(food, amount.plus, said)
  if (!second) return undefined
  const grams = tenth(first.grams + second.grams)
  return {
    grams,
    gramsLow: tenth(first.gramsLow + second.gramsLow),
    gramsHigh: tenth(first.gramsHigh + second.gramsHigh),
    quantity: grams,
    measure: 'grama',
  }
}

/** Returns the grams of water (1 g per ml); `null` for a measure that is not a volume. */
export function weighWater({ quantity, measure = '', plus }: KitchenAmount): number | null {
  const ml = measure === 'grama' ? 1 : millilitresOf(measure)
  if (ml === undefined) return null
  return tenth(quantity * ml + (plus ? (weighWater(plus) ?? 0) : 0))
}

function weighOne(food: Food, amount: KitchenAmount, said: string): IngredientAmount | undefined {
  const { quantity, low, high, measure = 'unidade', size = 'medio' } = amount
  const one = gramsOfOne(food, { measure, size, said })
  if (!one) return undefined
  const { grams, kind } = one
  if (!isPlausible(quantity * grams)) return undefined
  const spread = spreads[kind]
  return {
    grams: Math.max(0.1, tenth(quantity * grams)),
    gramsLow: tenth(low * grams * spread.low),
    gramsHigh: tenth(high * grams * spread.high),
    quantity: kind === 'stated' ? tenth(quantity) : quantity,
    measure,
  }
}

/**
 * Maximum grams of an ingredient, equal to the maximum weight of a whole recipe. More, like an amount of 0, is probably
 * a typing error, so the person is asked.
 */
const mostGrams = 30_000

function isPlausible(grams: number): boolean {
  return grams > 0 && grams <= mostGrams
}

/** Measures that are heaped when serving, so the table's weight is used before a computed volume. */
const servedMeasures = /^(?:concha|colher de servir|escumadeira|pegador)$/u

/**
 * Groups whose millilitres are converted with a density. In other groups, millilitres are the content of a can or jar
 * with its liquid.
 */
const flowing: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'gordura',
  'bebida',
  'laticinio',
  'doce',
  'molho',
  'cereal',
  'farofa',
  'castanha',
])

function gramsOfOne(
  food: Food,
  { measure, size, said }: { readonly measure: string; readonly size: MeasureSize; readonly said: string },
): { readonly grams: number; readonly kind: keyof typeof spreads } | undefined {
  if (measure === 'grama') return { grams: 1, kind: 'stated' }
  const ml = millilitresOf(measure)
  // `1 litro de caldo de carne` means broth, of which the stock tablet is only a small part.
  if (ml !== undefined && food.name.endsWith('em tablete')) return undefined
  const density = gramsPerMl(said, food)
  if (measure === 'ml') return { grams: flowing.has(food.group) ? (density ?? 1) : 1, kind: 'stated' }
  const times = sizeFactors[size]
  const own = food.source === 'own' ? measureOf(food, measure) : undefined
  if (own) return { grams: own.grams, kind: 'stated' }
  const pack = packGrams(said, measure) ?? packGrams(food.name, measure)
  if (pack !== undefined) return { grams: pack * times, kind: 'piece' }
  const served = servedMeasures.test(measure) ? measureOf(food, measure) : undefined
  if (served) return { grams: served.grams * times, kind: 'piece' }
  if (ml !== undefined && density !== undefined)
    return { grams: ml * density * (isPoured(food) ? 1 : times), kind: 'volume' }
  const row = isWholePiece(food, measure) ? undefined : tableMeasure(food, measure)
  if (row) return { grams: row.grams * times, kind: 'piece' }
  const tiny = tinyMeasures[measure]
  return tiny === undefined ? undefined : { grams: tiny, kind: 'piece' }
}

/**
 * Groups whose `unidade` in the table is a portion on a plate and not the piece that a cook buys: `1 peça de lombo`.
 */
const soldByWeight: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['carne', 'peixe', 'frango'])

function isWholePiece({ group, source }: Food, measure: string): boolean {
  return measure === 'unidade' && source !== 'own' && soldByWeight.has(group)
}

/** Returns whether the food is poured, so that a spoon of it cannot be heaped. */
function isPoured({ group }: Food): boolean {
  return group === 'bebida' || group === 'gordura'
}

/** Returns the table's measure for a food, or for the same food in another preparation. */
function tableMeasure(food: Food, measure: string): Measure | undefined {
  const names = [measure, ...(nearMeasures[measure] ?? [])]
  for (const row of [food, ...siblingsOf(food)]) {
    const found = names.map((name) => measureOf(row, name)).find((one) => one !== undefined)
    if (found) return found
  }
  return undefined
}
