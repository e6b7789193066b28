import { askWorker } from './ask-worker.ts'
import type { SavedName } from '#nutrition/meal-text/saved-names.ts'
import type { SampleSlip } from './sample-slip.ts'

const start = () => new Worker(new URL('./sample-worker.ts', import.meta.url), { type: 'module' })

/** Sentence of a person who has saved meals, which the worker does not know but by name. */
export interface TableQuestion {
  readonly text: string
  readonly saved: readonly SavedName[]
}

export interface TableSlip extends SampleSlip {
  /** Saved meals that the sentence names; their words are read as no food. */
  readonly named: readonly string[]
}

const ask = askWorker<TableSlip>(start)

/** Reads a sentence with the whole food table, in a worker that is loaded for the first one. */
export function readFromTable(text: string, saved: readonly SavedName[] = []): Promise<TableSlip> {
  const question: TableQuestion = { text, saved }
  return ask(question)
}

/** Identifies the version of the table: the build puts a hash of the worker into this module, and of this into its name. */
export const tableVersion = import.meta.url

/** Runs the worker once, so that the service worker stores its file, and ends it. Rejects if it could not be loaded. */
export async function fetchTable(): Promise<void> {
  const worker = start()
  try {
    await new Promise((resolve, reject) => {
      worker.addEventListener('message', resolve)
      worker.addEventListener('error', () => reject(new Error('The food table could not be loaded.')))
      worker.postMessage('')
    })
  } finally {
    worker.terminate()
  }
}
