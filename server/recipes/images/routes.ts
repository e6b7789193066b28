import * as contract from '#contract/recipes/recipe-images.ts'
import { Hono } from 'hono'
import { contextOf, type Platform } from '../../platform/context.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { serveWith } from '../../platform/http/serve.ts'
import { generateRecipeImage } from './generate-recipe-image.ts'
import { listRecipeImages } from './list-recipe-images.ts'
import type { PictureServices } from './picture-services.ts'
import { removeRecipeImage } from './remove-recipe-image.ts'
import { readPictureFile } from './service.ts'

const serve = serveWith<PictureServices>()

/**
 * Limit on making pictures, which are made one at a time. An administrator's batch of drawn plates sends two requests a
 * second.
 */
const limits = [{ max: 240, perSeconds: 60 }]

export const recipeImageRoutes = [
  serve(contract.listRecipeImages, listRecipeImages),
  serve(contract.generateRecipeImage, (ctx) => generateRecipeImage(ctx, ctx.body), { limits }),
  serve(contract.removeRecipeImage, (ctx) => removeRecipeImage(ctx, ctx.params)),
]

const missing = 'Imagem não encontrada'

/**
 * Serves the files of pictures to everyone. The content of an address never changes, so browsers cache it for a year.
 */
export function recipeImageFiles(services: Platform & PictureServices): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  routes.get('/imagens/receitas/:id/:name', async (c) => {
    c.set('route', '/imagens/receitas/{id}/{file}')
    const file = await readPictureFile(contextOf(services), c.req.param())
    if (!file) return c.text(missing, 404, { 'cache-control': 'no-cache' })
    const headers = { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' }
    return c.body(new Uint8Array(file.bytes), 200, headers)
  })
  routes.get('/imagens/*', (c) => c.text(missing, 404, { 'cache-control': 'no-cache' }))
  return routes
}
