import PQueue from 'p-queue'
import { Piscina } from 'piscina'
import { threadEnvironment } from '../../platform/process/thread-environment.ts'
import type { MenuPlanner } from '../planner/menu-planner.ts'
import type { DocumentMaker, DocumentTask } from './document-maker.ts'

const entry = new URL('./document-worker.ts', import.meta.url)
/** Timeouts in milliseconds. On a slow machine a month takes less than a second, the guide some seconds. */
const patienceMs = { report: 30_000, guide: 90_000 }
/**
 * Memory limits of a thread. A larger young generation means fewer collections while a hundred pages are rendered.
 */
const resourceLimits = {
  report: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 },
  guide: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 128 },
}
const env = threadEnvironment(process.env)

/**
 * Creates a maker that renders each document in a new thread, because documents are rare and an idle thread would keep
 * 30 MB. Renders one document at a time, so that requests are not slowed down. A report is rendered inside `makeRoom`,
 * which frees memory first; a guide is rendered after `makeRoom`.
 */
export function createWorkerDocumentMaker(makeRoom: MenuPlanner['makeRoom']): DocumentMaker {
  const queue = new PQueue({ concurrency: 1 })
  return {
    make: (content) => queue.add(() => makeRoom(() => makeInThread({ kind: 'report', content }))),
    makeGuide: (content) =>
      queue.add(async () => {
        // `makeRoom` only frees the memory here: rendering a hundred pages inside `makeRoom` would delay menu planning
        // for too long.
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
    // The thread's memory is free only after it has ended.
    await thread.destroy()
  }
}
