import * as contract from '#contract/day/micronutrients.ts'
import { serve } from '../../platform/http/serve.ts'
import { countMicronutrients } from './count-micronutrients.ts'

export const micronutrientRoutes = [
  serve(contract.countMicronutrients, (ctx) => countMicronutrients(ctx, ctx.body), { changesNothing: true }),
]
