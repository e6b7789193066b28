import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Context } from 'hono'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Long reply that is sent more than once, serialized and compressed once. */
export class PreparedReply<Reply> {
  readonly etag: string
  readonly packed: Uint8Array<ArrayBuffer>
  readonly type: string
  /** Exists only in the type, to carry `Reply`. */
  declare readonly reply: Reply

  private constructor(text: string, packed: Uint8Array<ArrayBuffer>, type: string) {
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    // The ETag is weak, because the compressed and the plain bytes have the same one.
    this.etag = `W/"${digest}"`
    // Copied, because zlib returns a view of a buffer of 16 kB.
    this.packed = new Uint8Array(packed)
    this.type = type
  }

  static async of<Reply>(reply: Reply): Promise<PreparedReply<Reply>> {
    const json = JSON.stringify(reply)
    return new PreparedReply<Reply>(json, await pack(json), 'application/json')
  }

  static async ofPage(html: string): Promise<PreparedReply<string>> {
    return new PreparedReply<string>(html, await pack(html), 'text/html; charset=UTF-8')
  }

  async text(): Promise<string> {
    return (await unpack(this.packed)).toString('utf8')
  }

  async parse(): Promise<Reply> {
    return JSON.parse(await this.text()) as Reply
  }
}

/** Sends the compressed bytes, or decompresses them for a client that does not accept gzip. */
export async function sendPrepared(c: Context, reply: PreparedReply<unknown>): Promise<Response> {
  c.header('content-type', reply.type)
  c.header('vary', 'Accept-Encoding')
  c.header('etag', reply.etag)
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(c.req.header('accept-encoding') ?? '')
  if (!takesGzip) return c.body(await reply.text())
  c.header('content-encoding', 'gzip')
  return c.body(reply.packed)
}
