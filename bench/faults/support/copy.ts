import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

export interface CopyOptions {
  readonly port: number
  readonly settings: Readonly<Record<string, string>>
  /** Folder of the source tree to run; the current one by default. */
  readonly folder?: string
}

/** A server process as an operator runs it; its output is captured. */
export interface Copy {
  readonly child: ChildProcess
  readonly origin: string
  /** Milliseconds from the start of the process to its first answer that needs a database. */
  readonly readyMs: number
  readonly ended: Promise<number | null>
  lines(): readonly string[]
  kill(signal: NodeJS.Signals): Promise<number | null>
}

const longestStartMs = 180_000
/** Interval of the readiness check, ms; more frequent checks would slow down the start. */
const betweenLooksMs = 50

const alive = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

/**
 * Starts a server process and waits until it is ready.
 * @throws with the process's output if it exits or is not ready within `longestStartMs`.
 */
export async function startCopy({ port, settings, folder }: CopyOptions): Promise<Copy> {
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(folder && { cwd: folder }),
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      TRUSTED_PROXY: '1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  alive.add(child)
  void ended.then(() => alive.delete(child))
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the process ended:\n${output}`)
    if (performance.now() - started > longestStartMs) {
      child.kill('SIGKILL')
      throw new Error(`the process was not ready in time:\n${output}`)
    }
    await setTimeout(betweenLooksMs)
  }
  return {
    child,
    origin,
    readyMs: performance.now() - started,
    ended,
    lines: () => output.split('\n').filter(Boolean),
    kill: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

export async function isReady(origin: string): Promise<boolean> {
  const reply = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  await reply?.arrayBuffer()
  return reply?.ok ?? false
}
