import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentTask } from './document-maker.ts'

// Only `worker-document-maker.ts` starts this thread, with one document.
parentPort?.postMessage(await render(workerData as DocumentTask))

/** Renders a document, loading only the modules that it needs. */
async function render(task: DocumentTask): Promise<Uint8Array> {
  if (task.kind === 'guide') return (await import('./render-guide.ts')).renderGuide(task.content)
  return (await import('./render-document.ts')).renderDocument(task.content)
}
