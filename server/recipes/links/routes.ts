import * as contract from '#contract/recipes/recipe-links.ts'
import { serveWith } from '../../platform/http/serve.ts'
import { type LinkServices, readRecipeLink } from './read-recipe-link.ts'

/**
 * Limits of pages read for one account: a person pastes a few links a day. The limits prevent the use of the server to
 * search the internet or to burden a site.
 */
const pageLimits = [
  { max: 10, perSeconds: 60 },
  { max: 100, perSeconds: 86_400 },
]

export const linkRoutes = [
  serveWith<LinkServices>()(contract.readRecipeLink, (ctx) => readRecipeLink(ctx, ctx.body), {
    limits: pageLimits,
    changesNothing: true,
  }),
]
