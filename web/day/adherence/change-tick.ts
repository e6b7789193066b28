import type { Meal } from '#contract/day/meals.ts'
import type { Today, TodayMeal } from '#contract/day/today.ts'
import { type MealType, mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { type MutationOptions, MutationObserver, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { dayQuery } from '../../api/day.ts'
import { todayQuery } from '../../api/today.ts'
import { announceFailure, isConnectionLost } from '../../menus/shared/failures.ts'
import { showChanges } from '../../menus/week-plans/queries.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { changeMeal, restoreMeal } from '../meals/queries.ts'
import { queuedNotesQuery } from '../note-outbox/queries.ts'
import { dropNote, enqueueNote, queuedNotes } from '../note-outbox/stored-notes.ts'
import { failed, tickTexts } from './copy.ts'
import { saveChoice } from './queries.ts'
import { announceDropped, choiceNotes } from './queued-choices.ts'
import type { DayChoice } from './ticked-meals.ts'

/** `dropped`: the menu has another meal by now, and a notice says so. */
type Outcome = 'saved' | 'queued' | 'dropped'

export const tickKey = ['ticks', 'change']

/** A meal of the menu on a day. */
export interface MenuMeal extends Omit<DayChoice, 'meals' | 'dishes'> {
  readonly mealType: MealType
}

/** One tick of a meal of the menu, or its removal. */
export interface TickChange extends MenuMeal {
  readonly isTicked: boolean
}

/** Saves a tick or its removal at once, or queues it without a connection, and shows a notice with an undo. */
export async function changeTick(client: QueryClient, change: TickChange): Promise<void> {
  const label = mealTypeLabels[change.mealType]
  const eaten = !change.isTicked && tickIn(cachedDay(client, change.date), change)
  // The data of the day have neither the measures nor the parts of the foods, so the meal is read before its tick is
  // removed.
  const before = eaten ? call('GET /api/meals/{id}', { params: { id: eaten.id } }).catch(() => null) : null
  const outcome = await attempt(client, change, before)
  if (!outcome || outcome === 'dropped') return
  const undo = async () =>
    change.isTicked
      ? attempt(client, { ...change, isTicked: false })
      : restoreTick(client, change, await before)
  showToast({
    title: change.isTicked ? tickTexts.ticked(label) : tickTexts.unticked(label),
    ...(outcome === 'queued' && { description: tickTexts.queued }),
    tone: 'success',
    subject: `${change.date} ${change.mealType}`,
    action: { label: tickTexts.undo, onTap: () => void undo() },
  })
}

/**
 * Ticks a meal again after its removal, with the foods that it had. Logs it instead if the tick is neither saved nor
 * queued, for example because the menu has another meal by now.
 */
export async function restoreTick(client: QueryClient, meal: MenuMeal, before: Meal | null): Promise<void> {
  try {
    const outcome = await tickAgain(client, meal, before)
    if (!before || outcome === 'saved' || outcome === 'queued') return
    await showChanges(client, await restoreMeal(before))
    showToast({ title: tickTexts.logged(mealTypeLabels[meal.mealType]), tone: 'success' })
  } catch (error) {
    announceFailure(error, failed.tick)
  }
}

/** Ticks a meal with the foods of `before`. Resolves to `saved` only if the tick has these foods. */
export async function tickAgain(
  client: QueryClient,
  meal: MenuMeal,
  before: Meal | null,
): Promise<Outcome | null> {
  const outcome = await attempt(client, { ...meal, isTicked: true })
  if (outcome !== 'saved' || !before) return outcome
  const today = client.getQueryData(todayQuery.queryKey)
  const day = today?.date === meal.date ? today : await client.query(dayQuery(meal.date))
  const now = tickIn(day, meal)
  if (!now) return null
  const { items, meal_type, date, eaten_at: eatenAt } = before
  await showChanges(client, await changeMeal(now.id, items, meal_type, { date, eatenAt }))
  return outcome
}

/** Returns the logged meal that a tick created; `undefined` without a tick. */
function tickIn(day: Today | undefined, { mealType }: MenuMeal): TodayMeal | undefined {
  return day?.plan.scans.find(({ planned_type }) => planned_type === mealType)
}

/** Returns a day that is in the cache, today or another. */
export function cachedDay(client: QueryClient, date: string): Today | undefined {
  const today = client.getQueryData(todayQuery.queryKey)
  return today?.date === date ? today : client.getQueryData(dayQuery(date).queryKey)
}

/**
 * Shows a tick or its removal at once and saves it after `ready`. Returns `null` after a failure, which it announces.
 */
async function attempt(
  client: QueryClient,
  { userId, date, dietId, mealType, isTicked }: TickChange,
  ready?: Promise<unknown> | null,
): Promise<Outcome | null> {
  try {
    const observer = new MutationObserver(client, tickMutation(client, ready))
    const shown = cachedDay(client, date)?.planned_meals.find(({ meal_type }) => meal_type === mealType)
    const dishes = isTicked && shown?.recipe_id ? { [mealType]: shown.recipe_id } : {}
    return await observer.mutate({ userId, date, dietId, meals: { [mealType]: isTicked }, dishes })
  } catch (error) {
    announceFailure(error, isTicked ? failed.tick : failed.untick)
    return null
  }
}

function tickMutation(
  client: QueryClient,
  ready?: Promise<unknown> | null,
): MutationOptions<Outcome, Error, DayChoice> {
  return {
    mutationKey: tickKey,
    // Sequential, so that of two taps on one meal the last one wins.
    scope: { id: 'ticks' },
    mutationFn: async (choice) => {
      await ready
      return saveOrQueue(client, choice)
    },
  }
}

async function saveOrQueue(client: QueryClient, choice: DayChoice): Promise<Outcome> {
  const waitingQuery = queuedNotesQuery(choiceNotes, choice.userId)
  const waiting = queuedNotes(choiceNotes, choice.userId).find(({ date }) => date === choice.date)
  const all = {
    ...choice,
    meals: { ...waiting?.meals, ...choice.meals },
    dishes: { ...waiting?.dishes, ...choice.dishes },
  }
  let dropped: readonly MealType[]
  try {
    dropped = await saveChoice(client, all)
  } catch (error) {
    if (!isConnectionLost(error) || !enqueueNote(choiceNotes, all)) throw error
    await client.invalidateQueries({ queryKey: waitingQuery.queryKey })
    return 'queued'
  }
  dropNote(choiceNotes, choice.userId, choice.date)
  await client.invalidateQueries({ queryKey: waitingQuery.queryKey })
  announceDropped(dropped)
  return dropped.some((type) => choice.meals[type] === true) ? 'dropped' : 'saved'
}
