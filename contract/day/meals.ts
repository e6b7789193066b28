import { dataSources } from '#nutrition/day/adherence/progress.ts'
import * as z from 'zod/mini'
import { isoDate, isoInstant, mealType } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { foodId, food, nutrients } from './foods.ts'
import { healthFinding } from '../account/health-readings.ts'

/** One food on a plate as a person chose it. Numbers are never taken from a client. */
export const plateChoice = z.object({
  food_id: foodId,
  grams: z.number().check(z.gt(0, 'Informe mais que zero.'), z.lte(3000, 'Até 3.000 g por item.')),
  quantity: z.optional(z.number().check(z.gt(0), z.lte(3000))),
  measure: z.optional(z.string().check(z.maxLength(40))),
  flavor_ids: z.optional(z.array(foodId).check(z.maxLength(10))),
})
export type PlateChoice = z.infer<typeof plateChoice>

export const plateChoices = z
  .array(plateChoice)
  .check(z.minLength(1, 'Escolha pelo menos um alimento.'), z.maxLength(40, 'Até 40 alimentos por refeição.'))

/** One food on a plate with its numbers from the food table. */
export const plateItem = z.extend(nutrients, {
  food_id: z.string(),
  name: z.string(),
  quantity: z.number(),
  measure: z.string(),
  grams: z.number(),
  grams_low: z.number(),
  grams_high: z.number(),
  calories_low: z.nullable(z.number()),
  calories_high: z.nullable(z.number()),
  /** 0 to 1: how sure the recognition is of food and amount. */
  confidence: z.number(),
  /** The row of the table that the numbers come from. */
  source: z.string(),
  /** Foods said as a taste or filling of it (`bolo de amendoim`): not counted, but warned of. */
  flavor_ids: z.optional(z.array(z.string())),
  /** The food's own row, so that a change of amount can be shown at once. */
  food,
})
export type PlateItem = z.infer<typeof plateItem>

export const mealQuestion = z.object({
  code: z.string(),
  text: z.string(),
  /** Position in `items` that the question is about. */
  item: z.nullable(z.int()),
})

export const allergyWarning = z.object({
  food_id: z.string(),
  name: z.string(),
  /** The answer of the questionnaire that it goes against: `Amendoim`. */
  answer: z.string(),
  text: z.string(),
})

export const confidenceLabels = ['alta', 'media', 'baixa'] as const

/** Foods, totals and score of a plate; reply of every way of logging. Totals are the sum of the displayed rows. */
export const plateReading = z.object({
  items: z.array(plateItem),
  unmatched: z.array(z.string()),
  questions: z.array(mealQuestion),
  totals: nutrients,
  /** 0 to 100; null when there is none to give (hidden numbers) or only a range is honest. */
  score: z.nullable(z.int()),
  score_range: z.nullable(z.tuple([z.int(), z.int()])),
  score_label: z.nullable(z.string()),
  notes: z.array(z.string()),
  warnings: z.array(allergyWarning),
  confidence: z.number(),
  confidence_label: z.enum(confidenceLabels),
  numbers_hidden: z.boolean(),
  /** Whether a rebalance may adjust the rest of the day to this plate; false for people whose portions are never adjusted. */
  adjusts_day: z.boolean(),
})
export type PlateReading = z.infer<typeof plateReading>

const description = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Conte o que tem no prato.'),
    z.maxLength(1000, 'Use até 1.000 caracteres.'),
  )

export const describeMeal = endpoint({
  method: 'POST',
  path: '/api/meals/describe',
  access: 'entitled',
  summary: 'Lê uma frase e devolve os alimentos com os números da tabela',
  body: z.object({ text: description, meal_type: z.optional(mealType) }),
  /** `health`: what the words say about the person's health; it counts once the meal is logged. */
  reply: z.extend(plateReading, { health: z.array(healthFinding) }),
  errors: ['too_many_descriptions'],
})

export const scoreMeal = endpoint({
  method: 'POST',
  path: '/api/meals/score',
  access: 'entitled',
  summary: 'Números, nota e avisos de uma refeição montada à mão; nada é gravado',
  /** `text`: the words that the meal was described by; what they say about health holds for its warnings. */
  body: z.object({ items: plateChoices, meal_type: z.optional(mealType), text: z.optional(description) }),
  reply: plateReading,
  errors: ['food_not_found'],
})

