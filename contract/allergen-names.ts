import type { Recipe } from './recipes.ts'

/** As labels in Brazil name them; tags that only serve diets and intolerances have no name here. */
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

/** Beside a recipe that none of these is in: what the table sees, and no promise. */
export const noAllergenSeen = 'Nenhum dos principais alérgenos aparece nos ingredientes.'

export function allergenNames(allergens: Recipe['allergens']): string[] {
  return allergens.flatMap((tag) => names[tag] ?? [])
}
