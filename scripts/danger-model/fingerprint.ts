import { createHash } from 'node:crypto'
import type { TrainingText } from './training-texts.ts'

/** Returns a hash of the texts that the model was fitted to. */
export function fingerprintOf(texts: readonly TrainingText[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
}
