import { createServer, type AddressInfo, type Socket } from 'node:net'

export type Mood = 'refuses' | 'hangs' | 'breaks off' | 'sends HTML' | 'sends nonsense'

/** A fake external service over HTTP or SMTP that fails every request in the way that `behave` set last. */
export interface FaultServer {
  readonly port: number
  behave(mood: Mood): Promise<void>
  close(): Promise<void>
}

const page = '<!doctype html><html><body>Bem-vindo ao Wi-Fi do hotel</body></html>'
const nonsense = '{"id":42,"choices":"nenhuma","photos":{"a":[]},"status":["ok",null],"data":"xx"}'

function httpReply(type: string, body: string, claimed = body.length): string {
  return `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${claimed}\r\nconnection: close\r\n\r\n${body}`
}

const replies: Readonly<Partial<Record<Mood, string>>> = {
  'breaks off': httpReply('application/json', '{"id":"1","ite', 5000),
  'sends HTML': httpReply('text/html', page),
  'sends nonsense': httpReply('application/json', nonsense),
}

export async function startFaultServer(): Promise<FaultServer> {
  const sockets = new Set<Socket>()
  let mood: Mood = 'hangs'
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    const reply = replies[mood]
    if (reply === undefined) return
    // An SMTP client waits for a greeting and gets an HTTP reply.
    const greeting = setTimeout(() => socket.end(reply), 300)
    socket.once('data', () => {
      clearTimeout(greeting)
      socket.end(reply)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    behave: async (next) => {
      endAll()
      if (next === 'refuses' && server.listening) await new Promise((resolve) => server.close(resolve))
      if (next !== 'refuses' && !server.listening) {
        await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      }
      mood = next
    },
    close: async () => {
      endAll()
      server.close()
    },
  }
}
