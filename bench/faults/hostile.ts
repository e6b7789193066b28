import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { platePhoto } from '../../e2e/support/plate-photo.ts'
import { answeredPlate, startFakeProvider } from '../../server/adapters/vision/fake-provider.ts'
import { percentile, report } from '../support/measure.ts'
import type { Attack, Tally } from './support/attacker.ts'
import { type Call, callerFrom, type Reply } from './support/caller.ts'
import { reportAtMost, reportNone, setting } from './support/fault-report.ts'
import type { Visitor } from './support/person.ts'
import { startProduction } from './support/production.ts'

/**
 * This fault test attacks from one or a few addresses while ordinary users use the app from others: no ordinary
 * request may be refused, and latency must be at most three times the latency without an attack. Runs in production
 * mode on PostgreSQL, with and without nginx.
 */

const ordinary = 8
const visionAttackers = 5
const seconds = setting('FAULT_SECONDS', 8)
const visionLimit = 50
const rounds = 4
const pauseMs = 150
/**
 * Pause between a user's expensive requests, ms: a minute allows 30 meal descriptions, and a sign-in takes 19 MB for 40
 * ms.
 */
const seldomMs = 2500

const model = await startFakeProvider()
model.answerWith({
  kind: 'text',
  text: JSON.stringify(answeredPlate({ image_kind: 'nao_comida', items: [] })),
})
const production = await startProduction({
  people: ordinary + visionAttackers + 1,
  settings: {
    VISION_PROVIDER: 'openai-compatible',
    VISION_BASE_URL: model.baseUrl('openai'),
    VISION_MODEL: 'any',
    VISION_DAILY_LIMIT: String(visionLimit),
    LOG_LEVEL: 'info',
  },
})
const people = production.people.slice(0, ordinary)
const [stranger, ...photographers] = production.people.slice(ordinary) as [Visitor, ...Visitor[]]
const photo = new Uint8Array(await platePhoto({ widthPx: 800, heightPx: 600 }))

const scans = await Promise.all([people[0]!, ...photographers].map(photograph))
const [own, ...others] = scans as [Photographed, ...Photographed[]]

try {
  for (const [name, origin, block] of [
    ['bare', production.bare, 1],
    ['nginx', production.proxied, 2],
  ] as const) {
    await tryAttacks(name, origin, block)
  }
  await reportVisionBudget()
} finally {
  await production.stop()
  await model.close()
}
process.exit()

/** Replies to ordinary users: sign-ins, and all other requests (`day`). */
interface RepliesByCost {
  readonly day: Reply[]
  readonly signIns: Reply[]
}

async function tryAttacks(name: string, origin: string, block: number): Promise<void> {
  const attacker = (place: number) => `127.${block}.200.${place}`
  const guess = { email: 'alvo@exemplo.br', password: 'chute e chute' }
  const signIn = { path: '/api/auth/sign-in/email', json: guess }
  const uploads = await Promise.all([1, 2, 3, 4, 5].map(() => startUpload(stranger, origin, attacker(9))))
  const attacks: Readonly<Record<string, Omit<Attack, 'origin'>>> = {
    'sign-ins over the limit, 300 connections': {
      floods: [{ from: attacker(1), connections: 300, call: signIn }],
      silent: [],
    },
    'silent bodies, 500 connections': {
      floods: [],
      silent: [
        ...[2, 3].map((place) => ({
          from: attacker(place),
          connections: 250,
          method: 'POST',
          path: signIn.path,
          announced: 256_000,
        })),
        ...uploads.map((path) => ({
          from: attacker(4),
          connections: 2,
          method: 'PUT',
          path,
          announced: 11_999_000,
        })),
      ],
    },
    'misspelt sentences, 20 connections': {
      floods: [
        {
          from: attacker(5),
          connections: 20,
          call: {
            path: '/api/meals/describe',
            json: { text: 'quiejo '.repeat(142) },
            cookie: stranger.cookie,
          },
        },
      ],
      silent: [],
    },
    'photos read again and again, 5 accounts': {
      floods: others.map(({ call }, place) => ({ from: attacker(10 + place), connections: 1, call })),
      silent: [],
    },
    'API description, 30 connections': {
      floods: [{ from: attacker(6), connections: 30, call: { path: '/api/openapi.json' } }],
      silent: [],
    },
  }
  await exhaust(origin, attacker(1), signIn)
  await live(origin, block, 3000)
  for (const [what, attack] of Object.entries(attacks)) {
    const [calm, during]: [RepliesByCost, RepliesByCost] = [nothing(), nothing()]
    const tally: Record<number, number> = {}
    // Calm and attack alternate, so that other load on the machine affects both equally.
    for (let round = 0; round < rounds; round++) {
      add(calm, await live(origin, block, (seconds * 1000) / rounds))
      const child = fork(fileURLToPath(new URL('support/attacker.ts', import.meta.url)), [
        JSON.stringify({ origin, ...attack }),
      ])
      await setTimeout(1000)
      add(during, await live(origin, block, (seconds * 1000) / rounds))
      const told = once(child, 'message')
      child.send('stop')
      const [answered] = (await told) as [Tally]
      for (const [status, times] of Object.entries(answered))
        tally[Number(status)] = (tally[Number(status)] ?? 0) + times
      await setTimeout(500)
    }
    tell(`${name}: ${what}`, { calm, during, tally })
  }
}

