import { LRUCache } from 'lru-cache'
import { paintSvg } from '../../platform/files/svg-picture.ts'
import type { PageServices } from '../../platform/http/plain-page.ts'
import { PreparedReply } from '../../platform/http/prepared-reply.ts'
import type { SessionReader } from '../../platform/http/session.ts'

type Png = Uint8Array<ArrayBuffer>
/** Cache that makes a value from `context` when its key is not cached. */
interface Cache<Value, Input> {
  forceFetch(key: string, options: { readonly context: Input }): Promise<Value>
}

export interface PreviewCaches {
  /**
   * Pages for visitors without an account, by a hash of the recipe. The context is the function that renders the page.
   */
  readonly previewPages: Cache<PreparedReply<string>, () => string>
  /** Preview images as PNG, by a hash of their SVG. The context is the SVG. */
  readonly previewImages: Cache<Png, string>
}

export interface PreviewServices extends PreviewCaches, PageServices {
  readonly publicOrigin: string
  readonly sessions: SessionReader
}

/** Maximum number of cached pages, of about 10 kB each. */
const mostPages = 300
/** Maximum number of cached images, about 5 MB in all; fewer are shared at a time. */
const mostImages = 128
/** A value that is evicted while it is made is still sent to its visitors. */
const ignoreFetchAbort = true

export function createPreviewCaches(): PreviewCaches {
  return {
    previewPages: new LRUCache<string, PreparedReply<string>, () => string>({
      max: mostPages,
      fetchMethod: (_key, _stale, { context: render }) => PreparedReply.ofPage(render()),
      ignoreFetchAbort,
    }),
    previewImages: new LRUCache<string, Png, string>({
      max: mostImages,
      fetchMethod: (_key, _stale, { context: svg }) => paintSvg(svg),
      ignoreFetchAbort,
    }),
  }
}
