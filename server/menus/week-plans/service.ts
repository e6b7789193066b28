import { randomUUID } from 'node:crypto'
import type { Alternative, WeekEdit, WeekPlan } from '#contract/menus/week-plans.ts'
import { addDays, mondayOf, weekdayOf, weekdaysFromMonday } from '#nutrition/calendar/days.ts'
import { fingerprintOf, seedOf } from '#nutrition/menu/request/person-request.ts'
import { findAlternatives } from '#nutrition/menu/week/swap.ts'
import {
  type AskedRelaxation,
  servingsOf,
  type MenuDay,
  type WeekMenu,
  type DayType,
} from '#nutrition/menu/request/week.ts'
import { requestOffPlan } from '#nutrition/menu/rebalance/off-plan.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { type MenuPlanner, type Pace, PlanningCancelled } from '../../adapters/planner/menu-planner.ts'
import { findActiveDay, findActiveDiet, findActiveDietId, hasDietWithRecipe } from '../diets/queries.ts'
import { addWishes, type MenuContext, describedRecipes, menuContextFor } from '../planner/rules.ts'
import { listFavoriteRecipeIds } from '../../recipes/favorites/service.ts'
import { recordMentions } from '../../account/health-readings/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AccountTransaction, Database } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { createSingleFlight } from '../../platform/concurrency/single-flight.ts'
import { lockAnswers, readNutritionProfile } from '../../account/profile/service.ts'
import { assertOpenRecipe } from '../../recipes/recipes/service.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import { type StoredRebalance, weekPlans } from './table.ts'
import { lockDiets } from '../diets/service.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'

export interface WeekPlanParts {
  readonly database: Database
  readonly clock: Clock
  readonly planner: MenuPlanner
  readonly listTicked: rules.ListTicked
  readonly readBeyondPlan: rules.ReadBeyondPlan
}

export type WeekPlans = ReturnType<typeof createWeekPlans>

export interface AskedWeek {
  readonly weekStart?: string | undefined
  readonly observations?: string | undefined
  readonly removed?: readonly string[] | undefined
  /** Keys of health findings that the account removed from the observations. */
  readonly removedHealth?: readonly string[]
  readonly mayRelax?: readonly AskedRelaxation[] | undefined
  readonly onlyIfAbsent?: boolean
  readonly pace?: Pace
}

