import { askWorker } from './ask-worker.ts'
import type { SampleSlip } from './sample-slip.ts'

/** Reads a sentence with the whole food table, in a worker that is loaded for the first one. */
export const readFromTable: (text: string) => Promise<SampleSlip> = askWorker<SampleSlip>(
  () => new Worker(new URL('./sample-worker.ts', import.meta.url), { type: 'module' }),
)
