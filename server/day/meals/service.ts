import { randomUUID } from 'node:crypto'
import type { Body, Reply } from '#contract/endpoint.ts'
import type {
  changeMeal as changeEndpoint,
  describeMeal as describeEndpoint,
  LoggedMeal,
  Meal,
  MealEntry,
  PlateReading,
  scoreMeal as scoreEndpoint,
  sendMealEntry,
  UsualFood,
} from '#contract/day/meals.ts'
import { addDays } from '#nutrition/calendar/days.ts'
import { commonFoodsOf } from '#nutrition/day/habits/common-foods.ts'
import { readMeal } from '#nutrition/meal-text/meal-text.ts'
import type { DaySoFar } from '#nutrition/day/score/day-so-far.ts'
import { isMainMeal } from '#nutrition/day/score/plate-facts.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { and, gte, lte } from 'drizzle-orm'
import { recordMentions } from '../../account/health-readings/service.ts'
import {
  withoutAllergyClauses,
  withoutMentioned,
  withFindings,
  readMentions,
} from '../../account/health-readings/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction, Database, Transaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import { dayOf, mealTypeNow, momentOf, resolveDay } from '../days/service.ts'
import {
  addEntry,
  addMeal,
  deleteMeal,
  findMeal,
  findMealOfScan,
  isEntryReceived,
  listMeals,
  listPartsSince,
  updateMeal,
} from './queries.ts'
import {
  describeItems,
  describeUsualFoods,
  isPlainlySaid,
  type Leftovers,
  noLeftovers,
  otherMealsOf,
  partsFromChoices,
  readPlate,
  servePlate,
  totalsOf,
  type MealRow,
} from './rules.ts'
import { type PlatePart, meals } from './table.ts'
import { firstDayOf } from '../../platform/database/first-day.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'

const habitDays = 60

export interface TextReading extends Leftovers {
  readonly parts: readonly PlatePart[]
}

/** Parses a sentence into parts of a plate. Unknown words are returned in `unmatched`; none is guessed. */
export function readDescription(
  text: string,
  nutritionProfile: Pick<NutritionProfile, 'ladleGrams'>,
): TextReading {
  const { items, unmatched, questions } = readMeal(
    text,
    nutritionProfile.ladleGrams === null ? {} : { ladleGrams: nutritionProfile.ladleGrams },
  )
  return {
    parts: items.map(({ food, flavors, grams, quantity, measure, gramsLow, gramsHigh, confidence }) => ({
      foodId: food.id,
      grams,
      quantity,
      measure,
      gramsLow,
      gramsHigh,
      confidence,
      ...(flavors && { flavorIds: flavors.map(({ id }) => id) }),
    })),
    unmatched,
    questions: questions.map(({ code, text: words, item }) => ({ code, text: words, item: item ?? null })),
  }
}

export async function describeMeal(
  database: Database,
  accountId: AccountId,
  text: string,
  asked: MealType | undefined,
  now: Date,
): Promise<Reply<typeof describeEndpoint>> {
  return database.readAsAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    const { parts, ...leftovers } = readDescription(withoutAllergyClauses(text), nutritionProfile)
    const said = { field: 'refeicao', text } as const
    const health = readMentions(said)
    const unmatched = withoutMentioned(leftovers.unmatched, health)
    const mealType = asked ?? mealTypeNow(nutritionProfile, now)
    const others = await readOtherMeals(tx, civilDay(now, nutritionProfile.timezone), mealType)
    const plate = readPlate(
      parts,
      mealType,
      withFindings(nutritionProfile, said),
      { ...leftovers, unmatched },
      others,
    )
    return { ...plate, health }
  })
}

export async function scoreMeal(
  database: Database,
  accountId: AccountId,
  { items, meal_type: asked, text }: Body<typeof scoreEndpoint>,
  now: Date,
): Promise<PlateReading> {
  const parts = partsFromChoices(items)
  return database.readAsAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    const judged =
      text === undefined ? nutritionProfile : withFindings(nutritionProfile, { field: 'refeicao', text })
    const mealType = asked ?? mealTypeNow(nutritionProfile, now)
    const others = await readOtherMeals(tx, civilDay(now, nutritionProfile.timezone), mealType)
    return readPlate(parts, mealType, judged, noLeftovers, others)
  })
}

