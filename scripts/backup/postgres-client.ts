import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, Stop, windows } from '../toolbox.mjs'

const versioned = '/usr/lib/postgresql'

/**
 * Runs `pg_dump` or `pg_restore`. The password is passed in the environment, because command lines are visible to all.
 */
export async function runClient(tool: string, url: string, args: readonly string[]): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given = {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? undefined,
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? undefined,
  }
  const { code, output } = await run([tool, ...args], { env: { ...process.env, ...given } })
  if (code !== 0) throw new Stop(`${tool} failed:\n${output.trim()}`)
}

/** Returns the path of the newest installed client. Throws if there is none or it is older than the server. */
export async function findClient(name: 'pg_dump' | 'pg_restore', serverMajor: number): Promise<string> {
  const folders = [
    ...(existsSync(versioned)
      ? readdirSync(versioned).map((version) => join(versioned, version, 'bin'))
      : []),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  const paths = folders.map((folder) => join(folder, windows ? `${name}.exe` : name)).filter(existsSync)
  const found = await Promise.all(paths.map(async (path) => ({ path, major: await majorOf(path) })))
  const [newest] = found.sort((a, b) => b.major - a.major)
  if (newest && newest.major >= serverMajor) return newest.path
  throw new Stop(
    newest
      ? `The database is PostgreSQL ${serverMajor} and the local ${name} is ${newest.major}: install postgresql-client-${serverMajor}.`
      : `${name} is missing: install the PostgreSQL client (apt-get install postgresql-client).`,
  )
}

async function majorOf(path: string): Promise<number> {
  const { output } = await run([path, '--version'])
  return Number(/(\d+)(?:\.|\s|$)/.exec(output.replace(/^\D+/, ''))?.[1] ?? 0)
}
