import type { ReaderFacts } from '#contract/day/reader-facts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { openOfflineCache } from '../../../api/offline-cache.ts'
import { askWorker } from '../table-reader/ask-worker.ts'
import type { DeviceQuestion } from './device-worker.ts'
import { minutesOf } from '#nutrition/shared/calendar/clock-time.ts'
import { whenOf } from '../when.ts'
import type { DeviceReading, Eaten } from './read-on-device.ts'
import { readerFactsQuery } from './reader-facts.ts'

const start = () => new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module' })
const ask = askWorker<DeviceReading>(start)

/** Reads what was eaten in the worker. Rejects if the worker was never loaded here and cannot be now. */
export async function readEaten(client: QueryClient, eaten: Eaten): Promise<DeviceReading> {
  const at = clockAt('writtenAt' in eaten ? new Date(eaten.writtenAt) : new Date())
  const question: DeviceQuestion = { eaten, facts: await readFacts(client), at }
  return ask(question)
}

function clockAt(moment: Date): DeviceQuestion['at'] {
  const { date, time } = whenOf(moment)
  return { today: date, minutes: minutesOf(time) }
}

/**
 * Returns the server's current facts or, without a connection, the stored ones. `null` if none are stored: changed
 * answers delete the stored facts, so that no reading uses the previous answers.
 */
async function readFacts(client: QueryClient): Promise<ReaderFacts | null> {
  const { queryKey } = readerFactsQuery
  try {
    return await client.query(readerFactsQuery)
  } catch {
    // The stored answer becomes the query's data before the request fails.
    const { readCachedAt } = await openOfflineCache()
    return (await readCachedAt(client, queryKey)) === null ? null : (client.getQueryData(queryKey) ?? null)
  }
}

/**
 * Identifies the version of the reader. The file name of this module has a hash, which changes whenever the worker
 * does, because the module contains the worker's file name.
 */
export const readerVersion = import.meta.url

/** Runs the worker once, so that the service worker stores its file, and ends it. Rejects if it could not be loaded. */
export async function fetchReader(): Promise<void> {
  const worker = start()
  try {
    await new Promise((resolve, reject) => {
      worker.addEventListener('message', resolve)
      worker.addEventListener('error', () => reject(new Error('The reader could not be loaded.')))
      worker.postMessage({
        eaten: { text: '' },
        facts: null,
        at: clockAt(new Date()),
      } satisfies DeviceQuestion)
    })
  } finally {
    worker.terminate()
  }
}
