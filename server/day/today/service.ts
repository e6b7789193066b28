import type { Body, Reply } from '#contract/endpoint.ts'
import type { LoggedMeal } from '#contract/day/meals.ts'
import type {
  Applied,
  applyScan as applyEndpoint,
  Today,
  undoRebalance as undoEndpoint,
} from '#contract/day/today.ts'
import { addDays, mondayOf } from '#nutrition/calendar/days.ts'
import { allowsStreaks, streakOf } from '#nutrition/day/adherence/streak.ts'
import type { MenuDay } from '#nutrition/menu/request/week.ts'
import type { PortionNutrition } from '#nutrition/recipes/recipe-nutrition.ts'
import { nothingEaten, nutritionOf } from '#nutrition/menu/model/build-week.ts'
import { listTicked } from '../adherence/service.ts'
import { readAdherenceDay } from '../adherence/queries.ts'
import { listCheckIns } from '../check-ins/queries.ts'
import { readLoggedDay } from '../meals/queries.ts'
import { historyDays } from '../recommendations/rules.ts'
import { listWaterDays } from '../water/queries.ts'
import { dayOf, resolveDay } from '../days/service.ts'
import { describeMealRow, logChoices, logScan, recordMealText } from '../meals/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay, minutesOfDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction, Database } from '../../platform/database/database.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import { takeResult } from '../../scans/scans/service.ts'
import { rebalanceToday, undoRebalanceOf } from '../../menus/rebalances/service.ts'
import { lockDiets, readPlannedDay } from '../../menus/menus/service.ts'
import { beyondPlan, type DayFacts, describeDay, overagesOf, soFarOf } from './rules.ts'
import type { MealRow } from '../meals/rules.ts'
import { allowsRebalancing, type NutritionProfile } from '../../account/profile/rules.ts'
import { menuContextIfAny, recipeLibrary } from '../../menus/planner/rules.ts'

/** Maximum streak shown. */
const streakDays = 400

function countsStreak({ hidesNumbers, person }: NutritionProfile): boolean {
  return !hidesNumbers && (person === null || allowsStreaks(person))
}

async function readFacts(
  tx: AccountTransaction,
  nutritionProfile: NutritionProfile,
  date: string,
  now: Date,
): Promise<DayFacts> {
  const today = civilDay(now, nutritionProfile.timezone)
  const since = addDays(today, -streakDays)
  const spanOf = (days: number) => ({ date, from: addDays(date, -days), since })
  const menuContext = menuContextIfAny(nutritionProfile)
  // Started together, to share one round trip to a remote database.
  const [{ meals, mealsBefore, loggedDays }, adherence, [water], checkIns, planned] = await Promise.all([
    readLoggedDay(tx, spanOf(historyDays.plates)),
    readAdherenceDay(tx, spanOf(historyDays.followed)),
    // Only accounts with targets see water.
    nutritionProfile.targets ? listWaterDays(tx, date, date) : [],
    listCheckIns(tx, date, date),
    menuContext && readPlannedDay(tx, date, today),
  ])
  const days = [...loggedDays, ...adherence.tickedDays]
  return {
    date,
    meals,
    mealsBefore,
    adherence,
    waterMl: water?.totalMl ?? 0,
    checkIns,
    menuContext,
    planned,
    streak: countsStreak(nutritionProfile) ? streakOf(days, today) : null,
    loggedDays: days,
    minutesNow: date === today ? minutesOfDay(now, nutritionProfile.timezone) : null,
  }
}

export async function readToday(
  database: Database,
  accountId: AccountId,
  asked: string | undefined,
  now: Date,
): Promise<Today> {
  const read = await database.readAsAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    return {
      facts: await readFacts(tx, nutritionProfile, resolveDay(asked, nutritionProfile, now), now),
      nutritionProfile,
    }
  })
  return describeDay(read.facts, read.nutritionProfile)
}

/** Adds a scan's result to the day, once, and rebalances what is still planned today. */
export async function applyScan(
  database: Database,
  accountId: AccountId,
  asked: Body<typeof applyEndpoint>,
  now: Date,
): Promise<Applied> {
  return database.asAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    const result = await takeResult(tx, asked.scan_id)
    const date =
      result.eatenAt && asked.date === undefined
        ? dayOf(result.eatenAt, nutritionProfile, now)
        : resolveDay(asked.date, nutritionProfile, now)
    const scan = { ...result, mealType: asked.meal_type ?? result.mealType }
    return applied(tx, nutritionProfile, await logScan(tx, scan, date), now)
  })
}

