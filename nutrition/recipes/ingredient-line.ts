import { pantry } from './pantry.ts'
import type { Food, FoodId } from '../foods/food.ts'
import { amountUnit } from '../foods/measures/amount-unit.ts'
import type { Ingredient } from './recipe.ts'
import { spokenIngredient } from './spoken-ingredient.ts'

/** Shopping-list names for foods whose table name is too specific. */
const ingredientNames: Readonly<Record<FoodId, string>> = {
  [pantry.acucar]: 'açúcar',
  [pantry.alface]: 'alface',
  [pantry.arroz]: 'arroz',
  [pantry.azeite]: 'azeite',
  [pantry.banana]: 'banana',
  [pantry.cafe]: 'café coado',
  [pantry.carneDeSoja]: 'carne de soja (PTS)',
  [pantry.chimarrao]: 'chimarrão',
  [pantry.coentro]: 'coentro seco',
  [pantry.dende]: 'azeite de dendê',
  [pantry.fermento]: 'fermento químico em pó',
  [pantry.flocao]: 'flocão de milho',
  [pantry.goma]: 'goma de tapioca',
  [pantry.laranja]: 'laranja',
  [pantry.limao]: 'limão',
  [pantry.manteiga]: 'manteiga',
  [pantry.melancia]: 'melancia',
  [pantry.oleo]: 'óleo de girassol',
  [pantry.polpaAcai]: 'polpa de açaí pura',
  [pantry.shoyu]: 'shoyu',
  [pantry.tangerina]: 'tangerina',
  [pantry.uva]: 'uva',
}

/** Returns a food's name for an ingredient list: without "cru", and with a lower-case first letter. */
export function ingredientName({ id, name }: Pick<Food, 'id' | 'name'>): string {
  return ingredientNames[id] ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}`.replace(/ cru[as]?s?\b/, '')
}

/** Formats an ingredient of a recipe (`spokenIngredient`). */
export function ingredientLine(ingredient: Ingredient, food: Pick<Food, 'id' | 'name' | 'group'>): string {
  return spokenIngredient(ingredient, { name: ingredientName(food), unit: amountUnit(food) })
}
