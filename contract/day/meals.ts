import { dataSources } from '#nutrition/day/adherence/progress.ts'
import * as z from 'zod/mini'
import { isoDate, isoInstant, mealType } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { weekPlan } from '../menus/week-plans.ts'
import { foodId, food, nutrients } from './foods.ts'
import { savedMealLimits } from './saved-meal-limits.ts'
import { healthConcern, healthFinding } from '../account/health-readings.ts'
import { withToday } from './today.ts'

/** A food on a plate as sent by a client. Nutrition is always computed by the server. */
export const plateChoice = z.object({
  food_id: foodId,
  grams: z.number().check(z.gt(0, 'Informe mais que zero.'), z.lte(3000, 'Até 3.000 g por item.')),
  quantity: z.optional(z.number().check(z.gt(0), z.lte(3000))),
  measure: z.optional(z.string().check(z.maxLength(40))),
  flavor_ids: z.optional(z.array(foodId).check(z.maxLength(10))),
  /** Name of the saved meal that the food is from. */
  saved_meal: z.optional(z.string().check(z.maxLength(savedMealLimits.longestName))),
  /** Foods inside a dish, with their grams in this item; without them the dish is in its usual form. */
  parts: z.optional(
    z
      .array(z.object({ food_id: foodId, grams: z.number().check(z.gt(0), z.lte(3000)) }))
      .check(z.maxLength(40)),
  ),
})
export type PlateChoice = z.infer<typeof plateChoice>

/** Maximum number of parts in all dishes of a meal; a large plate has about 40. */
const mostParts = 200

export const plateChoices = z.array(plateChoice).check(
  z.minLength(1, 'Escolha pelo menos um alimento.'),
  z.maxLength(40, 'Até 40 alimentos por refeição.'),
  z.refine(
    (choices) => choices.reduce((sum, { parts = [] }) => sum + parts.length, 0) <= mostParts,
    `Até ${mostParts} ingredientes por refeição.`,
  ),
)

/** A food inside a dish. */
export const platePart = z.extend(nutrients, {
  food_id: z.string(),
  name: z.string(),
  grams: z.number(),
  food,
})
export type PlatePart = z.infer<typeof platePart>

/** A food on a plate with its nutrition from the food table. */
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
  /** Confidence of the recognition in food and amount, 0 to 1. */
  confidence: z.number(),
  /** Source of the nutrition values, as shown: `TACO 4ª ed. nº 3`. */
  source: z.string(),
  /** Foods named as its flavor or filling (`bolo de amendoim`): not counted, but checked for allergy warnings. */
  flavor_ids: z.optional(z.array(z.string())),
  /** Foods inside a dish, with their grams in this item. Except in a recipe, their numbers add up to the item's. */
  parts: z.optional(z.array(platePart)),
  /** Food that the person named, if the item is a similar food because the table lacks the named one: `tambaqui`. */
  stands_in_for: z.optional(z.string()),
  /** Whether the amount is the one that the person usually logs, because the text named none. */
  is_own_amount: z.optional(z.boolean()),
  /** Name of the saved meal that the text named and the item is from. */
  saved_meal: z.optional(z.string()),
  /** Foods that the words may mean instead: the person's own, and those that a question offers. */
  alternatives: z.optional(z.array(food)),
  /** The food itself, so that the client can show a changed amount immediately. */
  food,
})
export type PlateItem = z.infer<typeof plateItem>

export const mealQuestion = z.object({
  code: z.string(),
  text: z.string(),
  /** Position in `items` that the question is about. */
  item: z.nullable(z.int()),
  /** Millilitres of drunk water, for the code `water`. */
  ml: z.optional(z.int()),
})

export const allergyWarning = z.object({
  food_id: z.string(),
  name: z.string(),
  /** Questionnaire answer that the food conflicts with: `Amendoim`. */
  answer: z.string(),
  text: z.string(),
})

export const confidenceLabels = ['alta', 'media', 'baixa'] as const

