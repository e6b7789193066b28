import type { QueryClient } from '@tanstack/react-query'
import { draftOwner } from '../../../api/stored-drafts.ts'
import { newMealId } from '../../../day/shared/meal-id.ts'
import { enqueueMeal } from '../../../day/shared/stored-meals.ts'
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

/**
 * Returns the series of a plate that was just read: of the meals in its text, and of those that follow if it is the
 * next meal of an open series. `undefined` for a plate whose text has no other meal.
 */
export function seriesOf(plateId: string, read: readonly ReadMeal[], now: Date): MealSeries | undefined {
  const open = openSeries().get()
  const before = open?.meals[0]?.id === plateId ? open : null
  if (read.length === 0) return before ?? undefined
  const meals = read.map((meal, place): SeriesMeal => ({
    ...meal,
    id: place === 0 ? plateId : newMealId(),
    writtenAt: now.toISOString(),
    isQueued: place === 0 && before !== null,
  }))
  const after = before?.meals.slice(1) ?? []
  return { total: (before?.total ?? 1) + read.length - 1, meals: [...meals, ...after] }
}

/**
 * Puts the meals after the current one on the day, where they wait to be confirmed. Returns the next one; null after
 * the last. Rejects if the browser cannot store them.
 */
export async function moveOn(
  client: QueryClient,
  userId: string,
  { total, meals }: MealSeries,
): Promise<SeriesMeal | null> {
  const rest = await queued(client, userId, meals.slice(1))
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

async function queued(
  client: QueryClient,
  userId: string,
  meals: readonly SeriesMeal[],
): Promise<SeriesMeal[]> {
  for (const { id, text, eatenAt, writtenAt, isQueued } of meals) {
    if (isQueued) continue
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