/**
 * Returns the contents of the day's other meals, or `null` for lunch and dinner: only breakfast and snacks are judged
 * over the whole day.
 */
export async function readOtherMeals(
  tx: AccountTransaction,
  date: string,
  mealType: MealType,
): Promise<DaySoFar | null> {
  if (isMainMeal(mealType)) return null
  return otherMealsOf(await listMeals(tx, date, date), mealType)
}

export function describeMealRow(row: MealRow, hidesNumbers: boolean): Meal {
  const served = servePlate(row.parts)
  return {
    id: row.id,
    date: row.date,
    meal_type: row.mealType,
    source: row.source,
    scan_id: row.scanId,
    eaten_at: row.eatenAt.toISOString(),
    items: describeItems(served, hidesNumbers),
    totals: totalsOf(served, hidesNumbers),
  }
}

export async function readMealOf(
  database: Database,
  accountId: AccountId,
  id: string,
  now: Date,
): Promise<Meal> {
  return database.asAccount(accountId, async (tx) => {
    const row = await findMeal(tx, id)
    if (!row) throw fail('meal_not_found')
    const { hidesNumbers } = await readNutritionProfile(tx, now)
    return describeMealRow(row, hidesNumbers)
  })
}

export async function logMeal(
  database: Database,
  accountId: AccountId,
  asked: LoggedMeal,
  now: Date,
): Promise<Meal> {
  return database.asAccount(accountId, async (tx) => {
    await recordMealText(tx, asked, now)
    const nutritionProfile = await readNutritionProfile(tx, now)
    return describeMealRow(await logChoices(tx, nutritionProfile, asked, now), nutritionProfile.hidesNumbers)
  })
}

/** Saves health mentions of a meal text. Called before the meal is processed. */
export async function recordMealText(
  tx: AccountTransaction,
  { text, removed_health: refused = [] }: Partial<Pick<LoggedMeal, 'text' | 'removed_health'>>,
  now: Date,
): Promise<void> {
  if (text) await recordMentions({ tx, now }, { field: 'refeicao', text }, { refused, isNew: true })
}

/** Adds a described meal to a day, once per key. */
export async function logChoices(
  tx: AccountTransaction,
  nutritionProfile: NutritionProfile,
  asked: LoggedMeal,
  now: Date,
): Promise<MealRow> {
  const eatenAt = momentOf(asked.eaten_at, now)
  await addMeal(tx, {
    id: asked.id,
    date:
      asked.date === undefined
        ? dayOf(eatenAt, nutritionProfile, now)
        : resolveDay(asked.date, nutritionProfile, now),
    mealType: asked.meal_type,
    source: 'manual',
    scanId: null,
    eatenAt,
    parts: partsFromChoices(asked.items),
  })
  const row = await findMeal(tx, asked.id)
  return row!
}

/** Adds an entry queued on a device to its day, once. If anything needs a confirmation, nothing is saved. */
export async function receiveEntry(
  database: Database,
  accountId: AccountId,
  { id, text, eaten_at }: MealEntry,
  now: Date,
): Promise<Reply<typeof sendMealEntry>> {
  return database.asAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    if (!(await isEntryReceived(tx, id))) {
      const eatenAt = momentOf(eaten_at, now)
      const mealType = mealTypeNow(nutritionProfile, eatenAt)
      const { parts, ...leftovers } = readDescription(withoutAllergyClauses(text), nutritionProfile)
      const date = dayOf(eatenAt, nutritionProfile, now)
      const said = withFindings(nutritionProfile, { field: 'refeicao', text })
      const plate = readPlate(parts, mealType, said, leftovers, null)
      if (!isPlainlySaid(plate)) return { outcome: 'to_confirm', meal: null }
      await recordMealText(tx, { text }, now)
      if (await addEntry(tx, id, now)) {
        await addMeal(tx, { id, date, mealType, source: 'manual', scanId: null, eatenAt, parts })
      }
    }
    const row = await findMeal(tx, id)
    return { outcome: 'logged', meal: row && describeMealRow(row, nutritionProfile.hidesNumbers) }
  })
}

