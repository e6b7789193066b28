import { createHash } from 'node:crypto'
import { type copyDay as endpoint, mostCopiedMeals } from '#contract/day/copied-days.ts'
import type { PlateReading } from '#contract/day/meals.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import type { Body, Params } from '#contract/endpoint.ts'
import { addDays, daysBetween } from '#nutrition/calendar/days.ts'
import { ownMealMinutes } from '#nutrition/targets/meal-times.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import { type ProfileContext, withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { instantOf, wallClockAt } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import { resolveDay } from '../days/service.ts'
import { readOwnFoods } from '../foods/service.ts'
import { addEntry, addMeal, findMeal, isEntryReceived, listMeals } from './queries.ts'
import { type MealRow, noLeftovers, partsAgain, readPlate, servePlate } from './rules.ts'
import { describeMealRow } from './service.ts'

type Asked = Params<typeof endpoint> & Body<typeof endpoint>
type Copied = WithoutToday<typeof endpoint>

interface Copy {
  readonly row: MealRow
  /** Time of the copied meal on the other day. */
  readonly sameTime: Date
}

/**
 * Logs the meals of a day on another day, once per `key`. Derives the warnings from the current answers; if there are
 * any and `warnings_seen` is not set, replies `to_confirm` and saves nothing. Throws `day_out_of_range`,
 * `nothing_to_copy`, `too_many_meals`.
 */
export function copyDay(ctx: AccountContext, asked: Asked): Promise<Copied> {
  return withProfile(ctx, async (own) => {
    const { tx, nutritionProfile, now } = own
    const copies = await readCopies(own, asked)
    if (!(await isEntryReceived(tx, asked.key))) {
      assertCopyable(copies)
      const warnings = warningsOf(copies, own)
      if (warnings.length > 0 && !asked.warnings_seen)
        return { outcome: 'to_confirm', warnings, meals: [], retimed: [] }
      if (await addEntry(tx, asked.key, now)) for (const { row } of copies) await addMeal(tx, row)
    }
    const logged: Copy[] = []
    for (const { row: copy, sameTime } of copies) {
      const row = await findMeal(tx, copy.id)
      if (row) logged.push({ row, sameTime })
    }
    return {
      outcome: 'logged',
      warnings: [],
      meals: logged.map(({ row }) => describeMealRow(row, nutritionProfile.hidesNumbers)),
      retimed: logged.flatMap(({ row, sameTime }) => (row.eatenAt < sameTime ? [row.id] : [])),
    }
  })
}

/**
 * Returns the copies of a day's meals as they would be logged, without ticked meals of the plan and meals without a
 * known food.
 */
async function readCopies(
  { tx, nutritionProfile, now }: ProfileContext,
  { date: asked, to, key }: Asked,
): Promise<Copy[]> {
  const date = resolveDay(asked, nutritionProfile, now)
  const target = resolveDay(to, nutritionProfile, now)
  const ownFoods = await readOwnFoods(tx)
  return (await listMeals(tx, date, date)).flatMap((meal): Copy[] => {
    const parts = partsAgain(meal.parts, ownFoods)
    if (meal.source === 'diet_plan' || servePlate(parts).length === 0) return []
    const { mealType } = meal
    const sameTime = sameTimeOn(target, meal, nutritionProfile.timezone)
    const eatenAt = sameTime > now ? usualTimeOn(target, mealType, nutritionProfile) : sameTime
    const row = {
      id: copyId(key, meal.id),
      date: target,
      mealType,
      source: 'manual' as const,
      scanId: null,
      eatenAt: eatenAt > now ? now : eatenAt,
      parts,
      plannedType: null,
    }
    return [{ row, sameTime }]
  })
}

/**
 * Throws if there are no meals to copy, or too many. Called for the first attempt only: once a day was copied onto
 * itself, a retry finds twice as many meals.
 */
function assertCopyable(copies: readonly Copy[]): void {
  if (copies.length === 0) throw fail('nothing_to_copy')
  if (copies.length > mostCopiedMeals) throw fail('too_many_meals', { most: mostCopiedMeals })
}

function warningsOf(copies: readonly Copy[], { nutritionProfile }: ProfileContext) {
  const all = copies.flatMap(
    ({ row: { parts, mealType } }): PlateReading['warnings'] =>
      readPlate({ parts, mealType, nutritionProfile, leftovers: noLeftovers, otherMeals: null }).warnings,
  )
  return [...new Map(all.map((warning) => [`${warning.food_id} ${warning.answer}`, warning])).values()]
}

/**
 * Returns the meal's time of day on `target`, or on the day after `target` for a dinner that was eaten after midnight.
 */
function sameTimeOn(
  target: string,
  { date, eatenAt }: Pick<MealRow, 'date' | 'eatenAt'>,
  timezone: string,
): Date {
  const [eatenOn = '', clock] = wallClockAt(eatenAt, timezone).toISOString().split('T')
  return instantOf(new Date(`${addDays(target, daysBetween(date, eatenOn))}T${clock}`), timezone)
}

function usualTimeOn(date: string, mealType: MealType, profile: NutritionProfile): Date {
  const minutes = ownMealMinutes(profile.mealsPerDay, profile.mealMinutes)[mealType]
  return instantOf(new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000), profile.timezone)
}

/**
 * Returns the id of a meal's copy: a UUID of version 8 from a hash of `key` and the meal's id, so that each retry gets
 * the same id.
 */
function copyId(key: string, mealId: string): string {
  const hex = createHash('sha256').update(`${key} ${mealId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
