import { json, stored } from '../../ui/storage/stored.ts'

/** Meal that a visitor typed on the landing page. */
interface TriedMeal {
  words: string
  savedAtMs: number
  /** The person chose to log it: the description of a meal starts with it. */
  isPicked: boolean
}

/** TTL: long enough for a sign-up that is interrupted, short enough that it was eaten lately. */
const keptMs = 2 * 24 * 60 * 60 * 1000

const tried = stored(
  'draft:tried-meal',
  json(({ words, savedAtMs, isPicked }): TriedMeal | null =>
    typeof words === 'string' && typeof savedAtMs === 'number'
      ? { words, savedAtMs, isPicked: isPicked === true }
      : null,
  ),
  { maxAge: { ms: keptMs, writtenAt: ({ savedAtMs }) => savedAtMs } },
)

/** Stores the meal in this browser only, until a description is saved, it is declined, it expires or sign-out. */
export function keepTriedMeal(words: string): void {
  tried.set({ words, savedAtMs: Date.now(), isPicked: false })
}

/** Returns the words of the tried meal; null without one. */
export function findTriedMeal(): string | null {
  return tried.get()?.words ?? null
}

export function pickTriedMeal(): void {
  const meal = tried.get()
  if (meal) tried.set({ ...meal, isPicked: true })
}

/** Returns the words of the tried meal if the person chose to log it. */
export function findPickedMeal(): string | null {
  const meal = tried.get()
  return meal?.isPicked ? meal.words : null
}

export function forgetTriedMeal(): void {
  tried.set(null)
}