/** Adds the meal of a scan to a day, once per scan. */
export async function logScan(
  tx: AccountTransaction,
  scan: {
    readonly id: string
    readonly createdAt: Date
    readonly eatenAt: Date | null
    readonly mealType: MealType
    readonly parts: readonly PlatePart[]
  },
  date: string,
): Promise<MealRow> {
  await addMeal(tx, {
    id: randomUUID(),
    date,
    mealType: scan.mealType,
    source: 'scan',
    scanId: scan.id,
    // Uses the time of the scan, however late its result is added.
    eatenAt: scan.eatenAt ?? scan.createdAt,
    parts: scan.parts,
  })
  const row = await findMealOfScan(tx, scan.id)
  return row!
}

export async function changeMeal(
  database: Database,
  accountId: AccountId,
  id: string,
  change: Body<typeof changeEndpoint>,
  now: Date,
): Promise<Meal> {
  const parts = partsFromChoices(change.items)
  return database.asAccount(accountId, async (tx) => {
    const { hidesNumbers } = await readNutritionProfile(tx, now)
    const isChanged = await updateMeal(tx, id, { mealType: change.meal_type, parts })
    if (!isChanged) throw fail('meal_not_found')
    const row = await findMeal(tx, id)
    return describeMealRow(row!, hidesNumbers)
  })
}

/** Callback that runs in the transaction that deletes a logged meal. */
export type OnMealRemoved = (tx: AccountTransaction, mealId: string, now: Date) => Promise<void>

export async function removeMeal(
  database: Database,
  accountId: AccountId,
  id: string,
  onRemoved: (tx: AccountTransaction) => Promise<void>,
): Promise<void> {
  await database.asAccount(accountId, async (tx) => {
    if (!(await deleteMeal(tx, id))) throw fail('meal_not_found')
    await onRemoved(tx)
  })
}

/** Lists the foods usually eaten at this meal; for an account without a habit, common ones in Brazil. */
export async function listUsualFoods(
  database: Database,
  accountId: AccountId,
  asked: { readonly meal_type?: MealType | undefined; readonly at?: string | undefined },
  now: Date,
): Promise<{ meal_type: MealType; foods: UsualFood[] }> {
  return database.asAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    const mealType = asked.meal_type ?? mealTypeNow(nutritionProfile, momentOf(asked.at, now))
    return {
      meal_type: mealType,
      foods: await readUsualFoods(tx, nutritionProfile, mealType, now),
    }
  })
}

export async function readUsualFoods(
  tx: AccountTransaction,
  nutritionProfile: NutritionProfile,
  mealType: MealType,
  now: Date,
): Promise<UsualFood[]> {
  const since = addDays(civilDay(now, nutritionProfile.timezone), -habitDays)
  const eaten = await listPartsSince(tx, mealType, since)
  return describeUsualFoods(eaten.flat(), commonFoodsOf(mealType), nutritionProfile.exclusions)
}

/** Lists weeks or months (by their first day) in which any account has meals. Needs a system transaction. */
export async function listLoggedPeriods(
  tx: Transaction,
  unit: 'week' | 'month',
  from: string,
  to: string,
): Promise<{ accountId: AccountId; start: string }[]> {
  return tx
    .selectDistinct({ accountId: meals.userId, start: firstDayOf(meals.date, unit) })
    .from(meals)
    .where(and(gte(meals.date, from), lte(meals.date, to)))
}

/** Subquery of logged meals, to join by account and day. */
export function loggedMeals(tx: Transaction) {
  const { userId, date, mealType } = meals
  return tx.select({ userId, date, mealType }).from(meals).as('logged_meals')
}