export const meal = z.object({
  id: z.string(),
  date: isoDate,
  meal_type: mealType,
  source: z.enum(dataSources),
  scan_id: z.nullable(z.string()),
  eaten_at: isoInstant,
  items: z.array(plateItem),
  totals: nutrients,
})
export type Meal = z.infer<typeof meal>

const mealParams = z.object({ id: z.uuid() })

export const loggedMeal = z.object({
  /** Chosen by the client, so that a retry adds nothing twice. */
  id: z.uuid(),
  /** Defaults to the day of `eaten_at`, or today. */
  date: z.optional(isoDate),
  /** Defaults to now; restored and late entries send their time. */
  eaten_at: z.optional(isoInstant),
  meal_type: mealType,
  items: plateChoices,
  /** The words that the meal was described by: what they say about health is kept with the answers. */
  text: z.optional(description),
  /** Keys of what those words were understood to say about health, and is not meant. */
  removed_health: z.optional(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(40))),
})
export type LoggedMeal = z.infer<typeof loggedMeal>

export const logMeal = endpoint({
  method: 'POST',
  path: '/api/meals',
  access: 'entitled',
  summary:
    'Registra no dia uma refeição descrita, sem mexer no que está planejado; repetir com a mesma chave não registra de novo',
  body: loggedMeal,
  reply: meal,
  errors: ['food_not_found', 'day_out_of_range'],
})

/** Words that waited on a device for the network. */
export const mealEntry = z.object({
  /** Chosen by the client: however often it comes, it is one meal. */
  id: z.uuid(),
  /** Account that queued the entry offline; a session of another account is refused. */
  user_id: z.optional(z.string()),
  text: description,
  eaten_at: isoInstant,
})
export type MealEntry = z.infer<typeof mealEntry>

export const sendMealEntry = endpoint({
  method: 'POST',
  path: '/api/meal-entries',
  access: 'entitled',
  summary:
    'Recebe uma refeição descrita sem internet e a registra no seu dia se tudo se entende; repetir não registra de novo',
  body: mealEntry,
  reply: z.object({
    /** `to_confirm` keeps nothing: a food, an amount or a warning is the person's to look at first. */
    outcome: z.enum(['logged', 'to_confirm']),
    /** Null where the person took it out of the day since. */
    meal: z.nullable(meal),
  }),
  errors: ['day_out_of_range', 'rate_limited'],
})

export const readMeal = endpoint({
  method: 'GET',
  path: '/api/meals/{id}',
  access: 'session',
  summary: 'Uma refeição registrada, item por item',
  params: mealParams,
  reply: meal,
  errors: ['meal_not_found'],
})

export const changeMeal = endpoint({
  method: 'PUT',
  path: '/api/meals/{id}',
  access: 'entitled',
  summary: 'Corrige os alimentos ou o horário de uma refeição registrada',
  params: mealParams,
  body: z.object({ meal_type: mealType, items: plateChoices }),
  reply: meal,
  errors: ['meal_not_found', 'food_not_found'],
})

export const removeMeal = endpoint({
  method: 'DELETE',
  path: '/api/meals/{id}',
  access: 'session',
  summary: 'Tira uma refeição do dia',
  params: mealParams,
  reply: z.object({ removed: z.boolean() }),
  errors: ['meal_not_found'],
})

export const usualFood = z.object({
  food_id: z.string(),
  name: z.string(),
  quantity: z.number(),
  measure: z.string(),
  grams: z.number(),
  /** Ready to go into the description field: `1 concha de feijão carioca cozido`. */
  text: z.string(),
})
export type UsualFood = z.infer<typeof usualFood>

export const listUsualFoods = endpoint({
  method: 'GET',
  path: '/api/meals/usual',
  access: 'session',
  summary: 'O que esta pessoa costuma comer nesta refeição',
  /** `meal_type` defaults to the meal of the time `at`, or of now. */
  query: z.object({ meal_type: z.optional(mealType), at: z.optional(isoInstant) }),
  reply: z.object({ meal_type: mealType, foods: z.array(usualFood) }),
})

export const mealDescription = description
