import { holdsAny } from '../../foods/identity/contents.ts'
import { identitiesOfAnswer } from '../../foods/identity/read-identities.ts'
import type { MenuRecipe } from './menu-recipe.ts'

/** Dishes that are no food of the table, by the words that name them. */
export const dishWords: Readonly<Record<string, string>> = {
  salada: 'salada',
  saladas: 'salada',
  saladinha: 'salada',
  pf: 'prato feito',
  'prato feito': 'prato feito',
}

const beefNames = new Set(['carnes', 'carne vermelha'])

/** Returns whether a recipe is what a wish names: a food that it holds, a salad, or the rice and beans of a `prato feito`. */
export function wishedBy(
  food: string,
): (recipe: Pick<MenuRecipe, 'holds' | 'mayHold' | 'styles'>) => boolean {
  if (food === 'salada') return ({ styles }) => styles.includes('Saladas')
  if (food === 'prato feito')
    return (recipe) => holdsAny(recipe, ['base:arroz']) && holdsAny(recipe, ['base:feijao'])
  // Meat that is asked for is beef: the families of what is left out also hold pork and chicken.
  const ids = beefNames.has(food) ? (['base:boi'] as const) : identitiesOfAnswer(food)
  return (recipe) => holdsAny(recipe, ids)
}
