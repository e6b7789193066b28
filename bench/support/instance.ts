import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.mjs'

export interface Instance {
  readonly origin: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

/**
 * Starts this source tree with the embedded database and waits until it answers. Without a data directory it uses a
 * temporary one, removed on stop.
 */
export async function startInstance(
  options: {
    command?: readonly string[]
    dataDir?: string
    settings?: Readonly<Record<string, string>>
  } = {},
): Promise<Instance> {
  const { command = [process.execPath, 'server/main.ts'], dataDir = temporaryFolder() } = options
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const [executable = process.execPath, ...args] = command
  const server = spawn(executable, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      TRUSTED_PROXY: '1',
      LOG_LEVEL: 'error',
      ...options.settings,
    },
  })
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await exited
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(origin, () => server.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, pid: server.pid ?? 0, stop }
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'prato-certo-bench-'))
}

/** Start timeout, ms; the browser journeys have the same. */
const startPatienceMs = 180_000

async function untilReady(origin: string, died: () => boolean): Promise<void> {
  const deadline = performance.now() + startPatienceMs
  while (performance.now() < deadline && !died()) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(
    died() ? 'the server stopped while starting' : 'the server was not ready within three minutes',
  )
}
