import * as contract from '#contract/menus/diets.ts'
import { serveWith } from '../../platform/http/serve.ts'
import type { MenuServices } from '../planner/menu-services.ts'
import { generateDietMenu } from './generate-diet-menu.ts'
import { generateWeeklyDiet } from './generate-weekly-diet.ts'
import {
  activateDiet,
  createDefaultDiet,
  listDietMeals,
  listDiets,
  readDiet,
  releaseStuckDiets,
  removeDiet,
  renameDiet,
} from './service.ts'

const serve = serveWith<MenuServices>()

/** Strict limits, because generating a menu is the most expensive request. */
const limits = [
  { max: 8, perSeconds: 60 },
  { max: 100, perSeconds: 86_400 },
]

export const dietRoutes = [
  serve(contract.listDiets, listDiets),
  serve(contract.readDiet, (ctx) => readDiet(ctx, ctx.params)),
  serve(contract.listDietMeals, (ctx) => listDietMeals(ctx, ctx.params)),
  serve(contract.createDefaultDiet, (ctx) => createDefaultDiet(ctx, ctx.body)),
  serve(contract.generateWeeklyDiet, generateWeeklyDiet, { limits }),
  serve(contract.generateDietMenu, (ctx) => generateDietMenu(ctx, ctx.body), { limits }),
  serve(contract.activateDiet, (ctx) => activateDiet(ctx, ctx.params)),
  serve(contract.releaseStuckDiets, releaseStuckDiets),
  serve(contract.renameDiet, (ctx) => renameDiet(ctx, { ...ctx.params, ...ctx.body })),
  serve(contract.removeDiet, (ctx) => removeDiet(ctx, ctx.params)),
]