/** Foods, totals and score of a plate, shared by all ways of logging. Totals are the sum of the displayed rows. */
export const plateReading = z.object({
  items: z.array(plateItem),
  unmatched: z.array(z.string()),
  /** Amounts stated for unmatched words, for the food that the person chooses for them. */
  unmatched_amounts: z.optional(
    z.record(z.string(), z.object({ quantity: z.number(), measure: z.string() })),
  ),
  /** Foods that the words say the meal was without: `leite`; absent without any. */
  left_out: z.optional(z.array(z.string())),
  questions: z.array(mealQuestion),
  totals: nutrients,
  /** Score from 0 to 100; null with hidden numbers or low confidence (see `score_range`). */
  score: z.nullable(z.int()),
  score_range: z.nullable(z.tuple([z.int(), z.int()])),
  score_label: z.nullable(z.string()),
  notes: z.array(z.string()),
  warnings: z.array(allergyWarning),
  confidence: z.number(),
  confidence_label: z.enum(confidenceLabels),
  numbers_hidden: z.boolean(),
  /**
   * Whether changes of the rest of the day may be proposed for this plate; false for people whose portions are never
   * adjusted, and for those who turned proposals off.
   */
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

/** Day, meal and time of eating that a sentence names; null for what it leaves open. */
export const saidTime = z.object({
  date: z.nullable(isoDate),
  /** Local time, `HH:MM`: the named hour, or the account's usual time of the named meal, if that is over. */
  time: z.nullable(z.string()),
  /** Whether `time` is the named hour. */
  is_time_named: z.boolean(),
  meal_type: z.nullable(mealType),
})
export type SaidTime = z.infer<typeof saidTime>

/**
 * Meaning of a sentence without foods: a past meal again (`again`), a whole meal by its weight (`weighed`) or by its
 * name (`named`), that `nothing` was eaten, or a hard time with eating (`care`). `date` and `meal_type` identify the
 * past meal, as far as the sentence names it.
 */
export const foodlessMeal = z.object({
  kind: z.enum(['again', 'weighed', 'named', 'nothing', 'care']),
  date: z.nullable(isoDate),
  meal_type: z.nullable(mealType),
})
export type FoodlessMeal = z.infer<typeof foodlessMeal>

/** One meal of a text that tells several. */
export const toldMeal = z.object({
  /** Its part of the text. */
  text: z.string(),
  said: z.nullable(saidTime),
})
export type ToldMeal = z.infer<typeof toldMeal>

/**
 * Parses a sentence into foods with their nutrition. Saves nothing. `too_many_descriptions`: `dailyDescriptions`
 * reached.
 */
export const describeMeal = endpoint({
  method: 'POST',
  path: '/api/meals/describe',
  access: 'entitled',
  summary: 'Lê uma frase e devolve os alimentos com os números da tabela',
  /**
   * `date` (by default today) and `meal_type` apply if the text names no day or no meal. `at`: time at which the text
   * was written, to which words such as `ontem` refer; defaults to now. `separate_meals`: reads only the first meal of a
   * text that tells several; without it, as for clients that know no `meals`, the plate has the foods of all.
   */
  body: z.object({
    text: description,
    meal_type: z.optional(mealType),
    date: z.optional(isoDate),
    at: z.optional(isoInstant),
    separate_meals: z.optional(z.boolean()),
  }),
  reply: z.extend(plateReading, {
    /** Health statements found in the text; they take effect when the meal is logged. */
    health: z.array(healthFinding),
    concerns: z.array(healthConcern),
    said: z.nullable(saidTime),
    /** Set only without items. */
    foodless: z.nullable(foodlessMeal),
    /** Meals of a text that tells several, of which the plate is the first; empty if the plate is the whole text. */
    meals: z.array(toldMeal),
  }),
  errors: ['day_out_of_range', 'too_many_descriptions'],
})

/** Returns nutrition, score and warnings of a plate. Saves nothing. `food_not_found`: unknown food id. */
export const scoreMeal = endpoint({
  method: 'POST',
  path: '/api/meals/score',
  access: 'entitled',
  summary: 'Números, nota e avisos de uma refeição montada à mão; nada é gravado',
  /**
   * `text`: the description of the meal; its health statements are applied to the warnings. `date`: day whose other
   * meals the score considers; defaults to today.
   */
  body: z.object({
    items: plateChoices,
    meal_type: z.optional(mealType),
    text: z.optional(description),
    date: z.optional(isoDate),
  }),
  reply: plateReading,
  errors: ['day_out_of_range', 'food_not_found'],
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
  /** Idempotency key, generated by the client: a retry adds nothing. */
  id: z.uuid(),
  /** Defaults to the day of `eaten_at`, or today. */
  date: z.optional(isoDate),
  /** Defaults to now; restored and late entries send their time. */
  eaten_at: z.optional(isoInstant),
  meal_type: mealType,
  items: plateChoices,
  /** The description of the meal; its health statements are stored with the answers. */
  text: z.optional(description),
  /** Keys of wrongly recognised health statements in the text. */
  removed_health: z.optional(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(40))),
})
export type LoggedMeal = z.infer<typeof loggedMeal>

/**
 * Logs a meal without changing the plan; idempotent by `id`. `food_not_found`: unknown food id. `day_out_of_range`:
 * more than 30 days ago or after tomorrow.
 */
export const logMeal = endpoint({
  method: 'POST',
  path: '/api/meals',
  access: 'entitled',
  summary:
    'Registra no dia uma refeição descrita, sem mexer no que está planejado; repetir com a mesma chave não registra de novo',
  body: loggedMeal,
  reply: withToday(meal),
  errors: ['food_not_found', 'day_out_of_range'],
})

/** A meal description queued offline. */
export const mealEntry = z.object({
  /** Idempotency key, generated by the client: a retry logs nothing. */
  id: z.uuid(),
  /** Account that queued the entry offline; a session of another account is refused. */
  user_id: z.optional(z.string()),
  text: description,
  eaten_at: isoInstant,
  /** Time at which the text was written, to which words such as `ontem` refer; defaults to `eaten_at`. */
  written_at: z.optional(isoInstant),
  /**
   * Foods of the device's reading that the person saw before queuing the entry. If the server reads the same ones,
   * estimated amounts and unmatched words need no confirmation.
   */
  seen: z.optional(
    z
      .array(
        z.object({
          name: z.string().check(z.maxLength(200)),
          grams: z.number().check(z.minimum(0), z.maximum(10_000)),
        }),
      )
      .check(z.maxLength(100)),
  ),
})
export type MealEntry = z.infer<typeof mealEntry>

/**
 * Parses a description queued offline and logs it if nothing needs confirmation, or if the person has `seen` the same
 * reading; idempotent by `id`.
 * `day_out_of_range`: eaten more than 30 days ago.
 */
export const sendMealEntry = endpoint({
  method: 'POST',
  path: '/api/meal-entries',
  access: 'entitled',
  summary:
    'Recebe uma refeição descrita sem internet e a registra no seu dia se tudo se entende; repetir não registra de novo',
  body: mealEntry,
  reply: withToday(
    z.object({
      /** `to_confirm` saves nothing, because the person must first check a food, an amount or a warning. */
      outcome: z.enum(['logged', 'to_confirm']),
      /** Null if the person has removed the meal since. */
      meal: z.nullable(meal),
    }),
  ),
  errors: ['day_out_of_range', 'rate_limited'],
})

/** Returns a logged meal. `meal_not_found`: unknown, removed, or of another account. */
export const readMeal = endpoint({
  method: 'GET',
  path: '/api/meals/{id}',
  access: 'session',
  summary: 'Uma refeição registrada, item por item',
  params: mealParams,
  reply: meal,
  errors: ['meal_not_found'],
})

/**
 * Replaces the foods and the meal type of a logged meal, or also its day or time. Unless only the time changes, undoes
 * the rebalance that the meal caused. `meal_not_found`: unknown or removed. `food_not_found`: unknown food id.
 */
export const changeMeal = endpoint({
  method: 'PUT',
  path: '/api/meals/{id}',
  access: 'entitled',
  summary: 'Corrige os alimentos, o dia ou a hora de uma refeição registrada',
  params: mealParams,
  body: z.object({
    meal_type: mealType,
    items: plateChoices,
    /** Another day for the meal. A ticked meal then becomes a logged meal, and its planned meal is open again. */
    date: z.optional(isoDate),
    /** Another time of eating; a time that is still to come is replaced by now. */
    eaten_at: z.optional(isoInstant),
  }),
  reply: withToday(
    z.extend(meal, {
      /** The week with the restored meals; null without changes. */
      week_plan: z.nullable(weekPlan),
    }),
  ),
  errors: ['meal_not_found', 'food_not_found', 'day_out_of_range'],
})

/**
 * Removes a meal that was logged or ticked (then also its tick), and undoes the rebalance that it caused.
 * `meal_not_found`: unknown or already removed.
 */
export const removeMeal = endpoint({
  method: 'DELETE',
  path: '/api/meals/{id}',
  access: 'session',
  summary: 'Tira uma refeição do dia',
  params: mealParams,
  reply: withToday(
    z.object({
      removed: z.boolean(),
      /** The week with the restored meals; null without changes. */
      week_plan: z.nullable(weekPlan),
    }),
  ),
  errors: ['meal_not_found'],
})

export const usualFood = z.object({
  food_id: z.string(),
  name: z.string(),
  quantity: z.number(),
  measure: z.string(),
  grams: z.number(),
  /** Text for the description field: `1 concha de feijão carioca cozido`. */
  text: z.string(),
  /** The food as the search has it. */
  food,
})
export type UsualFood = z.infer<typeof usualFood>

/** Returns the foods that this person usually eats at a meal, for the description field and an empty search. */
export const listUsualFoods = endpoint({
  method: 'GET',
  path: '/api/meals/usual',
  access: 'session',
  summary: 'O que esta pessoa costuma comer nesta refeição',
  /** `meal_type` defaults to the usual meal at the time `at`, which defaults to now. */
  query: z.object({ meal_type: z.optional(mealType), at: z.optional(isoInstant) }),
  reply: z.object({ meal_type: mealType, foods: z.array(usualFood) }),
})

export const mealDescription = description
