import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Where a recipe's picture comes from: made by an image model, painted from the drawn plate, or found in a stock of photos. */
export const recipeImageSources = ['generated', 'drawn', 'found'] as const
export type RecipeImageSource = (typeof recipeImageSources)[number]

const recipeId = z.string().check(z.minLength(1), z.maxLength(80))

export const recipeImageEntry = z.object({
  id: z.string(),
  name: z.string(),
  /** `null` where the plate is drawn. */
  image: z.nullable(z.string()),
  image_query: z.string(),
  source: z.nullable(z.enum(recipeImageSources)),
})
export type RecipeImageEntry = z.infer<typeof recipeImageEntry>

/** What makes pictures here. */
export const imageGenerator = z.object({
  provider: z.string(),
  model: z.string(),
  /** What the operator says that one picture costs, in US dollars. */
  cost_usd: z.nullable(z.number()),
})
export type ImageGenerator = z.infer<typeof imageGenerator>

export const listRecipeImages = endpoint({
  method: 'GET',
  path: '/api/recipe-images',
  access: 'admin',
  summary: 'As receitas do livro por nome, com a imagem de cada uma, e o que gera imagens nesta instalação',
  reply: z.object({ generator: z.nullable(imageGenerator), recipes: z.array(recipeImageEntry) }),
})

/** One recipe a call, so that whoever asks sees each result, can stop, and can go on later. */
export const generateRecipeImage = endpoint({
  method: 'POST',
  path: '/api/generate-recipe-images',
  access: 'admin',
  summary: 'Gera a imagem de uma receita, por um modelo de imagens ou a partir do prato desenhado',
  body: z.object({
    recipeId,
    recipeName: z.optional(z.string().check(z.maxLength(200))),
    /** What to picture; the recipe's own query, else its name, where unsaid. */
    imageQuery: z.optional(z.string().check(z.trim(), z.maxLength(300))),
    source: z._default(z.enum(['generated', 'drawn']), 'generated'),
  }),
  reply: z.object({ imageUrl: z.string(), source: z.enum(recipeImageSources) }),
  errors: ['recipe_not_found', 'image_model_missing', 'image_generation_failed', 'rate_limited'],
})

export const removeRecipeImage = endpoint({
  method: 'DELETE',
  path: '/api/recipe-images/{recipe_id}',
  access: 'admin',
  summary: 'Tira a imagem de uma receita, que volta ao prato desenhado',
  params: z.object({ recipe_id: recipeId }),
  reply: z.object({ removed: z.boolean() }),
})
