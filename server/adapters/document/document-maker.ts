import type { DocumentContent } from './document-content.ts'
import type { GuideContent } from './guide-content.ts'

/** What a thread is handed. */
export type DocumentTask =
  | { readonly kind: 'report'; readonly content: DocumentContent }
  | { readonly kind: 'guide'; readonly content: GuideContent }

/** Makes documents into the bytes of a PDF. */
export interface DocumentMaker {
  make(content: DocumentContent): Promise<Uint8Array>
  makeGuide(content: GuideContent): Promise<Uint8Array>
}
