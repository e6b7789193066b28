import { randomUUID } from 'node:crypto'
import { wishedRecipes } from '#nutrition/menu/week/own-recipes.ts'
import type { DietDetail } from '#contract/menus/diets.ts'
import { seedOf } from '#nutrition/menu/request/person-request.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import { listFavoriteRecipeIds } from '../../recipes/favorites/service.ts'
import { readMenuRecipes } from '../../recipes/stored-recipes/service.ts'
import type { GenerationContext } from '../planner/menu-services.ts'
import { requestFor } from '../planner/rules.ts'
import { type Claim, completeClaim } from './complete-claim.ts'
import * as queries from './queries.ts'
import { menuName, mostDiets, traitsOf } from './rules.ts'
import { readDiet, withAnswersLocked } from './service.ts'

/**
 * Creates a diet with its menu; if no menu can be generated, the diet is deleted again. Throws `diet_limit_reached`,
 * `menu_cancelled`, `questionnaire_required`, `no_numeric_plan`.
 */
export async function generateWeeklyDiet(ctx: GenerationContext): Promise<DietDetail> {
  const id = await ctx.dietGenerations.do(`${ctx.accountId}:new`, ctx.signal, async (signal) => {
    const claim = await addClaimedDiet(ctx)
    return completeClaim({ ...ctx, signal }, { claim, giveUp: queries.deleteGenerating })
  })
  return readDiet(ctx, { id })
}

function addClaimedDiet(ctx: AccountContext): Promise<Claim> {
  return withAnswersLocked(ctx, async ({ tx, nutritionProfile, now }) => {
    const request = requestFor(nutritionProfile)
    const existing = await queries.listDiets(tx)
    if (existing.length >= mostDiets) throw fail('diet_limit_reached', { limit: mostDiets })
    const names = existing.map(({ name }) => name)
    const diet = {
      id: randomUUID(),
      name: menuName(civilDay(now, nutritionProfile.timezone), names),
      createdAt: now,
      generationStatus: 'generating',
      generationId: randomUUID(),
      generationStartedAt: now,
      generations: 1,
      ...traitsOf(request),
    } as const
    await queries.addDiet(tx, diet)
    const own = await readMenuRecipes({ tx, nutritionProfile })
    const wished = wishedRecipes(await listFavoriteRecipeIds(tx), { offered: own })
    return {
      dietId: diet.id,
      generationId: diet.generationId,
      isPlain: false,
      own,
      request: { ...request, ...wished, seed: seedOf(diet.id, 1) },
    }
  })
}
