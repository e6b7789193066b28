import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { aptInstall } from './debian.mjs'
import { freePort } from './free-port.mjs'
import { run, startChild, windows } from './toolbox.mjs'

/**
 * @typedef {{ url: string, socketUrl: string, stop: () => Promise<void> }} Cluster `socketUrl` goes through a socket file,
 *   where there can be one: a sixth less processor time for the tests than over the loopback network
 * @typedef {{ missing: string }} Missing why there is no PostgreSQL to test with
 */

/** Bytes of the longest path of a socket file on macOS; Linux allows four more. */
const longestSocketPath = 103

/**
 * Starts a private PostgreSQL in a temporary directory on a free port; `stop` deletes it. With `home` the cluster is
 * created there once and kept; without it TEST_DATABASE_URL, if set, is used instead.
 * @param {{ home?: string, settings?: Record<string, string>, env?: Record<string, string> }} options
 * @returns {Promise<Cluster | Missing>}
 */
export async function startPostgres(options = {}) {
  const given = process.env['TEST_DATABASE_URL']
  if (given && options.home === undefined) return { url: given, socketUrl: given, stop: async () => {} }

  const bin = findServer() ?? (aptInstall('postgresql') ? findServer() : undefined)
  if (!bin) return { missing: 'no PostgreSQL found; install it or set TEST_DATABASE_URL' }
  const owner = clusterOwner()
  if (!owner) return { missing: 'running as root without a "postgres" user; set TEST_DATABASE_URL' }

  const home = options.home ?? mkdtempSync(join(tmpdir(), 'prato-certo-pg-'))
  mkdirSync(home, { recursive: true })
  if ('uid' in owner) chownSync(home, owner.uid, owner.gid)
  const data = join(home, 'data')
  const identity = { ...owner, cwd: home, env: { ...process.env, ...options.env } }
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const made = await run(
      [
        join(bin, 'initdb'),
        '-D',
        data,
        '-U',
        'postgres',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      identity,
    )
    if (made.code !== 0) return { missing: `initdb failed:\n${made.output.trim()}` }
  }

  const port = await freePort()
  const isShort = Buffer.byteLength(join(home, `.s.PGSQL.${port}`)) <= longestSocketPath
  const socketFolder = windows || !isShort ? '' : home
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder,
    fsync: 'off',
    max_connections: '200',
    lc_messages: 'C',
    ...options.settings,
  }
  const server = startChild(
    [
      join(bin, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...identity, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const problem = await untilReady(server)
  const stop = async () => {
    if (server.exitCode === null) {
      const stopped = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await stopped
    }
    if (options.home === undefined) rmSync(home, { recursive: true, force: true })
  }
  if (problem) {
    await stop()
    return { missing: `the server did not start:\n${problem}` }
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return { url, socketUrl: socketFolder ? `${url}?host=${encodeURIComponent(home)}` : url, stop }
}

/** Returns the folder with `initdb` and `postgres`, of the newest version. */
function findServer() {
  const versioned = [
    '/usr/lib/postgresql',
    '/usr/local/opt',
    '/opt/homebrew/opt',
    'C:\\Program Files\\PostgreSQL',
  ]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^(postgresql(@\d+)?|\d+)$/.test(name))
        .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
        .map((name) => join(folder, name, 'bin')),
    )
  const suffix = windows ? '.exe' : ''
  return [...versioned, ...(process.env['PATH'] ?? '').split(delimiter)].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name + suffix))),
  )
}

/**
 * Returns the user to run PostgreSQL: `postgres` if this process is root, which PostgreSQL rejects, else the current
 * user.
 * @returns {{ uid: number, gid: number } | {} | undefined}
 */
function clusterOwner() {
  if (process.getuid?.() !== 0) return {}
  try {
    /** @param {string} flag */
    const id = (flag) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<string | undefined>} what it printed, if it did not come up
 */
function untilReady(server) {
  return new Promise((resolve) => {
    let log = ''
    server.stderr?.on('data', (chunk) => {
      log += chunk
      if (log.includes('ready to accept connections')) resolve(undefined)
    })
    server.on('error', (error) => resolve(error.message))
    server.on('exit', () => resolve(log.trim()))
  })
}
