import { holdsAny } from '../../foods/identity/contents.ts'
import type { IdentityId } from '../../foods/identity/identity-id.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { plateVegetables } from '../../recipes/plate-vegetables.ts'
import type { MenuRecipe } from './menu-recipe.ts'
import type { MenuRequest } from './request.ts'

/**
 * Bit set of food kinds that a plate should have only once: legumes, a starch other than rice, a drink, and each
 * vegetable.
 */
export type PlateKind = number
const beans = 1
const starch = 2
const drink = 4
/** Lowest vegetable bit: the vegetable at index n of `plateVegetables` has bit 8 << n. */
const vegetableBit = 8

/**
 * Penalties in points when two parts of a plate share a kind (design choice). `vegetable` is charged once, however many
 * vegetables they share.
 */
const duplicateCosts = { beans: 1.2, starch: 1, drink: 5, vegetable: 6 }
/** Points for rice and beans at lunch, as in most lunches in Brazil (design choice). */
const riceAndBeansBonus = 0.8

/** Minimum kcal and protein per portion of a drink that counts as a meal by itself (design choice). */
const mealMinimum = { kcal: 90, proteinG: 2.5 }

/**
 * Returns whether the recipe can be a whole snack: false only for drinks under `mealMinimum`. Tea is no snack by
 * itself, but a vitamina is. A person may still add tea by hand.
 */
export function isMealByItself({ role, perPortion }: MenuRecipe): boolean {
  return (
    role !== 'drink' || (perPortion.kcal >= mealMinimum.kcal && perPortion.proteinG >= mealMinimum.proteinG)
  )
}

const beanFoods: readonly IdentityId[] = [
  'base:feijao',
  'base:lentilha',
  'base:grao_de_bico',
  'base:ervilha',
  'base:fava',
  'base:guandu',
]
const starchFoods: readonly IdentityId[] = [
  'base:batata',
  'base:batata_doce',
  'base:mandioquinha',
  'base:mandioca',
  'base:inhame',
  'base:cara',
  'base:banana_da_terra',
  'familia:farinhas',
  'base:canjiquinha',
  'base:macarrao',
  'base:quinoa',
]

/** Families of bowls and glasses beside which people have no drink, such as a juice beside a fruit salad. */
const drunkFamilies: ReadonlySet<string> = new Set([
  'acai',
  'fruta',
  'iogurte-com-fruta',
  'leite-batido',
  'leite-morno',
  'vitamina',
])

/** Returns whether the recipe is a drink, comes with coffee, or is one of `drunkFamilies`. */
function isDrunk({ role, family, caffeineMg }: MenuRecipe): boolean {
  return role === 'drink' || (role === 'snack' && (caffeineMg > 0 || drunkFamilies.has(family)))
}

/** Points for farofa or plantain as the side of a lunch or dinner, where a vegetable should be (design choice). */
const starchySideCost = 0.9

/** Returns whether a side is a starch without vegetables, such as farofa. */
export function isStarchySide({ role, vegetables, holds }: MenuRecipe): boolean {
  return role === 'side' && vegetables.length === 0 && holdsAny({ holds }, starchFoods)
}

const kinds = new WeakMap<object, PlateKind>()

export function plateKindOf(recipe: MenuRecipe): PlateKind {
  const known = kinds.get(recipe)
  if (known !== undefined) return known
  const kind =
    (holdsAny(recipe, beanFoods) ? beans : 0) |
    (holdsAny(recipe, starchFoods) ? starch : 0) |
    (isDrunk(recipe) ? drink : 0) |
    recipe.vegetables.reduce((bits, name) => bits | (vegetableBit << plateVegetables.indexOf(name)), 0)
  kinds.set(recipe, kind)
  return kind
}

/** Kinds other than vegetables. */
export const scarceKinds: readonly PlateKind[] = [beans, starch, drink]

/** Returns the penalty for the kinds that two parts of a plate share. */
export function plateConflictCost(shared: PlateKind): number {
  if (shared === 0) return 0
  return (
    ((shared & beans) > 0 ? duplicateCosts.beans : 0) +
    ((shared & starch) > 0 ? duplicateCosts.starch : 0) +
    ((shared & drink) > 0 ? duplicateCosts.drink : 0) +
    (shared >= vegetableBit ? duplicateCosts.vegetable : 0)
  )
}

/** Returns the points of a recipe for what plates in Brazil usually have: `riceAndBeansCost` and `starchySideCost`. */
export function customCost(recipe: MenuRecipe, mealType: MealType, request: MenuRequest): number {
  const isStarchy = (mealType === 'almoco' || mealType === 'jantar') && isStarchySide(recipe)
  return riceAndBeansCost(recipe, mealType, request) + (isStarchy ? starchySideCost : 0)
}

/**
 * Returns the points that favor rice and beans at lunch: `riceAndBeansBonus` for a main without rice and beans, and
 * minus that for a base with both. 0 with the style low-carb.
 */
function riceAndBeansCost(recipe: MenuRecipe, mealType: MealType, { styles }: MenuRequest): number {
  if (mealType !== 'almoco' || styles.includes('Low-carb')) return 0
  if (recipe.role === 'base') return hasRiceAndBeans(recipe) ? -riceAndBeansBonus : 0
  const isMain = recipe.role !== 'side' && recipe.role !== 'drink'
  return isMain && !hasRiceAndBeans(recipe) ? riceAndBeansBonus : 0
}

const riceAndBeans = new WeakMap<object, boolean>()

function hasRiceAndBeans(recipe: MenuRecipe): boolean {
  const known =
    riceAndBeans.get(recipe) ??
    (holdsAny(recipe, ['base:arroz']) && holdsAny(recipe, ['base:feijao', 'base:lentilha']))
  riceAndBeans.set(recipe, known)
  return known
}
