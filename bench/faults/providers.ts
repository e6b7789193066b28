import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { s3Storage } from '../../server/adapters/storage/s3-storage.ts'
import { imageModelFrom } from '../../server/adapters/images/configured-image-model.ts'
import { ImageModelError } from '../../server/adapters/images/image-model.ts'
import type { AppParts } from '../../server/services.ts'
import { reportAtMost, reportNone } from './support/fault-report.ts'
import { type FaultServer, type Mood, startFaultServer } from './support/fault-server.ts'
import { type Answer, openHarness, type AppInstance } from './support/app-harness.ts'

/**
 * This fault test lets every external service refuse, hang, break off or return nonsense. It reports what the user
 * sees, after how long, and whether their input is kept; none of it may be an internal error or an endless wait.
 */

const moods: readonly Mood[] = ['refuses', 'hangs', 'breaks off', 'sends HTML', 'sends nonsense']
const words = '2 colheres de sopa de arroz e 1 concha de feijão'

interface Outcome {
  readonly answer: Answer
  readonly kept: string
  readonly isKept: boolean
}

interface ExternalService {
  readonly name: string
  /** Maximum time in seconds until the user gets a reply. */
  readonly longestS: number
  readonly settings?: (port: number) => Readonly<Record<string, string>>
  readonly parts?: (port: number) => Partial<AppParts>
  readonly codes: readonly string[]
  meet(app: AppInstance, person: string): Promise<Outcome>
}

const harness = await openHarness()
const noKey = { apiKey: undefined, costUsd: undefined }

const services: readonly ExternalService[] = [
  {
    name: 'mail server',
    longestS: 5,
    codes: ['200'],
    settings: (port) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
    meet: async (app) => {
      const email = `${randomUUID()}@exemplo.br`
      const json = { name: 'Ana', email, password: 'umbu-cajá no pé', terms: true }
      const answer = await app.ask('/api/auth/sign-up/email', { json })
      await harness.whole.ask('/api/auth/send-verification-email', { json: { email } })
      const isKept = (await harness.mailsTo(email)) > 0
      return { answer, kept: 'account; a link comes when asked again', isKept }
    },
  },
  {
    name: 'vision model',
    longestS: 26.5,
    codes: ['recognition_failed'],
    settings: (port) => ({
      VISION_PROVIDER: 'openai-compatible',
      VISION_BASE_URL: `http://127.0.0.1:${port}/v1`,
      VISION_MODEL: 'any',
    }),
    meet: async (app, cookie) => {
      const id = await startScan(app, cookie)
      const before = await usedScans(app, cookie)
      const answer = await app.ask('/api/scan-complete', { cookie, json: { scan_id: id } })
      const after = await usedScans(app, cookie)
      const scan = (await app.ask(`/api/scans/${id}`, { cookie })).body
      const json = { scan_id: id, description: words }
      const told = await app.ask('/api/scan-complete', { cookie, json })
      const isKept = after === before - 1 && Boolean(scan['photo_url']) && told.body['status'] === 'done'
      return { answer, kept: 'photo, quota; words finish the scan', isKept }
    },
  },
  {
    name: 'payments',
    longestS: 16,
    codes: ['payment_provider_unavailable', 'payment_link_missing'],
    settings: (port) => ({
      MP_ACCESS_TOKEN: 'APP_USR-1-2-3-456',
      MP_WEBHOOK_SECRET: 'secret',
      MP_BASE_URL: `http://127.0.0.1:${port}`,
    }),
    meet: async (app, cookie) => {
      const answer = await app.ask('/api/mp-create-preference', { cookie, json: { plan: 'monthly' } })
      const again = await app.ask('/api/plan-today', { cookie })
      return { answer, kept: 'nothing is charged; the app stays open', isKept: again.status === 200 }
    },
  },
  {
    name: 'photo storage',
    longestS: 11.5,
    codes: ['storage_unavailable'],
    parts: (port) => ({
      storage: s3Storage(
        {
          endpoint: `http://127.0.0.1:${port}`,
          bucket: 'pratos',
          region: 'us-east-1',
          accessKeyId: 'a',
          secretAccessKey: 'b',
        },
        { log: harness.log },
      ),
    }),
    meet: async (app, cookie) => {
      const id = randomUUID()
      const begun = await app.ask('/api/scan-start', { cookie, json: { id } })
      const { pathname } = new URL(String(begun.body['uploadUrl']))
      const answer = await app.ask(pathname, { method: 'PUT', bytes: await takePhoto() })
      const told = await app.ask('/api/scan-complete', { cookie, json: { scan_id: id, description: words } })
      return { answer, kept: 'scan; words finish it', isKept: told.body['status'] === 'done' }
    },
  },
  {
    name: 'push service',
    longestS: 11.5,
    codes: ['push_failed', 'device_not_found', '200'],
    meet: async (app, cookie) => {
      const device = await app.ask('/api/reminders/devices', { method: 'PUT', cookie, json: deviceAt(fault) })
      const id = String(device.body['id'])
      const answer = await app.ask(`/api/reminders/devices/${id}/test`, { method: 'POST', cookie })
      const day = await app.ask('/api/plan-today', { cookie })
      return { answer, kept: 'device, unless its service says it is gone', isKept: day.status === 200 }
    },
  },
  {
    name: 'pictures',
    longestS: 62,
    codes: ['unavailable', 'no_image', 'timeout'],
    meet: async () => {
      const started = performance.now()
      const baseUrl = `http://127.0.0.1:${fault.port}/v1`
      const model = imageModelFrom({ provider: 'openai-compatible', baseUrl, model: 'any', ...noKey })!
      // Calls the model directly: the administrator page needs a second factor.
      const code = await model.generate('feijoada', new AbortController().signal).then(
        () => 'a picture',
        (error: unknown) => (error instanceof ImageModelError ? error.kind : 'other'),
      )
      const answer = { status: 502, code, ms: performance.now() - started, body: {} }
      return { answer, kept: 'the recipe shows its drawn plate', isKept: true }
    },
  },
]

