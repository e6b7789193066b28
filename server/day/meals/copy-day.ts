import { createHash } from 'node:crypto'
import { type copyDay as endpoint, mostCopiedMeals } from '#contract/day/copied-days.ts'
import type { PlateReading } from '#contract/day/meals.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import type { Body, Params } from '#contract/endpoint.ts'
import { addDays, daysBetween } from '#nutrition/shared/calendar/days.ts'
import { type ProfileContext, withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { instantOf, wallClockAt } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import { momentOf, resolveDay } from '../days/service.ts'
import { readOwnFoods } from '../foods/service.ts'
import { addEntry, addMeal, findMeal, isEntryReceived, listMeals } from './queries.ts'
import { foodsKey } from './repeatable-meals.ts'
import { type MealRow, noLeftovers, partsAgain, readPlate, servePlate } from './rules.ts'
import { describeMealRow } from './service.ts'

type Asked = Params<typeof endpoint> & Body<typeof endpoint>
type Copied = WithoutToday<typeof endpoint>

interface Copy {
  readonly row: MealRow
  /** Reason for which it is not logged; `null` if it is. */
  readonly leftOut: 'later' | 'already' | null
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
    const toLog = copies.filter(({ leftOut }) => leftOut === null)
    const isReceived = await isEntryReceived(tx, asked.key)
    if (!isReceived) {
      assertCopyable(copies)
      const warnings = warningsOf(toLog, own)
      if (warnings.length > 0 && !asked.warnings_seen)
        return { outcome: 'to_confirm', warnings, meals: [], left_out: [], retimed: [] }
      if (await addEntry(tx, asked.key, now)) for (const { row } of toLog) await addMeal(tx, row)
    }
    const logged: MealRow[] = []
    for (const { row: copy } of copies) {
      const row = await findMeal(tx, copy.id)
      if (row) logged.push(row)
    }
    return {
      outcome: 'logged',
      warnings: [],
      meals: logged.map((row) => describeMealRow(row, nutritionProfile.hidesNumbers)),
      // The day has the copies themselves when a key is repeated.
      left_out: isReceived
        ? []
        : leftOutOf(copies.filter(({ row }) => !logged.some(({ id }) => id === row.id))),
      retimed: [],
    }
  })
}

function leftOutOf(copies: readonly Copy[]): Copied['left_out'] {
  return copies.flatMap(({ row, leftOut: reason }) =>
    reason === null ? [] : { meal_type: row.mealType, eaten_at: row.eatenAt.toISOString(), reason },
  )
}

/**
 * Returns the copies of a day's meals, without ticked meals of the plan and meals without a known food.
 */
async function readCopies(
  { tx, nutritionProfile, now }: ProfileContext,
  { date: asked, to, key, doubles = false, asked_at: askedAt }: Asked,
): Promise<Copy[]> {
  const date = resolveDay(asked, nutritionProfile, now)
  const target = resolveDay(to, nutritionProfile, now)
  const ownFoods = await readOwnFoods(tx)
  const there = (await listMeals(tx, target, target)).map(sameMealKey)
  const isThere = (meal: MealRow): boolean => {
    const place = there.indexOf(sameMealKey(meal))
    // Each meal of the day stands for one copy, so that a second equal meal of the source is logged.
    if (place >= 0) there.splice(place, 1)
    return place >= 0
  }
  return (await listMeals(tx, date, date)).flatMap((meal): Copy[] => {
    const parts = partsAgain(meal.parts, ownFoods)
    if (meal.source === 'diet_plan' || servePlate(parts).length === 0) return []
    const row = {
      id: copyId(key, meal.id),
      date: target,
      mealType: meal.mealType,
      source: 'manual' as const,
      scanId: null,
      eatenAt: sameTimeOn(target, meal, nutritionProfile.timezone),
      parts,
      plannedType: null,
    }
    const already = !doubles && isThere(row) ? 'already' : null
    return [{ row, leftOut: already ?? (row.eatenAt > momentOf(askedAt, now) ? 'later' : null) }]
  })
}

/** Returns the same text for meals of one type with the same foods. */
function sameMealKey(meal: Pick<MealRow, 'mealType' | 'parts'>): string {
  return `${meal.mealType} ${foodsKey(meal)}`
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
    ({ row: { parts } }): PlateReading['warnings'] =>
      readPlate({ parts, nutritionProfile, leftovers: noLeftovers, otherMeals: [] }).warnings,
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

/**
 * Returns the id of a meal's copy: a UUID of version 8 from a hash of `key` and the meal's id, so that each retry gets
 * the same id.
 */
function copyId(key: string, mealId: string): string {
  const hex = createHash('sha256').update(`${key} ${mealId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
