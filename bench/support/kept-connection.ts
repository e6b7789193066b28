import { connect, type Socket } from 'node:net'

export interface Answer {
  /** HTTP status; 0 without a reply. */
  readonly status: number
  readonly body: Buffer
}

/** Connection that sends one request at a time and stays open between them. */
export interface KeptConnection {
  /** Sends the bytes of a request. Opens the connection if the server has closed it. */
  ask(request: string | Uint8Array): Promise<Answer>
  end(): void
}

/**
 * Returns a connection to the server. Own code, because the client of node:http needs three times the CPU time, as
 * much as the server needs to answer a day from memory, and client and server share a machine.
 */
export function keepConnection(origin: string): KeptConnection {
  const { hostname, port } = new URL(origin)
  let open: Socket | undefined

  function openSocket(): Socket {
    const socket = connect(Number(port), hostname).setNoDelay(true)
    // An error also closes the socket, which ends the request.
    socket.on('error', () => {})
    socket.once('close', () => {
      if (open === socket) open = undefined
    })
    return socket
  }

  return {
    ask: (request) => {
      const socket = (open ??= openSocket())
      let received: Buffer = Buffer.alloc(0)
      return new Promise((resolve) => {
        const finish = (answer: Answer) => {
          socket.off('data', receive).off('close', lose)
          resolve(answer)
        }
        const lose = () => finish({ status: 0, body: received })
        const receive = (chunk: Buffer) => {
          received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
          const reply = readReply(received)
          if (!reply) return
          if (reply.isLast) {
            open = undefined
            socket.destroy()
          }
          finish(reply)
        }
        socket.on('data', receive).on('close', lose)
        socket.write(request)
      })
    },
    end: () => open?.destroy(),
  }
}

/** Returns the reply once all of it was received; `isLast`: whether the server then closes the connection. */
function readReply(received: Buffer): (Answer & { readonly isLast: boolean }) | undefined {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = received.toString('latin1', 0, headEnd).toLowerCase()
  const body = received.subarray(headEnd + 4)
  const status = Number(head.slice(9, 12))
  const [, length] = /\r\ncontent-length: (\d+)/.exec(head) ?? []
  const isWhole = /\r\ntransfer-encoding: chunked/.test(head)
    ? hasLastChunk(body)
    : body.length >= Number(length ?? 0)
  return isWhole ? { status, body, isLast: /\r\nconnection: close/.test(head) } : undefined
}

/** Returns whether a chunked body (RFC 9112, section 7.1) is complete. */
function hasLastChunk(body: Buffer): boolean {
  for (let at = 0; ;) {
    const lineEnd = body.indexOf('\r\n', at)
    if (lineEnd < 0) return false
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16)
    at = lineEnd + 2 + size + 2
    if (at > body.length) return false
    if (size === 0) return true
  }
}
