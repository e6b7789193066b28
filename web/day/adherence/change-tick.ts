import type { PlateChoice } from '#contract/day/meals.ts'
import type { Today, TodayMeal } from '#contract/day/today.ts'
import { type MealType, mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { type MutationOptions, MutationObserver, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { dayQuery } from '../../api/day.ts'
import { showToday, todayQuery } from '../../api/today.ts'
import { announceFailure, isConnectionLost } from '../../menus/shared/failures.ts'
import { showToast } from '../../ui/overlay/toast.ts'
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

/** Saves a tick or its removal at once, offline through the outbox, and says so with an undo. */
export async function changeTick(client: QueryClient, change: TickChange): Promise<void> {
  const label = mealTypeLabels[change.mealType]
  const eaten = eatenOf(client, change)
  const outcome = await attempt(client, change)
  if (!outcome || outcome === 'dropped') return
  const undo = () =>
    change.isTicked
      ? attempt(client, { ...change, isTicked: false })
      : restoreTick(client, change, eaten && { mealType: eaten.meal_type, items: portionsOf(eaten) })
  showToast({
    title: change.isTicked ? tickTexts.ticked(label) : tickTexts.unticked(label),
    ...(outcome === 'queued' && { description: tickTexts.queued }),
    tone: 'success',
    action: { label: tickTexts.undo, onTap: () => void undo() },
  })
}

/** Contents of an eaten meal. */
interface Eaten {
  readonly mealType: MealType
  readonly items: readonly PlateChoice[]
}

/** Ticks a meal again after its removal, with the portions that it had. */
export async function restoreTick(client: QueryClient, meal: MenuMeal, before: Eaten | null): Promise<void> {
  const outcome = await attempt(client, { ...meal, isTicked: true })
  const now = eatenOf(client, meal)
  if (outcome !== 'saved' || !before || !now || isSame(before, now)) return
  try {
    const { today } = await call('PUT /api/meals/{id}', {
      params: { id: now.id },
      body: { meal_type: before.mealType, items: [...before.items] },
    })
    await showToday(client, today)
  } catch (error) {
    announceFailure(error, failed.tick)
  }
}

/** Returns the meal that a tick is, from the days in the cache; `null` without the tick. */
function eatenOf(client: QueryClient, { date, mealType }: MenuMeal): TodayMeal | null {
  const scans = cachedDay(client, date)?.plan.scans ?? []
  return scans.find(({ planned_type }) => planned_type === mealType) ?? null
}

/** Returns a day that is in the cache, today or another. */
export function cachedDay(client: QueryClient, date: string): Today | undefined {
  const today = client.getQueryData(todayQuery.queryKey)
  return today?.date === date ? today : client.getQueryData(dayQuery(date).queryKey)
}

function portionsOf({ foods }: TodayMeal): PlateChoice[] {
  return foods.map(({ food_id, grams }) => ({ food_id, grams }))
}

function isSame({ mealType, items }: Eaten, now: TodayMeal): boolean {
  const amounts = (choices: readonly PlateChoice[]) =>
    choices.map(({ food_id, grams }) => `${food_id} ${grams}`)
  return mealType === now.meal_type && amounts(items).join() === amounts(portionsOf(now)).join()
}

/** Returns `null` after a failure, which it announces. */
async function attempt(
  client: QueryClient,
  { userId, date, dietId, mealType, isTicked }: TickChange,
): Promise<Outcome | null> {
  try {
    const observer = new MutationObserver(client, tickMutation(client))
    const shown = cachedDay(client, date)?.planned_meals.find(({ meal_type }) => meal_type === mealType)
    const dishes = isTicked && shown?.recipe_id ? { [mealType]: shown.recipe_id } : {}
    return await observer.mutate({ userId, date, dietId, meals: { [mealType]: isTicked }, dishes })
  } catch (error) {
    announceFailure(error, isTicked ? failed.tick : failed.untick)
    return null
  }
}

function tickMutation(client: QueryClient): MutationOptions<Outcome, Error, DayChoice> {
  return {
    mutationKey: tickKey,
    // Sequential, so that of two taps on one meal the last one wins.
    scope: { id: 'ticks' },
    mutationFn: (choice) => saveOrQueue(client, choice),
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
