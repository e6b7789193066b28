import type { QueryClient } from '@tanstack/react-query'
import { draftOwner } from '../../../api/draft-owner.ts'
import { newMealId } from '../../../day/shared/meal-id.ts'
import { deleteQueued, enqueueMeal } from '../../../day/shared/stored-meals.ts'
import { json, stored } from '../../../ui/storage/stored.ts'
import type { MealSeries, SeriesMeal } from '../../shared/meal-series.ts'

/** Series whose next meal is to be read. Written by this module only. */
const openSeries = () =>
  stored(
    'meal_series',
    json((kept) => kept as unknown as MealSeries),
    { owner: draftOwner(), inTab: true },
  )

/** Meal of a text with several, as it was read. */
type ReadMeal = Pick<SeriesMeal, 'text' | 'name' | 'eatenAt'>

/** Words of a plate, and the time to which their `ontem` refers. */
type Written = Pick<SeriesMeal, 'text' | 'writtenAt'>

/**
 * Returns the series of a plate that was just read: of the meals in its text, and of those that follow if it is the
 * next meal of an open series, whose words may have been changed. `undefined` for a plate whose text has no other meal.
 */
export function seriesOf(
  plateId: string,
  { text, writtenAt }: Written,
  read: readonly ReadMeal[],
): MealSeries | undefined {
  const open = openSeries().get()
  const isOpen = open?.meals[0]?.id === plateId
  const [current, ...after] = isOpen ? open.meals : []
  const told = read.length === 0 && current ? [{ ...current, text }] : read
  if (told.length === 0) return undefined
  const meals = told.map((meal, place): SeriesMeal => ({
    ...meal,
    id: place === 0 ? plateId : newMealId(),
    writtenAt,
    // A queued meal with other words has to be stored again.
    isQueued: place === 0 && meal.text === current?.text && current.isQueued,
  }))
  return { total: (isOpen ? open.total : 1) + told.length - 1, meals: [...meals, ...after] }
}

/**
 * Puts the meals after the current one on the day, where they wait to be confirmed. Returns the next one; null after
 * the last. Rejects if the browser cannot store them all; then it stores none, because the caller keeps their words.
 */
export async function moveOn(
  client: QueryClient,
  userId: string,
  { total, meals }: MealSeries,
): Promise<SeriesMeal | null> {
  const rest = await queued(client, userId, meals.slice(1)).catch(async (error: unknown) => {
    for (const { id } of unqueued(meals.slice(1))) await deleteQueued(id)
    throw error
  })
  openSeries().set(rest.length > 0 ? { total, meals: rest } : null)
  return rest[0] ?? null
}

/** Puts all meals that are not logged yet on the day. Rejects if the browser cannot store them. */
export async function leaveForLater(
  client: QueryClient,
  userId: string,
  { meals }: MealSeries,
): Promise<void> {
  await queued(client, userId, meals)
  openSeries().set(null)
}

/** Returns the meals that do not wait on the day with their words. */
export function unqueued(meals: readonly SeriesMeal[]): readonly SeriesMeal[] {
  return meals.filter(({ isQueued }) => !isQueued)
}

async function queued(
  client: QueryClient,
  userId: string,
  meals: readonly SeriesMeal[],
): Promise<SeriesMeal[]> {
  for (const { id, text, eatenAt, writtenAt } of unqueued(meals)) {
    await enqueueMeal({
      id,
      userId,
      eatenAt,
      standing: { at: 'to_confirm', reason: 'Falta você conferir e registrar.' },
      told: { as: 'words', text, writtenAt },
    })
  }
  await client.invalidateQueries({ queryKey: ['waiting-meals'] })
  return meals.map((meal) => ({ ...meal, isQueued: true }))
}
