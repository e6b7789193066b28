import type { MealEntry, sendMealEntry as endpoint } from '#contract/day/meals.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import { withoutAllergyClauses } from '#nutrition/safety/health-text/meal-findings.ts'
import { withFindings } from '../../account/health-readings/rules.ts'
import { type ProfileContext, withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { dayOf, mealTypeNow, momentOf } from '../days/service.ts'
import { addsMealOfBefore, readMealOfBefore } from '#nutrition/day/meal-time/foodless-meals.ts'
import { readToldMeals } from '#nutrition/day/meal-time/told-meals.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { saidMomentOf, saidTimeOf, spokenAtOf } from './said-time.ts'
import { addEntry, addMeal, findMeal, isEntryReceived } from './queries.ts'
import { isAsSeen, isPlainlySaid, readPlate } from './rules.ts'
import { describeMealRow, loadReader, readDescription, recordMealText } from './service.ts'

/**
 * Logs a sentence that a device queued offline, once per id. Replies `to_confirm` and saves nothing unless
 * it is one meal and `isPlainlySaid` or `isAsSeen`. `meal` is `null` also if the logged meal has been deleted since.
 */
export function receiveEntry(ctx: AccountContext, entry: MealEntry): Promise<WithoutToday<typeof endpoint>> {
  return withProfile(ctx, async (own) => {
    const { tx, nutritionProfile } = own
    const isReceived = await isEntryReceived(tx, entry.id)
    if (!isReceived && !(await logEntry(own, entry))) return { outcome: 'to_confirm', meal: null }
    const row = await findMeal(tx, entry.id)
    return { outcome: 'logged', meal: row && describeMealRow(row, nutritionProfile.hidesNumbers) }
  })
}

/** Logs an entry and its health mentions; returns false and saves nothing if the entry needs a confirmation. */
async function logEntry(
  { tx, nutritionProfile, now }: ProfileContext,
  { id, text, eaten_at, written_at, seen }: MealEntry,
): Promise<boolean> {
  const reader = await loadReader(tx, nutritionProfile)
  const { timezone } = nutritionProfile
  const entered = momentOf(eaten_at, now)
  const written = {
    at: momentOf(written_at ?? eaten_at, now),
    shown: civilDay(entered, timezone),
    saved: reader.saved,
  }
  const told = readToldMeals(text, spokenAtOf(written, nutritionProfile), reader.options)
  if (told.isDoubtful || told.meals.length > 1) return false
  const {
    parts,
    alternatives: _,
    savedType,
    ...leftovers
  } = readDescription(withoutAllergyClauses(text), reader)
  const said = saidTimeOf({ text }, written, nutritionProfile)
  if (said.isUnclear || said.aheadMinutes !== undefined) return false
  const eatenAt = momentOf(saidMomentOf(said, entered, timezone).toISOString(), written.at)
  const mealType = said.mealType ?? savedType ?? mealTypeNow(nutritionProfile, eatenAt)
  const isOfBefore =
    readMealOfBefore(text, civilDay(written.at, timezone), reader.options.saved) !== undefined
  const date = dayOf(eatenAt, nutritionProfile, now)
  // The hour at which a past day is filled in does not tell the meal: the person chooses it.
  const isFilledIn = date < civilDay(written.at, timezone)
  if (isFilledIn && !said.mealType && !savedType) return false
  const plate = readPlate({
    parts,
    nutritionProfile: withFindings(nutritionProfile, {
      field: 'refeicao',
      text,
      today: civilDay(written.at, timezone),
    }),
    leftovers,
    otherMeals: [],
  })
  if (!isPlainlySaid(plate) && !(seen && isAsSeen(plate, seen))) return false
  if (addsMealOfBefore(text) || isOfBefore) return false
  await recordMealText(tx, { text }, now)
  if (await addEntry(tx, id, now)) {
    await addMeal(tx, {
      id,
      date,
      mealType,
      source: 'manual',
      scanId: null,
      eatenAt,
      parts,
      plannedType: null,
    })
  }
  return true
}