export function createWeekPlans(parts: WeekPlanParts) {
  const { database, clock, planner, listTicked, readBeyondPlan } = parts
  const underWay = createSingleFlight<boolean>()

  function withNutritionProfile<T>(
    accountId: AccountId,
    work: (tx: AccountTransaction, nutritionProfile: NutritionProfile) => Promise<T>,
  ): Promise<T> {
    return database.asAccount(accountId, async (tx) => work(tx, await readNutritionProfile(tx, clock.now())))
  }

  async function read(accountId: AccountId, asked: string | undefined): Promise<{ week_plan?: WeekPlan }> {
    return withNutritionProfile(accountId, async (tx, nutritionProfile) => {
      const weekStart = rules.resolveWeek(asked, civilDay(clock.now(), nutritionProfile.timezone))
      const row = await findCurrent(tx, weekStart)
      return row && nutritionProfile.targets
        ? { week_plan: rules.describeWeekPlan(row, menuContextFor(nutritionProfile)) }
        : {}
    })
  }

  /** Generates the week's plan. With `onlyIfAbsent` it is generated at most once, also by concurrent calls. */
  async function generate(
    accountId: AccountId,
    asked: AskedWeek,
    signal?: AbortSignal,
  ): Promise<{ week_plan: WeekPlan; created: boolean }> {
    const key = [
      accountId,
      asked.weekStart,
      asked.observations,
      asked.removed,
      asked.removedHealth,
      asked.mayRelax,
      asked.onlyIfAbsent,
    ].join('|')
    const created = await underWay.do(key, signal, (shared) => make(accountId, asked, shared))
    const { week_plan } = await read(accountId, asked.weekStart)
    if (!week_plan) throw fail('week_needs_diet')
    return { week_plan, created }
  }

  async function make(accountId: AccountId, asked: AskedWeek, signal: AbortSignal): Promise<boolean> {
    await recordObservations(accountId, asked)
    const draft = await withNutritionProfile(accountId, (tx, nutritionProfile) =>
      draftWeek(tx, nutritionProfile, asked),
    )
    if (!draft) return false
    const { row, before, today, request } = draft
    const planned = await planner.plan(request, signal, asked.pace).catch((error: unknown) => {
      throw error instanceof PlanningCancelled ? fail('menu_cancelled') : error
    })
    const { weekStart } = row
    return database.asAccount(accountId, async (tx) => {
      await lockAnswers(tx)
      await lockDiets(tx)
      if ((await findActiveDietId(tx)) !== row.dietId) throw fail('menu_cancelled')
      const standing = await queries.findWeekPlan(tx, weekStart)
      if (asked.onlyIfAbsent && standing?.dietId === row.dietId) return false
      // Read again, because meals may have been ticked during the generation.
      const ticked = await listTicked(tx, weekStart, addDays(weekStart, 6))
      const menu = rules.keepPastMeals(planned.menu, standing?.menu ?? before, weekStart, { today, ticked })
      await queries.saveWeekPlan(tx, { ...row, menu, isPlain: planned.isPlain })
      return true
    })
  }

  /** Saves the observations in a separate transaction, so that they are kept even if no menu can be generated. */
  async function recordObservations(accountId: AccountId, asked: AskedWeek): Promise<void> {
    const { observations: text, removedHealth: refused = [] } = asked
    if (!text) return
    await withNutritionProfile(accountId, async (tx, nutritionProfile) => {
      const now = clock.now()
      const weekStart = rules.resolveWeek(asked.weekStart, civilDay(now, nutritionProfile.timezone))
      const standing = await queries.findWeekPlan(tx, weekStart)
      const isNew = standing?.observations !== text
      await recordMentions({ tx, now }, { field: 'semana', text }, { refused, isNew })
    })
  }

  /** Reads what the generation needs. Returns `null` if only a missing plan was requested and one exists. */
  async function draftWeek(tx: AccountTransaction, nutritionProfile: NutritionProfile, asked: AskedWeek) {
    const { request } = menuContextFor(nutritionProfile)
    const now = clock.now()
    const today = civilDay(now, nutritionProfile.timezone)
    const weekStart = rules.resolveWeek(asked.weekStart, today)
    if (weekStart < mondayOf(today)) throw fail('day_is_past')
    const diet = await findActiveDiet(tx)
    if (!diet?.menu) throw fail('week_needs_diet')
    const existing = await queries.findWeekPlan(tx, weekStart)
    const current = existing?.dietId === diet.id ? existing : null
    if (asked.onlyIfAbsent && current) return null
    const lastWeek = await queries.findWeekPlan(tx, addDays(weekStart, -7))
    const ticked = await listTicked(tx, weekStart, addDays(weekStart, 6))
    const lived: rules.Lived = { today, ticked }
    const before = existing?.menu ?? (weekStart <= today ? diet.menu : null)
    const observations = asked.observations ?? current?.observations ?? ''
    const generations = (existing?.generations ?? 0) + 1
    const row: Omit<queries.WeekPlanRow, 'menu' | 'isPlain'> = {
      id: existing?.id ?? randomUUID(),
      weekStart,
      dietId: diet.id,
      observations,
      ...rules.readWords(observations),
      removed: [...(asked.removed ?? (asked.observations === undefined ? current?.removed : null) ?? [])],
      mayRelax: addWishes(current?.mayRelax ?? [], asked.mayRelax),
      rebalances: [],
      fingerprint: fingerprintOf(request),
      generations,
      createdAt: existing?.createdAt ?? now,
      updatedAt: now,
    }
    return {
      row,
      before,
      today,
      request: {
        ...rules.requestOfWeek(request, row),
        mayRelax: [...new Set([...diet.mayRelax, ...row.mayRelax])],
        favoriteRecipeIds: await listFavoriteRecipeIds(tx),
        lastWeekRecipeIds: lastWeek ? recipeIdsOf(lastWeek.menu) : [],
        locked: before ? rules.heldMeals(before, weekStart, lived) : [],
        seed: seedOf(tx.accountId, weekStart, generations),
      },
    }
  }

  async function edit(accountId: AccountId, asked: WeekEdit): Promise<{ week_plan: WeekPlan }> {
    return withNutritionProfile(accountId, async (tx, nutritionProfile) => {
      const now = clock.now()
      const today = civilDay(now, nutritionProfile.timezone)
      for (const date of rules.datesOf(asked)) if (date < today) throw fail('day_is_past')
      const weekStart = rules.resolveWeek(rules.datesOf(asked)[0], today)
      await lockDiets(tx)
      const ticked = await listTicked(tx, weekStart, addDays(weekStart, 6))
      const lived = { today, ticked }
      const row = await openWeekPlan(tx, weekStart, { nutritionProfile, lived, now })
      if (!row) throw fail('week_needs_diet')
      if (asked.kind === 'add_recipe' && !(await isPlannedRecipe(tx, asked.recipe_id))) {
        await assertOpenRecipe(tx, asked.recipe_id, now)
      }
      const menuContext = menuContextOfWeek(row, nutritionProfile)
      const result = rules.applyEdit(row.menu, asked, weekStart, menuContext)
      if ('refusal' in result) throw rules.failureOf(result.refusal, asked, menuContext)
      const changed = { ...row, menu: result.menu, updatedAt: now }
      await queries.saveWeekPlan(tx, changed)
      return { week_plan: rules.describeWeekPlan(changed, menuContext) }
    })
  }

  async function listAlternatives(
    accountId: AccountId,
    asked: { readonly date: string; readonly meal_type: MealType; readonly count: number },
  ): Promise<Alternative[]> {
    return withNutritionProfile(accountId, async (tx, nutritionProfile) => {
      const weekStart = rules.resolveWeek(asked.date, civilDay(clock.now(), nutritionProfile.timezone))
      const menuContext = menuContextFor(nutritionProfile)
      const menu = await findMenu(tx, weekStart)
      if (!menu) throw fail('week_plan_not_found')
      const { row } = menu
      const weekday = weekdayOf(asked.date)
      const day = menu.menu.days.find((one) => one.weekday === weekday)
      const meal = day?.meals.find(({ mealType }) => mealType === asked.meal_type)
      if (!day || !meal) throw fail('planned_meal_not_found')
      if (meal.isLocked) throw fail('meal_locked')
      const beyond = await readBeyondPlan(tx, nutritionProfile, asked.date, clock.now())
      const standing = row ? rules.requestOfWeek(menuContext.request, row) : menuContext.request
      const request = beyond
        ? requestOffPlan(standing, { dayType: day.dayType, mealType: asked.meal_type }, beyond)
        : standing
      const slot = { weekday, mealType: asked.meal_type }
      const found = findAlternatives(menu.menu, request, describedRecipes(), slot, asked.count)
      return found.map((one, order) => rules.describeAlternative(one, { ...slot, order }, menuContext))
    })
  }

  return { read, generate, edit, listAlternatives }
}

