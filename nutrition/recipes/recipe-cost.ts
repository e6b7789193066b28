import type { Food, FoodGroup, FoodId } from '../foods/food.ts'
import { pantry } from './pantry.ts'
import type { RecipeRole } from './recipe.ts'
import type { WeighedFood } from '../foods/composition.ts'

/** Cost class of a portion, from 1 (everyday) to 3 (special occasion). */
export type CostClass = 1 | 2 | 3

/**
 * Usual supermarket price by food group, R$/kg, own rounded estimate of 2025. Used only to rank recipes; no price is
 * ever shown.
 */
const pricePerKg: Readonly<Record<FoodGroup, number>> = {
  arroz: 6,
  massa: 8,
  pao: 18,
  cereal: 10,
  tuberculo: 6,
  feijao: 8,
  farofa: 10,
  carne: 42,
  frango: 22,
  peixe: 40,
  frutos_do_mar: 75,
  embutido: 30,
  ovo: 16,
  queijo: 50,
  laticinio: 9,
  folhas: 14,
  legumes: 8,
  fruta: 9,
  castanha: 60,
  gordura: 12,
  molho: 16,
  sopa: 20,
  ensopado: 30,
  salgado: 35,
  sanduiche: 35,
  doce: 12,
  bebida: 4,
  tempero: 15,
}

/**
 * Price of foods that cost much more or less than their group, R$/kg. Cooked grains cost less per kg than dry grains,
 * because water adds to their weight.
 */
const ownPricePerKg: Readonly<Record<FoodId, number>> = {
  [pantry.arrozCozido]: 3,
  [pantry.arrozIntegralCozido]: 4,
  [pantry.quinoa]: 18,
  [pantry.feijao]: 4,
  [pantry.feijaoPreto]: 4,
  [pantry.fradinho]: 5,
  [pantry.lentilha]: 7,
  [pantry.graoDeBico]: 9,
  [pantry.tofu]: 26,
  [pantry.carneMoida]: 34,
  [pantry.figado]: 18,
  [pantry.lombo]: 26,
  [pantry.bisteca]: 22,
  [pantry.pernil]: 20,
  [pantry.costelinha]: 28,
  [pantry.alcatra]: 50,
  [pantry.contrafile]: 50,
  [pantry.maminha]: 52,
  [pantry.carneDeSol]: 60,
  [pantry.charque]: 55,
  [pantry.carneSeca]: 55,
  [pantry.coxa]: 14,
  [pantry.sobrecoxa]: 16,
  [pantry.frangoCozido]: 30,
  [pantry.sardinha]: 18,
  [pantry.sardinhaLata]: 45,
  [pantry.atum]: 60,
  [pantry.salmao]: 95,
  [pantry.bacalhau]: 110,
  [pantry.azeite]: 70,
  [pantry.oleo]: 9,
  [pantry.manteiga]: 50,
  [pantry.castanhaPara]: 110,
  [pantry.castanhaCaju]: 90,
  [pantry.nozes]: 110,
  [pantry.amendoim]: 18,
  [pantry.pinhao]: 20,
  [pantry.cogumelo]: 45,
  [pantry.palmito]: 55,
  [pantry.morango]: 25,
  [pantry.polpaAcai]: 28,
  [pantry.sal]: 3,
  [pantry.aguaDeCoco]: 15,
}

/**
 * Maximum R$ per portion for classes 1 and 2. `mealLimits`: mains and whole meals; `besideLimits`: all other recipes.
 */
const mealLimits = { first: 5, second: 8.5 }
const besideLimits = { first: 2.5, second: 5.5 }

/**
 * Food that a tight budget leaves out even in a small amount, such as a handful of cashews: price from `perKg` R$/kg, with
 * at least `grams` g per portion (design choice).
 */
const dear = { perKg: 85, grams: 5 }

/** Returns the cost class of one portion. */
export function costClass(weighed: readonly WeighedFood[], portions: number, role: RecipeRole): CostClass {
  const isDear = weighed.some(
    ({ food, grams }) => priceOf(food) >= dear.perKg && grams / portions >= dear.grams,
  )
  if (isDear) return 3
  const cost = weighed.reduce((sum, { food, grams }) => sum + (priceOf(food) * grams) / 1000, 0) / portions
  const { first, second } = role === 'main' || role === 'solo' ? mealLimits : besideLimits
  if (cost <= first) return 1
  return cost <= second ? 2 : 3
}

function priceOf({ id, group }: Food): number {
  return ownPricePerKg[id] ?? pricePerKg[group]
}
