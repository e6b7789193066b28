import { changeMeal as changeEndpoint, removeMeal as removeEndpoint } from '#contract/day/meals.ts'
import * as contract from '#contract/day/rebalances.ts'
import { readToday as readEndpoint } from '#contract/day/today.ts'
import { serve, serveWith } from '../../platform/http/serve.ts'
import { acceptRebalance, declineRebalance } from './answer-proposal.ts'
import { applyMeal } from './apply-meal.ts'
import { applyScan } from './apply-scan.ts'
import { correctMeal } from './correct-meal.ts'
import type { TodayServices } from './today-services.ts'
import { readToday } from './read-today.ts'
import { removeMeal } from './remove-meal.ts'
import { undoRebalance } from './undo-rebalance.ts'

/** Same limit as `dailyMeals` in the routes of meals. */
const dailyMeals = { max: 300, perSeconds: 86_400 }

export const todayRoutes = [
  serveWith<TodayServices>()(readEndpoint, (ctx) => readToday(ctx, ctx.query), {
    isOpenToAll: ({ date }) => date !== undefined,
  }),
  serve(contract.applyScan, (ctx) => applyScan(ctx, ctx.body)),
  serve(contract.applyMeal, (ctx) => applyMeal(ctx, ctx.body), { limits: [dailyMeals] }),
  serve(contract.acceptRebalance, (ctx) => acceptRebalance(ctx, ctx.body)),
  serve(contract.declineRebalance, (ctx) => declineRebalance(ctx, ctx.body)),
  serve(contract.undoRebalance, (ctx) => undoRebalance(ctx, ctx.body)),
  serve(changeEndpoint, (ctx) => correctMeal(ctx, { ...ctx.params, ...ctx.body })),
  serve(removeEndpoint, (ctx) => removeMeal(ctx, ctx.params)),
]
