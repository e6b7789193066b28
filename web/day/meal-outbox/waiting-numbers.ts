import type { Today } from '#contract/day/today.ts'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useSessionUser } from '../../api/session.ts'
import { todayQuery } from '../../api/today.ts'
import { localDay } from '../../ui/format/local-day.ts'
import { deviceReadingQuery } from '../shared/device-reader/device-readings.ts'
import type { DeviceReading, Eaten } from '../shared/device-reader/read-on-device.ts'
import type { QueuedMeal } from '../shared/queued-meal-schema.ts'
import { queuedMealsQuery } from './queries.ts'

/** Energy and macros of food that is not on the server yet; `null` is unknown. */
export interface WaitingNumbers {
  readonly kcal: number
  readonly proteinG: number | null
  readonly carbG: number | null
  readonly fatG: number | null
  readonly fiberG: number | null
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
 * Returns the numbers of a queued meal: of a repeated one the energy that the screen showed. `null` if the
 * device found no food in it.
 */
export function numbersOf({ told }: QueuedMeal, reading: DeviceReading | undefined): WaitingNumbers | null {
  if (reading?.hidesNumbers) return null
  const shown = told.as === 'repeat' ? (told.calories ?? null) : null
  const isRead =
    reading && reading.lines.length > 0 && (told.as === 'words' || reading.unmatched.length === 0)
  if (isRead) return { ...reading.totals, kcal: shown ?? reading.totals.kcal }
  return shown === null ? null : { kcal: shown, proteinG: null, carbG: null, fatG: null, fiberG: null }
}

/**
 * Returns the queued meals that belong to a day and are not in it: a meal is in the day as soon as the server's answer
 * shows it, under its own id.
 */
export function waitingOn(
  { date, plan }: Pick<Today, 'date' | 'plan'>,
  meals: readonly QueuedMeal[],
): QueuedMeal[] {
  const there = new Set(plan.scans.map(({ id }) => id))
  return meals.filter(
    (meal) => meal.standing.at === 'waiting' && !there.has(meal.id) && dayOfMeal(meal) === date,
  )
}

function dayOfMeal({ told, eatenAt }: QueuedMeal): string {
  if (told.as === 'copy') return told.to
  const date = told.as === 'foods' || told.as === 'repeat' ? told.date : undefined
  return date ?? localDay(new Date(eatenAt))
}

/**
 * Returns the numbers of one queued meal; `null` if it has none, `undefined` while it is read and for an account without
 * numbers.
 */
export function useMealNumbers(meal: QueuedMeal): WaitingNumbers | null | undefined {
  const { data: today } = useQuery({ ...todayQuery, enabled: false })
  const isShown = meal.standing.at === 'waiting' && today?.numbers_hidden === false
  const eaten = eatenOf(meal)
  const { data: reading, isPending } = useQuery({
    ...deviceReadingQuery(eaten ?? { foods: [] }),
    enabled: isShown && eaten !== null,
  })
  if (!isShown || (eaten && isPending)) return undefined
  return numbersOf(meal, eaten ? reading : undefined)
}

/**
 * Returns the allergy warnings of a meal that waits to be sent or confirmed, as the device reads it. They are shown to
 * accounts without numbers too.
 */
export function useMealWarnings(meal: QueuedMeal): DeviceReading['warnings'] {
  const { at } = meal.standing
  const eaten = eatenOf(meal)
  const isOpen = eaten !== null && (at === 'waiting' || at === 'to_confirm')
  const { data } = useQuery({ ...deviceReadingQuery(eaten ?? { foods: [] }), enabled: isOpen })
  return isOpen && data ? data.warnings : []
}

/** Returns the numbers of the meals that wait for a day, and how many of them have none. */
export function useWaitingNumbers(today: Today): {
  readonly known: readonly WaitingNumbers[]
  readonly unknown: number
} {
  const userId = useSessionUser()?.id ?? ''
  const { data: meals = [] } = useQuery({ ...queuedMealsQuery(userId), enabled: !today.numbers_hidden })
  const waiting = today.numbers_hidden ? [] : waitingOn(today, meals)
  // Not `useQueries`, which would add its code to the first screen. The readings of before are kept by the ids of the meals.
  const { data: readings, isPending } = useQuery({
    queryKey: ['waiting-readings', waiting.map(({ id }) => id)],
    queryFn: ({ client }) => readEach(client, waiting),
    enabled: waiting.length > 0,
    placeholderData: keepPreviousData,
  })
  const numbers = waiting
    .map((meal) => ({ meal, reading: readings?.[meal.id] }))
    .filter(({ reading }) => (reading?.said.date ?? today.date) === today.date)
    .map(({ meal, reading }) => numbersOf(meal, reading))
  const known = numbers.filter((one) => one !== null)
  return { known, unknown: isPending ? 0 : numbers.length - known.length }
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
