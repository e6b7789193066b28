import { allergenTags, foodGroups } from '#nutrition/foods/food.ts'
import { recipeRoles } from '#nutrition/recipes/recipe.ts'
import * as z from 'zod/mini'
import { mealType } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { food, nutrients } from '../day/foods.ts'

/** A food to draw on a plate. */
const plateFood = z.object({ group: z.enum(foodGroups), grams: z.number(), name: z.string() })

/**
 * Recipe list entry, kept small because hundreds are sent at once. Nutrients are per portion; all `null` for an account
 * with hidden numbers.
 */
export const recipeCard = z.extend(z.pick(nutrients, { calories: true, protein_g: true }), {
  id: z.string(),
  name: z.string(),
  /** Address of the picture; null when the plate is drawn from `foods`. */
  image: z.nullable(z.string()),
  /** Minutes of preparation plus cooking. */
  time_min: z.int(),
  /** Equipment, the frying pan included: `Fogão`, `Frigideira`. */
  equipment: z.array(z.string()),
  /** `PF`, `proteina_alta`, `sem_gluten` … */
  tags: z.array(z.string()),
  meal_types: z.array(mealType),
  role: z.enum(recipeRoles),
  /** Cost class from 1 (everyday) to 3 (special occasion). */
  cost: z.literal([1, 2, 3]),
  vessel: z.enum(['prato', 'tigela', 'copo', 'xicara', 'marmita', 'sanduiche', 'panela']),
  foods: z.array(plateFood),
  /**
   * The person's answers that exclude the recipe: `Amendoim`, `Vegano`. An empty list does not guarantee that the
   * recipe is safe.
   */
  conflicts: z.array(z.string()),
  /** Remark on the card, such as how long the dish keeps; null without one. */
  reason: z.nullable(z.string()),
})
export type RecipeCard = z.infer<typeof recipeCard>

/** The ingredient list for a number of portions, in household measures: `2 colheres de sopa de azeite (16 g)`. */
const shoppingList = z.object({ portions: z.int(), ingredients: z.array(z.string()) })

export const recipeWarning = z.object({
  /** Questionnaire answer that the recipe conflicts with. */
  answer: z.string(),
  source: z.enum(['alergia', 'intolerancia', 'gestacao', 'estilo', 'saude', 'gosto']),
  /**
   * `contem`: the recipe contains the food, by the food table. `nao_verificado`: an ingredient may contain the food.
   * For a person with a severe allergy, also for an ingredient that may have traces of the food.
   */
  certainty: z.enum(['contem', 'nao_verificado']),
  text: z.string(),
})
export type RecipeWarning = z.infer<typeof recipeWarning>

export const recipe = z.extend(recipeCard, {
  ...nutrients.shape,
  story: z.string(),
  /** Query with which pictures of the recipe are searched or generated. */
  image_query: z.string(),
  /** Required attribution of a third-party picture. */
  image_credit: z.nullable(z.object({ name: z.string(), url: z.string() })),
  preparation_time_min: z.int(),
  cooking_time_min: z.int(),
  /** Number of portions that the recipe's quantities make. */
  portions: z.int(),
  /** Grams of one portion as served; null with hidden numbers. */
  portion_grams: z.nullable(z.number()),
  sodium_mg: z.nullable(z.number()),
  /** Ingredient lines for `portions` portions. */
  ingredients: z.array(z.string()),
  /** Ingredient lines for one to eight portions. */
  shopping_lists: z.array(shoppingList),
  /** Preparation steps. */
  instructions: z.array(z.string()),
  /** Days for which leftovers keep in the fridge. */
  keeps_days: z.int(),
  allergens: z.array(z.enum(allergenTags)),
  warnings: z.array(recipeWarning),
  /** One portion as a food, to log it; null for an own recipe, which has its own page. */
  food: z.nullable(food),
})
export type Recipe = z.infer<typeof recipe>

/** Header with the total number of recipes in the library; the list has only those of the account's plan. */
export const recipeTotalHeader = 'x-total-count'

/** Returns the recipes of the account's plan by time and name; `recipeTotalHeader` has the size of the library. */
export const listRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes',
  access: 'entitled',
  summary:
    'As receitas do plano da conta, por tempo e nome; o cabeçalho X-Total-Count diz quantas o livro tem ao todo',
  reply: z.array(recipeCard),
})

const oneRecipe = z.object({ id: z.string().check(z.maxLength(80)) })

/**
 * Returns a recipe with the warnings for this person. `recipe_not_found`: unknown. `upgrade_required`: not in the
 * account's plan.
 */
export const readRecipe = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}',
  access: 'entitled',
  summary: 'Uma receita inteira, com os avisos que as respostas da pessoa pedem',
  params: oneRecipe,
  reply: recipe,
  errors: ['recipe_not_found', 'upgrade_required'],
})

/** Recipe that can replace another, with the difference per portion; `changes` is null with hidden numbers. */
export const replacement = z.object({
  recipe: recipeCard,
  changes: z.nullable(z.object({ kcal: z.int(), protein_g: z.int() })),
})
export type Replacement = z.infer<typeof replacement>

/**
 * Returns the best replacements for a recipe among those of the plan that suit the person. `recipe_not_found`: unknown.
 * `upgrade_required`: not in the account's plan.
 */
export const listReplacements = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/replacements',
  access: 'entitled',
  summary:
    'As receitas do plano da conta que melhor entram no lugar de outra, com o que cada uma muda; só as que servem às respostas da pessoa',
  params: oneRecipe,
  query: z.object({ count: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(12)), 5) }),
  reply: z.array(replacement),
  errors: ['recipe_not_found', 'upgrade_required'],
})
