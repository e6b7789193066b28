import { randomUUID } from 'node:crypto'
import type { LoggedMeal, Meal, UsualFood } from '#contract/day/meals.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { commonFoodsOf } from '#nutrition/day/habits/common-foods.ts'
import { mealInName } from '#nutrition/day/meal-time/meal-in-name.ts'
import type { Food, FoodId } from '#nutrition/foods/food.ts'
import { foodOfOwn, type OwnFood } from '#nutrition/foods/own/own-food.ts'
import { ownNamesOf } from '#nutrition/meal-text/finding/food-finder.ts'
import type { ReadItem } from '#nutrition/meal-text/reading/meal-reading.ts'
import { type MealTextOptions, readMeal } from '#nutrition/meal-text/meal-text.ts'
import { recipeNames } from '#nutrition/meal-text/matching/recipe-names.ts'
import { savedMealOf, savedNameKey, savedNamesOf } from '#nutrition/meal-text/finding/saved-names.ts'
import { type MealType, mealTypes } from '#nutrition/targets/meal-type.ts'
import { and, gte, lte } from 'drizzle-orm'
import { recordMentions } from '../../account/health-readings/service.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { firstDayOf } from '../../platform/database/first-day.ts'
import { dayOf, momentOf, resolveDay } from '../days/service.ts'
import { readChosenOwnFoods, readOwnFoods } from '../foods/service.ts'
import { readOwnAmounts } from '../habits/service.ts'
import { listSavedMeals, type SavedMealRow } from '../saved-names/queries.ts'
import { addMeal, findMeal, findMealOfScan, listMeals, listPartsSince } from './queries.ts'
import {
  describeItems,
  type Leftovers,
  type OtherMeal,
  ownPart,
  partsFromChoices,
  servePlate,
  totalsOf,
  type MealRow,
  withCurrentOwnFoods,
} from './rules.ts'
import { saidTimeOf } from './said-time.ts'
import { deletedFoodsOf, partsOfSaidMeal } from './saved-parts.ts'
import { type PlatePart, meals } from './table.ts'
import { describeUsualFoods } from './usual-foods.ts'

const habitDays = 60

export interface TextReading extends Leftovers {
  readonly parts: readonly PlatePart[]
}

/** Reading of a sentence. `alternatives` has for each part the foods that its words may mean instead. */
export interface DescriptionReading extends TextReading {
  readonly alternatives: readonly (readonly Food[])[]
  /** Meal that the sentence's only saved meal names, or under which it was saved. */
  readonly savedType: MealType | undefined
}

/** Names and amounts of an account that the parser of descriptions uses. */
interface DescriptionReader {
  readonly options: MealTextOptions
  readonly ownFoods: readonly OwnFood[]
  readonly saved: readonly SavedMealRow[]
}

/** Loads the names of the account's own foods and saved meals, and the amounts that it usually logs. */
export async function loadReader(
  tx: AccountTransaction,
  { ladleGrams }: Pick<NutritionProfile, 'ladleGrams'>,
): Promise<DescriptionReader> {
  const ownFoods = await readOwnFoods(tx)
  const ownGrams = await readOwnAmounts(tx)
  const saved = await listSavedMeals(tx)
  const options = {
    ...(ladleGrams !== null && { ladleGrams }),
    ...(ownFoods.length > 0 && { own: ownNamesOf(ownFoods.map(foodOfOwn)) }),
    ...(saved.length > 0 && { saved: savedNamesOf(saved) }),
    recipes: recipeNames(),
    ownGrams,
  }
  return { options, ownFoods, saved }
}

/**
 * Parses a sentence into parts of a plate. A food without an amount gets the amount that the account usually logs.
 * Unknown words are returned in `unmatched`, not guessed.
 */