/** Returns the week's plan, if it belongs to the active diet. */
export async function findCurrent(
  tx: AccountTransaction,
  weekStart: string,
): Promise<queries.WeekPlanRow | null> {
  const row = await queries.findWeekPlan(tx, weekStart)
  return row && row.dietId === (await findActiveDietId(tx)) ? row : null
}

/** Returns the week's menu: from its plan, or else from the active diet. */
async function findMenu(tx: AccountTransaction, weekStart: string) {
  const row = await findCurrent(tx, weekStart)
  if (row) return { row, menu: row.menu }
  const diet = await findActiveDiet(tx)
  return diet?.menu ? { row: null, menu: diet.menu } : null
}

/**
 * Returns the week's plan to be changed. A week without a plan starts from the active diet's menu; meals eaten under
 * another diet stay. Caller holds the diets lock.
 */
export async function openWeekPlan(
  tx: AccountTransaction,
  weekStart: string,
  {
    nutritionProfile,
    lived,
    now,
  }: { readonly nutritionProfile: NutritionProfile; readonly lived: rules.Lived; readonly now: Date },
): Promise<queries.WeekPlanRow | null> {
  const diet = await findActiveDiet(tx)
  if (!diet?.menu) return null
  const row = await queries.findWeekPlan(tx, weekStart)
  if (row?.dietId === diet.id) return row
  return {
    id: row?.id ?? randomUUID(),
    weekStart,
    dietId: diet.id,
    observations: '',
    understood: [],
    ignored: [],
    removed: [],
    mayRelax: [],
    rebalances: [],
    menu: rules.keepPastMeals(diet.menu, row?.menu ?? null, weekStart, lived),
    fingerprint: fingerprintOf(menuContextFor(nutritionProfile).request),
    isPlain: diet.isPlain,
    generations: row?.generations ?? 0,
    createdAt: row?.createdAt ?? now,
    updatedAt: now,
  }
}

