import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { temporaryFolder } from '../../support/instance.ts'
import { startCopy } from './copy.ts'
import { enter, type Visitor } from './person.ts'
import { startProxy } from './proxy.ts'
import { freePort } from '../../../scripts/free-port.mjs'

/** The app in production mode on PostgreSQL with a non-superuser login, behind the supplied nginx. */
export interface Production {
  readonly bare: string
  readonly proxied: string
  readonly people: readonly Visitor[]
  stop(): Promise<void>
}

const password = 'only for this machine'

export async function startProduction(options: {
  readonly people: number
  readonly settings: Readonly<Record<string, string>>
}): Promise<Production> {
  const cluster = await startPostgres()
  if ('missing' in cluster) throw new Error(cluster.missing)
  const home = temporaryFolder()
  // Other users must be able to enter the folder, because the nginx workers run as one.
  chmodSync(home, 0o755)
  const settings = {
    DATABASE_URL: await createLogin(cluster.url),
    DATA_DIR: join(home, 'data'),
    PUBLIC_ORIGIN: 'https://pratocerto.exemplo.br',
    AUTH_SECRET: 'a secret that both of them have, 32+',
    ...options.settings,
  }
  const port = await freePort()
  // Production mode mails the sign-up links, so users sign up before it starts and keep their sessions.
  const before = await startCopy({ port, settings })
  const people: Visitor[] = []
  for (let person = 0; person < options.people; person++) people.push(await enter(before.origin))
  await before.kill('SIGTERM')
  const copy = await startCopy({
    port,
    settings: {
      ...settings,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      DRAIN_SECONDS: '0',
    },
  })
  const proxyPort = await freePort()
  const proxy = startProxy(home, proxyPort, [port, port])
  return {
    bare: copy.origin,
    proxied: `http://127.0.0.1:${proxyPort}`,
    people,
    stop: async () => {
      proxy.kill()
      await copy.kill('SIGTERM')
      await cluster.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Creates the login as `deploy/create-login.sh` does. */
async function createLogin(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create role prato login createrole password '${password}'`)
  await client.query('grant create on database postgres to prato with grant option')
  await client.query('grant usage, create on schema public to prato with grant option')
  await client.end()
  return Object.assign(new URL(url), { username: 'prato', password: encodeURIComponent(password) }).href
}
