import type { MealType } from '#contract/calendar.ts'
import type { ToldMeal } from '#contract/day/meals.ts'
import type { QueryClient } from '@tanstack/react-query'
import { draftOwner } from '../../../api/stored-drafts.ts'
import { newMealId } from '../../../day/shared/meal-id.ts'
import { enqueueMeal } from '../../../day/shared/stored-meals.ts'
import { instantOf, type When, whenOf } from '../../../day/shared/when.ts'
import { json, stored } from '../../../ui/storage/stored.ts'
import { localDay } from '../../../ui/format/local-day.ts'
import type { MealSeries, SeriesMeal } from '../../shared/meal-series.ts'
import { nothingSaid, saidText, whenSaid } from './said-time.ts'

/** Series whose next meal is to be read. Written by this module only. */
const openSeries = () =>
  stored(
    'meal_series',
    json((kept) => kept as unknown as MealSeries),
    { owner: draftOwner(), inTab: true },
  )

/**
 * Returns the series of a plate that was just read: of the meals that its text tells, and of those that follow if it
 * is the next meal of an open series. `undefined` for a plate whose text has no other meal.
 * @param shown moment of the meals whose words name none
 */
export function seriesOf(
  plateId: string,
  told: readonly ToldMeal[],
  {
    mealType,
    shown,
    now,
  }: { readonly mealType: MealType; readonly shown: When | undefined; readonly now: Date },
): MealSeries | undefined {
  const open = openSeries().get()
  const before = open?.meals[0]?.id === plateId ? open : null
  if (told.length === 0) return before ?? undefined
  const meals = told.map(({ text, said }, place): SeriesMeal => {
    const on = whenSaid(said ?? nothingSaid, shown, { mealType: said?.meal_type ?? mealType, now })
    return {
      id: place === 0 ? plateId : newMealId(),
      text,
      name: said ? saidText(said, localDay(now)) : '',
      eatenAt: instantOf(on ?? whenOf(now)),
      writtenAt: now.toISOString(),
      isQueued: place === 0 && before !== null,
    }
  })
  const after = before?.meals.slice(1) ?? []
  return { total: (before?.total ?? 1) + told.length - 1, meals: [...meals, ...after] }
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
