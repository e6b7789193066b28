import { readFile } from 'node:fs/promises'
import { Writable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answeredFood, answeredPlate, startFakeProvider } from './adapters/vision/fake-provider.ts'
import { createLog } from './platform/observability/log.ts'
import { counted, fullName, gauges, timed } from './platform/observability/metric-names.ts'
import { openMetrics } from './platform/observability/metrics.ts'
import { answerQuestionnaire, readReply } from './platform/process/test-answers.ts'
import { runScheduledJobs, startTestApp, type TestPerson } from './platform/process/test-app.ts'
import { startTraceCollector } from './platform/observability/test-trace-collector.ts'
import { openTracing } from './platform/observability/tracing.ts'

const model = await startFakeProvider()
const collector = await startTraceCollector()
const tracing = await openTracing(collector.endpoint)
const token = 'a-reader-of-figures'
const lines: string[] = []
const sink = new Writable({
  write: (chunk: Buffer, _, done) => {
    lines.push(chunk.toString())
    done()
  },
})
const { app, fetch, signUpConfirmed, buyPlan, openBrowser } = await startTestApp({
  settings: {
    METRICS_TOKEN: token,
    VISION_PROVIDER: 'openai-compatible',
    VISION_BASE_URL: model.baseUrl('openai'),
    VISION_MODEL: 'local',
  },
  parts: { log: createLog('trace', sink), telemetry: { metrics: await openMetrics(), tracing } },
})
afterAll(async () => {
  await model.close()
  await collector.close()
})

const callerTrace = '0af7651916cd43dd8448eb211c80319c'
let person: TestPerson
let scraped: string

/** Uses the app for a week, with words that can be recognised in the output. */
beforeAll(async () => {
  person = await signUpConfirmed({ name: 'Quitéria Xexéu', email: 'quiteria@xexeu.exemplo.br' })
  await answerQuestionnaire(person)
  await readReply(person.fetch('/api/meals/describe', { json: { text: '2 colheres de pirarucu' } })).catch(
    () => null,
  )
  await readReply(person.fetch('/api/consents', { json: { purpose: 'fotos_ia', granted: true } }))
  await scan()
  await buyPlan(person, 'monthly')
  await person.fetch('/api/diet-generate-weekly', { method: 'POST' })
  await openBrowser().fetch('/webhooks/mercadopago?data.id=123456&type=payment', { method: 'POST' })
  const guess = { email: person.email, password: 'maracujá errado' }
  const stranger = openBrowser()
  for (let i = 0; i < 7; i++) await stranger.fetch('/api/auth/sign-in/email', { json: guess })
  await person.fetch('/api/no-such-place/7f3a1f0e', { headers: { authorization: 'Bearer segredo-do-caju' } })
  await person.fetch('/api/plan-today', { headers: { traceparent: `00-${callerTrace}-b7ad6b7169203331-01` } })
  await app.settled()
  await runScheduledJobs(app)
  scraped = await (await scrape()).text()
  await tracing.close()
})

async function scan() {
  const food = answeredFood({ name: 'pirarucu grelhado', grams: 120 })
  model.answerWith({ kind: 'text', text: JSON.stringify(answeredPlate({ items: [food] })) })
  const { scan_id, uploadUrl } = await readReply<{ scan_id: string; uploadUrl: string }>(
    person.fetch('/api/scan-start', { json: {} }),
  )
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#804020' } })
  const body = new Uint8Array(await picture.jpeg().toBuffer())
  const headers = { 'content-type': 'image/jpeg' }
  await person.fetch(new URL(uploadUrl).pathname, { method: 'PUT', body, headers })
  await person.fetch('/api/scan-complete', { json: { scan_id } })
}

const scrape = (word = token) => fetch('/metrics', { headers: { authorization: `Bearer ${word}` } })

/** Personal data of that week: name, foods, guesses and addresses. */
const personal = /xexéu|xexeu|quitéria|quiteria|pirarucu|maracujá|caju|10\.0\.\d+\.\d+|127\.0\.0\.1/i
const anyId = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i

test('metrics require the token, and are off without one', async () => {
  expect((await scrape('another-word-of-the-kind')).status).toBe(401)
  expect((await fetch('/metrics')).status).toBe(401)
  expect((await scrape()).headers.get('content-type')).toContain('text/plain')
})

test('metrics are labeled by endpoint, outcome and scheduled job', () => {
  const wanted = [
    'prato_certo_http_request_seconds_count{endpoint="/api/onboarding",method="POST",status="2xx"} 1',
    'prato_certo_http_request_seconds_count{endpoint="other",method="GET",status="4xx"}',
    'prato_certo_http_requests_in_flight 1',
    'prato_certo_database_transaction_seconds_count{scope="account",outcome="committed"}',
    'prato_certo_outside_call_seconds_count{service="mail",operation="send",outcome="ok"}',
    'prato_certo_outside_call_seconds_count{service="storage",operation="put",outcome="ok"}',
    'prato_certo_outside_call_seconds_count{service="vision",operation="recognise",outcome="ok"} 1',
    'prato_certo_outside_call_seconds_count{service="payments",operation="readPayment",outcome="ok"}',
    'prato_certo_vision_tokens_total{direction="input"}',
    'prato_certo_scans_total{way="photo",outcome="done"} 1',
    'prato_certo_webhooks_total{verdict="missing"} 1',
    'prato_certo_webhooks_total{verdict="valid"}',
    'prato_certo_rate_limit_refusals_total{what="sign-in',
    'prato_certo_round_seconds_count{round="reminders",outcome="ok"} 1',
    'prato_certo_ready{part="database"} 1',
    'prato_certo_ready{part="storage"} 1',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ]
  expect(wanted.filter((line) => !scraped.includes(line))).toEqual([])
})