/** Adds a described plate to the day, like a scan. */
export async function applyMeal(
  database: Database,
  accountId: AccountId,
  asked: LoggedMeal,
  now: Date,
): Promise<Applied> {
  return database.asAccount(accountId, async (tx) => {
    await recordMealText(tx, asked, now)
    const nutritionProfile = await readNutritionProfile(tx, now)
    return applied(tx, nutritionProfile, await logChoices(tx, nutritionProfile, asked, now), now)
  })
}

/**
 * Returns the energy above plan eaten on a day, for choosing other dishes; `null` for accounts whose days are never
 * adjusted.
 */
export async function readBeyondPlan(
  tx: AccountTransaction,
  nutritionProfile: NutritionProfile,
  date: string,
  now: Date,
): Promise<PortionNutrition | null> {
  if (!allowsRebalancing(nutritionProfile)) return null
  const { planned, meals, adherence } = await readFacts(tx, nutritionProfile, date, now)
  return planned?.day ? beyondPlan(planned.day, meals, adherence, plannedNutrition) : null
}

function plannedNutrition({ dish }: MenuDay['meals'][number]): PortionNutrition {
  return dish ? nutritionOf(dish, recipeLibrary()) : nothingEaten
}

async function applied(
  tx: AccountTransaction,
  nutritionProfile: NutritionProfile,
  row: MealRow,
  now: Date,
): Promise<Applied> {
  return {
    rebalance: await rebalance(tx, nutritionProfile, row, now),
    meal: describeMealRow(row, nutritionProfile.hidesNumbers),
  }
}

async function rebalance(
  tx: AccountTransaction,
  nutritionProfile: NutritionProfile,
  eaten: MealRow,
  now: Date,
): Promise<Applied['rebalance']> {
  // Serialises rebalances with other changes of the week.
  await lockDiets(tx)
  const facts = await readFacts(tx, nutritionProfile, eaten.date, now)
  const overages = overagesOf(describeDay(facts, nutritionProfile))
  const unchanged = { rebalanceNeeded: false, adjustments: [], overages }
  const day = facts.planned?.day
  // Only today's plan is rebalanced.
  if (!day || eaten.date !== civilDay(now, nutritionProfile.timezone)) return unchanged
  const { meals, adherence } = facts
  const soFar = {
    ...soFarOf(day, eaten.mealType, meals, adherence, plannedNutrition),
    mealId: eaten.id,
  }
  const ticked = await listTicked(tx, mondayOf(eaten.date), eaten.date)
  const result = await rebalanceToday(tx, nutritionProfile, { today: eaten.date, ticked }, soFar, now)
  if (!result?.isNeeded) return unchanged
  return {
    rebalanceNeeded: true,
    adjustments: [...result.adjustments],
    overages: {
      calories: Math.max(0, result.overages.kcal),
      protein_g: Math.max(0, result.overages.proteinG),
      fiber_g: overages.fiber_g,
    },
  }
}

/** Undoes what a logged meal changed in today's plan; the meal itself stays in the day. */
export async function undoRebalance(
  database: Database,
  accountId: AccountId,
  mealId: string,
  now: Date,
): Promise<Reply<typeof undoEndpoint>> {
  return database.asAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    return { restored: await undo(tx, nutritionProfile, { mealId, cause: 'asked', now }) }
  })
}

/** Restores today's plan when a logged meal is deleted. */
export async function undoRemovedMeal(tx: AccountTransaction, mealId: string, now: Date): Promise<void> {
  const nutritionProfile = await readNutritionProfile(tx, now)
  await undo(tx, nutritionProfile, { mealId, cause: 'meal_gone', now })
}

async function undo(
  tx: AccountTransaction,
  nutritionProfile: NutritionProfile,
  asked: Parameters<typeof undoRebalanceOf>[3],
): Promise<Reply<typeof undoEndpoint>['restored']> {
  await lockDiets(tx)
  const today = civilDay(asked.now, nutritionProfile.timezone)
  const ticked = await listTicked(tx, today, today)
  return undoRebalanceOf(tx, nutritionProfile, { today, ticked }, asked)
}
