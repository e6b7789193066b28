import * as contract from '#contract/menus/week-plans.ts'
import { serveWith } from '../../platform/http/serve.ts'
import type { MenuServices } from '../planner/menu-services.ts'
import { editWeekPlan } from './edit-week-plan.ts'
import { generateWeekPlan } from './generate-week-plan.ts'
import { listAlternatives } from './list-alternatives.ts'
import { readObservations, readWeekPlan } from './service.ts'

const serve = serveWith<MenuServices>()

const generationLimits = [
  { max: 10, perSeconds: 60 },
  { max: 100, perSeconds: 86_400 },
]

/** Enough for taps by hand, and a limit for scripts. */
const changeLimits = [{ max: 120, perSeconds: 60 }]

export const weekPlanRoutes = [
  serve(contract.readWeekPlan, (ctx) => readWeekPlan(ctx, ctx.query)),
  serve(contract.generateWeekPlan, (ctx) => generateWeekPlan(ctx, ctx.body), { limits: generationLimits }),
  serve(contract.listAlternatives, (ctx) => listAlternatives(ctx, ctx.query), { limits: changeLimits }),
  serve(contract.editWeekPlan, (ctx) => editWeekPlan(ctx, ctx.body), { limits: changeLimits }),
  serve(contract.readObservations, ({ body, now }) => readObservations(body, now), { changesNothing: true }),
]
