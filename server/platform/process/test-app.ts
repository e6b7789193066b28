import { createHash, randomUUID } from 'node:crypto'
import type { PlanId } from '#contract/billing/plans.ts'
import { afterAll } from 'vitest'
import type { PasswordHasher } from '../../adapters/auth/slow-passwords.ts'
import { type App, createApp } from '../../app.ts'
import type { AppParts } from '../../services.ts'
import { createHastyPlanner } from '../../adapters/planner/test-hasty-planner.ts'
import { memoryStorage } from '../../adapters/storage/memory-storage.ts'
import type { StoredMail } from '../../adapters/mail/mailbox.ts'
import type { AccountId } from '../database/account-id.ts'
import { parseConfig } from './config.ts'
import { type Connection, type Database, scopeDatabase } from '../database/database.ts'
import { createLog } from '../observability/log.ts'
import { makeVapidKeys } from './vapid-keys.ts'
import { openTestDatabase } from '../database/test-database.ts'

/** Request of a test. `json` becomes the body. */
export interface TestRequest {
  readonly method?: string
  readonly json?: unknown
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
  /** Address of the caller. Rate limits count each address apart. */
  readonly from?: string
}

export type TestFetch = (path: string, request?: TestRequest) => Promise<Response>

/** A client that keeps cookies as a browser does. */
export interface Browser {
  readonly fetch: TestFetch
  readonly cookies: Map<string, string>
}

export interface TestPerson extends Browser {
  readonly id: AccountId
  readonly email: string
  readonly name: string
  readonly password: string
}

export interface TestApp extends Browser {
  readonly app: App
  readonly database: Database
  readonly clock: TestClock
  /** Returns a browser without cookies. */
  openBrowser(): Browser
  /** Returns the mails to an address, newest first, once all pending mail is sent. */
  mailsTo(email: string): Promise<StoredMail[]>
  /** Signs a person up and confirms the address by the mailed link, which signs the person in. */
  signUpConfirmed(person?: { name?: string; email?: string; password?: string }): Promise<TestPerson>
  /** Buys a plan by card, and resolves with the payment's id once the plan is granted. */
  buyPlan(person: TestPerson, plan: PlanId): Promise<string>
}

export class TestClock {
  private current: Date

  constructor(start: Date) {
    this.current = start
  }

  now(): Date {
    return new Date(this.current)
  }

  set(moment: Date | string): void {
    this.current = new Date(moment)
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.current = new Date(
      this.current.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000,
    )
  }
}

/** Noon of a Wednesday in São Paulo. */
const ordinaryMoment = '2026-03-11T15:00:00Z'

/**
 * Starts the app on a database for one test file: on the PostgreSQL of TEST_DATABASE_URL, else embedded, from a
 * snapshot. Called at the top of the file; the app is closed after the last test.
 */