export function readDescription(
  text: string,
  { options, ownFoods, saved }: DescriptionReader,
): DescriptionReading {
  const { items, unmatched, unmatchedAmounts, questions } = readMeal(text, options)
  const read = items.map((item, at) => {
    const offered = questions.flatMap((question) =>
      question.item === at ? (question.suggestions ?? []) : [],
    )
    return readPartsOf(withOffered(item, offered), { saved, ownFoods })
  })
  const placeOf = (at: number) => read.slice(0, at).reduce((sum, { parts }) => sum + parts.length, 0)
  return {
    parts: read.flatMap(({ parts }) => parts),
    savedType: savedTypeOf(items, saved),
    alternatives: read.flatMap(({ parts, alternatives }) => parts.map(() => alternatives)),
    unmatched,
    ...(Object.keys(unmatchedAmounts).length > 0 && { unmatchedAmounts }),
    questions: [
      ...questions.map(({ code, text: words, item, ml }) => ({
        code,
        text: words,
        item: item === undefined ? null : placeOf(item),
        ...(ml !== undefined && { ml }),
      })),
      ...read.flatMap(({ questions: own }, at) =>
        own.map((question) => ({ ...question, item: placeOf(at) })),
      ),
    ],
  }
}

/** Returns the meal that a text of now names, by its words or by an hour. */
export function saidMealOf(
  text: string,
  { saved }: Pick<DescriptionReader, 'saved'>,
  { nutritionProfile, now }: Pick<ProfileContext, 'nutritionProfile' | 'now'>,
): MealType | undefined {
  return saidTimeOf({ text }, { at: now, saved }, nutritionProfile).mealType
}

/** Adds the foods that a question offers to those that the item's words may mean. */
function withOffered(item: ReadItem, offered: readonly Food[]): ReadItem {
  const known = new Set([item.food.id, ...(item.alternatives ?? []).map(({ id }) => id)])
  const others = offered.filter(({ id }) => !known.has(id))
  return others.length === 0 ? item : { ...item, alternatives: [...(item.alternatives ?? []), ...others] }
}

function savedTypeOf(items: readonly ReadItem[], saved: readonly SavedMealRow[]): MealType | undefined {
  const [only, ...others] = new Set(items.map(({ food }) => savedMealOf(food)))
  const meal = others.length === 0 ? saved.find(({ id }) => id === only) : undefined
  return meal && (mealInName(meal.name) ?? meal.mealType)
}

interface OwnNamed {
  readonly saved: readonly SavedMealRow[]
  readonly ownFoods: readonly OwnFood[]
}

/** Returns the parts of a read food. For a saved meal, returns the meal's foods and the questions about them. */
function readPartsOf(item: ReadItem, { saved, ownFoods }: OwnNamed) {
  const meal = saved.find(({ id }) => id === savedMealOf(item.food))
  if (!meal)
    return { parts: [partOfItem(item, ownFoods)], alternatives: item.alternatives ?? [], questions: [] }
  const questions = [...sameNameQuestions(meal, ownFoods), ...deletedFoodQuestions(meal, ownFoods)]
  return { parts: partsOfSaidMeal(meal, item, ownFoods), alternatives: [], questions }
}

/**
 * Asks whether the saved meal was meant, if an own food or recipe has the same name. Both can exist, because a food or
 * recipe may be named after the meal was saved.
 */
function sameNameQuestions({ name, nameKey }: SavedMealRow, ownFoods: readonly OwnFood[]) {
  const isTaken = ownFoods.some((own) => savedNameKey(own.name) === nameKey)
  const text = `Contei a refeição “${name}”, mas você também tem um alimento ou uma receita com esse nome. Confere? Dê outro nome a um dos dois, e não pergunto mais.`
  return isTaken ? [{ code: 'saved_or_own_food', text }] : []
}

function deletedFoodQuestions(meal: SavedMealRow, ownFoods: readonly OwnFood[]) {
  return deletedFoodsOf(meal, ownFoods).map((name) => ({
    code: 'deleted_food',
    text: `Você apagou “${name}” dos seus alimentos: contei como era em “${meal.name}”. Confere?`,
  }))
}

function partOfItem(
  { food, flavors, parts, standsInFor, ...item }: ReadItem,
  ownFoods: readonly OwnFood[],
): PlatePart {
  const ownById = new Map(ownFoods.map((own) => [own.id, own]))
  return {
    foodId: food.id,
    ...ownPart(ownById.get(food.id)),
    ...amountOf(item),
    ...(flavors && { flavorIds: flavors.map(({ id }) => id) }),
    ...(parts && {
      parts: parts.map((part) => ({
        foodId: part.food.id,
        grams: part.grams,
        ...ownPart(ownById.get(part.food.id)),
      })),
    }),
    ...(standsInFor !== undefined && { standsInFor }),
    ...(item.isOwnAmount && { isOwnAmount: true as const }),
  }
}

