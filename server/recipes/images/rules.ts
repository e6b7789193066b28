import { createHash } from 'node:crypto'
import {
  type RecipeImageFormat,
  recipeImageFormats,
  recipeImageWidths,
} from '#contract/recipes/recipe-image-address.ts'
import type { RecipeImageSource } from '#contract/recipes/recipe-images.ts'
import type { Recipe } from '#nutrition/recipes/recipe.ts'
import { plateOfRecipe } from '../../../plate/recipe-plate.ts'
import { renderPlate } from '../../../plate/render.ts'
import { servedIn } from './copy.ts'

/** Picture data attached to a recipe. */
export interface RecipePicture {
  readonly version: string
  readonly source: RecipeImageSource
  readonly address: string
  /** Author to credit. */
  readonly credit: { readonly name: string; readonly url: string } | null
}

export type Pictures = ReadonlyMap<string, RecipePicture>

/** Sizes of the output squares and limits of the input; the pixel limit allows photos of a good camera. */
export const pictureLimits = { megapixels: 40, edgesPx: recipeImageWidths, smallestPx: 256 } as const

export interface PictureFile {
  readonly version: string
  readonly edgePx: number
  readonly format: RecipeImageFormat
}

/**
 * Returns a hash of the input bytes, so that the same picture has the same address. Short, because it only
 * distinguishes pictures of one recipe and is repeated hundreds of times in the recipe list.
 */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 6)
}

export function storageKey(recipeId: string, { version, edgePx, format }: PictureFile): string {
  return `recipe-images/${recipeId}/${version}-${edgePx}.${format}`
}

/** Returns the files of a picture in all sizes and formats. */
export function filesOf(version: string): PictureFile[] {
  return recipeImageWidths.flatMap((edgePx) =>
    recipeImageFormats.map((format) => ({ version, edgePx, format })),
  )
}

/** Finds the file with this name, such as `0a1b2c-960.webp`. */
export function findFile(version: string, name: string): PictureFile | undefined {
  return filesOf(version).find((file) => name === `${file.version}-${file.edgePx}.${file.format}`)
}

/** Converts `Feijão-tropeiro` to `feijao-tropeiro`, also for file names with decomposed accents. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** File names under which a photo in the folder matches the recipe. */
export function photoNamesOf({ id, name }: Recipe): readonly string[] {
  return [id, slugOf(name)]
}

/** Returns the search words of the recipe. */
export function wordsFor({ imageQuery, name }: Recipe): string {
  return imageQuery || name
}

const mostFoods = 6

/** Returns the image prompt, which contains the recipe and no personal data. */
export function picturePrompt(recipe: Recipe, query = wordsFor(recipe)): string {
  const { items } = plateOfRecipe(recipe)
  const foods = [...items]
    .sort((a, b) => b.grams - a.grams)
    .slice(0, mostFoods)
    .map(({ name }) => name.toLowerCase())
  const words = query.replace(/\s+/g, ' ').trim()
  return [
    `Fotografia de comida brasileira vista de cima: ${recipe.name}, ${servedIn[recipe.vessel]}.`,
    `O que se procura: ${words}.`,
    `Feita com: ${foods.join('; ')}.`,
    'Mesa de uma casa brasileira, luz natural de janela, comida caseira como ela é, uma porção, no centro do quadro.',
    'Sem texto, sem letras, sem marcas, sem pessoas, sem mãos.',
  ].join(' ')
}

/** Renders the drawn plate at picture size on a transparent background. */
export function drawPicture(recipe: Recipe): string {
  const size = Math.max(...recipeImageWidths)
  return renderPlate(plateOfRecipe(recipe), { width: size, height: size })
}
