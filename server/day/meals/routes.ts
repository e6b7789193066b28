import { dailyDescriptions } from '#contract/billing/plans.ts'
import { copyDay as copyEndpoint } from '#contract/day/copied-days.ts'
import * as contract from '#contract/day/meals.ts'
import { listRepeatableMeals as listEndpoint } from '#contract/day/repeatable-meals.ts'
import { readReaderFacts as factsEndpoint } from '#contract/day/reader-facts.ts'
import { repeatMeal as repeatEndpoint } from '#contract/day/repeated-meals.ts'
import { serve } from '../../platform/http/serve.ts'
import { copyDay } from './copy-day.ts'
import { describeMeal } from './describe-meal.ts'
import { listRepeatableMeals } from './list-repeatable-meals.ts'
import { listUsualFoods } from './list-usual-foods.ts'
import { logMeal } from './log-meal.ts'
import { readMeal } from './read-meal.ts'
import { readReaderFacts } from './read-reader-facts.ts'
import { receiveEntry } from './receive-entry.ts'
import { repeatMeal } from './repeat-meal.ts'
import { scoreMeal } from './score-meal.ts'

/** Room for 50 days offline at six meals a day, sent at once. */
const dailyMeals = { max: 300, perSeconds: 86_400 }

/** Copies of up to 20 meals: as many meals as `dailyMeals`. */
const dailyCopies = { max: 15, perSeconds: 86_400 }

/** Limits of the parser: one request per described meal, plus some for corrections. */
const describeLimits = [
  { max: 30, perSeconds: 60, code: 'too_many_descriptions' },
  { max: dailyDescriptions, perSeconds: 86_400, code: 'too_many_descriptions' },
] as const

/** Limits of queued entries. A device sends them one by one, so 60 a minute stops only scripts that use the parser. */
const entryLimits = [{ max: 60, perSeconds: 60 }, dailyMeals]

export const mealRoutes = [
  serve(contract.describeMeal, (ctx) => describeMeal(ctx, ctx.body), {
    changesNothing: true,
    limits: describeLimits,
  }),
  serve(contract.scoreMeal, (ctx) => scoreMeal(ctx, ctx.body), { changesNothing: true }),
  serve(contract.listUsualFoods, (ctx) => listUsualFoods(ctx, ctx.query)),
  serve(listEndpoint, (ctx) => listRepeatableMeals(ctx, ctx.query)),
  serve(factsEndpoint, (ctx) => readReaderFacts(ctx)),
  serve(repeatEndpoint, (ctx) => repeatMeal(ctx, { ...ctx.params, ...ctx.body }), { limits: [dailyMeals] }),
  serve(copyEndpoint, (ctx) => copyDay(ctx, { ...ctx.params, ...ctx.body }), { limits: [dailyCopies] }),
  serve(contract.logMeal, (ctx) => logMeal(ctx, ctx.body), { limits: [dailyMeals] }),
  serve(contract.sendMealEntry, (ctx) => receiveEntry(ctx, ctx.body), { limits: entryLimits }),
  serve(contract.readMeal, (ctx) => readMeal(ctx, ctx.params)),
]
