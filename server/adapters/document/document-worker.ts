import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentContent } from './document-content.ts'
import { renderDocument } from './render-document.ts'

// Only `worker-document-maker.ts` starts this thread, and hands it one document.
const bytes = await renderDocument(workerData as DocumentContent)
parentPort?.postMessage(bytes)
