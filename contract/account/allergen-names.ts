import type { Recipe } from '../recipes/recipes.ts'

/** Names on Brazilian food labels; tags that only serve diets and intolerances have none. */
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

/** Shown for a recipe without known allergens: based on the table, not a promise. */
export const noAllergenSeen = 'Nenhum dos principais alérgenos aparece nos ingredientes.'

export function allergenNames(allergens: Recipe['allergens']): string[] {
  return allergens.flatMap((tag) => names[tag] ?? [])
}
