import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/free-port.mjs'
import { heapFlags } from '../../server/platform/process/heap-flags.ts'
import type { Crowd } from './crowd.ts'
import { temporaryFolder } from './instance.ts'

export interface CrowdServerData {
  readonly url: string
  readonly lastDay: string
  readonly isGuarded: boolean
  readonly dataDir: string
  readonly origin: string
}

/** Server metrics since the last `watch()`. */
export interface Watched {
  readonly loopDelayP99Ms: number
  readonly loopDelayMaxMs: number
  readonly residentMb: number
  readonly cpuSeconds: number
}

export interface CrowdInstance {
  readonly origin: string
  readonly people: number
  readonly pid: number
  /** Resets the metrics. */
  watch(): void
  read(): Promise<Watched>
  stop(): Promise<void>
}

/** Starts a server on a crowd's database in a separate process. */
export async function startCrowdServer(
  { url, lastDay, people }: Crowd,
  { isGuarded = true }: { readonly isGuarded?: boolean } = {},
): Promise<CrowdInstance> {
  const origin = `http://127.0.0.1:${await freePort()}`
  const data: CrowdServerData = { url, lastDay, isGuarded, origin, dataDir: temporaryFolder() }
  const entry = fileURLToPath(new URL('crowd-server.ts', import.meta.url))
  const child = fork(entry, [JSON.stringify(data)], {
    execArgv: [...process.execArgv, ...heapFlags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await Promise.race([once(child, 'message'), failed(child)])
  return {
    origin,
    people,
    pid: child.pid ?? 0,
    watch: () => child.send('watch'),
    read: async () => {
      const told = once(child, 'message')
      child.send('read')
      const [watched] = (await told) as [Watched]
      return watched
    },
    stop: async () => {
      if (child.exitCode !== null) return
      const exited = once(child, 'exit')
      child.disconnect()
      await exited
    },
  }
}

async function failed(child: ChildProcess): Promise<never> {
  await once(child, 'exit')
  throw new Error('the server stopped while starting')
}
