import * as contract from '#contract/day/saved-meals.ts'
import { serve } from '../../platform/http/serve.ts'
import { renameSavedMeal } from './rename-saved-meal.ts'
import { saveMeal } from './save-meal.ts'
import { listSavedMeals, removeSavedMeal } from './service.ts'

/** Limit of saved and of renamed meals: several times the whole list. */
const dailyNames = { max: 200, perSeconds: 86_400 }

export const savedMealRoutes = [
  serve(contract.listSavedMeals, (ctx) => listSavedMeals(ctx)),
  serve(contract.saveMeal, (ctx) => saveMeal(ctx, ctx.body), { limits: [dailyNames] }),
  serve(contract.renameSavedMeal, (ctx) => renameSavedMeal(ctx, { ...ctx.params, ...ctx.body }), {
    limits: [dailyNames],
  }),
  serve(contract.removeSavedMeal, (ctx) => removeSavedMeal(ctx, ctx.params)),
]
