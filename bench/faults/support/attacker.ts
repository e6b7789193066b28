import { connect } from 'node:net'
import { constants, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { type Call, callerFrom } from './caller.ts'

/** An attack, run until stopped. */
export interface Attack {
  readonly origin: string
  /** Requests sent continuously over `connections` connections from one address. */
  readonly floods: readonly { readonly from: string; readonly connections: number; readonly call: Call }[]
  /** Slow connections that announce a body of `announced` bytes and send one of them; reopened when closed. */
  readonly silent: readonly {
    readonly from: string
    readonly connections: number
    readonly method: string
    readonly path: string
    readonly announced: number
  }[]
}

/** Number of replies by status; 0 for no reply. */
export type Tally = Readonly<Record<number, number>>

const reopenMs = 500

// This process must not take CPU time from the server, because a real attacker uses another machine.
setPriority(constants.priority.PRIORITY_LOW)

const { origin, floods, silent } = JSON.parse(process.argv[2] ?? '') as Attack
const tally: Record<number, number> = {}

for (const { from, connections, call } of floods) {
  const ask = callerFrom(from, connections)
  const askOn = async (): Promise<never> => {
    for (;;) {
      const { status } = await ask(origin, call)
      tally[status] = (tally[status] ?? 0) + 1
      if (status === 0) await setTimeout(20)
    }
  }
  for (let connection = 0; connection < connections; connection++) void askOn()
}
for (const one of silent) for (let connection = 0; connection < one.connections; connection++) keepSilent(one)

function keepSilent(one: Attack['silent'][number]): void {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), localAddress: one.from })
  socket.on('error', () => {})
  socket.on('data', (reply) => {
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(reply.toString())?.[1] ?? 0)
    tally[status] = (tally[status] ?? 0) + 1
  })
  socket.on('close', () => void setTimeout(reopenMs).then(() => keepSilent(one)))
  socket.write(
    `${one.method} ${one.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${one.announced}\r\n\r\n{`,
  )
}

process.on('message', () => process.send?.(tally, () => process.exit()))
process.on('disconnect', () => process.exit())
