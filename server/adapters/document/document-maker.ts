import type { DocumentContent } from './document-content.ts'

/** Makes a document into the bytes of a PDF. */
export interface DocumentMaker {
  make(content: DocumentContent): Promise<Uint8Array>
}
