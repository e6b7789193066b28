import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import { holdOwnRecipes } from '#nutrition/menu/week/own-recipes.ts'
import type { OwnRecipe } from '#nutrition/recipes/own/own-recipe.ts'
import { PlanningCancelled } from '../../adapters/planner/menu-planner.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import { findActiveDietId, lockDiets } from '../menus/service.ts'
import { changeMenu } from '../planned-days/change-menu.ts'
import type { GenerationContext } from '../planner/menu-services.ts'
import { readThisWeek } from '../week-plans/service.ts'
import { completeGeneration, type Generation, makeActive, markFirstMenu } from './queries.ts'
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
 * if none is active. A new menu of the active diet is the plan from today on. Returns the diet's id. Undoes the claim
 * after a failure. Throws `menu_cancelled`.
 */
export async function completeClaim(ctx: GenerationContext, { claim, giveUp }: ClaimedWork): Promise<string> {
  const { dietId, request, own } = claim
  const { planner, signal } = ctx
  try {
    const { menu, isPlain } = await (claim.isPlain
      ? planner.planPlain(request, signal)
      : planner.plan(request, signal))
    // The planning takes seconds, in which the day may have ended.
    await withProfile({ ...ctx, now: ctx.clock.now() }, async (profile) => {
      const { tx, now, nutritionProfile } = profile
      await lockDiets(tx)
      await markFirstMenu(tx, { now, today: civilDay(now, nutritionProfile.timezone) })
      const activeId = await findActiveDietId(tx)
      const complete = async () => {
        const isOurs = await completeGeneration(tx, claim, {
          generationStatus: 'completed',
          menu: holdOwnRecipes(menu, own),
          isPlain,
          ...traitsOf(request),
        })
        if (isOurs && !activeId) await makeActive(tx, dietId)
        return isOurs
      }
      await (activeId === dietId ? changeMenu(profile, await readThisWeek(profile), complete) : complete())
    })
    return dietId
  } catch (error) {
    await ctx.database.asAccount(ctx.accountId, (tx) => giveUp(tx, claim))
    throw error instanceof PlanningCancelled ? fail('menu_cancelled') : error
  }
}
