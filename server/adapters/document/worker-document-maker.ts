import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import { threadEnvironment } from '../../platform/process/thread-environment.ts'
import type { MenuPlanner } from '../planner/menu-planner.ts'
import type { DocumentMaker, DocumentTask } from './document-maker.ts'

const entry = new URL('./document-worker.ts', import.meta.url)
/** Timeouts. A month takes less than one second of a slow machine, the guide some seconds. */
const patienceMs = { report: 30_000, guide: 90_000 }
/** A larger young generation means fewer collections over a hundred pages. */
const resourceLimits = {
  report: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 },
  guide: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 128 },
}
const env = threadEnvironment(process.env)

/**
 * Renders each document in a new thread, which ends with it: a month is requested seldom, and an idle thread's fonts
 * and tables would take 30 MB. One at a time, so that documents do not slow requests down, and inside `makeRoom`, which
 * frees memory first.
 */
export function createWorkerDocumentMaker(makeRoom: MenuPlanner['makeRoom']): DocumentMaker {
  const queue = new PQueue({ concurrency: 1 })
  return {
    make: (content) => queue.add(() => makeRoom(() => makeInThread({ kind: 'report', content }))),
    makeGuide: (content) =>
      queue.add(async () => {
        // A hundred pages would delay menu planning for too long, so the guide frees memory without holding the slot.
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
    // Only at exit is the thread's memory free.
    worker.once('exit', (code) => {
      clearTimeout(timer)
      if (made) resolve(made)
      else reject(new Error(`The thread of the document ended with ${code}.`))
    })
  })
}
