import type { DocumentTask } from './document-maker.ts'

/**
 * Entry of a worker thread that renders one document, and loads only the modules for it. `worker-document-maker.ts`
 * starts it.
 */
export default async function render(task: DocumentTask): Promise<Uint8Array> {
  if (task.kind === 'guide') return (await import('./render-guide.ts')).renderGuide(task.content)
  return (await import('./render-document.ts')).renderDocument(task.content)
}
