// In a separate file from the endpoints, so that a page that shows pictures does not load the schemas.

/** Longest edge in pixels of the two stored sizes of a picture. */
export const recipeImageWidths = [320, 960] as const
type RecipeImageWidth = (typeof recipeImageWidths)[number]

/** Picture formats, smallest files first: a browser uses the first one it supports. */
export const recipeImageFormats = ['avif', 'webp'] as const
export type RecipeImageFormat = (typeof recipeImageFormats)[number]

const canonicalEnding = '-960.webp'

/** Returns the canonical address of a recipe's picture (the large WebP). `version` changes with the picture's bytes. */
export function recipeImageAddress(recipeId: string, version: string): string {
  return `/imagens/receitas/${recipeId}/${version}${canonicalEnding}`
}

/**
 * Returns the address of the picture at `image` in another size and format; an address that is not canonical is
 * returned unchanged.
 */
export function recipeImageVariant(
  image: string,
  width: RecipeImageWidth,
  format: RecipeImageFormat,
): string {
  return image.endsWith(canonicalEnding)
    ? `${image.slice(0, -canonicalEnding.length)}-${width}.${format}`
    : image
}
