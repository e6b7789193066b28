import type { MealType } from '#nutrition/targets/meal-type.ts'
import { type PlateRecognizer, RecognitionError } from '../adapters/vision/plate-recognizer.ts'
import type { TextReading } from '../meals/service.ts'
import { civilDay } from '../platform/civil-day.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { fail } from '../platform/failure.ts'
import type { Log } from '../platform/log.ts'
import { countVisionCall } from './queries.ts'
import { failureOf, readSighting, recognitionSeconds } from './rules.ts'

export { recognitionSeconds } from './rules.ts'

interface RecognitionParts {
  readonly database: Database
  readonly clock: Clock
  readonly recognizer: PlateRecognizer
  readonly visionCallsPerDay: number
  readonly log: Log
}

/** What the model sees on a photo, as the food table knows it, within the budget of the day. */
export async function recognisePhoto(
  parts: RecognitionParts,
  bytes: Uint8Array,
  mealType: MealType,
): Promise<TextReading> {
  const { database, clock, recognizer, visionCallsPerDay, log } = parts
  const today = civilDay(clock.now(), 'UTC')
  const isWithinBudget = await database.asSystem((tx) => countVisionCall(tx, today, visionCallsPerDay))
  if (!isWithinBudget) throw fail('recognition_budget_reached')
  const { sighting, tokens, promptVersion, askedAgain } = await ask(recognizer, bytes, mealType)
  log.info(
    { recognizer: recognizer.name, promptVersion, askedAgain, tokens, items: sighting.items.length },
    'photo recognised',
  )
  return readSighting(sighting)
}

async function ask(recognizer: PlateRecognizer, bytes: Uint8Array, mealType: MealType) {
  // A caller that hangs up finds the result when it comes back: the model has been paid by then.
  const patience = AbortSignal.timeout(recognitionSeconds * 1000)
  try {
    return await recognizer.recognise({ bytes, mediaType: 'image/jpeg' }, { mealType }, patience)
  } catch (error) {
    throw error instanceof RecognitionError ? failureOf(error.kind) : error
  }
}
