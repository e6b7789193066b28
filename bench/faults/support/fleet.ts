import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { startS3 } from '../../../scripts/s3-server.mjs'
import { root, startChild } from '../../../scripts/toolbox.mjs'
import { temporaryFolder } from '../../support/instance.ts'
import { type Copy, startCopy } from './copy.ts'
import { startProxy } from './proxy.ts'
import { freePort } from '../../../scripts/free-port.mjs'

/** All services of `compose.yaml` as local processes. */
export interface Fleet {
  /** Public address of the proxy. */
  readonly origin: string
  /** Direct connection to PostgreSQL, bypassing the connection pool. */
  readonly databaseUrl: string
  readonly ports: readonly [number, number]
  startWeb(port: number): Promise<Copy>
  startWorker(): Promise<Copy>
  startProxy(): Promise<void>
  stop(): Promise<void>
}

/** Starts the fleet. @throws with the name of a missing program. */
export async function startFleet(): Promise<Fleet> {
  const cluster = await startPostgres()
  if ('missing' in cluster) throw new Error(cluster.missing)
  const bucket = await startS3()
  if ('missing' in bucket) throw new Error(bucket.missing)
  const home = temporaryFolder()
  chmodSync(home, 0o755)
  const pool = existsSync('/usr/sbin/pgbouncer') ? await startPool(home, cluster.url) : undefined
  console.log(pool ? 'through PgBouncer, by transaction' : 'without PgBouncer, which is not here')
  const ports = [await freePort(), await freePort()] as const
  const proxyPort = await freePort()
  const origin = `http://127.0.0.1:${proxyPort}`
  const { origin: endpoint, pathname, username, password } = new URL(bucket.url)
  const settings = {
    PUBLIC_ORIGIN: origin,
    AUTH_SECRET: 'a secret that all the copies have',
    DATABASE_CONNECTIONS: '10',
    DATA_DIR: join(home, 'data'),
    S3_ENDPOINT: endpoint,
    S3_BUCKET: pathname.slice(1),
    S3_ACCESS_KEY_ID: decodeURIComponent(username),
    S3_SECRET_ACCESS_KEY: password,
    DRAIN_SECONDS: '5',
  }
  const running: { kill(): unknown }[] = []
  // Roles and tables must exist before the pool opens connections that use them.
  const first = await startCopy({
    port: ports[0],
    settings: { ...settings, DATABASE_URL: cluster.url, ROLE: 'web' },
  })
  await first.kill('SIGKILL')
  const start = (port: number, role: string) =>
    startCopy({ port, settings: { ...settings, DATABASE_URL: pool?.url ?? cluster.url, ROLE: role } })
  return {
    origin,
    databaseUrl: cluster.url,
    ports,
    startWeb: (port) => start(port, 'web'),
    startWorker: async () => start(await freePort(), 'worker'),
    startProxy: async () => {
      running.push(startProxy(home, proxyPort, ports))
      await untilListening(proxyPort)
    },
    stop: async () => {
      for (const one of running) one.kill()
      pool?.child.kill()
      await bucket.stop()
      await cluster.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function startPool(home: string, databaseUrl: string) {
  const { hostname, port: databasePort, username, pathname } = new URL(databaseUrl)
  const port = await freePort()
  const folder = join(home, 'pool')
  mkdirSync(folder)
  const place = `host=${hostname} port=${databasePort} dbname=${pathname.slice(1)} user=${username}`
  const ini = readFileSync(join(root, 'deploy', 'pgbouncer.ini'), 'utf8')
    .replace(/^prato = host=\S+ port=\d+ dbname=\w+/m, `prato = ${place}`)
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = any\nunix_socket_dir =')
    .replace('auth_file = /etc/pgbouncer/userlist.txt', '')
  const path = join(folder, 'pgbouncer.ini')
  writeFileSync(path, ini)
  const identity = process.getuid?.() === 0 ? idsOf('postgres') : undefined
  if (identity) chownSync(folder, identity.uid, identity.gid)
  const child = startChild(['/usr/sbin/pgbouncer', '-q', path], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...identity,
  })
  await untilListening(port)
  return { child, url: `postgres://${username}@127.0.0.1:${port}/prato` }
}

function idsOf(user: string) {
  const id = (flag: string) => Number(execFileSync('id', [flag, user]))
  return { uid: id('-u'), gid: id('-g') }
}

async function untilListening(port: number): Promise<void> {
  const tries = 200
  for (let tried = 0; tried < tries; tried++) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = createConnection({ port, host: '127.0.0.1' })
      socket.once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
    if (isThere) return
    await setTimeout(50)
  }
  throw new Error(`nothing listens on port ${port}`)
}
