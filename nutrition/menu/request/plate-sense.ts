import { holdsAny } from '../../foods/identity/contents.ts'
import type { IdentityId } from '../../foods/identity/identity-id.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { plateVegetables } from '../../recipes/plate-vegetables.ts'
import type { MenuRecipe } from './menu-recipe.ts'
import type { MenuRequest } from './request.ts'

/** Bits of what a recipe brings to a plate only once: legumes, a starch other than rice, a drink, a vegetable. */
export type PlateKind = number
const beans = 1
const starch = 2
const drink = 4
/** First bit of the vegetables of `plate-vegetables.ts`. */
const vegetableBit = 8

/** Points for two of a kind on one plate (choice). */
const twiceCosts = { beans: 1.2, starch: 1, drink: 5, vegetable: 6 }
/** Points for rice and beans at lunch, as in most lunches in Brazil (choice). */
const riceAndBeansWorth = 0.8

/** Minimum per glass for a drink to count as a meal by itself, kcal and g (choice). */
const leastMeal = { kcal: 90, proteinG: 2.5 }

/** Returns whether the recipe can be a snack on its own: a vitamina can, tea cannot. Adding tea by hand stays possible. */
export function isMealByItself({ role, perPortion }: MenuRecipe): boolean {
  return role !== 'drink' || (perPortion.kcal >= leastMeal.kcal && perPortion.proteinG >= leastMeal.proteinG)
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

const kinds = new WeakMap<object, PlateKind>()

export function plateKindOf(recipe: MenuRecipe): PlateKind {
  const known = kinds.get(recipe)
  if (known !== undefined) return known
  const kind =
    (holdsAny(recipe, beanFoods) ? beans : 0) |
    (holdsAny(recipe, starchFoods) ? starch : 0) |
    (recipe.role === 'drink' ? drink : 0) |
    recipe.vegetables.reduce((bits, name) => bits | (vegetableBit << plateVegetables.indexOf(name)), 0)
  kinds.set(recipe, kind)
  return kind
}

/** Points per combination of the kinds that have rows in `day-program.ts`, indexed by their bits. */
export const togetherCosts: Float64Array = Float64Array.from(
  { length: vegetableBit },
  (_, shared) =>
    (shared & beans ? twiceCosts.beans : 0) +
    (shared & starch ? twiceCosts.starch : 0) +
    (shared & drink ? twiceCosts.drink : 0),
)

/** Returns the points for the bits that two recipes of a plate share; higher bits are vegetables. */
export function togetherCost(shared: PlateKind): number {
  if (shared === 0) return 0
  return shared < vegetableBit
    ? togetherCosts[shared]!
    : togetherCosts[shared % vegetableBit]! + twiceCosts.vegetable
}

/** Returns the cost in points of a recipe at its meal, beyond preferences: lunch costs until rice and beans are in. */
export function placeCost(recipe: MenuRecipe, mealType: MealType, { styles }: MenuRequest): number {
  if (mealType !== 'almoco' || styles.includes('Low-carb')) return 0
  if (recipe.role === 'base') return hasRiceAndBeans(recipe) ? -riceAndBeansWorth : 0
  const isMain = recipe.role !== 'side' && recipe.role !== 'drink'
  return isMain && !hasRiceAndBeans(recipe) ? riceAndBeansWorth : 0
}

const riceAndBeans = new WeakMap<object, boolean>()

function hasRiceAndBeans(recipe: MenuRecipe): boolean {
  const known =
    riceAndBeans.get(recipe) ??
    (holdsAny(recipe, ['base:arroz']) && holdsAny(recipe, ['base:feijao', 'base:lentilha']))
  riceAndBeans.set(recipe, known)
  return known
}
