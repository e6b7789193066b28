import type { DocumentContent } from './document-content.ts'
import type { GuideContent } from './guide-content.ts'

/** Task of a worker thread: the kind of document and its content. */
export type DocumentTask =
  | { readonly kind: 'report'; readonly content: DocumentContent }
  | { readonly kind: 'guide'; readonly content: GuideContent }

/** Renders documents as PDF. */
export interface DocumentMaker {
  make(content: DocumentContent): Promise<Uint8Array>
  makeGuide(content: GuideContent): Promise<Uint8Array>
}