export async function startTestApp(
  options: {
    readonly settings?: Readonly<Record<string, string>>
    readonly parts?: Partial<AppParts>
    /** Database that the caller has opened and closes. */
    readonly connection?: Connection
  } = {},
): Promise<TestApp> {
  const given = options.connection && scopeDatabase(options.connection)
  const shared = given ?? options.parts?.database
  const database = shared ?? scopeDatabase(await openTestDatabase())
  const clock = new TestClock(new Date(ordinaryMoment))
  const app = createApp({
    config: parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...options.settings }),
    database,
    clock,
    log: createLog('silent'),
    storage: memoryStorage(),
    planner: createHastyPlanner(),
    authSecret: 'a secret that only tests know, 32+',
    vapidKeys: makeVapidKeys(),
    passwords: quickPasswords,
    startEvenReply: () => async () => {},
    ...options.parts,
  })
  afterAll(async () => {
    await app.close()
    if (!shared) await database.close()
  })

  const openBrowser = () => createBrowser(app)
  const mailsTo = async (email: string) => {
    await app.settled()
    return (await app.mailbox!.list()).filter((mail) => mail.to === email)
  }
  return { app, database, clock, openBrowser, mailsTo, ...openBrowser(), signUpConfirmed, buyPlan }

  async function buyPlan(person: TestPerson, plan: PlanId): Promise<string> {
    const reply = await person.fetch('/api/mp-create-preference', { json: { plan } })
    if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`)
    const { init_point, payment_id } = (await reply.json()) as { init_point: string; payment_id: string }
    const checkoutId = init_point.split('/').at(-1) ?? ''
    await app.demonstration?.fake.buyer.payByCard(checkoutId, { outcome: 'approved' })
    await app.settled()
    return payment_id
  }

  async function signUpConfirmed(person: { name?: string; email?: string; password?: string } = {}) {
    const { name = 'Ana Souza', email = `ana-${randomUUID().slice(0, 8)}@exemplo.br` } = person
    const { password = 'jabuticaba no pé' } = person
    const browser = openBrowser()
    const json = { name, email, password, terms: true }
    await expectOk(browser.fetch('/api/auth/sign-up/email', { json }))
    const token = findToken((await mailsTo(email))[0])
    await expectOk(browser.fetch(`/api/auth/verify-email?token=${token}`))
    const { user } = (await (await browser.fetch('/api/auth/get-session')).json()) as {
      user: { id: AccountId }
    }
    return { ...browser, id: user.id, email, name, password }
  }
}

/** Fast hashing of passwords, because the real one takes longer than everything else in most tests. */
const quickPasswords: PasswordHasher = {
  hash: async (password) => quickHash(password),
  verify: async ({ hash, password }) => hash === quickHash(password),
  isOutdated: () => false,
  admit: (work) => work(),
}

function quickHash(password: string): string {
  return createHash('sha256').update(password).digest('hex')
}

/** Runs every scheduled job once, one after the other. */
export async function runScheduledJobs(app: App): Promise<void> {
  for (const { work } of app.scheduledJobs) await work(new AbortController().signal)
}

async function expectOk(reply: Promise<Response>): Promise<void> {
  const { ok, status, url } = await reply
  if (!ok) throw new Error(`${url} answered ${status}: ${await (await reply).text()}`)
}

/**
 * Returns the token of the latest password reset; throws without one. Mails are sent in the background, so an earlier
 * mail of another kind may be stored after it.
 */
export function findResetToken(mails: readonly StoredMail[]): string {
  return findToken(mails.find(({ text }) => text.includes('/reset-password?')))
}

/** Returns the token in the link of a mail; throws without one. */
export function findToken(mail: StoredMail | undefined): string {
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token)
    throw new Error(`No link with a token in ${mail ? `"${mail.subject}"` : 'a mail that never came'}.`)
  return token
}

let browsers = 0

function createBrowser(app: App): Browser {
  const cookies = new Map<string, string>()
  browsers += 1
  const ownAddress = `10.0.${Math.floor(browsers / 250)}.${(browsers % 250) + 1}`

  const fetch: TestFetch = async (path, { method, json, body, headers, from } = {}) => {
    const sent = new Headers(headers)
    if (json !== undefined) sent.set('content-type', 'application/json')
    if (cookies.size > 0 && !sent.has('cookie')) {
      sent.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    const content = json === undefined ? body : JSON.stringify(json)
    const reply = await app.http.request(
      path,
      {
        method: method ?? (content === undefined ? 'GET' : 'POST'),
        headers: sent,
        ...(content && { body: content }),
      },
      { remoteAddress: from ?? ownAddress },
    )
    for (const cookie of reply.headers.getSetCookie()) keepCookie(cookies, cookie)
    return reply
  }
  return { fetch, cookies }
}

function keepCookie(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split(';')
  const [name = '', value = ''] = pair.trim().split(/=(.*)/s)
  const ended = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))
  if (ended) cookies.delete(name)
  else cookies.set(name, value)
}
