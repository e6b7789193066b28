import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Context } from 'hono'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Long reply shared by many callers: serialized and compressed once. For endpoints that set `revalidates`. */
export class PreparedReply<Reply> {
  readonly etag: string
  readonly packed: Uint8Array<ArrayBuffer>
  /** Type marker only. */
  declare readonly reply: Reply

  private constructor(etag: string, packed: Uint8Array<ArrayBuffer>) {
    this.etag = etag
    this.packed = packed
  }

  static async of<Reply>(reply: Reply): Promise<PreparedReply<Reply>> {
    const json = JSON.stringify(reply)
    const digest = createHash('sha256').update(json).digest('base64url').slice(0, 22)
    // Weak, because it stands for the compressed and the plain bytes.
    return new PreparedReply(`W/"${digest}"`, await pack(json))
  }

  async text(): Promise<string> {
    return (await unpack(this.packed)).toString('utf8')
  }
}

/** Sends the compressed bytes; unpacks them only for a caller that does not accept gzip. */
export async function sendPrepared(c: Context, reply: PreparedReply<unknown>): Promise<Response> {
  c.header('content-type', 'application/json')
  c.header('vary', 'Accept-Encoding')
  c.header('etag', reply.etag)
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(c.req.header('accept-encoding') ?? '')
  if (!takesGzip) return c.body(await reply.text())
  c.header('content-encoding', 'gzip')
  return c.body(reply.packed)
}
