import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { BodyTooLarge, readCapped } from '../../platform/http/capped-body.ts'
import { NotPublicError } from '../../platform/process/public-address.ts'
import { requestPublic, type TestHost } from '../../platform/security/public-request.ts'
import { PageError, type PageFailure, type RecipePages } from './recipe-pages.ts'

/** Milliseconds for all redirects and the whole page, because a person waits for the recipe. */
const pageLimitMs = 8_000
/** Maximum bytes of a page, unpacked. Recipe pages have 0.1 to 1 MB. */
const maxPageBytes = 2_000_000

export interface WebPagesOptions {
  /** Origin of this instance, sent with each request so that a site's operator can find out who reads the site. */
  readonly origin: string
  readonly limitMs?: number
  readonly testHost?: TestHost
}

/** Creates a reader of public web pages. It sends no cookies and names itself in `User-Agent`. */
export function webPages({ origin, limitMs = pageLimitMs, testHost }: WebPagesOptions): RecipePages {
  const headers = {
    accept: 'text/html',
    'accept-encoding': 'gzip, deflate, br',
    'accept-language': 'pt-BR,pt;q=0.9',
    'user-agent': `PratoCerto/1.0 (leitor de receitas a pedido de uma pessoa; +${origin})`,
  }
  return {
    async read(address) {
      const signal = AbortSignal.timeout(limitMs)
      try {
        const { reply, url } = await requestPublic(address, {
          signal,
          headers,
          upgradesHttp: true,
          testHost,
        })
        return { html: await htmlOf(reply), address: url.href }
      } catch (error) {
        if (error instanceof PageError) throw error
        throw new PageError(signal.aborted ? 'timeout' : failureOf(error), { cause: error })
      }
    },
  }
}

function failureOf(error: unknown): PageFailure {
  if (error instanceof NotPublicError || isInvalidUrl(error)) return 'refused'
  return error instanceof BodyTooLarge ? 'too_large' : 'unreachable'
}

function isInvalidUrl(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL'
}

/** Reads the body of a reply as text. Throws `PageError` for another media type or an unknown encoding. */
async function htmlOf(reply: IncomingMessage): Promise<string> {
  const type = reply.headers['content-type'] ?? ''
  if (!/^text\/html\b|^application\/xhtml\+xml\b/i.test(type)) {
    reply.destroy()
    throw new PageError('no_page')
  }
  const bytes = await readCapped(unpacked(reply), maxPageBytes)
  return decode(bytes, type)
}

/** Returns the decompressed body as a stream, so that the size limit applies to the decompressed bytes. */
function unpacked(reply: IncomingMessage): Readable {
  const coding = (reply.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (coding === 'identity') return reply
  const unpack = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[coding]
  if (!unpack) {
    reply.destroy()
    throw new PageError('no_page')
  }
  const stream = unpack()
  reply.on('error', (error) => stream.destroy(error))
  stream.on('close', () => reply.destroy())
  return reply.pipe(stream)
}

/** Characters at the beginning of a page within which a browser looks for its encoding (HTML standard). */
const prescanned = 1024

/** Decodes a page by the charset of its header, of its `meta` tag, or else as UTF-8. */
function decode(bytes: Uint8Array, type: string): string {
  const head = Buffer.from(bytes.subarray(0, prescanned)).toString('latin1')
  const charset = /charset\s*=\s*["']?([\w-]+)/i
  const name = charset.exec(type)?.[1] ?? charset.exec(head)?.[1] ?? 'utf-8'
  return decoderFor(name).decode(bytes)
}

function decoderFor(name: string): Pick<InstanceType<typeof TextDecoder>, 'decode'> {
  try {
    return new TextDecoder(name)
  } catch {
    return new TextDecoder()
  }
}
