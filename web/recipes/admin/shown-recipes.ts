import type { RecipeImageEntry } from '#contract/recipes/recipe-images.ts'
import { nameSearch } from '#nutrition/recipes/name-search.ts'

export const shelves = [
  { value: 'sem-imagem', label: 'Sem\u00a0imagem' },
  { value: 'desenhadas', label: 'Desenhadas' },
  { value: 'todas', label: 'Todas' },
] as const
export type Shelf = (typeof shelves)[number]['value']

/** Shelf named in the address; defaults to recipes without an image. */
export function shelfNamed(name: string | undefined): Shelf {
  return shelves.find(({ value }) => value === name)?.value ?? 'sem-imagem'
}

const stands: Record<Shelf, (recipe: RecipeImageEntry) => boolean> = {
  'sem-imagem': ({ image }) => !image,
  desenhadas: ({ source }) => source === 'drawn',
  todas: () => true,
}

export function shownRecipes(
  recipes: readonly RecipeImageEntry[],
  shelf: Shelf,
  query: string,
): RecipeImageEntry[] {
  const isFound = nameSearch(query)
  return recipes.filter((recipe) => stands[shelf](recipe) && isFound(recipe))
}
