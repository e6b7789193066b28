import { randomUUID } from 'node:crypto'
import { wishedRecipes } from '#nutrition/menu/week/own-recipes.ts'
import type { Body } from '#contract/endpoint.ts'
import type { DietDetail, generateDietMenu as endpoint } from '#contract/menus/diets.ts'
import { mondayOf } from '#nutrition/shared/calendar/days.ts'
import { seedOf } from '#nutrition/menu/request/person-request.ts'
import { readWithProfile, withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { listFavoriteRecipeIds } from '../../recipes/favorites/service.ts'
import { readMenuRecipes } from '../../recipes/stored-recipes/service.ts'
import { findWeekPlan } from '../menus/queries.ts'
import { isRemoved } from '../menus/removed-constraints.ts'
import { findActiveDietId, lockDiets } from '../menus/service.ts'
import type { GenerationContext } from '../planner/menu-services.ts'
import { addWishes, requestFor } from '../planner/rules.ts'
import { generateWeekPlan } from '../week-plans/generate-week-plan.ts'
import { type Claim, completeClaim } from './complete-claim.ts'
import * as queries from './queries.ts'
import { isStuck } from './rules.ts'
import { findDiet, readDiet } from './service.ts'

type Asked = Body<typeof endpoint>

/**
 * Generates the menu of a diet, in place of any former one. If the current week has wishes in its observations,
 * the week is then generated again with them. Concurrent calls with the same choices share one generation. Throws
 * `diet_not_found`, `diet_generating`, `menu_cancelled`, `questionnaire_required`, `no_numeric_plan`.
 */
export async function generateDietMenu(ctx: GenerationContext, asked: Asked): Promise<DietDetail> {
  const key = [ctx.accountId, asked.dietId, asked.plain, asked.may_relax].join('|')
  const id = await ctx.dietGenerations.do(key, ctx.signal, async (signal) => {
    const claim = await claimDiet(ctx, asked)
    const dietId = await completeClaim({ ...ctx, signal }, { claim, giveUp: releaseDiet })
    const later = { ...ctx, signal, now: ctx.clock.now() }
    if (await hasWeekOfWishes(later, dietId)) {
      await generateWeekPlan(later, { removed_health: [], only_if_absent: false })
    }
    return dietId
  })
  return readDiet(ctx, { id })
}

/** Returns whether this week follows this diet and has its own wishes, which the diet's menu leaves out. */
function hasWeekOfWishes(ctx: AccountContext, dietId: string): Promise<boolean> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const week = await findWeekPlan(tx, mondayOf(civilDay(now, nutritionProfile.timezone)))
    if (week?.dietId !== dietId || (await findActiveDietId(tx)) !== dietId) return false
    return week.understood.some((one) => !isRemoved(one, week.removed))
  })
}

function claimDiet(ctx: AccountContext, { dietId, plain: isPlain, may_relax: said }: Asked): Promise<Claim> {
  return withProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const request = requestFor(nutritionProfile)
    await lockDiets(tx)
    const diet = await findDiet(tx, dietId)
    // The plain menu may be requested while another generation runs, in any process; the plain menu then replaces that
    // generation.
    const isBusy = diet.generationStatus === 'generating' && !isStuck(diet, now)
    if (isBusy && !isPlain) throw fail('diet_generating')
    const generationId = randomUUID()
    const generations = diet.generations + 1
    const mayRelax = addWishes(diet.mayRelax, said)
    await queries.updateDiet(tx, dietId, {
      generationStatus: 'generating',
      generationId,
      generationStartedAt: now,
      generations,
      mayRelax,
    })
    const own = await readMenuRecipes({ tx, nutritionProfile })
    const wished = wishedRecipes(await listFavoriteRecipeIds(tx), { offered: own })
    const seed = seedOf(dietId, generations)
    return { dietId, generationId, isPlain, own, request: { ...request, ...wished, mayRelax, seed } }
  })
}

async function releaseDiet(tx: AccountTransaction, claim: Claim): Promise<void> {
  const diet = await queries.findDiet(tx, claim.dietId)
  await queries.completeGeneration(tx, claim, { generationStatus: diet?.menu ? 'completed' : 'pending' })
}
