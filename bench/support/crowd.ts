import { Client } from 'pg'
import { slowPasswords } from '../../server/adapters/auth/slow-passwords.ts'
import { civilDay } from '../../server/platform/database/civil-day.ts'
import { migrate } from '../../server/platform/database/migrations.ts'
import { openNetworked } from '../../server/platform/database/networked-postgres.ts'
import { patiently } from '../../server/platform/database/query-limit.ts'
import { addDayVersions, fillAccounts } from './crowd-accounts.ts'
import { crowdDays, type DayTable, dayTables } from './crowd-days.ts'
import { crowdPassword } from './crowd-members.ts'
import { makeModels } from './crowd-models.ts'

/** Version of the crowd's content; increase it to rebuild crowds kept on disk. */
const crowdVersion = 1

export interface Crowd {
  readonly url: string
  readonly people: number
  /** Last day with data; the clocks of the servers are set to it. */
  readonly lastDay: string
}

/**
 * Opens a database of this many accounts with a year of days each, in a private cluster. Creates it by SQL the first
 * time, which takes minutes for a hundred thousand.
 */
export async function openCrowd(cluster: string, people: number): Promise<Crowd> {
  const name = `crowd_${people}`
  const url = Object.assign(new URL(cluster), { pathname: `/${name}` }).href
  const kept = await findKept(cluster, name, url)
  if (kept) {
    await migrateCrowd(url)
    return { url, people, lastDay: kept }
  }
  const now = new Date()
  const lastDay = civilDay(now, 'America/Sao_Paulo')
  const started = performance.now()
  const say = (what: string) => {
    console.log(`  ${name}, ${Math.round((performance.now() - started) / 1000)} s: ${what}`)
  }
  await withClient(cluster, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  await makeModels(url, lastDay, now)
  say('the people it is copied from are there')
  await withClient(url, (client) => fillAccounts(client, people, lastDay))
  await withClient(url, addDayVersions)
  say('accounts, answers, plans and menus are there')
  // The two halves of the tables are filled in parallel, one per CPU.
  const [first = [], second = []] = dayTables
  const fill = async (tables: readonly DayTable[]) => {
    for (const table of tables) await withClient(url, (client) => fillDays(client, table, lastDay, say))
  }
  await Promise.all([fill(first), fill(second)])
  await withClient(url, async (client) => {
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
    await client.query('create table load.kept as select $1::int as version, $2::date as last_day', [
      crowdVersion,
      lastDay,
    ])
    const { rows } = await client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    )
    say(`ready, ${rows[0]?.size}`)
  })
  return { url, people, lastDay }
}

/** Migrates a database filled by an earlier version. */
async function migrateCrowd(url: string): Promise<void> {
  const connection = await openNetworked({ url, connections: 1, onLost: () => {} })
  await patiently(() => migrate(connection.sql))
  await connection.close()
  await withClient(url, rehashPasswords)
  await withClient(url, rewriteProfiles)
  await withClient(url, addDayVersions)
}

/** Rehashes the shared password once, so that sign-ins do not each rehash an outdated one. */
async function rehashPasswords(client: Client): Promise<void> {
  const { rows } = await client.query<{ password: string }>(
    'select password from private.credentials where password is not null limit 1',
  )
  if (!rows[0] || !slowPasswords.isOutdated(rows[0].password)) return
  const hash = await slowPasswords.hash(crowdPassword)
  await client.query('update private.credentials set password = $1 where password is not null', [hash])
  await client.query('vacuum (analyze) private.credentials')
}

/** Rewrites the profiles in the current format, which a crowd filled earlier does not have. */
async function rewriteProfiles(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_class where oid = 'public.profiles'::regclass and pg_relation_size(reltoastrelid) > 0`,
  )
  if (rowCount === 0) return
  await client.query('vacuum (full, analyze) public.profiles')
}

async function findKept(cluster: string, name: string, url: string): Promise<string | undefined> {
  const { rowCount } = await withClient(cluster, (client) =>
    client.query('select 1 from pg_database where datname = $1', [name]),
  )
  if (rowCount === 0) return undefined
  return withClient(url, async (client) => {
    const there = await client.query(`select 1 where to_regclass('load.kept') is not null`)
    if (there.rowCount === 0) return undefined
    const { rows } = await client.query<{ version: number; lastDay: string }>(
      'select version, last_day::text as "lastDay" from load.kept',
    )
    return rows[0]?.version === crowdVersion ? rows[0].lastDay : undefined
  })
}

/** Fills a table day by day, oldest first, so that an account's rows are scattered on disk as in production. */
async function fillDays(
  client: Client,
  table: DayTable,
  lastDay: string,
  say: (what: string) => void,
): Promise<void> {
  const { rows: indexes } = await client.query<{ drop: string; make: string }>(indexesOf, [table.name])
  // Truncating in the same transaction avoids logging the rows, and building an index is faster than maintaining it.
  await client.query('begin')
  await client.query(`set local session_replication_role = replica`)
  await client.query(`truncate public.${table.name}`)
  for (const { drop } of indexes) await client.query(drop)
  for (let back = crowdDays - 1; back >= 0; back--) {
    await client.query(table.insertDay, [lastDay, back])
    if (back % 73 === 0) say(`${table.name}, ${crowdDays - back} of ${crowdDays} days`)
  }
  for (const { make } of indexes) await client.query(make)
  await client.query('commit')
  await client.query(`vacuum (analyze) public.${table.name}`)
  say(`${table.name} has its indexes`)
}

/** SQL of a table's indexes, constraints first. */
const indexesOf = `
  select
    case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
      else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
    case when c.oid is null then pg_get_indexdef(i.indexrelid)
      else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname,
        pg_get_constraintdef(c.oid)) end as make
  from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
  where i.indrelid = format('public.%I', $1::text)::regclass
  order by c.oid nulls last`

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
