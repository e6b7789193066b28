import { Agent, request as httpRequest } from 'node:http'

export interface Call {
  readonly method?: string
  readonly path: string
  readonly json?: unknown
  readonly bytes?: Uint8Array
  readonly cookie?: string
}

export interface Reply {
  /** HTTP status; 0 without a reply. */
  readonly status: number
  readonly ms: number
  readonly text: string
}

/** Returns a client with its own loopback address (127.0.0.0/8), which the local proxy treats as a separate client. */
export function callerFrom(address: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: address })
  return (origin: string, { method, path, json, bytes, cookie }: Call): Promise<Reply> => {
    const body = json === undefined ? bytes : Buffer.from(JSON.stringify(json))
    const started = performance.now()
    return new Promise((resolve) => {
      const answered = (status: number, text: string) =>
        resolve({ status, text, ms: performance.now() - started })
      const request = httpRequest(origin + path, {
        agent,
        method: method ?? (body ? 'POST' : 'GET'),
        headers: {
          ...(cookie && { cookie }),
          'accept-encoding': 'gzip',
          ...(body && {
            'content-type': bytes ? 'image/jpeg' : 'application/json',
            'content-length': body.length,
          }),
        },
      })
      request.on('response', (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('end', () => answered(reply.statusCode ?? 0, Buffer.concat(chunks).toString()))
        reply.on('error', ({ message }) => answered(0, message))
      })
      request.on('error', ({ message }) => answered(0, message))
      request.end(body)
    })
  }
}
