import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import { holdOwnRecipes } from '#nutrition/menu/week/own-recipes.ts'
import type { OwnRecipe } from '#nutrition/recipes/own/own-recipe.ts'
import { PlanningCancelled } from '../../adapters/planner/menu-planner.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { findActiveDietId, lockDiets } from '../menus/service.ts'
import type { GenerationContext } from '../planner/menu-services.ts'
import { completeGeneration, type Generation, makeActive } from './queries.ts'
import { traitsOf } from './rules.ts'

/** Claim of a diet by one running generation of its menu. */
export interface Claim extends Generation {
  /** Whether the simpler, faster menu was asked for. */
  readonly isPlain: boolean
  readonly request: MenuRequest
  /** Own recipes that the menu may serve. */
  readonly own: readonly OwnRecipe[]
}

interface ClaimedWork {
  readonly claim: Claim
  /** Undoes the claim after the generation has failed, inside the given transaction. */
  readonly giveUp: (tx: AccountTransaction, claim: Claim) => Promise<void>
}

/**
 * Plans the menu of a claimed diet and saves it, unless another generation has taken the diet over; activates the diet
 * if none is active. Returns the diet's id. Undoes the claim after a failure. Throws `menu_cancelled`.
 */
export async function completeClaim(
  { database, accountId, planner, signal }: GenerationContext,
  { claim, giveUp }: ClaimedWork,
): Promise<string> {
  const { dietId, request, own } = claim
  try {
    const { menu, isPlain } = await (claim.isPlain
      ? planner.planPlain(request, signal)
      : planner.plan(request, signal))
    await database.asAccount(accountId, async (tx) => {
      await lockDiets(tx)
      const isOurs = await completeGeneration(tx, claim, {
        generationStatus: 'completed',
        menu: holdOwnRecipes(menu, own),
        isPlain,
        ...traitsOf(request),
      })
      if (isOurs && !(await findActiveDietId(tx))) await makeActive(tx, dietId)
    })
    return dietId
  } catch (error) {
    await database.asAccount(accountId, (tx) => giveUp(tx, claim))
    throw error instanceof PlanningCancelled ? fail('menu_cancelled') : error
  }
}
