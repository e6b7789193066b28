import * as contract from '#contract/recipes/recipe-images.ts'
import { Hono } from 'hono'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import type { RecipeImages } from './service.ts'

/** Limit on making pictures, which runs serially; drawing plates in a batch sends two requests a second. */
const limits = [{ max: 240, perSeconds: 60 }]

export function recipeImageRoutes(recipeImages: RecipeImages): readonly ServedEndpoint[] {
  return [
    serve(contract.listRecipeImages, () => recipeImages.list()),
    serve(
      contract.generateRecipeImage,
      async ({ body: { recipeId, imageQuery, source }, signal }) => {
        const picture = await recipeImages.make({ recipeId, source, query: imageQuery || undefined }, signal)
        return { imageUrl: picture.address, source: picture.source }
      },
      { limits },
    ),
    serve(contract.removeRecipeImage, async ({ params }) => ({
      removed: await recipeImages.remove(params.recipe_id),
    })),
  ]
}

const missing = 'Imagem não encontrada'

/** Public picture files. The content of an address never changes, so it is cached for good. */
export function recipeImageFiles(recipeImages: RecipeImages): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  routes.get('/imagens/receitas/:id/:file', async (c) => {
    c.set('route', '/imagens/receitas/{id}/{file}')
    const file = await recipeImages.open(c.req.param('id'), c.req.param('file'))
    if (!file) return c.text(missing, 404, { 'cache-control': 'no-cache' })
    const headers = { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' }
    return c.body(new Uint8Array(file.bytes), 200, headers)
  })
  routes.get('/imagens/*', (c) => c.text(missing, 404, { 'cache-control': 'no-cache' }))
  return routes
}
