import { equipment } from '#nutrition/targets/answers.ts'
import { allergenTags } from '#nutrition/foods/food.ts'
import { readingLimits } from '#nutrition/recipes/own/reading-limits.ts'
import { recipeRoles } from '#nutrition/recipes/recipe.ts'
import * as z from 'zod/mini'
import { mealType } from '../calendar.ts'
import { food, foodId, nutrients } from '../day/foods.ts'
import { endpoint } from '../endpoint.ts'
import { textLine } from '../text-line.ts'
import { ownRecipeLimits } from './own-recipe-limits.ts'
import { linkedRecipe } from './recipe-links.ts'
import { recipe, recipeWarning } from './recipes.ts'

const { line: longestLine, lines: mostLines, ...limits } = ownRecipeLimits

const positive = (most: number, least: number, missing: string) =>
  z.number(missing).check(z.gte(least, missing), z.lte(most, `Use até ${most}.`))

/** Key of an own recipe, in lower case as in the recipe ids of menus. */
const ownKey = z.uuid('Receita inválida.').check(z.toLowerCase())

/**
 * Answer to one ingredient of a line: another food or amount, `left_out` to leave it uncounted, or null to accept
 * what was read.
 */
const ingredientChoice = z.nullable(
  z.union([
    z.object({
      food_id: foodId,
      grams: positive(limits.yieldGrams, 0.1, 'Informe mais que zero.'),
      quantity: positive(limits.yieldGrams, 0.01, 'Informe mais que zero.'),
      measure: textLine(40, 'Escolha uma medida.'),
    }),
    z.literal('left_out'),
  ]),
)
export type IngredientChoice = z.infer<typeof ingredientChoice>

/** Line of the ingredient list as typed. `choices` answers its ingredients in their order. */
const typedLine = z.object({
  text: z.string().check(z.maxLength(longestLine, `Use até ${longestLine} caracteres por linha.`)),
  choices: z.optional(z.array(ingredientChoice).check(z.maxLength(readingLimits.ingredientsOfLine))),
})
export type TypedLine = z.infer<typeof typedLine>

function hasRoomForAnswers(lines: readonly TypedLine[]): boolean {
  return lines.reduce((sum, { choices = [] }) => sum + choices.length, 0) <= limits.ingredients
}

const minutes = z.int().check(z.gte(0), z.lte(limits.minutes))

/** Answers that a place in the menus needs. */
const menuAnswers = z.object({
  role: z.enum(recipeRoles),
  meal_types: z.array(mealType).check(z.minLength(1, 'Escolha pelo menos uma refeição.'), z.maxLength(6)),
  equipment: z.array(z.enum(equipment)).check(z.maxLength(equipment.length)),
  preparation_min: minutes,
  cooking_min: minutes,
  /** Days for which leftovers keep in the fridge. */
  keeps_days: z.int().check(z.gte(0), z.lte(limits.keepsDays)),
})
export type RecipeMenuAnswers = z.infer<typeof menuAnswers>

const recipeName = textLine(limits.name, 'Dê um nome à receita.').check(
  z.regex(/[\p{L}\p{N}]/u, 'Dê um nome à receita.'),
)
const portions = z
  .int('Informe um número inteiro.')
  .check(z.gte(1, 'Pelo menos 1 porção.'), z.lte(limits.portions, `Até ${limits.portions} porções.`))

/** Fields of a recipe that its numbers depend on. */
const counted = {
  portions,
  /** Grams of the whole recipe when ready; null is estimated. */
  final_grams: z.nullable(positive(limits.yieldGrams, 1, 'Informe o peso em gramas.')),
  lines: z
    .array(typedLine)
    .check(
      z.minLength(1, 'Escreva os ingredientes.'),
      z.maxLength(mostLines, `Até ${mostLines} linhas.`),
      z.refine(hasRoomForAnswers, `Até ${limits.ingredients} ingredientes.`),
    ),
  /** Preparation, one step a line. */
  instructions: z
    .string()
    .check(z.maxLength(limits.instructions, `Use até ${limits.instructions} caracteres.`)),
  /** Answers for the menus; null keeps the recipe out of them. */
  menu: z.nullable(menuAnswers),
}

/** A recipe as sent by a client. */
export const typedRecipe = z.object({
  ...counted,
  name: recipeName,
  /** Page from which the recipe was read. */
  source_url: z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(limits.address))),
})
export type TypedRecipe = z.infer<typeof typedRecipe>

