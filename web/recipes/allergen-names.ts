import type { Recipe } from '#contract/recipes.ts'

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

export function allergenNames(allergens: Recipe['allergens']): string[] {
  return allergens.flatMap((tag) => names[tag] ?? [])
}
