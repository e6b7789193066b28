import type { Recipe } from '../recipes/recipes.ts'

/** Allergen names on Brazilian food labels; tags used only for diets and intolerances have none. */
const names: Partial<Record<Recipe['allergens'][number], string>> = {
  gluten: 'glúten',
  leite: 'leite',
  lactose: 'lactose',
  ovo: 'ovo',
  soja: 'soja',
  amendoim: 'amendoim',
  castanhas: 'castanhas',
  peixe: 'peixe',
  crustaceos: 'crustáceos',
  moluscos: 'moluscos',
  alcool: 'álcool',
}

/** Text for a recipe without known allergens: based on the food table, not a guarantee. */
export const noAllergenSeen = 'Nenhum dos principais alérgenos aparece nos ingredientes.'

export function allergenNames(allergens: Recipe['allergens']): string[] {
  return allergens.flatMap((tag) => names[tag] ?? [])
}
