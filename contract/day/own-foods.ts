import { foodGroups } from '#nutrition/foods/food.ts'
import { declarableAllergens } from '#nutrition/foods/own/declared-allergens.ts'
import { labelNutrients, type LabelNutrient } from '#nutrition/foods/own/label-nutrients.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { barcode } from './barcode.ts'
import { textLine } from '../text-line.ts'
import { food } from './foods.ts'
import { ownFoodLimits } from './own-food-limits.ts'

const mostOfLabel = 100_000
const stated = z.number('Informe um número.').check(z.gte(0, 'Informe zero ou mais.'), z.lte(mostOfLabel))

/**
 * Amount on a label, in the unit of its row: a number, less than a number (`below`), or null where the label does not
 * say.
 */
const labelAmount = z.nullable(
  z.union([stated, z.object({ below: z.number().check(z.gt(0), z.lte(mostOfLabel)) })]),
)

const labelValues = z.object(
  Object.fromEntries(labelNutrients.map((nutrient) => [nutrient, labelAmount])) as Record<
    LabelNutrient,
    typeof labelAmount
  >,
)

const tags = z.array(z.enum(declarableAllergens)).check(z.maxLength(declarableAllergens.length))

/** Allergen notices of the label, as far as the person marked them. */
export const declaredAllergens = z.object({
  contains: tags,
  may_contain: tags,
  free_of: tags,
  /** Whether everything that the label says is marked, so that what is not marked is not in it. */
  is_complete: z.boolean(),
})

/** Number of at least 0.1 by default: a portion near 0 would give values per 100 g without an upper bound. */
const positive = (most: number, least = 0.1) =>
  z.number('Informe um número.').check(z.gte(least, 'Informe mais que zero.'), z.lte(most))

/** A line with at least one letter or digit. */
const named = (max: number, missing: string) =>
  textLine(max, missing).check(z.regex(/[\p{L}\p{N}]/u, missing))

/** Key of an own food, in lower case as in the ids of foods. */
export const ownKey = z.uuid('Alimento inválido.').check(z.toLowerCase())

/** A packaged food as its label states it. */
const label = z.object({
  name: named(ownFoodLimits.name, 'Dê um nome ao alimento.').check(z.minLength(2, 'Dê um nome ao alimento.')),
  /** Unit of the portion; the other column of the label is per 100 of it. */
  unit: z.enum(['g', 'ml']),
  portion: positive(ownFoodLimits.portion),
  /** Household measure that the whole portion fills: 2 × `colher de sopa`. */
  measure: z.object({
    quantity: positive(100, 0.05),
    name: named(ownFoodLimits.measure, 'Escolha uma medida.'),
  }),
  package_portions: z.nullable(positive(ownFoodLimits.packagePortions)),
  /** Column of the label that the values are from: per 100 g or ml, or per portion. */
  basis: z.enum(['100', 'portion']),
  values: labelValues,
  allergens: declaredAllergens,
  /** NOVA group; null is unknown and never counts as unprocessed. */
  nova: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  /** Barcode, with a right check digit. */
  ean: z.nullable(barcode),
})

const group = z.enum(foodGroups)

export const ownFoodLabel = z.extend(label, { group })
export type OwnFoodLabel = z.infer<typeof ownFoodLabel>

/** Label as sent by a client. */
export const typedLabel = z.extend(label, {
  /** Defaults to `bebida` for `ml`, else to the group of the most similar food of the table. */
  group: z.optional(group),
  /** Values of the other column, where the person entered both. They are compared and not stored. */
  other_values: z.optional(z.nullable(labelValues)),
  /** Whether the person confirmed the values; true skips the check that fails with `label_unlikely`. */
  confirmed: z._default(z.boolean(), false),
})
export type TypedLabel = z.infer<typeof typedLabel>

export const ownFood = z.object({
  id: z.uuid(),
  /** The food as search and meals have it. Its id names this revision. */
  food,
  /** The label; null for an account with hidden numbers. */
  label: z.nullable(ownFoodLabel),
})
export type OwnFood = z.infer<typeof ownFood>

const params = z.object({ id: ownKey })

/** Lists the account's own foods that are not deleted, the last created or changed first. */
export const listOwnFoods = endpoint({
  method: 'GET',
  path: '/api/own-foods',
  access: 'session',
  summary: 'Os alimentos que esta pessoa criou a partir de rótulos',
  reply: z.object({
    foods: z.array(ownFood),
    /** Maximum number of own foods. */
    most: z.int(),
    /** False for accounts without numbers. */
    may_create: z.boolean(),
  }),
})

/**
 * Creates an own food; idempotent by `id`. `label_invalid`: a value is missing or impossible; the fields say which.
 * `label_unlikely`: energy or columns disagree; `confirmed` accepts that. `own_foods_full`: the account has
 * `ownFoodLimits.foods`. `own_food_not_found`: the id of a deleted food. `labels_hidden`: the account's numbers are
 * hidden.
 */
export const createOwnFood = endpoint({
  method: 'POST',
  path: '/api/own-foods',
  access: 'entitled',
  summary: 'Cria um alimento a partir do rótulo; repetir com a mesma chave não cria de novo',
  body: z.extend(typedLabel, {
    /** Idempotency key, generated by the client: a retry adds nothing. */
    id: ownKey,
  }),
  reply: ownFood,
  errors: ['label_invalid', 'label_unlikely', 'own_foods_full', 'own_food_not_found', 'labels_hidden'],
})

/**
 * Replaces the label of an own food; logged meals keep the values that they were logged with. `own_food_not_found`:
 * unknown or deleted. Other errors: as for `createOwnFood`.
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

/** Deletes an own food; logged meals keep it. `own_food_not_found`: never existed, or already deleted for good. */
export const removeOwnFood = endpoint({
  method: 'DELETE',
  path: '/api/own-foods/{id}',
  access: 'session',
  summary: 'Apaga um alimento criado; refeições já registradas ficam como estavam',
  params,
  reply: z.object({ removed: z.boolean() }),
  errors: ['own_food_not_found'],
})

/**
 * Restores a deleted own food. `own_food_not_found`: never existed, or deleted for good 30 days after its deletion.
 */
export const restoreOwnFood = endpoint({
  method: 'POST',
  path: '/api/own-foods/{id}/restore',
  access: 'session',
  summary: 'Desfaz a exclusão de um alimento criado',
  params,
  reply: ownFood,
  errors: ['own_food_not_found', 'own_foods_full'],
})
