import { Worker } from 'node:worker_threads'
import { createLine, type Line } from '../../platform/one-at-a-time.ts'
import { threadEnvironment } from '../../platform/thread-environment.ts'
import type { DocumentMaker, DocumentTask } from './document-maker.ts'

const entry = new URL('./document-worker.ts', import.meta.url)
/** A month takes less than one second of a slow machine, the guide some. */
const patienceMs = { report: 30_000, guide: 90_000 }
/** What a hundred drawn pages leave behind is swept together less often in a larger nursery. */
const resourceLimits = {
  report: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 },
  guide: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 128 },
}
const env = threadEnvironment(process.env)

/**
 * Makes each document in a thread of its own, which ends with it: a month is asked for seldom, and the fonts and tables
 * of a thread that waited would be 30 MB. One after the other, so that documents do not crowd out people, and in the
 * room that `makeRoom` finds for it.
 */
export function createWorkerDocumentMaker(makeRoom: Line): DocumentMaker {
  const inTurn = createLine()
  return {
    make: (content) => inTurn(() => makeRoom(() => makeInThread({ kind: 'report', content }))),
    makeGuide: (content) =>
      inTurn(async () => {
        // Whoever wants a week of menus would wait too long for a hundred pages: only what stands idle ends before them.
        await makeRoom(async () => {})
        return makeInThread({ kind: 'guide', content })
      }),
  }
}

function makeInThread(task: DocumentTask): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: task, resourceLimits: resourceLimits[task.kind], env })
    const timer = setTimeout(() => {
      reject(new Error('The document took too long.'))
      void worker.terminate()
    }, patienceMs[task.kind])
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