type ReadAmount = Pick<ReadItem, 'quantity' | 'measure' | 'grams' | 'gramsLow' | 'gramsHigh' | 'confidence'>

function amountOf({ quantity, measure, grams, gramsLow, gramsHigh, confidence }: ReadAmount): ReadAmount {
  return { quantity, measure, grams, gramsLow, gramsHigh, confidence }
}

/** Returns the day's meals of other types, in the order of the day. */
export async function readOtherMeals(
  tx: AccountTransaction,
  date: string,
  mealType: MealType,
): Promise<OtherMeal[]> {
  const rows = (await listMeals(tx, date, date)).filter((row) => row.mealType !== mealType)
  return rows.sort((a, b) => mealTypes.indexOf(a.mealType) - mealTypes.indexOf(b.mealType))
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

/**
 * Saves the health mentions of a meal text, except those in `removed_health`; nothing without a text. Callers read the
 * profile afterwards, because mentions may change it.
 */
export async function recordMealText(
  tx: AccountTransaction,
  { text, removed_health: refused = [] }: Partial<Pick<LoggedMeal, 'text' | 'removed_health'>>,
  now: Date,
): Promise<void> {
  if (text) await recordMentions({ tx, now }, { field: 'refeicao', text }, { refused, isNew: true })
}

/**
 * Logs a meal of chosen foods, on the day `date` or else on the day of its time of eating. A repeated id adds nothing.
 * Throws `food_not_found`, `day_out_of_range`.
 */
export async function logChoices(
  { tx, nutritionProfile, now }: ProfileContext,
  asked: LoggedMeal,
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
    parts: partsFromChoices(asked.items, await readChosenOwnFoods(tx, asked.items)),
    plannedType: null,
  })
  const row = await findMeal(tx, asked.id)
  return row!
}

/** Logs the meal of a scan on a day. If the scan is already logged, returns the existing meal unchanged. */
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
    // The meal has the scan's time of eating, or else the time at which the scan began, however late the result is
    // added.
    eatenAt: scan.eatenAt ?? scan.createdAt,
    parts: scan.parts,
    plannedType: null,
  })
  const row = await findMealOfScan(tx, scan.id)
  return row!
}

/**
 * Lists the foods eaten most often at this meal type in the last `habitDays` days, filled up with foods common in
 * Brazil.
 */
export async function readUsualFoods(
  { tx, nutritionProfile, now }: ProfileContext,
  mealType: MealType,
): Promise<UsualFood[]> {
  const since = addDays(civilDay(now, nutritionProfile.timezone), -habitDays)
  const eaten = await listPartsSince(tx, mealType, since)
  return describeUsualFoods({
    eaten: withCurrentOwnFoods(eaten.flat(), await readOwnFoods(tx)),
    common: commonFoodsOf(mealType),
    ownAmounts: await readOwnAmounts(tx),
    exclusions: nutritionProfile.exclusions,
    hidesNumbers: nutritionProfile.hidesNumbers,
  })
}

/** Lists the ids of the foods eaten in a period, both days inclusive, by day and time of eating. */
export async function listEatenFoods(
  tx: AccountTransaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ date: string; foodId: FoodId }[]> {
  const rows = await listMeals(tx, from, to)
  return rows.flatMap(({ date, parts }) => parts.map(({ foodId }) => ({ date, foodId })))
}

/**
 * Lists the accounts with meals from `from` to `to`, both inclusive, once for each week or month (by its first day).
 * Needs a system transaction.
 */
export async function listLoggedPeriods(
  tx: Transaction,
  unit: 'week' | 'month',
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ accountId: AccountId; start: string }[]> {
  return tx
    .selectDistinct({ accountId: meals.userId, start: firstDayOf(meals.date, unit) })
    .from(meals)
    .where(and(gte(meals.date, from), lte(meals.date, to)))
}

/** Subquery of the types of logged meals by account and day. */
export function loggedMeals(tx: Transaction) {
  const { userId, date, mealType, plannedType } = meals
  return tx.select({ userId, date, mealType, plannedType }).from(meals).as('logged_meals')
}
