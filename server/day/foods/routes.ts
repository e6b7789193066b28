import * as contract from '#contract/day/foods.ts'
import { serve } from '../../platform/http/serve.ts'
import { readFood, searchFoods } from './service.ts'

export const foodRoutes = [
  serve(contract.searchFoods, (ctx) => searchFoods(ctx, ctx.query)),
  serve(contract.readFood, (ctx) => readFood(ctx, ctx.params)),
]
