import type { MealType } from '#contract/calendar.ts'
import type { PlateItem, PlateReading } from '#contract/day/meals.ts'
import type { Scan } from '#contract/scans/scans.ts'
import { mealOfHour } from '#nutrition/day/meal-time/likely-meal.ts'
import { minutesOf } from '#nutrition/shared/calendar/clock-time.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { nearestMeal } from '#nutrition/targets/nearest-meal.ts'
import type { QueryClient } from '@tanstack/react-query'
import { dayQuery } from '../../../api/day.ts'
import { todayQuery } from '../../../api/today.ts'
import { scoreMeal } from '../../../day/meals/queries.ts'
import { mealMinutesOn } from '../../../day/shared/meal-minutes.ts'
import { likelyOpenMeal } from '../../../day/shared/open-meal.ts'
import { choicesOf } from '../../../day/shared/plate-items.ts'
import type { When } from '../../../day/shared/when.ts'
import { localDay } from '../../../ui/format/local-day.ts'
import { answered } from '../result/correction.ts'

/** Returns the day of a meal if its words were written on a later one. */
export function pastDayOf(date: string | undefined, writtenAt: Date): string | undefined {
  return date !== undefined && date < localDay(writtenAt) ? date : undefined
}

interface GuessedMeal {
  readonly mealType: MealType
  readonly reading: PlateReading
}

/**
 * Guesses the meal of a plate on a past day whose words name none, and scores the plate as that meal; `undefined` if the
 * day is unknown or has no open meal.
 */
export async function guessMeal(
  client: QueryClient,
  date: string,
  { reading, text }: { readonly reading: PlateReading; readonly text?: string },
): Promise<GuessedMeal | undefined> {
  const { items } = reading
  const day = await client.query(dayQuery(date)).catch(() => undefined)
  const foods = items.map(({ food }) => food)
  const mealType = day && likelyOpenMeal(day, foods)
  if (!mealType) return undefined
  const scored = await scoreMeal(choicesOf(items), mealType, { text, date }).catch(() => reading)
  return { mealType, reading: { ...answered(scored, reading), items } }
}

/**
 * Returns a read photo of a past day as the meal that words would be: the first open one. As read if the meal was
 * chosen, the photo is not read yet, or no meal is open.
 */
export async function asOpenMeal(
  client: QueryClient,
  scan: Scan,
  { date, mealType }: { readonly date: string | undefined; readonly mealType?: MealType | undefined },
): Promise<Scan> {
  if (scan.status !== 'done' || date === undefined || mealType) return scan
  const guess = await guessMeal(client, date, { reading: scan })
  return guess ? { ...scan, ...guess.reading, meal_type: guess.mealType } : scan
}

/** Returns the meal of a plate of now whose words name none: the usual one of the hour, as its foods make it likely. */
export function mealOfNow(
  client: QueryClient,
  usual: MealType,
  { items }: Pick<PlateReading, 'items'>,
  now: Date,
): MealType {
  const minutes = now.getHours() * 60 + now.getMinutes()
  return mealAtHour(client, items, { usual, minutes, date: undefined })
}

/** Returns the meal of a plate whose time the person changed: the nearest one, as its foods make it likely. */
export function mealAt(
  client: QueryClient,
  { items }: Pick<PlateReading, 'items'>,
  { date, time }: When,
): MealType {
  const mealMinutes = mealMinutesOn(client, date)
  const usual = nearestMeal(
    minutesOf(time),
    mealTypes.map((meal) => ({ meal, minutes: mealMinutes[meal] })),
  )
  return mealAtHour(client, items, { usual, minutes: minutesOf(time), date })
}

function mealAtHour(
  client: QueryClient,
  items: readonly PlateItem[],
  { date, ...hour }: { usual: MealType; minutes: number; date: string | undefined },
): MealType {
  const day = date === undefined ? undefined : client.getQueryData(dayQuery(date).queryKey)
  const logged = (day ?? client.getQueryData(todayQuery.queryKey))?.plan.scans ?? []
  return mealOfHour(
    {
      ...hour,
      eaten: new Set(logged.map(({ meal_type }) => meal_type)),
      mealMinutes: mealMinutesOn(client, date),
    },
    items.map(({ food }) => food),
  )
}
