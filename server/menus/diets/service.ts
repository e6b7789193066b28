import { randomUUID } from 'node:crypto'
import type { Diet, DietDetail } from '#contract/menus/diets.ts'
import type { MenuMeal } from '#contract/menus/menus.ts'
import { seedOf } from '#nutrition/menu/request/person-request.ts'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import type { AskedRelaxation, MenuDay } from '#nutrition/menu/request/week.ts'
import { eq } from 'drizzle-orm'
import { type MenuPlanner, PlanningCancelled } from '../../adapters/planner/menu-planner.ts'
import { listFavoriteRecipeIds } from '../../recipes/favorites/service.ts'
import {
  addWishes,
  describeMeals,
  menuContextFor,
  recipeLibrary,
  requestFor,
  menuContextIfAny,
} from '../planner/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AccountTransaction, Database } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { createSingleFlight } from '../../platform/concurrency/single-flight.ts'
import { lockAnswers, readNutritionProfile } from '../../account/profile/service.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import { diets } from './table.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'

export interface DietParts {
  readonly database: Database
  readonly clock: Clock
  readonly planner: MenuPlanner
}

export interface AskedMenu {
  readonly mayRelax?: readonly AskedRelaxation[] | undefined
  readonly isPlain: boolean
}

/** Returns the id of the active diet. */
export function findActiveDietId(tx: AccountTransaction): Promise<string | null> {
  return queries.findActiveDietId(tx)
}

export type Diets = ReturnType<typeof createDiets>

/** Claim of a diet by one running generation. */
interface Claim {
  readonly dietId: string
  readonly generationId: string
  /** Whether the simpler, faster menu is requested. */
  readonly isPlain: boolean
  readonly request: MenuRequest
}

