import PQueue from 'p-queue'
import { Piscina } from 'piscina'
import { threadEnvironment } from '../../platform/process/thread-environment.ts'
import type { MenuPlanner } from '../planner/menu-planner.ts'
import type { DocumentMaker, DocumentTask } from './document-maker.ts'

const entry = new URL('./document-worker.ts', import.meta.url)
/** Timeouts. A month takes less than one second of a slow machine, the guide some seconds. */
const patienceMs = { report: 30_000, guide: 90_000 }
/** A larger young generation means fewer collections while a hundred pages are rendered. */
const resourceLimits = {
  report: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 },
  guide: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 128 },
}
const env = threadEnvironment(process.env)

/**
 * Renders each document in a new thread that ends with it: documents are requested seldom, and an idle thread's fonts
 * and tables would take 30 MB. One at a time, so that documents do not slow requests down, and inside `makeRoom`, which
 * frees memory first.
 */
export function createWorkerDocumentMaker(makeRoom: MenuPlanner['makeRoom']): DocumentMaker {
  const queue = new PQueue({ concurrency: 1 })
  return {
    make: (content) => queue.add(() => makeRoom(() => makeInThread({ kind: 'report', content }))),
    makeGuide: (content) =>
      queue.add(async () => {
        // The guide frees memory without holding the slot, because a hundred pages would delay menu planning for too
        // long.
        await makeRoom(async () => {})
        return makeInThread({ kind: 'guide', content })
      }),
  }
}

async function makeInThread(task: DocumentTask): Promise<Uint8Array> {
  const thread = new Piscina<DocumentTask, Uint8Array>({
    filename: entry.href,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: resourceLimits[task.kind],
    env,
  })
  try {
    return await thread.run(task, { signal: AbortSignal.timeout(patienceMs[task.kind]) })
  } finally {
    // The thread's memory is free only after its exit.
    await thread.destroy()
  }
}