/** Readings of a line; the last four ask the person. */
export const lineStates = [
  'heading',
  'counted',
  'water',
  /** Not in the numbers: the line states no amount, or it is a seasoning that the table lacks. */
  'uncounted',
  /** Left out by the person. */
  'left_out',
  'ask_amount',
  'ask_food',
  'ask_cooking',
  'unknown',
] as const

const foodOption = z.object({
  food,
  /** Grams, number and measure that the line would count with this food; null without a known amount. */
  amount: z.nullable(z.object({ grams: z.number(), quantity: z.number(), measure: z.string() })),
})
export type FoodOption = z.infer<typeof foodOption>

/** One ingredient of a line, as read or as answered. */
export const readIngredient = z.object({
  /** Index of the line among those sent. */
  line: z.int(),
  /** Index of the ingredient in its line. */
  position: z.int(),
  state: z.enum(lineStates),
  /** Words of the line, without bullets. */
  text: z.string(),
  /** `2 xícaras de farinha de trigo (240 g)`; for a line that is not counted, its name. */
  shown: z.string(),
  /** Counted food with its amount in the whole recipe; null for other lines. */
  counted: z.nullable(
    z.extend(z.pick(nutrients, { calories: true, protein_g: true }), {
      food,
      grams: z.number(),
      quantity: z.number(),
      measure: z.string(),
    }),
  ),
  /** Whether this is the person's answer and not what was read. */
  is_chosen: z.boolean(),
  /** Question beside the line (`Quanto de queijo?`), or a remark on what was counted; null without one. */
  note: z.nullable(z.string()),
  /** Foods to choose from, the likeliest first. */
  options: z.array(foodOption),
})
export type ReadIngredient = z.infer<typeof readIngredient>

/** Numbers and facts of a recipe by its lines, per portion. */
export const recipeFacts = z.extend(nutrients, {
  sodium_mg: z.nullable(z.number()),
  portion_grams: z.nullable(z.number()),
  /** Weight of the whole recipe as stated, or the estimate. */
  final_grams: z.nullable(z.number()),
  allergens: z.array(z.enum(allergenTags)),
  /** Allergens that may be in ingredients that are not counted or whose label is incomplete. */
  unknown_allergens: z.array(z.enum(allergenTags)),
  warnings: z.array(recipeWarning),
  nova: food.shape.nova,
  cost: z.literal([1, 2, 3]),
  /** Names of the ingredients that the numbers leave out. */
  left_out: z.array(z.string()),
  /** Whether more than seasonings are left out, so that the dish has more than the numbers say. */
  is_lower_bound: z.boolean(),
})
export type RecipeFacts = z.infer<typeof recipeFacts>

const menuPlace = z.object({
  /** Why the recipe cannot be in the menus, one sentence each; if empty, it can once its menu answers are given. */
  obstacles: z.array(z.string()),
  /** Why the menus would seldom serve it to this person, one sentence each. */
  notes: z.array(z.string()),
  /** Answers to show in the form: those the person gave, else a proposal from the name and the steps. */
  suggestion: menuAnswers,
})

export const ownRecipeSummary = z.extend(z.pick(nutrients, { calories: true, protein_g: true }), {
  id: z.uuid(),
  /** Id of this revision, by which menus, meals and the recipe's page name it. */
  recipe_id: z.string(),
  name: z.string(),
  portions: z.int(),
  /** Whether the numbers leave out more than seasonings. */
  is_lower_bound: z.boolean(),
  in_menus: z.boolean(),
  conflicts: recipe.shape.conflicts,
  vessel: recipe.shape.vessel,
  foods: recipe.shape.foods,
})
export type OwnRecipeSummary = z.infer<typeof ownRecipeSummary>

export const ownRecipe = z.object({
  id: z.uuid(),
  typed: typedRecipe,
  /** The recipe as the cookbook's recipes are shown. */
  recipe,
  facts: recipeFacts,
  menu: menuPlace,
  /** The recipe as a food, to log it in portions or grams. */
  food,
})
export type OwnRecipe = z.infer<typeof ownRecipe>

const params = z.object({ id: ownKey })

/** Lists the account's recipes that are not deleted, the last created or changed first. */
export const listOwnRecipes = endpoint({
  method: 'GET',
  path: '/api/own-recipes',
  access: 'session',
  summary: 'As receitas que esta pessoa criou',
  reply: z.object({
    recipes: z.array(ownRecipeSummary),
    /** Maximum number of own recipes. */
    most: z.int(),
  }),
})

