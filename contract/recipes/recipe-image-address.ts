// Apart from the calls, so that a browser that shows a picture fetches no schemas with its address.

/** Longest edge of the two sizes every picture is kept in, in pixels. */
export const recipeImageWidths = [320, 960] as const
type RecipeImageWidth = (typeof recipeImageWidths)[number]

/** Smallest first: a browser takes the first that it can read. */
export const recipeImageFormats = ['avif', 'webp'] as const
export type RecipeImageFormat = (typeof recipeImageFormats)[number]

const canonicalEnding = '-960.webp'

/** Address of a recipe's picture as replies carry it: the large WebP. `version` changes with the picture's bytes. */
export function recipeImageAddress(recipeId: string, version: string): string {
  return `/imagens/receitas/${recipeId}/${version}${canonicalEnding}`
}

/** Address of the same picture in another size and format. */
export function recipeImageVariant(
  image: string,
  width: RecipeImageWidth,
  format: RecipeImageFormat,
): string {
  return image.endsWith(canonicalEnding)
    ? `${image.slice(0, -canonicalEnding.length)}-${width}.${format}`
    : image
}
