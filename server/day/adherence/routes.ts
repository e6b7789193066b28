import * as contract from '#contract/day/adherence.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeTicks, saveCompliance } from './save-compliance.ts'
import { listCompliance } from './service.ts'

export const adherenceRoutes = [
  serve(contract.listCompliance, (ctx) => listCompliance(ctx, ctx.query)),
  serve(contract.saveCompliance, (ctx) => saveCompliance(ctx, ctx.body)),
  serve(contract.changeTicks, (ctx) => changeTicks(ctx, ctx.body)),
]
