import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ownRecipeLimits } from './own-recipe-limits.ts'

/**
 * A recipe as a page states it, cut to the limits of own recipes, except the name, which may be as long as a line.
 * Nothing of it is stored.
 */
export const linkedRecipe = z.object({
  name: z.string(),
  /** `null` if the page does not say, or states more than the limit of an own recipe. */
  portions: z.nullable(z.int()),
  /** Ingredient lines as written. */
  ingredients: z.array(z.string()),
  /** Number of ingredient lines beyond the limit, which are not in `ingredients`. */
  left_out: z.int(),
  /** Preparation, one step a line. */
  instructions: z.string(),
  /** Whether the preparation was longer than the limit, so that `instructions` lacks its end. */
  is_cut: z.boolean(),
  preparation_min: z.nullable(z.int()),
  cooking_min: z.nullable(z.int()),
})
export type LinkedRecipe = z.infer<typeof linkedRecipe>

/**
 * Reads the recipes of a web page, by schema.org. `link_refused`: not the address of a public page. `link_unreachable`:
 * no such host, or it answers with an error. `link_too_slow`, `link_too_large`: over the limits. `link_not_a_page`: no
 * HTML. `link_without_recipe`: no recipe that can be read.
 */
export const readRecipeLink = endpoint({
  method: 'POST',
  path: '/api/recipe-links',
  access: 'entitled',
  summary: 'Lê a receita de uma página da internet, a pedido da pessoa; nada é guardado',
  body: z.object({
    url: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Cole o link da receita.'),
        z.maxLength(ownRecipeLimits.address, `Use até ${ownRecipeLimits.address} caracteres.`),
      ),
  }),
  reply: z.object({
    /** Address of the page after redirects. */
    url: z.string(),
    /** The first recipes of the page in its order, one to eight. */
    recipes: z.array(linkedRecipe),
  }),
  errors: [
    'link_refused',
    'link_unreachable',
    'link_too_slow',
    'link_too_large',
    'link_not_a_page',
    'link_without_recipe',
  ],
})
