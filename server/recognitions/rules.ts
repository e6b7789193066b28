import { resolveSighting } from '#nutrition/sighting/resolve-sighting.ts'
import type { Sighting } from '#nutrition/sighting/sighting.ts'
import type { RecognitionFailure } from '../adapters/vision/plate-recognizer.ts'
import type { TextReading } from '../meals/service.ts'
import { fail } from '../platform/failure.ts'

/** A recognition that has not answered by then is over: the model's own limit is 25 s. */
export const recognitionSeconds = 60

/** What a person hears when the model gave no answer; the photo is kept in every case. */
export function failureOf(kind: RecognitionFailure) {
  return kind === 'refused' ? fail('photo_illegible') : fail('recognition_failed')
}

/** What was seen as parts of a plate, by the food table; refuses a photo without any food of it. */
export function readSighting(sighting: Sighting): TextReading {
  if (sighting.imageKind === 'ilegivel') throw fail('photo_illegible')
  const { items, unmatched, questions } = resolveSighting(sighting)
  if (items.length === 0) {
    throw fail(sighting.imageKind === 'produto_embalado' ? 'photo_of_package' : 'photo_without_food')
  }
  return {
    parts: items.map(({ food, ...amounts }) => ({ foodId: food.id, ...amounts })),
    unmatched,
    questions: questions.map((question) => ({ ...question })),
  }
}
