import { randomUUID } from 'node:crypto'
import type { WithoutToday } from '#contract/day/today.ts'
import type { Body } from '#contract/endpoint.ts'
import type { generateWeekPlan as endpoint } from '#contract/menus/week-plans.ts'
import { addDays, mondayOf } from '#nutrition/shared/calendar/days.ts'
import { fingerprintOf, seedOf } from '#nutrition/menu/request/person-request.ts'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import type { OwnRecipe } from '#nutrition/recipes/own/own-recipe.ts'
import { holdOwnRecipes, wishedRecipes } from '#nutrition/menu/week/own-recipes.ts'
import { servingsOf } from '#nutrition/menu/request/week.ts'
import { recordMentions } from '../../account/health-readings/service.ts'
import { ageTimezone, lockAnswers, type ProfileContext, withProfile } from '../../account/profile/service.ts'
import { type Pace, type PlannedMenu, PlanningCancelled } from '../../adapters/planner/menu-planner.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { listFavoriteRecipeIds } from '../../recipes/favorites/service.ts'
import { readMenuRecipes } from '../../recipes/stored-recipes/service.ts'
import * as queries from '../menus/queries.ts'
import { heldMeals, keepPastMeals, requestOfWeek } from '../menus/rules.ts'
import { findActiveDietId, lockDiets } from '../menus/service.ts'
import { readPlannedWeek } from '../planned-days/planned-week.ts'
import type { GenerationContext } from '../planner/menu-services.ts'
import { addWishes, requestFor } from '../planner/rules.ts'
import { readWords, resolveWeek } from './rules.ts'
import { readLivedWeek, readWeekPlan } from './service.ts'

export type AskedWeek = Body<typeof endpoint> & { readonly pace?: Pace }

/**
 * Generates the plan of a week. `created` is false if only a missing plan was asked for (`only_if_absent`) and one
 * exists; concurrent calls create it once. Throws `week_needs_diet`, `week_out_of_range`, `day_is_past`,
 * `menu_cancelled`, `questionnaire_required`, `no_numeric_plan`.
 */
export async function generateWeekPlan(
  ctx: GenerationContext,
  asked: AskedWeek,
): Promise<WithoutToday<typeof endpoint>> {
  const key = [
    ctx.accountId,
    asked.week_start,
    asked.observations,
    asked.removed,
    asked.removed_health,
    asked.may_relax,
    asked.only_if_absent,
  ].join('|')
  const created = await ctx.weekGenerations.do(key, ctx.signal, (signal) =>
    generate({ ...ctx, signal }, asked),
  )
  const { week_plan } = await readWeekPlan(ctx, { start: asked.week_start })
  if (!week_plan) throw fail('week_needs_diet')
  return { week_plan, created }
}

/** Generates and saves the plan. Returns false if only a missing plan was asked for and one exists. */
async function generate(ctx: GenerationContext, asked: AskedWeek): Promise<boolean> {
  await recordObservations(ctx, asked)
  const draft = await withProfile(ctx, (own) => draftWeek(own, asked))
  if (!draft) return false
  const planned = await ctx.planner.plan(draft.request, ctx.signal, asked.pace).catch((error: unknown) => {
    throw error instanceof PlanningCancelled ? fail('menu_cancelled') : error
  })
  // The planning takes seconds, in which the day may have ended.
  return withProfile({ ...ctx, now: ctx.clock.now() }, (own) => saveDraft(own, { ...draft, planned, asked }))
}

/**
 * Stores the health statements of the observations in a separate transaction, so that they count even if no menu can be
 * generated.
 */
async function recordObservations(ctx: GenerationContext, asked: AskedWeek): Promise<void> {
  const { observations: text, removed_health: refused } = asked
  if (!text) return
  await withProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const weekStart = resolveWeek(asked.week_start, civilDay(now, nutritionProfile.timezone))
    const standing = await queries.findWeekPlan(tx, weekStart)
    const isNew = standing?.observations !== text
    await recordMentions({ tx, now }, { field: 'semana', text }, { refused, isNew })
  })
}

interface Draft {
  readonly row: Omit<queries.WeekPlanRow, 'menu' | 'isPlain'>
  readonly request: MenuRequest
  /** Own recipes that the week may serve: those offered to the generation, and those in meals that stay. */
  readonly own: readonly OwnRecipe[]
}