export function createDiets({ database, clock, planner }: DietParts) {
  const underWay = createSingleFlight<string>()

  function withNutritionProfile<T>(
    accountId: AccountId,
    work: (tx: AccountTransaction, nutritionProfile: NutritionProfile) => Promise<T>,
  ): Promise<T> {
    return database.asAccount(accountId, async (tx) => work(tx, await readNutritionProfile(tx, clock.now())))
  }

  async function list(accountId: AccountId): Promise<Diet[]> {
    const now = clock.now()
    const [nutritionProfile, rows] = await database.readAsAccount(accountId, (tx) =>
      Promise.all([readNutritionProfile(tx, now), queries.listDiets(tx)]),
    )
    // The reason for missing targets is the better error, so it is checked first.
    const request = requestFor(nutritionProfile)
    return rows.map((row) => rules.describeDiet(row, accountId, request, now))
  }

  async function read(accountId: AccountId, id: string): Promise<DietDetail> {
    return withNutritionProfile(accountId, async (tx, nutritionProfile) => {
      const row = await queries.findDiet(tx, id)
      if (!row) throw fail('diet_not_found')
      return rules.describeDetail(row, accountId, menuContextFor(nutritionProfile), clock.now())
    })
  }

  /**
   * Runs `work` with the answers locked, so that a concurrent withdrawal of consent leaves no data derived from them.
   */
  function withAnswersLocked<T>(
    accountId: AccountId,
    work: (tx: AccountTransaction, nutritionProfile: NutritionProfile) => Promise<T>,
  ): Promise<T> {
    return database.asAccount(accountId, async (tx) => {
      await lockAnswers(tx)
      return work(tx, await readNutritionProfile(tx, clock.now()))
    })
  }

  async function listMeals(accountId: AccountId, id: string): Promise<MenuMeal[]> {
    return withNutritionProfile(accountId, async (tx, nutritionProfile) => {
      const row = await queries.findDiet(tx, id)
      if (!row) throw fail('diet_not_found')
      if (!row.menu) return []
      const meals = describeMeals(row.menu.days, id, {
        request: requestFor(nutritionProfile),
        library: recipeLibrary(),
      })
      return meals.toSorted((a, b) => a.day_of_week - b.day_of_week || a.meal_order - b.meal_order)
    })
  }

  async function createDefault(accountId: AccountId, isAutomatic: boolean): Promise<Diet> {
    return withAnswersLocked(accountId, async (tx, nutritionProfile) => {
      const request = requestFor(nutritionProfile)
      const now = clock.now()
      const isFirst = await queries.markDefaultDiet(tx, now)
      const existing = await queries.listDiets(tx)
      if (existing.length > 0 || (isAutomatic && !isFirst)) throw fail('diets_exist')
      const diet = {
        id: randomUUID(),
        name: rules.defaultDietName,
        createdAt: now,
        ...rules.traitsOf(request),
      }
      await queries.addDiet(tx, diet)
      const row = await queries.findDiet(tx, diet.id)
      return rules.describeDiet(row!, accountId, request, now)
    })
  }

  /** Generates or replaces the menu of a diet. Concurrent requests for the same menu share one generation. */
  async function generateMenu(
    accountId: AccountId,
    id: string,
    asked: AskedMenu,
    signal: AbortSignal,
  ): Promise<DietDetail> {
    const key = [accountId, id, asked.isPlain, asked.mayRelax].join('|')
    await underWay.do(key, signal, async (shared) => {
      const claim = await claimGeneration(accountId, id, asked)
      return finish(accountId, claim, shared, (tx) => release(tx, claim))
    })
    return read(accountId, id)
  }

  /** Creates a diet with its menu. If the menu fails, the diet is deleted. */
  async function generateWeekly(accountId: AccountId, signal: AbortSignal): Promise<DietDetail> {
    const id = await underWay.do(`${accountId}:new`, signal, async (shared) => {
      const claim = await addGenerating(accountId)
      return finish(accountId, claim, shared, (tx) => queries.deleteGenerating(tx, claim))
    })
    return read(accountId, id)
  }

  async function claimGeneration(
    accountId: AccountId,
    dietId: string,
    { mayRelax: said, isPlain }: AskedMenu,
  ): Promise<Claim> {
    return withNutritionProfile(accountId, async (tx, nutritionProfile) => {
      const request = requestFor(nutritionProfile)
      await lockDiets(tx)
      const diet = await queries.findDiet(tx, dietId)
      if (!diet) throw fail('diet_not_found')
      const now = clock.now()
      // The plainer menu may replace a generation that is still running, in this process or another.
      const isBusy = diet.generationStatus === 'generating' && !rules.isStuck(diet, now)
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
      const favoriteRecipeIds = await listFavoriteRecipeIds(tx)
      const seed = seedOf(dietId, generations)
      return { dietId, generationId, isPlain, request: { ...request, favoriteRecipeIds, mayRelax, seed } }
    })
  }

  async function addGenerating(accountId: AccountId): Promise<Claim> {
    return withAnswersLocked(accountId, async (tx, nutritionProfile) => {
      const request = requestFor(nutritionProfile)
      const existing = await queries.listDiets(tx)
      if (existing.length >= rules.mostDiets) throw fail('diet_limit_reached', { limit: rules.mostDiets })
      const now = clock.now()
      const diet = {
        id: randomUUID(),
        name: rules.menuName(
          civilDay(now, nutritionProfile.timezone),
          existing.map(({ name }) => name),
        ),
        createdAt: now,
        generationStatus: 'generating',
        generationId: randomUUID(),
        generationStartedAt: now,
        generations: 1,
        ...rules.traitsOf(request),
      } as const
      await queries.addDiet(tx, diet)
      const favoriteRecipeIds = await listFavoriteRecipeIds(tx)
      return {
        dietId: diet.id,
        generationId: diet.generationId,
        isPlain: false,
        request: { ...request, favoriteRecipeIds, seed: seedOf(diet.id, 1) },
      }
    })
  }

  async function finish(
    accountId: AccountId,
    { dietId, generationId, isPlain: isHasty, request }: Claim,
    signal: AbortSignal,
    giveUp: (tx: AccountTransaction) => Promise<void>,
  ): Promise<string> {
    try {
      const { menu, isPlain } = await (isHasty
        ? planner.planPlain(request, signal)
        : planner.plan(request, signal))
      await database.asAccount(accountId, async (tx) => {
        await lockDiets(tx)
        const isOurs = await queries.completeGeneration(tx, dietId, generationId, {
          generationStatus: 'completed',
          menu,
          isPlain,
          ...rules.traitsOf(request),
        })
        if (!isOurs) return
        const active = await queries.findActiveDiet(tx)
        if (!active) await queries.makeActive(tx, dietId)
      })
      return dietId
    } catch (error) {
      await database.asAccount(accountId, giveUp)
      throw error instanceof PlanningCancelled ? fail('menu_cancelled') : error
    }
  }

  async function release(tx: AccountTransaction, { dietId, generationId }: Claim): Promise<void> {
    const diet = await queries.findDiet(tx, dietId)
    await queries.completeGeneration(tx, dietId, generationId, {
      generationStatus: diet?.menu ? 'completed' : 'pending',
    })
  }

  async function activate(accountId: AccountId, id: string): Promise<Diet> {
    return withNutritionProfile(accountId, async (tx, nutritionProfile) => {
      const request = requestFor(nutritionProfile)
      await lockDiets(tx)
      const diet = await queries.findDiet(tx, id)
      if (!diet) throw fail('diet_not_found')
      if (!diet.menu) throw fail('diet_without_menu')
      await queries.makeActive(tx, id)
      return rules.describeDiet({ ...diet, isActive: true }, accountId, request, clock.now())
    })
  }

  async function rename(accountId: AccountId, id: string, name: string): Promise<Diet> {
    return withNutritionProfile(accountId, async (tx, nutritionProfile) => {
      const request = requestFor(nutritionProfile)
      if (!(await queries.updateDiet(tx, id, { name }))) throw fail('diet_not_found')
      const row = await queries.findDiet(tx, id)
      return rules.describeDiet(row!, accountId, request, clock.now())
    })
  }

  async function remove(accountId: AccountId, id: string): Promise<void> {
    await database.asAccount(accountId, async (tx) => {
      await lockDiets(tx)
      const diet = await queries.findDiet(tx, id)
      if (!diet) throw fail('diet_not_found')
      if (diet.isActive) throw fail('diet_active_undeletable')
      await queries.deleteDiet(tx, id)
    })
  }

  async function releaseStuck(accountId: AccountId): Promise<number> {
    const before = rules.stuckSince(clock.now())
    return database.asAccount(accountId, (tx) => queries.releaseGenerating(tx, before, accountId))
  }

  /** Resets generations running for so long that their process must have died, so that they can be retried. */
  async function tidy(): Promise<void> {
    await database.asSystem((tx) => queries.releaseGenerating(tx, rules.stuckSince(clock.now())))
  }

  /** Resets all running generations. Called at the start of a single process, when none can be running. */
  async function recover(): Promise<void> {
    await database.asSystem((tx) => queries.releaseGenerating(tx, clock.now()))
  }

  return {
    recover,
    list,
    read,
    listMeals,
    createDefault,
    generateMenu,
    generateWeekly,
    activate,
    rename,
    remove,
    releaseStuck,
    tidy,
  }
}

/** Locks an account's diets until the transaction ends, so that activations and week changes run one at a time. */
export async function lockDiets(tx: AccountTransaction): Promise<void> {
  const mine = tx.select({ id: diets.id }).from(diets).where(eq(diets.userId, tx.accountId))
  // Fixed order, to avoid deadlocks.
  await mine.orderBy(diets.id).for('update')
}

/** Days of the active diet's menu; `null` without an active diet, or for accounts without menus. */
export async function readActiveMenu(
  tx: AccountTransaction,
  nutritionProfile: NutritionProfile,
): Promise<{ id: string; days: readonly MenuDay[] } | null> {
  const diet = menuContextIfAny(nutritionProfile) && (await queries.findActiveDiet(tx))
  return diet && { id: diet.id, days: diet.menu?.days ?? [] }
}
