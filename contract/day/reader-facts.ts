import { allergenTags } from '#nutrition/foods/food.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { food, nutrients } from './foods.ts'
import { allergyWarning } from './meals.ts'

const readerExclusion = z.object({
  source: z.enum(['alergia', 'intolerancia', 'gestacao']),
  answer: z.string(),
  tags: z.array(z.enum(allergenTags)),
  /** Names of `foodRules`; a device ignores names that its version lacks. */
  rules: z.array(z.string()),
  identities: z.array(z.string()),
})

/** A food of a saved meal, in the amount of one whole meal. */
const savedPart = z.extend(nutrients, {
  name: z.string(),
  quantity: z.number(),
  measure: z.string(),
  grams: z.number(),
  unit: z.enum(['g', 'ml']),
})

/** Answers, foods and amounts of an account that a device needs to read a description as the server reads it. */
export const readerFacts = z.object({
  /** Answers about which foods cause warnings; null before the questionnaire. */
  exclusions: z.nullable(
    z.object({
      all: z.array(readerExclusion),
      /** Whether the person has a severe allergy, so that foods with unseen ingredients also cause warnings. */
      is_strict: z.boolean(),
    }),
  ),
  /** Own foods and portions of own recipes, the last changed first, with the warnings that they cause. */
  own_foods: z.array(z.object({ food, warnings: z.array(allergyWarning) })),
  saved_meals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      items: z.array(savedPart),
      warnings: z.array(allergyWarning),
    }),
  ),
  /** Grams that the person usually logs of a food. */
  own_amounts: z.array(z.object({ food_id: z.string(), grams: z.number() })),
  /** Grams of the person's own ladle of beans; null for the table's. */
  ladle_grams: z.nullable(z.number()),
  numbers_hidden: z.boolean(),
})
export type ReaderFacts = z.infer<typeof readerFacts>

/** Returns what a device needs to read descriptions, and to warn, without a connection. */
export const readReaderFacts = endpoint({
  method: 'GET',
  path: '/api/reader-facts',
  access: 'entitled',
  summary: 'O que o aparelho precisa saber para ler uma refeição sem internet e avisar como o servidor avisa',
  reply: readerFacts,
})