/** Reads the data that the generation needs. Returns `null` if only a missing plan was asked for and one exists. */
async function draftWeek(own: ProfileContext, asked: AskedWeek): Promise<Draft | null> {
  const { tx, nutritionProfile, now } = own
  const request = requestFor(nutritionProfile)
  const today = civilDay(now, nutritionProfile.timezone)
  const weekStart = resolveWeek(asked.week_start, today)
  if (weekStart < mondayOf(today)) throw fail('day_is_past')
  const diet = await queries.findActiveDiet(tx)
  if (!diet?.menu) throw fail('week_needs_diet')
  const existing = await queries.findWeekPlan(tx, weekStart)
  const current = existing?.dietId === diet.id ? existing : null
  if (asked.only_if_absent && current) return null
  const lived = await readLivedWeek(tx, { weekStart, today })
  const shown = await readPlannedWeek(tx, { weekStart, today })
  const before = shown && (shown.isStored || weekStart <= today) ? shown.plan.menu : null
  const offered = await readMenuRecipes(own)
  const held = before?.ownRecipes ?? []
  const row = newRow(asked, { existing, current, dietId: diet.id, weekStart, request, now })
  return {
    row,
    own: [...offered, ...held],
    request: {
      ...requestOfWeek(request, row),
      mayRelax: [...new Set([...diet.mayRelax, ...row.mayRelax])],
      ...wishedRecipes(await listFavoriteRecipeIds(tx), { offered, held }),
      lastWeekRecipeIds: await listRecipesOfWeek(tx, addDays(weekStart, -7)),
      locked: before ? heldMeals(before, lived) : [],
      seed: seedOf(tx.accountId, weekStart, row.generations),
    },
  }
}

interface Standing {
  /** Stored plan of the week, of any diet; `null` without one. */
  readonly existing: queries.WeekPlanRow | null
  /** Stored plan of the week if it belongs to the active diet; `null` otherwise. */
  readonly current: queries.WeekPlanRow | null
  readonly dietId: string
  readonly weekStart: string
  readonly request: MenuRequest
  readonly now: Date
}

/**
 * Returns the plan to be saved, without its menu. Observations and removed constraints default to those of the current
 * plan.
 */
function newRow(asked: AskedWeek, standing: Standing): Draft['row'] {
  const { existing, current, dietId, weekStart, request, now } = standing
  const observations = asked.observations ?? current?.observations ?? ''
  return {
    id: existing?.id ?? randomUUID(),
    weekStart,
    dietId,
    observations,
    ...readWords(observations, civilDay(now, ageTimezone)),
    removed: [...(asked.removed ?? (asked.observations === undefined ? current?.removed : null) ?? [])],
    mayRelax: addWishes(current?.mayRelax ?? [], asked.may_relax),
    rebalances: [],
    fingerprint: fingerprintOf(request),
    generations: (existing?.generations ?? 0) + 1,
    createdAt: existing?.createdAt ?? now,
    updatedAt: now,
  }
}

async function listRecipesOfWeek(tx: AccountTransaction, weekStart: string): Promise<string[]> {
  const week = await queries.findWeekPlan(tx, weekStart)
  const ids = week?.menu.days.flatMap(({ meals }) =>
    meals.flatMap(({ dish }) => (dish ? servingsOf(dish).map(({ recipeId }) => recipeId) : [])),
  )
  return [...new Set(ids)]
}

/**
 * Saves the planned menu with the meals already eaten. Returns false if only a missing plan was asked for and one
 * exists by now. Throws `menu_cancelled` if another diet is active by now.
 */
async function saveDraft(
  { tx, nutritionProfile, now }: ProfileContext,
  { row, own, planned, asked }: Omit<Draft, 'request'> & { planned: PlannedMenu; asked: AskedWeek },
): Promise<boolean> {
  const { weekStart } = row
  const today = civilDay(now, nutritionProfile.timezone)
  await lockAnswers(tx)
  await lockDiets(tx)
  if ((await findActiveDietId(tx)) !== row.dietId) throw fail('menu_cancelled')
  const standing = await queries.findWeekPlan(tx, weekStart)
  if (asked.only_if_absent && standing?.dietId === row.dietId) return false
  // The week is read again, because meals may have been ticked or changed during the generation.
  const lived = await readLivedWeek(tx, { weekStart, today })
  const shown = await readPlannedWeek(tx, lived)
  const menu = keepPastMeals(holdOwnRecipes(planned.menu, own), shown?.plan.menu ?? null, lived)
  await queries.saveWeekPlan(tx, { ...row, menu, isPlain: planned.isPlain })
  return true
}
