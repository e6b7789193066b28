import type { Body, Reply } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { readRecipeLink as endpoint } from '#contract/recipes/recipe-links.ts'
import { PageError, type PageFailure, type RecipePages } from '../../adapters/pages/recipe-pages.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import { fitLimits } from './fit-limits.ts'
import { recipesOf } from './page-recipes.ts'

export interface LinkServices {
  readonly recipePages: RecipePages
}

/** Maximum number of recipes of one page that are offered. */
const mostRecipes = 8

const failures: Readonly<Record<PageFailure, ErrorCode>> = {
  refused: 'link_refused',
  unreachable: 'link_unreachable',
  timeout: 'link_too_slow',
  too_large: 'link_too_large',
  no_page: 'link_not_a_page',
}

/**
 * Reads the recipes of a page and stores nothing. Throws `link_refused`, `link_unreachable`, `link_too_slow`,
 * `link_too_large`, `link_not_a_page`, `link_without_recipe`.
 */
export async function readRecipeLink(
  { recipePages, log }: Context & LinkServices,
  { url }: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const page = await recipePages.read(addressIn(url)).catch((error: unknown) => {
    if (!(error instanceof PageError)) throw error
    // The address is not logged, because it would reveal what a person cooks.
    log.info({ kind: error.kind }, 'a recipe page could not be read')
    throw fail(failures[error.kind])
  })
  const recipes = recipesOf(page.html).slice(0, mostRecipes)
  if (recipes.length === 0) throw fail('link_without_recipe')
  return { url: page.address, recipes: recipes.map(fitLimits) }
}

/**
 * Returns the address inside a pasted text, such as the message with which an app shares a page. `https://` is added to
 * an address without a scheme: `www.exemplo.br/bolo`.
 */
function addressIn(text: string): string {
  const [address = text] = /https?:\/\/\S+/i.exec(text) ?? []
  return /^[a-z][a-z\d+-]*:/i.test(address) ? address : `https://${address}`
}
