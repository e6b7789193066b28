import * as contract from '#contract/day/water.ts'
import { serve } from '../../platform/http/serve.ts'
import { addWater, changeWater, readWater, readWaterDays, removeWater } from './service.ts'

export const waterRoutes = [
  serve(contract.readWater, (ctx) => readWater(ctx, ctx.query)),
  serve(contract.listWaterDays, (ctx) => readWaterDays(ctx, ctx.query)),
  serve(contract.addWater, (ctx) => addWater(ctx, ctx.body)),
  serve(contract.changeWater, (ctx) => changeWater(ctx, { id: ctx.params.id, ml: ctx.body.ml })),
  serve(contract.removeWater, (ctx) => removeWater(ctx, ctx.params)),
]
