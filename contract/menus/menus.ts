import { foodGroups } from '#nutrition/foods/food.ts'
import { weekdaysFromMonday, type Weekday } from '#nutrition/shared/calendar/days.ts'
import { askedRelaxations } from '#nutrition/menu/request/week.ts'
import * as z from 'zod/mini'
import { isoDate, mealType } from '../calendar.ts'
import { recipeCard } from '../recipes/recipes.ts'

/** Day of the week, 0 is Sunday. */
export const weekday = z.literal([...weekdaysFromMonday] as Weekday[], 'Escolha um dia da semana.')

/** Targets of a day: whole grams, kcal. */
export const dayTargets = z.object({
  kcal: z.int(),
  protein_g: z.int(),
  carb_g: z.int(),
  fat_g: z.int(),
  fiber_g: z.int(),
})
export type DayTargets = z.infer<typeof dayTargets>

/**
 * Targets as sent by other clients and found in older records: an object or its JSON text, with `kcal` or `calories`,
 * `carb_g` or `carbs_g`, and fiber 0 if absent.
 */
export const targetsInput = z.pipe(
  z.transform((input): unknown => {
    const read = typeof input === 'string' ? readJson(input) : input
    if (typeof read !== 'object' || read === null) return read
    const named: Record<string, unknown> = { ...read }
    return { ...named, kcal: named['kcal'] ?? named['calories'], carb_g: named['carb_g'] ?? named['carbs_g'] }
  }),
  z.object({
    kcal: z.number(),
    protein_g: z.number(),
    carb_g: z.number(),
    fat_g: z.number(),
    fiber_g: z._default(z.number(), 0),
  }),
)

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Displayed nutrition: whole kcal, grams with one decimal. */
export const menuNutrition = z.object({
  kcal: z.number(),
  protein_g: z.number(),
  carbs_g: z.number(),
  fat_g: z.number(),
  fiber_g: z.number(),
})
export type MenuNutrition = z.infer<typeof menuNutrition>

/** One food of a meal in the served amount. */
export const mealIngredient = z.object({
  food_id: z.string(),
  name: z.string(),
  group: z.enum(foodGroups),
  grams: z.number(),
  quantity: z.number(),
  /** Household measure, or `grama`. */
  unit: z.string(),
  /** `1 concha de feijão (140 g)`. */
  text: z.string(),
})
export type MealIngredient = z.infer<typeof mealIngredient>

export const dishParts = ['main', 'base', 'side'] as const

/** One recipe of a meal. */
export const mealPart = z.object({
  part: z.enum(dishParts),
  recipe_id: z.string(),
  name: z.string(),
  /** How many portions the person eats. */
  portions: z.number(),
  nutrition_per_portion: menuNutrition,
  /** Preparation minutes on the day of the meal; what an earlier day cooks is only reheated. */
  preparation_time_min: z.int(),
  cooking_time_min: z.int(),
  /** Weekdays that share one cooking, from the day that cooks on; `null` when it is cooked for this meal only. */
  batch_weekdays: z.nullable(z.array(weekday)),
  /** Ingredients for all meals of `batch_weekdays`, on the day that cooks only. */
  batch_ingredients: z.optional(z.array(z.string())),
  equipment: z.array(z.string()),
  ingredients: z.array(mealIngredient),
  preparation_method: z.array(z.string()),
  /** Portions that the steps are written for, with their water and other amounts. */
  written_portions: z.optional(z.number()),
})
export type MealPart = z.infer<typeof mealPart>

/** Foods to draw the meal's plate; none when nothing is cooked. */
export const mealPlate = z.object({
  /** `null` for several recipes on one plate. */
  vessel: z.nullable(recipeCard.shape.vessel),
  foods: recipeCard.shape.foods,
})

export const menuMealKinds = ['cooked', 'away', 'open', 'withheld'] as const

/** A planned meal. `nutrition` is `portions` × `nutrition_per_portion`. */
export const menuMeal = z.object({
  id: z.string(),
  /** 0 is Sunday. */
  day_of_week: weekday,
  meal_order: z.int(),
  meal_type: mealType,
  /**
   * `away`: eaten elsewhere. `open`: no recipe of the library fits. `withheld`: no longer offered, because the answers
   * changed or the recipe was removed after planning.
   */
  kind: z.enum(menuMealKinds),
  /** `Frango grelhado com arroz e feijão e salada`. */
  name: z.string(),
  description: z.string(),
  portions: z.number(),
  nutrition_per_portion: menuNutrition,
  nutrition: menuNutrition,
  preparation_time_min: z.int(),
  cooking_time_min: z.int(),
  plate: mealPlate,
  /** Ingredients of all the meal's recipes. */
  ingredients: z.array(mealIngredient),
  preparation_method: z.array(z.string()),
  parts: z.array(mealPart),
  is_locked: z.boolean(),
})
export type MenuMeal = z.infer<typeof menuMeal>

/**
 * Preferences that may be relaxed when no recipe fits a meal. They are added to those allowed before; an empty list
 * revokes all.
 */
export const mayRelax = z.optional(z.array(z.enum(askedRelaxations)).check(z.maxLength(2)))

export const dayTypes = ['rest', 'training'] as const

/** Explanation shown under "Por que este cardápio?", one sentence per entry. */
export const menuExplanation = z.object({
  targets_met: z.array(z.string()),
  avoided: z.array(z.string()),
  relaxed: z.array(z.string()),
  suggestions: z.array(z.string()),
  /** Preferences that the person may allow to relax, by sending them back as `may_relax`. */
  asks: z.array(z.enum(askedRelaxations)),
})
export type MenuExplanation = z.infer<typeof menuExplanation>

/** Portions of a recipe, 0.5 to 2 in halves. */
export const portions = z
  .number('Informe as porções.')
  .check(
    z.gte(0.5, 'De ½ a 2 porções.'),
    z.lte(2, 'De ½ a 2 porções.'),
    z.multipleOf(0.5, 'De meia em meia porção.'),
  )

export const recipeId = z.string().check(z.minLength(1), z.maxLength(80))

export const serving = z.object({ recipe_id: recipeId, portions })
export const dish = z.object({
  main: serving,
  base: z.nullable(serving),
  side: z.nullable(serving),
})
export type Dish = z.infer<typeof dish>

export const menuDay = z.object({
  date: isoDate,
  day_of_week: weekday,
  day_type: z.enum(dayTypes),
  targets: dayTargets,
  /** Sum of the shown meals. */
  totals: menuNutrition,
  meals: z.array(menuMeal),
})
export type MenuDay = z.infer<typeof menuDay>
