import * as contract from '#contract/menus/diets.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Diets } from './service.ts'

/** Strict, because menu generation is the most expensive request. */
const generationLimits = [
  { max: 8, perSeconds: 60 },
  { max: 100, perSeconds: 86_400 },
]

export function dietRoutes(diets: Diets) {
  return [
    serve(contract.listDiets, ({ account }) => diets.list(account.id)),
    serve(contract.readDiet, ({ account, params }) => diets.read(account.id, params.id)),
    serve(contract.listDietMeals, ({ account, params }) => diets.listMeals(account.id, params.id)),
    serve(contract.createDefaultDiet, ({ account, body }) => diets.createDefault(account.id, body.automatic)),
    serve(contract.generateWeeklyDiet, ({ account, signal }) => diets.generateWeekly(account.id, signal), {
      limits: generationLimits,
    }),
    serve(
      contract.generateDietMenu,
      ({ account, body, signal }) =>
        diets.generateMenu(
          account.id,
          body.dietId,
          { mayRelax: body.may_relax, isPlain: body.plain },
          signal,
        ),
      { limits: generationLimits },
    ),
    serve(contract.activateDiet, ({ account, params }) => diets.activate(account.id, params.id)),
    serve(contract.releaseStuckDiets, async ({ account }) => ({
      released: await diets.releaseStuck(account.id),
    })),
    serve(contract.renameDiet, ({ account, params, body }) => diets.rename(account.id, params.id, body.name)),
    serve(contract.removeDiet, async ({ account, params }) => {
      await diets.remove(account.id, params.id)
      return { removed: true }
    }),
  ]
}
