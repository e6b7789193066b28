import * as contract from '#contract/menus/plan-changes.ts'
import { serve } from '../../platform/http/serve.ts'
import { answerPlanChange, readPlanChange } from './service.ts'

export const planChangeRoutes = [
  serve(contract.readPlanChange, readPlanChange),
  serve(contract.answerPlanChange, (ctx) => answerPlanChange(ctx, ctx.body)),
]
