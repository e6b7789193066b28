import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import { unknownOrigin } from '#contract/page-origin.ts'
import type { Context } from 'hono'
import type { PixelConfig } from '../process/config.ts'
import type { HttpEnv } from './http-env.ts'
import { html } from './html.ts'

/** Built files that contain the address of this instance, with their media types. */
const rootedFiles: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
  'sitemap.xml': 'application/xml; charset=utf-8',
}
/** Pages whose scripts may use this instance's advertising pixel, if it has one. */
const measuredPages: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'auth/index.html': 'text/html; charset=utf-8',
  'app/index.html': 'text/html; charset=utf-8',
  'app/cached.html': 'text/html; charset=utf-8',
  'app.html': 'text/html; charset=utf-8',
}

type Packed = Uint8Array<ArrayBuffer>

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

export interface RootedFile {
  readonly contentType: string
  readonly etag: string
  readonly plain: Packed
  /** `br` and `gzip` compress the file at their first call, outside the event loop. */
  readonly br: () => Promise<Packed>
  readonly gzip: () => Promise<Packed>
}

/** Values of an instance that are unknown when the web is built. */
export interface Root {
  readonly publicOrigin: string
  readonly pixel?: PixelConfig | undefined
}

/**
 * Fills the instance's values into the built files. Each is compressed once, when a browser first asks for it, so that
 * the start of the server does not wait. Files that were not built are missing.
 */
export function readRootedFiles(directory: string, root: Root): ReadonlyMap<string, RootedFile> {
  const named = { ...rootedFiles, ...(root.pixel && measuredPages) }
  const there = Object.entries(named).filter(([name]) => existsSync(join(directory, name)))
  return new Map(
    there.map(([name, contentType]) => {
      const text = readFileSync(join(directory, name), 'utf8').replaceAll(unknownOrigin, root.publicOrigin)
      return [name, pack(name.endsWith('.html') ? withPixel(text, root.pixel) : text, contentType)]
    }),
  )
}

/** Adds the pixel's settings to a page, for the app's scripts. The vendor's pixel script is never loaded. */
function withPixel(page: string, pixel: PixelConfig | undefined): string {
  if (!pixel) return page
  const tag = html`</title>\n    <meta name="pixel" content="${pixel.id}" data-url="${pixel.url}">`
  return page.replace(/<\/title>/, () => tag.toString())
}

function pack(text: string, contentType: string): RootedFile {
  const plain = Buffer.from(text)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return {
    contentType,
    // The ETag is weak, because all encodings of the file have the same one.
    etag: `W/"${hash}"`,
    plain,
    br: once(() => brotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })),
    gzip: once(() => gzip(plain, { level: 9 })),
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/** Sends the smallest encoding that the browser accepts, or 304 if the browser's copy is current. */
export async function sendRooted(c: Context<HttpEnv>, file: RootedFile): Promise<Response> {
  c.header('etag', file.etag)
  c.header('vary', 'accept-encoding')
  if (c.req.header('if-none-match')?.includes(file.etag)) return c.body(null, 304)
  c.header('content-type', file.contentType)
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
  if (!encoding) return c.body(file.plain)
  c.header('content-encoding', encoding)
  return c.body(await file[encoding]())
}
