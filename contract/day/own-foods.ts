import { allergenTags, foodGroups } from '#nutrition/foods/food.ts'
import { labelNutrients, type LabelNutrient } from '#nutrition/foods/own/label-nutrients.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { food } from './foods.ts'

/** Limits of own foods; a household enters a few dozen. */
export const ownFoodLimits = {
  foods: 300,
  name: 80,
  measure: 30,
  portion: 2000,
  packagePortions: 1000,
} as const

const mostOfLabel = 100_000
const stated = z.number('Informe um número.').check(z.gte(0, 'Informe zero ou mais.'), z.lte(mostOfLabel))

/** Amount on a label: a number, less than a number, or null where the label does not say. */
const labelAmount = z.nullable(
  z.union([stated, z.object({ below: z.number().check(z.gt(0), z.lte(mostOfLabel)) })]),
)

const labelValues = z.object(
  Object.fromEntries(labelNutrients.map((nutrient) => [nutrient, labelAmount])) as Record<
    LabelNutrient,
    typeof labelAmount
  >,
)

const tags = z.array(z.enum(allergenTags)).check(z.maxLength(allergenTags.length))

/** Allergen notices of the label, as far as the person marked them. */
const declaredAllergens = z.object({
  contains: tags,
  may_contain: tags,
  free_of: tags,
  /** Whether everything that the label says is marked, so that what is not marked is not in it. */
  is_complete: z.boolean(),
})

const positive = (most: number) =>
  z.number('Informe um número.').check(z.gt(0, 'Informe mais que zero.'), z.lte(most))

/** A packaged food as its label states it. */
const label = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, 'Dê um nome ao alimento.'),
      z.maxLength(ownFoodLimits.name, 'Use até 80 caracteres.'),
    ),
  /** Unit of the portion and of the column of 100. */
  unit: z.enum(['g', 'ml']),
  portion: positive(ownFoodLimits.portion),
  /** Household measure of the portion: 2 × `colher de sopa`. */
  measure: z.object({
    quantity: positive(100),
    name: z
      .string()
      .check(z.trim(), z.minLength(1, 'Escolha uma medida.'), z.maxLength(ownFoodLimits.measure)),
  }),
  package_portions: z.nullable(positive(ownFoodLimits.packagePortions)),
  /** Column of the label that the values are from. */
  basis: z.enum(['100', 'portion']),
  values: labelValues,
  allergens: declaredAllergens,
  /** NOVA group; null is unknown and never counts as unprocessed. */
  nova: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  /** Digits of the barcode. */
  ean: z.nullable(z.string().check(z.regex(/^\d{8,14}$/, 'Use de 8 a 14 números.'))),
})

const group = z.enum(foodGroups)

export const ownFoodLabel = z.extend(label, { group })
export type OwnFoodLabel = z.infer<typeof ownFoodLabel>

/** Label as sent by a client. */
export const typedLabel = z.extend(label, {
  /** Defaults to the group of the most similar food of the table. */
  group: z.optional(group),
  /** Values of the other column, where the person entered both. They are compared and not stored. */
  other_values: z.optional(z.nullable(labelValues)),
  /** Whether the person confirmed what is unusual about the values. */
  confirmed: z._default(z.boolean(), false),
})
export type TypedLabel = z.infer<typeof typedLabel>

export const ownFood = z.object({
  id: z.uuid(),
  /** The food as search and meals have it. Its id names this revision. */
  food,
  /** Null for accounts without numbers. */
  label: z.nullable(ownFoodLabel),
})
export type OwnFood = z.infer<typeof ownFood>

const params = z.object({ id: z.uuid('Alimento inválido.') })

/** Lists the account's own foods, the latest first. */
export const listOwnFoods = endpoint({
  method: 'GET',
  path: '/api/own-foods',
  access: 'session',
  summary: 'Os alimentos que esta pessoa criou a partir de rótulos',
  reply: z.object({
    foods: z.array(ownFood),
    /** Maximum number of own foods. */
    most: z.int(),
    /** Whether a label can be read from a photo: a vision model is configured. */
    reads_photos: z.boolean(),
  }),
})

/**
 * Creates an own food; idempotent by `id`. `label_invalid`: a value cannot stand on a label; the fields say which.
 * `label_unlikely`: energy or columns do not fit, and the person has not confirmed them. `own_foods_full`: the maximum
 * number is reached. `labels_hidden`: accounts without numbers.
 */
export const createOwnFood = endpoint({
  method: 'POST',
  path: '/api/own-foods',
  access: 'entitled',
  summary: 'Cria um alimento a partir do rótulo; repetir com a mesma chave não cria de novo',
  body: z.extend(typedLabel, {
    /** Client-generated idempotency key: a retry adds nothing twice. */
    id: z.uuid('Alimento inválido.'),
  }),
  reply: ownFood,
  errors: ['label_invalid', 'label_unlikely', 'own_foods_full', 'labels_hidden'],
})

/**
 * Changes an own food from now on; logged meals keep the values that they were logged with. `own_food_not_found`:
 * unknown or deleted. The other errors are those of creating it.
 */
export const changeOwnFood = endpoint({
  method: 'PUT',
  path: '/api/own-foods/{id}',
  access: 'entitled',
  summary: 'Corrige um alimento criado; refeições já registradas ficam como estavam',
  params,
  body: typedLabel,
  reply: ownFood,
  errors: ['own_food_not_found', 'label_invalid', 'label_unlikely', 'labels_hidden'],
})

/** Deletes an own food; logged meals keep it. `own_food_not_found`: never existed on this account. */
export const removeOwnFood = endpoint({
  method: 'DELETE',
  path: '/api/own-foods/{id}',
  access: 'session',
  summary: 'Apaga um alimento criado; refeições já registradas ficam como estavam',
  params,
  reply: z.object({ removed: z.boolean() }),
  errors: ['own_food_not_found'],
})

/** Restores a deleted own food. `own_food_not_found`: never existed, or deleted more than 30 days ago. */
export const restoreOwnFood = endpoint({
  method: 'POST',
  path: '/api/own-foods/{id}/restore',
  access: 'session',
  summary: 'Desfaz a exclusão de um alimento criado',
  params,
  reply: ownFood,
  errors: ['own_food_not_found', 'own_foods_full'],
})
