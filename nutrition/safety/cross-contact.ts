import type { AllergenTag, Food } from '../foods/food.ts'
import type { Exclusion } from './exclusions.ts'
import { hasUnseenIngredients } from './unseen-ingredients.ts'

/** How traces of an allergen get into a food that does not contain it. */
export type CrossContact = 'ingredientes' | 'fritura' | 'frutos_do_mar'

const seafood: readonly AllergenTag[] = ['peixe', 'crustaceos', 'moluscos']

/** Allergens of what Brazilian kitchens dip in the same flour and fry in the same oil: breaded food, cheese, seafood. */
const fried: readonly AllergenTag[] = ['gluten', 'leite', 'ovo', 'soja', ...seafood]

/**
 * Returns how a food may carry traces of an allergen, or `undefined` if it usually does not. A dish is checked with its
 * parts. Rule: docs/safety-gates.md.
 */
export function crossContactOf(food: Food, { tags }: Pick<Exclusion, 'tags'>): CrossContact | undefined {
  const parts = [food, ...(food.madeOf ?? [])]
  const isOneOf = (allergens: readonly AllergenTag[]) => tags.some((tag) => allergens.includes(tag))
  if (isOneOf(fried) && parts.some(isFried)) return 'fritura'
  if (isOneOf(seafood) && parts.some(isSeafood)) return 'frutos_do_mar'
  return parts.some(hasUnseenIngredients) ? 'ingredientes' : undefined
}

/** Eggs, greens and fresh meat are fried in a pan of their own, the rest in oil that is used again. */
function isFried({ name, group, preparation, nova }: Food): boolean {
  if (preparation === 'empanado') return true
  const hasOwnPan = group === 'ovo' || group === 'folhas' || (group === 'carne' && nova === 1)
  return !hasOwnPan && (preparation === 'frito' || /\bfrit[ao]s?\b/i.test(name))
}

/** Fish, shrimp and shellfish share boards, pans and broth at the fishmonger and in kitchens. */
function isSeafood({ allergens }: Food): boolean {
  return allergens.some((tag) => seafood.includes(tag))
}
