import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/free-port.mjs'

/** A PostgreSQL that can be stopped, killed, suspended and restarted on the same data. */
export interface Server {
  readonly url: string
  start(): Promise<void>
  stop(signal: 'SIGINT' | 'SIGKILL'): Promise<void>
  /** Sends a signal to all processes of the server. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void>
}

const versions = '/usr/lib/postgresql'

/** Starts the server. `home`: folder for its data, for example on a small disk; a new temporary one by default. */
export async function startServer(home?: string): Promise<Server | { readonly missing: string }> {
  const owner = identity()
  const bin = newestServer()
  if (!owner || !bin) return { missing: 'needs a Debian with PostgreSQL, and root or its owner' }
  const place = home ?? mkdtempSync(join(tmpdir(), 'prato-certo-fault-pg-'))
  if ('uid' in owner) chownSync(place, owner.uid, owner.gid)
  const data = join(place, 'data')
  const options = { ...owner, cwd: place }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'ignore' },
  )
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${place}`,
    'lc_messages=C',
    'max_wal_size=64MB',
  ]
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    const started = spawn(
      join(bin!, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server = started
    await new Promise<void>((resolve, reject) => {
      let said = ''
      started.stderr.on('data', (chunk) => {
        said += String(chunk)
        if (said.includes('ready to accept connections')) resolve()
        if (said.length > 1_000_000) said = ''
      })
      started.once('exit', () => reject(new Error(`PostgreSQL ended:\n${said}`)))
    })
  }

  async function stop(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise((resolve) => server?.once('exit', resolve))
    for (const pid of signal === 'SIGKILL' ? processes() : []) kill(pid, signal)
    server.kill(signal)
    await gone
    server = null
  }

  function processes(): number[] {
    const parent = server?.pid
    if (parent === undefined) return []
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' })
    return [parent, ...children.split('\n').map(Number).filter(Boolean)]
  }

  process.once('exit', () => {
    for (const pid of processes()) kill(pid, 'SIGKILL')
    if (!home) rmSync(place, { recursive: true, force: true, maxRetries: 3 })
  })
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    signal: async (signal) => {
      for (const pid of processes()) kill(pid, signal)
    },
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already exited.
  }
}

function newestServer(): string | undefined {
  try {
    const [newest] = readdirSync(versions).sort((a, b) => Number(b) - Number(a))
    return newest && join(versions, newest, 'bin')
  } catch {
    return undefined
  }
}

/**
 * Returns the user that runs PostgreSQL, which refuses to run as root: `postgres` if this process is root, else
 * nothing; `undefined` if that user does not exist.
 */
function identity(): { uid: number; gid: number } | Record<string, never> | undefined {
  if (process.getuid?.() !== 0) return {}
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}
