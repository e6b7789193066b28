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

/** Picture of a recipe as attached to it. */
export interface RecipePicture {
  readonly version: string
  readonly source: RecipeImageSource
  readonly address: string
  /** Author to be credited; `null` if none has to be. */
  readonly credit: { readonly name: string; readonly url: string } | null
}

export type Pictures = ReadonlyMap<string, RecipePicture>

/**
 * Limits of a picture: the megapixels that a file may have (those of a good camera), the edges of the stored squares,
 * and the shortest edge that a file must have.
 */
export const pictureLimits = { megapixels: 40, edgesPx: recipeImageWidths, smallestPx: 256 } as const

export interface PictureFile {
  readonly version: string
  readonly edgePx: number
  readonly format: RecipeImageFormat
}

/**
 * Returns the version of a picture: a hash of its bytes, so the same picture has the same address. It is short, because
 * it only distinguishes the pictures of one recipe and is sent hundreds of times in the recipe list.
 */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 6)
}

export function storageKey(recipeId: string, { version, edgePx, format }: PictureFile): string {
  return `recipe-images/${recipeId}/${version}-${edgePx}.${format}`
}

/** Returns the files of a picture: each size in each format. */
export function filesOf(version: string): PictureFile[] {
  return recipeImageWidths.flatMap((edgePx) =>
    recipeImageFormats.map((format) => ({ version, edgePx, format })),
  )
}

/** Returns the file of this version with the name, such as `0a1b2c-960.webp`; `undefined` for another name. */
export function findFile(version: string, name: string): PictureFile | undefined {
  return filesOf(version).find((file) => name === `${file.version}-${file.edgePx}.${file.format}`)
}

/**
 * Returns the text in lower case without accents, with a hyphen for all else: `Feijão-tropeiro` becomes
 * `feijao-tropeiro`, also if its accents are decomposed.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Returns the names, without extension, of a file in the folder that is the recipe's photo. Either name will do: the
 * recipe's id or the slug of its name.
 */
export function photoNamesOf({ id, name }: Recipe): readonly string[] {
  return [id, slugOf(name)]
}

/** Returns the words with which pictures of the recipe are searched: its `imageQuery`, or its name without one. */
export function wordsFor({ imageQuery, name }: Recipe): string {
  return imageQuery || name
}

const mostFoods = 6

/**
 * Returns the prompt for a picture of the recipe; it contains no personal data. `query` defaults to the recipe's search
 * words.
 */
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

/** Draws the plate of the recipe as SVG in the largest stored size, on a transparent background. */
export function drawPicture(recipe: Recipe): string {
  const size = Math.max(...recipeImageWidths)
  return renderPlate(plateOfRecipe(recipe), { width: size, height: size })
}