export function menuContextOfWeek(row: queries.WeekPlanRow, nutritionProfile: NutritionProfile): MenuContext {
  const { request, library } = menuContextFor(nutritionProfile)
  return { request: rules.requestOfWeek(request, row), library }
}

/** Returns whether a menu or week of the account serves a recipe. */
export async function isPlannedRecipe(tx: AccountTransaction, recipeId: string): Promise<boolean> {
  return (await hasDietWithRecipe(tx, recipeId)) || (await queries.hasWeekWithRecipe(tx, recipeId))
}

function recipeIdsOf(menu: WeekMenu): string[] {
  const ids = menu.days.flatMap(({ meals }) =>
    meals.flatMap(({ dish }) => (dish ? servingsOf(dish).map(({ recipeId }) => recipeId) : [])),
  )
  return [...new Set(ids)]
}

export interface PlannedDay {
  readonly diet: NonNullable<Awaited<ReturnType<typeof findActiveDay>>>
  readonly weekStart: string
  /** `null` while the diet has no menu. */
  readonly day: MenuDay | null
  /** Whether the day comes from a week plan, as opposed to the diet's template menu. */
  readonly isWeekPlan: boolean
  /** Rebalances of this day, oldest first. */
  readonly rebalances: readonly StoredRebalance[]
}

/**
 * Returns the planned meals of a day: from the week plan, or else from the active diet; `null` without an active diet.
 * A past day keeps its week's plan, even if another diet is active now.
 */
export async function readPlannedDay(
  tx: AccountTransaction,
  date: string,
  today: string,
): Promise<PlannedDay | null> {
  const weekday = weekdayOf(date)
  const weekStart = mondayOf(date)
  const position = weekdaysFromMonday.indexOf(weekday)
  const [diet, planned] = await Promise.all([
    findActiveDay(tx, weekday),
    queries.findPlannedDay(tx, weekStart, position),
  ])
  if (!diet) return null
  const isWeekPlan = planned !== null && (planned.dietId === diet.id || date < today)
  return {
    diet,
    weekStart,
    isWeekPlan,
    day: isWeekPlan ? planned.day : diet.day,
    rebalances: isWeekPlan ? planned.rebalances.filter((one) => one.date === date) : [],
  }
}

/** Lists training and rest days of planned weeks; both Mondays are inclusive. */
export async function listDayTypes(
  tx: AccountTransaction,
  fromMonday: string,
  toMonday: string,
): Promise<rules.WeekDayTypes[]> {
  return tx
    .select({
      weekStart: weekPlans.weekStart,
      dietId: weekPlans.dietId,
      dayTypes: sql<DayType[]>`jsonb_path_query_array(${weekPlans.menu}, '$.days[*].dayType')`.as(
        'day_types',
      ),
    })
    .from(weekPlans)
    .where(
      and(
        eq(weekPlans.userId, tx.accountId),
        gte(weekPlans.weekStart, fromMonday),
        lte(weekPlans.weekStart, toMonday),
      ),
    )
}
