import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '../scripts/postgres.mjs'
import { startCopy } from './faults/support/copy.ts'
import { enter, type Asked } from './faults/support/person.ts'
import { temporaryFolder } from './support/instance.ts'
import { report } from './support/measure.ts'
import { freePort } from '../scripts/free-port.mjs'

/**
 * This benchmark measures the cost of one account for the capacity figures of docs/scale.md: rows and bytes of a year
 * in PostgreSQL, and CPU time of a day's requests, which other load on the machine affects less than elapsed time.
 */

const rounds = 200
/** Kernel clock ticks per second, the same on every Linux. */
const ticksASecond = 100

const cluster = await startPostgres()
if ('missing' in cluster) {
  console.log(`PostgreSQL: ${cluster.missing}`)
  process.exit()
}
const dataDir = temporaryFolder()
try {
  await measureYear()
  await measureRequests()
} finally {
  await cluster.stop()
}
process.exit()

async function measureYear(): Promise<void> {
  const database = await createDatabase('year')
  const seed = () =>
    execFileSync(process.execPath, ['scripts/seed-demo-account.ts'], {
      env: { ...process.env, DATABASE_URL: database, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  seed()
  const client = new Client({ connectionString: database })
  await client.connect()
  // The sizes are those of the rows, without free space in pages.
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'private') and table_type = 'BASE TABLE'`,
  )
  const found: { name: string; rows: number; bytes: number }[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: number; bytes: number }>(
      `select count(*)::int as rows, coalesce(sum(pg_column_size(t.*)), 0)::int as bytes from ${name} t`,
    )
    if (rows[0] && rows[0].rows > 0) found.push({ name, ...rows[0] })
  }
  await client.end()
  for (const { name, rows, bytes } of found.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8)) {
    console.log(
      `       ${name.padEnd(40)} ${String(rows).padStart(6)} rows ${String(bytes).padStart(9)} bytes`,
    )
  }
  const sum = (of: 'rows' | 'bytes') => found.reduce((all, one) => all + one[of], 0)
  const goal = { goalIs: 'at most', comparedTo: 'assumed in docs/scale.md' } as const
  report({ what: 'a year of one account: rows', measured: sum('rows'), goal: 6000, unit: '', ...goal })
  report({
    what: 'a year of one account: kB of rows',
    measured: sum('bytes') / 1000,
    goal: 3000,
    unit: 'kB',
    ...goal,
  })
}

async function measureRequests(): Promise<void> {
  const database = await createDatabase('requests')
  const settings = {
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    DATABASE_CONNECTIONS: '1',
    ROLE: 'web',
    AUTH_SECRET: 'a'.repeat(32),
  }
  const copy = await startCopy({ port: await freePort(), settings })
  const ana = await enter(copy.origin)
  const costs = async (what: string, path: string, asked: () => Asked, goals: [number, number]) => {
    for (let round = 0; round < 20; round++) await ana.ask(copy.origin, path, asked())
    const backends = await listBackends(database)
    const before = [cpuMs(copy.child.pid!), sumOf(backends)] as const
    let refused = 0
    for (let round = 0; round < rounds; round++) {
      const { status } = await ana.ask(copy.origin, path, asked())
      if (status !== 200) refused += 1
    }
    if (refused > 0) console.log(`       ${what}: ${refused} of ${rounds} refused`)
    const app = (cpuMs(copy.child.pid!) - before[0]) / rounds
    const postgres = (sumOf(backends) - before[1]) / rounds
    const goal = { goalIs: 'at most', unit: 'ms', comparedTo: 'assumed in docs/scale.md' } as const
    report({ what: `${what}: CPU time of the app`, measured: app, goal: goals[0], ...goal })
    report({ what: `${what}: CPU time of PostgreSQL`, measured: postgres, goal: goals[1], ...goal })
  }
  await costs('the day', '/api/plan-today', () => ({}), [15, 8])
  await costs('a page of the app', '/app', () => ({}), [4, 1])
  await costs(
    'a glass of water',
    '/api/water',
    () => ({ json: { id: crypto.randomUUID(), ml: 50 } }),
    [10, 6],
  )
  await copy.kill('SIGTERM')
}

/** Returns the user plus system time that a process took so far, ms (`man 5 proc`). */
function cpuMs(pid: number): number {
  const fields = readFileSync(join('/proc', String(pid), 'stat'), 'utf8')
    .split(') ')[1]!
    .split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksASecond
}

function sumOf(backends: readonly number[]): number {
  return backends.reduce((sum, pid) => sum + cpuMs(pid), 0)
}

/** Returns the process ids of the app's database connections; with sequential requests usually one. */
async function listBackends(url: string): Promise<number[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()`,
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}

async function createDatabase(name: string): Promise<string> {
  const client = new Client({ connectionString: (cluster as { url: string }).url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL((cluster as { url: string }).url)
  url.pathname = `/${name}`
  return url.href
}