function nothing(): RepliesByCost {
  return { day: [], signIns: [] }
}

function add(to: RepliesByCost, { day, signIns }: RepliesByCost): void {
  to.day.push(...day)
  to.signIns.push(...signIns)
}

/** Sends 120 requests from an address, so that it is rate-limited. */
async function exhaust(origin: string, from: string, call: { path: string; json: unknown }): Promise<void> {
  const ask = callerFrom(from, 4)
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let time = 0; time < 30; time++) await ask(origin, call)
    }),
  )
}

/** Simulates all ordinary users for `forMs`, each from a separate address. Returns the replies. */
async function live(origin: string, block: number, forMs: number): Promise<RepliesByCost> {
  const lived = nothing()
  const endsAt = performance.now() + forMs
  await Promise.all(
    people.map(async ({ cookie, email, password }, place) => {
      const ask = callerFrom(`127.${block}.1.${place + 1}`, 1)
      let seldomAt = performance.now() + (place / people.length) * seldomMs
      for (let turn = 0; performance.now() < endsAt; turn++) {
        await setTimeout(pauseMs)
        if (performance.now() > seldomAt) {
          seldomAt = performance.now() + seldomMs
          const text = '2 colheres de arroz, 1 concha de fejão e salada'
          lived.day.push(await ask(origin, { path: '/api/meals/describe', json: { text }, cookie }))
          lived.signIns.push(
            await ask(origin, { path: '/api/auth/sign-in/email', json: { email, password } }),
          )
        }
        const write = { method: 'PATCH', path: '/api/settings', json: { weekly_tips: turn % 2 === 0 } }
        lived.day.push(
          await ask(origin, turn % 3 === 0 ? { ...write, cookie } : { path: '/api/plan-today', cookie }),
        )
      }
    }),
  )
  return lived
}

interface Told {
  readonly calm: RepliesByCost
  readonly during: RepliesByCost
  readonly tally: Tally
}

function tell(what: string, { calm, during, tally }: Told): void {
  const p99 = (replies: readonly Reply[]) =>
    percentile(
      replies.map(({ ms }) => ms),
      0.99,
    )
  const p50 = (replies: readonly Reply[]) =>
    percentile(
      replies.map(({ ms }) => ms),
      0.5,
    ).toFixed(0)
  console.log(`  ${what}: the attacker was answered ${JSON.stringify(tally)}`)
  for (const kind of ['day', 'signIns'] as const) {
    const asideMs = p99(calm[kind])
    report({
      what: `${what}: ${kind === 'day' ? 'the day' : 'signing in'}, p99`,
      measured: p99(during[kind]),
      goal: 3 * asideMs,
      goalIs: 'at most',
      unit: 'ms',
      comparedTo: `calm ${asideMs.toFixed(0)} ms; p50 ${p50(during[kind])} ms, calm ${p50(calm[kind])} ms; ${during[kind].length} requests`,
    })
  }
  const refused = [...during.day, ...during.signIns].filter(({ status }) => status !== 200)
  for (const { status, text } of refused.slice(0, 2)) console.log(`  ${status} ${text.slice(0, 200)}`)
  reportNone(`${what}: ordinary users refused`, refused.length)
}

interface Photographed {
  /** Request that starts the recognition of the photo. */
  readonly call: Call
}

async function photograph({ cookie }: Visitor, place: number): Promise<Photographed> {
  const ask = callerFrom(`127.3.1.${place + 1}`, 1)
  const { bare } = production
  await ask(bare, { path: '/api/consents', json: { purpose: 'fotos_ia', granted: true }, cookie })
  const begun = await ask(bare, { path: '/api/scan-start', json: {}, cookie })
  const { uploadUrl, scan_id } = JSON.parse(begun.text) as { uploadUrl: string; scan_id: string }
  await ask(bare, { method: 'PUT', path: new URL(uploadUrl).pathname, bytes: photo })
  return { call: { path: '/api/scan-complete', json: { scan_id }, cookie } }
}

/**
 * Reports whether five accounts that resend one photo each continuously use at most half of the daily photo budget, and
 * whether the photo of another user is still recognised.
 */
async function reportVisionBudget(): Promise<void> {
  const calls = model.requests.length
  reportAtMost(
    `calls of the model for ${others.length} photos, of ${visionLimit} a day`,
    calls,
    visionLimit / 2,
    '',
  )
  const reply = await callerFrom('127.3.1.1', 1)(production.bare, own.call)
  reportNone('other users whose photo was not recognised', reply.text.includes('budget') ? 1 : 0)
}

async function startUpload({ cookie }: Visitor, origin: string, from: string): Promise<string> {
  const begun = await callerFrom(from, 1)(origin, { path: '/api/scan-start', json: {}, cookie })
  const { uploadUrl = 'http://x/api/scan-uploads/none' } = JSON.parse(begun.text) as { uploadUrl?: string }
  return new URL(uploadUrl).pathname
}
