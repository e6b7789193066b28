import * as contract from '#contract/day/check-ins.ts'
import { serve } from '../../platform/http/serve.ts'
import { listCheckIns, removeCheckIn, saveCheckIn } from './service.ts'

export const checkInRoutes = [
  serve(contract.listCheckIns, (ctx) => listCheckIns(ctx, ctx.query)),
  serve(contract.saveCheckIn, (ctx) => saveCheckIn(ctx, ctx.body)),
  serve(contract.removeCheckIn, (ctx) => removeCheckIn(ctx, { ...ctx.params, ...ctx.query })),
]
