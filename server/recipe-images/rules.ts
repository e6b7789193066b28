import { createHash } from 'node:crypto'
import {
  type RecipeImageFormat,
  recipeImageFormats,
  recipeImageWidths,
} from '#contract/recipe-image-address.ts'
import type { Recipe } from '#nutrition/recipes/recipe.ts'
import { plateOfRecipe } from '../../plate/recipe-plate.ts'
import { renderPlate } from '../../plate/render.ts'
import { servedIn } from './copy.ts'

/** Squares as recipes show them. A stranger's picture may have as many pixels as a good camera makes. */
export const pictureLimits = { megapixels: 40, edgesPx: recipeImageWidths, smallestPx: 256 } as const

export interface PictureFile {
  readonly version: string
  readonly edgePx: number
  readonly format: RecipeImageFormat
}

/**
 * Of what came, not of what is kept: the same picture twice is the same address. It only has to tell a recipe's own
 * pictures apart, and every digit of it is in the list of all recipes hundreds of times.
 */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 6)
}

export function storageKey(recipeId: string, { version, edgePx, format }: PictureFile): string {
  return `recipe-images/${recipeId}/${version}-${edgePx}.${format}`
}

/** Every file of a picture. */
export function filesOf(version: string): PictureFile[] {
  return recipeImageWidths.flatMap((edgePx) =>
    recipeImageFormats.map((format) => ({ version, edgePx, format })),
  )
}

/** The file of a picture that goes by a name, `0a1b2c-960.webp`; a name of any other kind is none. */
export function findFile(version: string, name: string): PictureFile | undefined {
  return filesOf(version).find((file) => name === `${file.version}-${file.edgePx}.${file.format}`)
}

/** `Feijão-tropeiro` -> `feijao-tropeiro`, also of a file name that writes its accents apart. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A photo in the folder goes by one of these. */
export function photoNamesOf({ id, name }: Recipe): readonly string[] {
  return [id, slugOf(name)]
}

/** What to look for, in the recipe's own words. */
export function wordsFor({ imageQuery, name }: Recipe): string {
  return imageQuery || name
}

const mostFoods = 6

/** What an image model is asked for. It holds the recipe and nothing of a person. */
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

/** The drawn plate as large as a picture is kept, with nothing behind it. */
export function drawPicture(recipe: Recipe): string {
  const size = Math.max(...recipeImageWidths)
  return renderPlate(plateOfRecipe(recipe), { width: size, height: size })
}
