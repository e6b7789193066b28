import type { Today } from '#contract/day/today.ts'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useSessionUser } from '../../api/session.ts'
import { todayQuery } from '../../api/today.ts'
import { localDay } from '../../ui/format/local-day.ts'
import { deviceReadingQuery } from '../shared/device-reader/device-readings.ts'
import type { DeviceReading, Eaten } from '../shared/device-reader/read-on-device.ts'
import type { QueuedMeal } from '../shared/queued-meal-schema.ts'
import { queuedMealsQuery } from './queries.ts'
import { waitsForPlan } from './queued-meal.ts'

/** Energy and macros of food that is not on the server yet; `null` is unknown. */
export interface WaitingNumbers {
  readonly kcal: number
  readonly proteinG: number | null
  readonly carbG: number | null
  readonly fatG: number | null
  readonly fiberG: number | null
  /** Whether the words name more than the device could read: all amounts are then lower bounds. */
  readonly isPartial?: boolean
}

/** Step that a queued meal waits for: being sent, the person's confirmation, or a plan. */
export type WaitsFor = 'sending' | 'check' | 'plan'

/** Returns what a queued meal waits for; `null` for a meal that is logged or was refused for good. */
export function waitsFor(meal: QueuedMeal): WaitsFor | null {
  if (meal.standing.at === 'waiting') return 'sending'
  if (meal.standing.at === 'to_confirm') return 'check'
  return waitsForPlan(meal) ? 'plan' : null
}

/**
 * Returns what the device can read of a queued meal; `null` for a photo, for entries of an earlier version, and for a
 * copied day, because only the server knows which of its meals the other day has already.
 */
export function eatenOf({ told, eatenAt }: QueuedMeal): Eaten | null {
  switch (told.as) {
    case 'words':
      return { text: told.text, writtenAt: told.writtenAt ?? eatenAt }
    case 'foods':
      return { foods: told.items }
    case 'repeat':
      return told.foods ? { foods: told.foods.map(({ food_id, grams }) => ({ food_id, grams })) } : null
    case 'copy':
    case 'photo':
      return null
  }
}

/**
 * Returns the numbers of a queued meal. A repeated one has the energy that the screen showed, even without a reading; any
 * other is `null` if the device found no food or its day is unclear. `null` for all if the reading hides numbers.
 */
export function numbersOf({ told }: QueuedMeal, reading: DeviceReading | undefined): WaitingNumbers | null {
  if (reading?.hidesNumbers) return null
  const shown = told.as === 'repeat' ? (told.calories ?? null) : null
  if (reading?.isCounted) {
    const { totals, unmatched } = reading
    return { ...totals, kcal: shown ?? totals.kcal, isPartial: unmatched.length > 0 }
  }
  return shown === null ? null : { kcal: shown, proteinG: null, carbG: null, fatG: null, fiberG: null }
}

/**
 * Returns the queued meals that may belong to a day and are not in it: a meal is in the day as soon as the server's
 * answer shows it, under its own id. The words of a description may name another day, which only their reading tells.
 */
export function waitingOn(
  { date, plan }: Pick<Today, 'date' | 'plan'>,
  meals: readonly QueuedMeal[],
): QueuedMeal[] {
  return meals.filter(
    (meal) =>
      waitsFor(meal) !== null &&
      !plan.scans.some(({ id }) => id === meal.id) &&
      (meal.told.as === 'words' || dayOfMeal(meal, undefined) === date),
  )
}

/** Returns the day of a queued meal: the one that its words name, else that of its entry. */
export function dayOfMeal({ told, eatenAt }: QueuedMeal, reading: DeviceReading | undefined): string {
  if (told.as === 'copy') return told.to
  const date = 'date' in told ? told.date : reading?.said.date
  return date ?? localDay(new Date(eatenAt))
}

/** Reads a queued meal on the device, as long as it is not in the day. */
export function useMealReading(meal: QueuedMeal): {
  readonly reading: DeviceReading | undefined
  readonly isPending: boolean
} {
  const eaten = eatenOf(meal)
  const isRead = eaten !== null && waitsFor(meal) !== null
  const { data, isPending } = useQuery({
    ...deviceReadingQuery(eaten ?? { foods: [] }),
    enabled: isRead,
  })
  return { reading: isRead ? data : undefined, isPending: isRead && isPending }
}

/**
 * Returns the numbers of one queued meal; `null` if it has none, `undefined` while it is read and for an account without
 * numbers.
 */
export function useMealNumbers(
  meal: QueuedMeal,
  { reading, isPending }: ReturnType<typeof useMealReading>,
): WaitingNumbers | null | undefined {
  const { data: today } = useQuery({ ...todayQuery, enabled: false })
  const isShown = waitsFor(meal) !== null && today?.numbers_hidden === false
  return isShown && !isPending ? numbersOf(meal, reading) : undefined
}

/** Returns the queued meals of a day with their readings. */
export function useWaitingMeals(today: Today) {
  const userId = useSessionUser()?.id ?? ''
  const { data: meals = [] } = useQuery(queuedMealsQuery(userId))
  const waiting = waitingOn(today, meals)
  // Not `useQueries`, which would add its code to the first screen. Previous readings stay shown until the new ones
  // arrive, each under the id of its meal.
  const { data: readings, isPending } = useQuery({
    queryKey: ['waiting-readings', waiting.map(({ id }) => id)],
    queryFn: ({ client }) => readEach(client, waiting),
    enabled: waiting.length > 0,
    placeholderData: keepPreviousData,
  })
  const read = waiting.map((meal) => ({ meal, reading: readings?.[meal.id] }))
  return { meals: read.filter(({ meal, reading }) => dayOfMeal(meal, reading) === today.date), isPending }
}

/** Numbers of a queued meal, and what it waits for. */
export interface WaitingMealNumbers extends WaitingNumbers {
  readonly waitsFor: WaitsFor
}

/** Returns the numbers of the meals that wait for a day, and how many of them have none. */
export function useWaitingNumbers(today: Today): {
  readonly known: readonly WaitingMealNumbers[]
  readonly unknown: number
} {
  const { meals, isPending } = useWaitingMeals(today)
  if (today.numbers_hidden) return { known: [], unknown: 0 }
  const known = meals.flatMap(({ meal, reading }) => {
    const numbers = numbersOf(meal, reading)
    return numbers ? [{ ...numbers, waitsFor: waitsFor(meal) ?? 'sending' }] : []
  })
  return { known, unknown: isPending ? 0 : meals.length - known.length }
}

async function readEach(
  client: QueryClient,
  meals: readonly QueuedMeal[],
): Promise<Readonly<Record<string, DeviceReading>>> {
  const read = await Promise.all(
    meals.map(async (meal) => {
      const eaten = eatenOf(meal)
      const reading = eaten && (await client.query(deviceReadingQuery(eaten)).catch(() => null))
      return reading ? [[meal.id, reading] as const] : []
    }),
  )
  return Object.fromEntries(read.flat())
}
