import { diet, dietDetail } from '#contract/menus/diets.ts'
import { favorite } from '#contract/recipes/favorites.ts'
import { menuMeal } from '#contract/menus/menus.ts'
import { type Recipe, recipe, recipeCard } from '#contract/recipes/recipes.ts'
import { readShelfTastes } from '#contract/recipes/recipe-shelf.ts'
import { report } from '#contract/reports/reports.ts'
import { listRepeatableMeals } from '#contract/day/repeatable-meals.ts'
import { readerFacts } from '#contract/day/reader-facts.ts'
import { listSavedMeals } from '#contract/day/saved-meals.ts'
import { today } from '#contract/day/today.ts'
import { weekPlan } from '#contract/menus/week-plans.ts'
import * as z from 'zod/mini'
import type { OfflineCacheKey } from './offline-cache-key.ts'
import type { SessionUser } from './session-state.ts'

/** Schemas by the first element of the key. */
const shapes = {
  today,
  day: today,
  'meals-again': listRepeatableMeals.reply,
  'reader-facts': readerFacts,
  'saved-meals': listSavedMeals.reply,
  recipes: z.object({ recipes: z.array(recipeCard), total: z.int() }),
  favorites: z.array(favorite),
  recipe,
  'recipe-shelf': readShelfTastes.reply,
  'week-plan': z.nullable(weekPlan),
  diets: z.array(diet),
  diet: dietDetail,
  'diet-meals': z.array(menuMeal),
  report,
}

const user = z.object({ id: z.string(), email: z.string(), name: z.string(), is_admin: z.boolean() })

/** Returns the stored answer; undefined if it does not match the contract's schema. */
export function readAnswer([kind]: OfflineCacheKey, kept: unknown): unknown {
  return z.safeParse(shapes[kind], kept).data
}

export function readRecipes(kept: readonly unknown[]): Recipe[] {
  return kept.flatMap((one) => z.safeParse(recipe, one).data ?? [])
}

export function readUser(kept: unknown): SessionUser | null {
  return z.safeParse(user, kept).data ?? null
}
