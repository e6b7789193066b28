import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Sources of a recipe's picture: an image model, the drawn plate, or a stock photo library. */
export const recipeImageSources = ['generated', 'drawn', 'found'] as const
export type RecipeImageSource = (typeof recipeImageSources)[number]

const recipeId = z.string().check(z.minLength(1), z.maxLength(80))

export const recipeImageEntry = z.object({
  id: z.string(),
  name: z.string(),
  /** Address of the recipe's picture; `null` when its plate is drawn instead. */
  image: z.nullable(z.string()),
  image_query: z.string(),
  source: z.nullable(z.enum(recipeImageSources)),
})
export type RecipeImageEntry = z.infer<typeof recipeImageEntry>

/** Configured image generator. */
export const imageGenerator = z.object({
  provider: z.string(),
  model: z.string(),
  /** Cost of one picture in US dollars as configured by the operator; null if not configured. */
  cost_usd: z.nullable(z.number()),
})
export type ImageGenerator = z.infer<typeof imageGenerator>

/** Returns all recipes by name with their pictures, and the configured image generator. */
export const listRecipeImages = endpoint({
  method: 'GET',
  path: '/api/recipe-images',
  access: 'admin',
  summary: 'As receitas do livro por nome, com a imagem de cada uma, e o que gera imagens nesta instalação',
  reply: z.object({ generator: z.nullable(imageGenerator), recipes: z.array(recipeImageEntry) }),
})

/**
 * Generates the picture of one recipe per call, so that a caller can show progress, stop and resume.
 * `recipe_not_found`: unknown. `image_model_missing`: no model is configured. `image_generation_failed`: the model
 * failed, and nothing changed.
 */
export const generateRecipeImage = endpoint({
  method: 'POST',
  path: '/api/generate-recipe-images',
  access: 'admin',
  summary: 'Gera a imagem de uma receita, por um modelo de imagens ou a partir do prato desenhado',
  body: z.object({
    recipeId,
    recipeName: z.optional(z.string().check(z.maxLength(200))),
    /** Search or generation prompt; defaults to the recipe's query, else its name. */
    imageQuery: z.optional(z.string().check(z.trim(), z.maxLength(300))),
    source: z._default(z.enum(['generated', 'drawn']), 'generated'),
  }),
  reply: z.object({ imageUrl: z.string(), source: z.enum(recipeImageSources) }),
  errors: ['recipe_not_found', 'image_model_missing', 'image_generation_failed', 'rate_limited'],
})

/** Removes the picture of a recipe, whose plate is then drawn. */
export const removeRecipeImage = endpoint({
  method: 'DELETE',
  path: '/api/recipe-images/{recipe_id}',
  access: 'admin',
  summary: 'Tira a imagem de uma receita, que volta ao prato desenhado',
  params: z.object({ recipe_id: recipeId }),
  reply: z.object({ removed: z.boolean() }),
})
