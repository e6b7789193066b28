import { allergenTags, foodGroups, preparations } from '#nutrition/foods/food.ts'
import { frontWarnings } from '#nutrition/foods/front-warning.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** An amount of a nutrient; `null` if it was not analysed, or for an account with hidden numbers. */
const amount = z.nullable(z.number())

/** Nutrients of a portion or a plate (grams with one decimal, whole calories), or of 100 g of a food (not rounded). */
export const nutrients = z.object({
  calories: amount,
  protein_g: amount,
  carbs_g: amount,
  fat_g: amount,
  /** In a sum, the fiber as far as it is known. */
  fiber_g: amount,
  /** True for a sum whose `fiber_g` is a lower bound, because the fiber of a food is unknown. */
  fiber_is_partial: z.optional(z.literal(true)),
})
export type Nutrients = z.infer<typeof nutrients>

export const householdMeasure = z.object({
  name: z.string(),
  grams: z.number(),
  /** `direct`: weighed for this food; `proxy`: taken from a similar food or estimated. */
  quality: z.enum(['direct', 'proxy']),
  source: z.string(),
})

/** An allergy, intolerance, style or state of the person, such as `Leite`, that a food conflicts with. */
const foodConflict = z.object({
  source: z.enum(['alergia', 'intolerancia', 'gestacao', 'estilo', 'saude']),
  answer: z.string(),
  certainty: z.enum(['contem', 'pode_conter', 'nao_verificado']),
})
export type FoodConflict = z.infer<typeof foodConflict>

export const food = z.object({
  id: z.string(),
  name: z.string(),
  source: z.string(),
  /** Address of the product in Open Food Facts, for an own food whose values were copied from there. */
  open_food_facts_page: z.optional(z.string()),
  group: z.enum(foodGroups),
  preparation: z.enum(preparations),
  /** NOVA group, 1 to 4; null for an own food whose owner did not give it. */
  nova: z.nullable(z.int()),
  allergens: z.array(z.enum(allergenTags)),
  /** Allergens that an own food may or may not contain, because its owner did not say; absent without any. */
  unknown_allergens: z.optional(z.array(z.enum(allergenTags))),
  /** Warnings that the front of its package bears: "alto em …". */
  front_warnings: z.optional(z.array(z.enum(frontWarnings))),
  default_grams: z.number(),
  /**
   * Grams that the person usually logs, in search results; absent below three logs that differ from `default_grams`.
   */
  own_grams: z.optional(z.number()),
  /** True in search results for a food that lacks some of the typed words, so that it may be another one. */
  is_similar: z.optional(z.literal(true)),
  /** Answers of the person that the food conflicts with, in search results; absent without any. */
  conflicts: z.optional(z.array(foodConflict)),
  per_100g: nutrients,
  measures: z.array(householdMeasure),
})
export type FoodRow = z.infer<typeof food>

export const foodId = z
  .string()
  .check(
    z.regex(
      /^((?:taco:\d{1,4}|pof:\d{7}:\d{1,3}|usda:\d{5,8})(?::sem-lactose)?|dish:[a-z0-9-]{2,60}|recipe:[a-z0-9-]{2,80}|own(?:-recipe)?:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,4})$/,
      'Identificador de alimento inválido.',
    ),
  )

/** Searches the food table and the account's own foods and recipes, ignoring accents and tolerating typos. */
export const searchFoods = endpoint({
  method: 'GET',
  path: '/api/foods',
  access: 'session',
  summary: 'Busca na tabela de alimentos, tolerante a acentos e erros de digitação',
  query: z.object({
    q: z.string().check(z.trim(), z.maxLength(80, 'Use até 80 caracteres.')),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
  }),
  reply: z.array(food),
})

/** Returns a food with its household measures and source. `food_not_found`: unknown id. */
export const readFood = endpoint({
  method: 'GET',
  path: '/api/foods/{id}',
  access: 'session',
  summary: 'Um alimento da tabela, com medidas caseiras e fonte',
  params: z.object({ id: foodId }),
  reply: food,
  errors: ['food_not_found'],
})
