import type { DocumentTask } from './document-maker.ts'

/** Renders a document, loading only the modules that it needs. Only `worker-document-maker.ts` calls it, in a thread. */
export default async function render(task: DocumentTask): Promise<Uint8Array> {
  if (task.kind === 'guide') return (await import('./render-guide.ts')).renderGuide(task.content)
  return (await import('./render-document.ts')).renderDocument(task.content)
}