const fault: FaultServer = await startFaultServer()
const apps = services.map(({ settings, parts }) =>
  harness.beside({ settings: settings?.(fault.port) ?? {}, parts: parts?.(fault.port) ?? {} }),
)
const people = await Promise.all(services.map(() => harness.signUp()))
const told: string[] = []
let [ours, lost, late] = [0, 0, 0]
for (const mood of moods) {
  await fault.behave(mood)
  await Promise.all(
    services.map(async ({ name, codes, longestS, meet }, place) => {
      const { answer, kept, isKept } = await meet(apps[place]!, people[place]!)
      const { status, code, ms } = answer
      const isKnown = codes.includes(code || String(status))
      if (!isKnown) ours += 1
      if (!isKept) lost += 1
      if (ms / 1000 > longestS) late += 1
      told.push(
        [
          isKnown && isKept && ms / 1000 <= longestS ? 'ok    ' : 'FAILED',
          name.padEnd(14),
          mood.padEnd(15),
          `${status} ${code}`.padEnd(34),
          `${(ms / 1000).toFixed(1)} s`.padStart(7),
          `  ${isKept ? 'kept' : 'NOT kept'}: ${kept}`,
        ].join(' '),
      )
    }),
  )
}
for (const line of told.toSorted()) console.log(line)
const rested = await measureCircuitBreaker()
console.log('')
reportNone('outcomes without a specific error code', ours)
reportNone('outcomes that lost user input', lost)
reportNone('outcomes after their time limit', late)
reportAtMost('photo while the circuit breaker is open', rested, 3000, 'ms')
await fault.close()
await harness.close()
process.exit()

/**
 * Returns how long a request takes while the vision model hangs after five consecutive failures, ms; the circuit
 * breaker must skip the model then.
 */
async function measureCircuitBreaker(): Promise<number> {
  await fault.behave('refuses')
  const place = services.findIndex(({ name }) => name === 'vision model')
  const app = apps[place]!
  for (let time = 0; time < 5; time++) await services[place]!.meet(app, await harness.signUp())
  await fault.behave('hangs')
  return (await services[place]!.meet(app, await harness.signUp())).answer.ms
}

async function startScan(app: AppInstance, cookie: string): Promise<string> {
  const id = randomUUID()
  const begun = await app.ask('/api/scan-start', { cookie, json: { id } })
  const { pathname } = new URL(String(begun.body['uploadUrl']))
  await app.ask(pathname, { method: 'PUT', bytes: await takePhoto() })
  return id
}

/** Returns a unique photo, because the same photo would be the same scan. */
async function takePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  const plain = sharp({ create: { width: 320, height: 240, channels: 3, background: { r, g, b } } })
  return new Uint8Array(await plain.jpeg().toBuffer())
}

async function usedScans(app: AppInstance, cookie: string): Promise<number> {
  return Number((await app.ask('/api/mp-customer-data', { cookie })).body['scans_used_mo'])
}

function deviceAt({ port }: FaultServer) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return {
    endpoint: `http://127.0.0.1:${port}/${randomUUID()}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  }
}
