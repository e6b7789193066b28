import * as contract from '#contract/day/foods.ts'
import * as ownContract from '#contract/day/own-foods.ts'
import { serve } from '../../platform/http/serve.ts'
import { listOwnFoods } from './list-own-foods.ts'
import { removeOwnFood, restoreOwnFood } from './remove-own-food.ts'
import { changeOwnFood, createOwnFood } from './save-own-food.ts'
import { readFood, searchFoods } from './service.ts'

/** Limit of created and of changed foods: several times the labels that a person types in a day. */
const dailyLabels = { max: 200, perSeconds: 86_400 }

export const foodRoutes = [
  serve(contract.searchFoods, (ctx) => searchFoods(ctx, ctx.query)),
  serve(contract.readFood, (ctx) => readFood(ctx, ctx.params)),
  serve(ownContract.listOwnFoods, (ctx) => listOwnFoods(ctx)),
  serve(ownContract.createOwnFood, (ctx) => createOwnFood(ctx, ctx.body), { limits: [dailyLabels] }),
  serve(ownContract.changeOwnFood, (ctx) => changeOwnFood(ctx, { ...ctx.params, ...ctx.body }), {
    limits: [dailyLabels],
  }),
  serve(ownContract.removeOwnFood, (ctx) => removeOwnFood(ctx, ctx.params)),
  serve(ownContract.restoreOwnFood, (ctx) => restoreOwnFood(ctx, ctx.params)),
]