/** Returns an own recipe in its current revision. `own_recipe_not_found`: unknown or deleted. */
export const readOwnRecipe = endpoint({
  method: 'GET',
  path: '/api/own-recipes/{id}',
  access: 'session',
  summary: 'Uma receita criada por esta pessoa, com os números e o que foi digitado',
  params,
  reply: ownRecipe,
  errors: ['own_recipe_not_found'],
})

/** Separates a pasted recipe into name, portions, ingredient lines and preparation. Stores nothing. */
export const readRecipeText = endpoint({
  method: 'POST',
  path: '/api/recipe-texts',
  access: 'entitled',
  summary: 'Separa um texto colado em nome, porções, ingredientes e preparo; nada é guardado',
  body: z.object({
    text: z
      .string()
      .check(z.minLength(1, 'Cole a receita.'), z.maxLength(limits.pasted, 'Use até 20.000 caracteres.')),
  }),
  reply: linkedRecipe,
})

/** Reads the lines of a recipe and computes its numbers. Stores nothing. */
export const previewOwnRecipe = endpoint({
  method: 'POST',
  path: '/api/own-recipe-previews',
  access: 'entitled',
  summary: 'Lê as linhas de uma receita e calcula os números; nada é guardado',
  body: z.object({ ...counted, name: z.string().check(z.maxLength(limits.name)) }),
  reply: z.object({
    ingredients: z.array(readIngredient),
    /** Null while no ingredient is counted. */
    facts: z.nullable(recipeFacts),
    menu: menuPlace,
  }),
  errors: ['food_not_found', 'own_recipe_too_many_ingredients'],
})
export type OwnRecipePreview = z.infer<(typeof previewOwnRecipe)['reply']>

const savingErrors = [
  'own_recipe_unanswered',
  'own_recipe_empty',
  'own_recipe_too_many_ingredients',
  'own_recipe_not_for_menus',
  'own_recipes_in_menus_full',
  'own_recipe_not_found',
  'food_not_found',
] as const

/**
 * Creates an own recipe; idempotent by `id`. `own_recipe_unanswered`: lines ask for an answer. `own_recipe_empty`:
 * nothing is counted. `own_recipe_too_many_ingredients`: its lines have more than `ownRecipeLimits.ingredients`.
 * `own_recipe_not_for_menus`: it has answers for the menus and an obstacle. `own_recipes_in_menus_full`: the menus have
 * `ownRecipeLimits.inMenus`. `own_recipes_full`: the account has `ownRecipeLimits.recipes`. `own_recipe_not_found`: the
 * id of a deleted recipe. `food_not_found`: a chosen food is unknown.
 */
export const createOwnRecipe = endpoint({
  method: 'POST',
  path: '/api/own-recipes',
  access: 'entitled',
  summary: 'Cria uma receita; repetir com a mesma chave não cria de novo',
  body: z.extend(typedRecipe, {
    /** Idempotency key, generated by the client: a retry adds nothing. */
    id: ownKey,
  }),
  reply: ownRecipe,
  errors: [...savingErrors, 'own_recipes_full'],
})

/**
 * Replaces an own recipe; logged meals and planned weeks keep the revision that they have. Errors: as for
 * `createOwnRecipe`.
 */
export const changeOwnRecipe = endpoint({
  method: 'PUT',
  path: '/api/own-recipes/{id}',
  access: 'entitled',
  summary: 'Corrige uma receita criada; refeições registradas e cardápios montados ficam como estavam',
  params,
  body: typedRecipe,
  reply: ownRecipe,
  errors: savingErrors,
})

/**
 * Deletes an own recipe; logged meals and planned weeks keep it. `own_recipe_not_found`: never existed, or already
 * deleted for good.
 */
export const removeOwnRecipe = endpoint({
  method: 'DELETE',
  path: '/api/own-recipes/{id}',
  access: 'session',
  summary: 'Apaga uma receita criada; refeições registradas e cardápios montados ficam como estavam',
  params,
  reply: z.object({ removed: z.boolean() }),
  errors: ['own_recipe_not_found'],
})

/**
 * Restores a deleted own recipe. `own_recipe_not_found`: never existed, or deleted for good 30 days after its
 * deletion.
 */
export const restoreOwnRecipe = endpoint({
  method: 'POST',
  path: '/api/own-recipes/{id}/restore',
  access: 'session',
  summary: 'Desfaz a exclusão de uma receita criada',
  params,
  reply: ownRecipe,
  errors: ['own_recipe_not_found', 'own_recipes_full', 'own_recipes_in_menus_full'],
})