test('metrics named total only grow, as Prometheus defines', () => {
  const types = [...scraped.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => ({ name, type }))
  const totals = types.filter(({ name }) => name?.endsWith('_total'))
  expect(totals.length).toBeGreaterThan(4)
  expect(totals.filter(({ type }) => type !== 'counter')).toEqual([])
})

test('metrics contain no personal data and a bounded number of series', () => {
  expect(scraped).not.toMatch(personal)
  expect(scraped).not.toMatch(anyId)
  expect(scraped).not.toContain(person.id)
  const endpoints = new Set([...scraped.matchAll(/endpoint="([^"]+)"/g)].map(([, endpoint]) => endpoint))
  expect([...endpoints].filter((endpoint) => /\d{2,}/.test(endpoint ?? ''))).toEqual([])
})

test("a trace continues the caller's, through transactions, to outgoing calls", () => {
  expect(collector.services).toEqual(new Set(['prato-certo']))
  const today = collector.spans.find(({ name }) => name === 'GET /api/plan-today')
  expect(today).toMatchObject({ traceId: callerTrace, parentSpanId: 'b7ad6b7169203331' })
  const inside = collector.spans.filter(({ parentSpanId }) => parentSpanId === today?.spanId)
  expect(inside.map(({ name }) => name)).toContain('transaction of account')
  const vision = collector.spans.find(({ name }) => name === 'vision recognise')
  const completing = collector.spans.find(({ spanId }) => spanId === vision?.parentSpanId)
  expect(completing?.name).toBe('POST /api/scan-complete')
  expect(collector.spans.map(({ name }) => name)).toContain('round reminders')
  // The model runs on a server of the operator, so the call continues the trace.
  expect(model.requests[0]?.headers['traceparent']).toBe(`00-${vision?.traceId}-${vision?.spanId}-01`)
})

test('no span contains personal data', () => {
  expect(collector.spans.length).toBeGreaterThan(20)
  expect(collector.text()).not.toMatch(personal)
  expect(collector.text()).not.toMatch(anyId)
})

test('the most verbose log contains no names and no foods', () => {
  const text = lines.join('')
  expect(text).not.toMatch(personal)
  expect(text).not.toContain(person.id)
  expect(text).not.toContain(person.password)
})

test('no log line has its account twice', () => {
  const ofAccounts = lines.filter((line) => line.includes('"account":'))
  expect(ofAccounts.some((line) => line.includes('"act":"consent_given"'))).toBe(true)
  expect(ofAccounts.filter((line) => line.split('"account":').length > 2)).toEqual([])
})

test('log lines carry the id of their request and trace', () => {
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const today = parsed.find(({ route }) => route === '/api/plan-today')
  expect(today).toMatchObject({ traceId: callerTrace, requestId: expect.any(String) })
  const recognised = parsed.find(({ msg }) => msg === 'photo recognised')
  const completed = parsed.find(({ route }) => route === '/api/scan-complete')
  expect(recognised?.['requestId']).toBe(completed?.['requestId'])
})

test('readiness covers the database, the queue and the storage', async () => {
  const reply = await fetch('/readyz')
  expect([reply.status, await reply.json()]).toEqual([
    200,
    { status: 'ok', parts: { database: 'ok', queue: 'starting', storage: 'ok' } },
  ])
})

test('every alert uses an existing metric', async () => {
  const rules = await readFile(new URL('../deploy/alerts.yml', import.meta.url), 'utf8')
  const asked = new Set(rules.match(/\bprato_certo_\w+/g))
  const known = [
    ...typedKeys(timed).flatMap((name) =>
      ['count', 'bucket'].map((part) => `${fullName.timed(name)}_${part}`),
    ),
    ...typedKeys(counted).map(fullName.counted),
    ...typedKeys(gauges).map(fullName.gauge),
  ]
  expect(asked.size).toBeGreaterThan(8)
  expect([...asked].filter((name) => !known.includes(name))).toEqual([])
})

test('every alert has a section in the operations document', async () => {
  const [rules, machineRules, page] = await Promise.all(
    ['deploy/alerts.yml', 'deploy/machine-alerts.yml', 'docs/operations.md'].map((file) =>
      readFile(new URL(`../${file}`, import.meta.url), 'utf8'),
    ),
  )
  const alerts = [...`${rules}${machineRules}`.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(alerts.length).toBeGreaterThan(15)
  expect(alerts.filter((name) => !page?.includes(`\`${name}\``))).toEqual([])
})

function typedKeys<Names extends object>(names: Names): (keyof Names)[] {
  return Object.keys(names) as (keyof Names)[]
}
