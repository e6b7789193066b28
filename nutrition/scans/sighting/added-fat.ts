import type { Food, FoodGroup, FoodId, Preparation } from '../../foods/food.ts'
import type { CookingMethod, OilAmount, SightedItem } from './sighting.ts'

/** Oil for cooked food: soybean, the most common frying oil in Brazil. Oil for raw food: olive. */
const cookingOil: FoodId = 'taco:272'
const saladOil: FoodId = 'taco:260'

/**
 * Oil absorbed in cooking, g per 100 g of food. Own estimates from pairs of TACO rows cooked with and without oil
 * (fat per 100 g, median of the differences): fried egg, potato, cassava, hake, sardine and shrimp 10; sautéed
 * kale, spinach, cabbage, broccoli and zucchini 3; breaded chicken and beef 10.
 */
const oilOfMethod: Readonly<Partial<Record<CookingMethod, number>>> = {
  frito: 10,
  empanado_frito: 10,
  refogado: 3,
}

/** Oil by visible amount, g per 100 g of food; own estimate on the same scale. */
const oilOfLook: Readonly<Record<OilAmount, number>> = {
  nenhum: 0,
  pouco: 2,
  moderado: 5,
  muito: 10,
  incerto: 0,
}

const rowsWithOil: ReadonlySet<Preparation> = new Set(['frito', 'empanado', 'refogado', 'industrializado'])

/** Groups whose table rows already include the fat of the recipe or of the food itself. */
const groupsWithFat: ReadonlySet<FoodGroup> = new Set([
  'gordura',
  'molho',
  'farofa',
  'salgado',
  'sanduiche',
  'pao',
  'doce',
  'bebida',
  'laticinio',
  'queijo',
  'embutido',
  'castanha',
  'fruta',
  'sopa',
  'ensopado',
])

export interface AddedFat {
  readonly foodId: FoodId
  readonly grams: number
}

/** Returns the oil (food and grams) that the photo suggests but the food's row lacks; `null` if none. */
export function addedFatOf(sighted: SightedItem, food: Food, grams: number): AddedFat | null {
  if (rowsWithOil.has(food.preparation) || groupsWithFat.has(food.group)) return null
  // Food that looks fried without visible oil is from an air fryer.
  if (sighted.visibleOil === 'nenhum') return null
  const per100g = Math.max(oilOfMethod[sighted.cookingMethod] ?? 0, oilOfLook[sighted.visibleOil])
  if (per100g === 0) return null
  return { foodId: sighted.cookingMethod === 'cru' ? saladOil : cookingOil, grams: (grams * per100g) / 100 }
}
