import { cookedYieldOf } from './cooked-yield.ts'
import { findFood, foods } from './food-table.ts'
import type { Food, FoodGroup, Preparation } from './food.ts'
import { normalizeText } from './normalize-text.ts'

/** Words of a row's name that say how the food is cooked. */
const cookingWords =
  /\b(?:cru|crua|cozid[oa]s?|assad[oa]s?|grelhad[oa]s?|frit[oa]s?|refogad[oa]s?|ensopad[oa]s?|congelad[oa]s?|a milanesa|ao molho de tomate|ao molho branco|ao alho e oleo|na manteiga|ao vinagrete)\b/gu

function nameWithoutCooking(name: string): string {
  return normalizeText(name).replaceAll(cookingWords, ' ').replaceAll(/ +/gu, ' ').trim()
}

let siblings: ReadonlyMap<string, readonly Food[]> | undefined

/** Returns the rows of the same food in other preparations, such as `Tilápia crua` for `Tilápia grelhada`. */
export function siblingsOf({ id, name, group }: Food): readonly Food[] {
  siblings ??= Map.groupBy(foods, (food) => `${food.group} ${nameWithoutCooking(food.name)}`)
  return (siblings.get(`${group} ${nameWithoutCooking(name)}`) ?? []).filter((food) => food.id !== id)
}

const weighedRaw: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'arroz',
  'massa',
  'feijao',
  'carne',
  'frango',
  'peixe',
  'frutos_do_mar',
  'tuberculo',
  'legumes',
  'folhas',
  'ovo',
  'embutido',
])

/** Returns whether recipes weigh the food raw when the line names no cooking. */
export function isWeighedRaw({ group }: Food): boolean {
  return weighedRaw.has(group)
}

/** Foods that are sold and used as they are, although the table lists them as cooked. */
const usedAsTheyAre =
  /^(?:(?:clara|gema) de ovo|linguica calabresa|paio|salsicha|tender|chester|nhoque|torresmo|tofu|homus|legumes cozidos)\b/u

/** Preparations whose row can, with a yield, stand for the raw food; those with the least added fat come first. */
const convertible: readonly Preparation[] = ['cozido', 'grelhado', 'assado', 'refogado']

/**
 * Cooked grams per gram of dry grain, for grains without a dry row. Derived from protein per 100 g: bulgur 12.3 g dry
 * and 3.1 g cooked (USDA 20012, 20013), couscous 12.8 g and 3.8 g (20028, 20029).
 */
const dryYields: Readonly<Record<string, number>> = { 'usda:20013': 4, 'usda:20029': 3.4 }

/** Row of the table for an ingredient. */
export interface IngredientRow {
  readonly food: Food
  /** Grams of `food` per gram in the line, when a cooked row stands for a raw ingredient. */
  readonly yieldFactor?: number
  /** True if the line does not say whether the food is raw and no row suits the raw food. */
  readonly isCookingOpen?: true
}

/** Returns the raw row of a food, or a cooked row with its yield if there is no raw row. */
export function rawRowOf(food: Food): IngredientRow {
  const dryYield = dryYields[food.id]
  if (dryYield !== undefined) return { food, yieldFactor: dryYield }
  if (!weighedRaw.has(food.group) || food.preparation === 'cru' || food.source === 'own') return { food }
  if (usedAsTheyAre.test(normalizeText(food.name))) return { food }
  const all = [food, ...siblingsOf(food)]
  const raw = all.find(({ preparation }) => preparation === 'cru')
  if (raw) return { food: raw }
  if (!isCookedRow(food)) return { food }
  const cooked = convertible.flatMap((way) => all.find(({ preparation }) => preparation === way) ?? [])[0]
  if (!cooked) return { food, isCookingOpen: true }
  return { food: cooked, yieldFactor: cookedYieldOf({ ...cooked, preparation: 'cru' }) }
}

function isCookedRow({ preparation }: Food): boolean {
  return preparation !== 'nao_se_aplica' && preparation !== 'industrializado'
}

/** Ready food that replaces a raw or dry one when the line says `lata`, `conserva`, `vidro` or `sachê`, by food id. */
const canned: Readonly<Record<string, string>> = {
  'taco:44': 'taco:45',
  'taco:559': 'taco:560',
  'taco:278': 'taco:277',
  'taco:321': 'taco:319',
  'taco:575': 'pof:6302801:99',
  'taco:562': 'taco:561',
  'taco:564': 'taco:563',
  'taco:568': 'taco:567',
  'taco:578': 'taco:577',
  'pof:6705301:99': 'pof:7700601:99',
}

export function cannedRowOf({ id }: Food): Food | undefined {
  return findFood(canned[id] ?? '')
}
