import { Worker } from 'node:worker_threads'
import { createLine, type Line } from '../../platform/one-at-a-time.ts'
import type { DocumentContent } from './document-content.ts'
import type { DocumentMaker } from './document-maker.ts'

const entry = new URL('./document-worker.ts', import.meta.url)
/** A document takes less than one second of a slow machine. */
const patienceMs = 30_000
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 }

/**
 * Makes each document in a thread of its own, which ends with it: a month is asked for seldom, and the fonts and tables
 * of a thread that waited would be 30 MB. One after the other, so that documents do not crowd out people, and in the
 * room that `makeRoom` finds for it.
 */
export function createWorkerDocumentMaker(makeRoom: Line): DocumentMaker {
  const inTurn = createLine()
  return { make: (content) => inTurn(() => makeRoom(() => makeInThread(content))) }
}

function makeInThread(content: DocumentContent): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // The thread needs none of the settings, so it gets none of the secrets.
    const worker = new Worker(entry, { workerData: content, resourceLimits, env: {} })
    const timer = setTimeout(() => {
      reject(new Error('The document took too long.'))
      void worker.terminate()
    }, patienceMs)
    let made: Uint8Array | undefined
    worker.once('message', (bytes: Uint8Array) => (made = bytes))
    worker.once('error', reject)
    // Only then is its memory free for others.
    worker.once('exit', (code) => {
      clearTimeout(timer)
      if (made) resolve(made)
      else reject(new Error(`The thread of the document ended with ${code}.`))
    })
  })
}
