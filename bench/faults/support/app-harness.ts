import { randomUUID } from 'node:crypto'
import { plainAnswers } from '../../../e2e/support/answers.ts'
import { createInlinePlanner } from '../../../server/adapters/planner/inline-planner.ts'
import { memoryStorage } from '../../../server/adapters/storage/memory-storage.ts'
import { type App, createApp } from '../../../server/app.ts'
import type { AppParts } from '../../../server/services.ts'
import { systemClock } from '../../../server/platform/clock.ts'
import { parseConfig } from '../../../server/platform/process/config.ts'
import { scopeDatabase } from '../../../server/platform/database/database.ts'
import { openInMemory } from '../../../server/platform/database/embedded-postgres.ts'
import { createLog, type Log } from '../../../server/platform/observability/log.ts'
import { migrate } from '../../../server/platform/database/migrations.ts'
import { makeVapidKeys } from '../../../server/platform/process/vapid-keys.ts'

export interface Answer {
  readonly status: number
  readonly code: string
  readonly ms: number
  readonly body: Readonly<Record<string, unknown>>
}

export interface Request {
  readonly method?: string
  readonly cookie?: string
  readonly json?: unknown
  readonly bytes?: Uint8Array<ArrayBuffer>
}

/** An instance of the app inside this process, called without a network. */
export interface AppInstance {
  ask(path: string, request?: Request): Promise<Answer>
}

export interface AppHarness {
  /** The instance whose external services all work. */
  readonly whole: AppInstance
  readonly log: Log
  /** Opens another instance on the same database, with these settings and parts. */
  beside(options: {
    readonly settings: Readonly<Record<string, string>>
    readonly parts: Partial<AppParts>
  }): AppInstance
  /** Signs up a new user who consents to photo recognition. Returns the user's session cookie. */
  signUp(): Promise<string>
  /** Returns the number of mails sent to an address. */
  mailsTo(email: string): Promise<number>
  close(): Promise<void>
}

let addresses = 0

/** Opens an in-memory database and instances of the app on it, each with its own external services. */
export async function openHarness(): Promise<AppHarness> {
  const connection = await openInMemory()
  await migrate(connection.sql)
  const database = scopeDatabase(connection)
  const log = createLog('silent')
  const common = {
    database,
    log,
    clock: systemClock,
    planner: createInlinePlanner(),
    storage: memoryStorage(),
    authSecret: 'a secret of this bench alone, 32+',
    vapidKeys: makeVapidKeys(),
  }
  const apps: App[] = []
  const build = (settings: Readonly<Record<string, string>>, parts: Partial<AppParts>) => {
    const config = parseConfig({ LOG_LEVEL: 'silent', ...settings })
    const app = createApp({ ...common, config, ...parts })
    apps.push(app)
    return app
  }
  const main = build({}, {})
  const whole = instanceOf(main)

  async function signUp(): Promise<string> {
    const email = `${randomUUID()}@exemplo.br`
    const person = { name: 'Ana', email, password: 'jabuticaba no pé', terms: true }
    await whole.ask('/api/auth/sign-up/email', { json: person })
    await main.settled()
    const mail = (await main.mailbox!.list()).find(({ to }) => to === email)
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    // Without the sign-up cookie of a browser, the confirmation requires the password.
    const reply = await main.http.request(
      '/api/auth/verify-email',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, password: person.password }),
      },
      nextAddress(),
    )
    if (!reply.ok) throw new Error(`the mailed link was answered ${reply.status}`)
    const cookie = reply.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    await whole.ask('/api/onboarding', { cookie, json: plainAnswers })
    await whole.ask('/api/consents', { cookie, json: { purpose: 'fotos_ia', granted: true } })
    return cookie
  }

  return {
    whole,
    log,
    beside: ({ settings, parts }) => instanceOf(build(settings, parts)),
    signUp,
    mailsTo: async (email) => {
      await main.settled()
      return (await main.mailbox!.list()).filter(({ to }) => to === email).length
    },
    close: async () => {
      for (const app of apps) await app.close()
      await database.close()
    },
  }
}

function nextAddress() {
  addresses += 1
  return { remoteAddress: `10.8.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` }
}

function instanceOf({ http }: App): AppInstance {
  return {
    async ask(path, { method, cookie = '', json, bytes } = {}) {
      const content = json === undefined ? bytes : JSON.stringify(json)
      const started = performance.now()
      const reply = await http.request(
        path,
        {
          method: method ?? (content === undefined ? 'GET' : 'POST'),
          headers: {
            cookie,
            ...(content !== undefined && {
              'content-type': json === undefined ? 'image/jpeg' : 'application/json',
            }),
          },
          ...(content !== undefined && { body: content }),
        },
        nextAddress(),
      )
      const text = await reply.text()
      const ms = performance.now() - started
      const body = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
      return { status: reply.status, code: typeof body['code'] === 'string' ? body['code'] : '', ms, body }
    },
  }
}
