import { randomUUID } from 'node:crypto'
import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catalog } from '#contract/catalog.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { rateLimits } from './platform/security/table.ts'
import { readReply } from './platform/process/test-answers.ts'
import { startTestApp } from './platform/process/test-app.ts'
import { bodies } from './test-walk-requests.ts'

const { clock, database, openBrowser, signUpConfirmed } = await startTestApp()

type Counted = 'a day' | 'an hour' | 'a minute' | 'five minutes' | 'nothing' | { readonly as: string }

/**
 * Bound on writes of each endpoint that is not a GET: the longest window over which its uses are counted, and any other
 * bound on rows. `nothing` marks an endpoint that stores nothing, with the reason.
 */
const bounds: Readonly<Record<string, readonly [Counted, string]>> = {
  'POST /api/auth/sign-up/email': [{ as: 'sign-up:3600' }, 'one account for an address'],
  'POST /api/auth/sign-in/email': [{ as: 'sign-in-to:3600' }, 'sessions end'],
  'POST /api/auth/sign-out': ['nothing', 'ends a session'],
  'POST /api/auth/verify-email': [{ as: 'confirm:300' }, 'a link works once'],
  'POST /api/auth/send-verification-email': [{ as: 'resend-to:3600' }, 'links end'],
  'POST /api/auth/request-password-reset': [{ as: 'reset-to:3600' }, 'links end'],
  'POST /api/auth/reset-password': [{ as: 'reset:300' }, 'a link works once'],
  'POST /api/auth/change-password': ['a day', 'one password'],
  'POST /api/auth/sign-in/code': ['five minutes', 'sessions end; counted by account as well'],
  'POST /api/auth/factor-reset': [
    'an hour',
    'one request for an account; its mails are counted over a month',
  ],
  'POST /api/factor-reset/cancel': ['a day', 'removes'],
  'POST /api/auth/passkey': ['an hour', 'challenges end'],
  'POST /api/auth/sign-in/passkey': ['an hour', 'sessions end'],
  'POST /api/authenticator': ['an hour', 'one secret'],
  'POST /api/authenticator/confirm': ['a day', 'one secret'],
  'POST /api/authenticator/remove': ['a day', 'removes'],
  'POST /api/recovery-codes': ['a day', 'ten codes, in the place of those before'],
  'POST /api/passkeys': ['an hour', 'twenty passkeys'],
  'POST /api/passkeys/begin': ['an hour', 'challenges end'],
  'POST /api/passkeys/{id}/remove': ['a day', 'removes'],
  'POST /api/mailed-proof/link': ['an hour', 'one link for an account, in the place of the one before'],
  'POST /api/mailed-proof': ['an hour', 'a link works once'],
  'POST /api/other-access/remove': ['a day', 'removes'],
  'POST /api/data-exports': ['a day', 'one row for an account'],
  'POST /api/account-erasure': ['a day', 'once'],
  'DELETE /api/sessions': ['a day', 'removes'],
  'DELETE /api/sessions/{id}': ['a day', 'removes'],
  'POST /api/mp-create-preference': ['a day', 'orders'],
  'POST /api/payments/{id}/withdraw': ['an hour', 'once for a payment'],
  'POST /api/renewal/cancel': ['an hour', 'once for a renewal'],
  'PATCH /api/profile': ['a day', 'one row'],
  'PATCH /api/settings': ['a day', 'one row'],
  'PUT /api/reminders/devices': ['a day', 'ten devices'],
  'DELETE /api/reminders/devices/{id}': ['a day', 'removes'],
  'POST /api/reminders/devices/{id}/test': ['a day', 'keeps nothing'],
  'POST /api/onboarding': ['an hour', 'one row, and its consents'],
  'POST /api/onboarding/reading': ['a day', 'reads words'],
  'POST /api/health-reading': ['a day', 'in its place'],
  'POST /api/plan-change': ['a day', 'in its place'],
  'POST /api/consents': ['a day', 'every consent is kept'],
  'DELETE /api/health-data': ['an hour', 'removes'],
  'POST /api/meals/describe': ['a day', 'reads words'],
  'POST /api/meals/score': ['a day', 'reads a plate'],
  'POST /api/meals': ['a day', 'one row for an id'],
  'POST /api/meal-entries': ['a day', 'one row for an id'],
  'PUT /api/meals/{id}': ['a day', 'in its place'],
  'DELETE /api/meals/{id}': ['a day', 'removes'],
  'POST /api/scan-start': ['a day', 'the quota; one row for an id'],
  'PUT /api/scan-uploads/{token}': [
    'nothing',
    'one photo for a scan; of other addresses nothing is taken in',
  ],
  'POST /api/scan-complete': ['a day', 'one result for a scan'],
  'PUT /api/scans/{id}/items': ['a day', 'in its place'],
  'DELETE /api/scans/{id}': ['a day', 'removes'],
  'POST /api/plan-apply-scan': ['a day', 'one meal for a scan'],
  'POST /api/plan-apply-meal': ['a day', 'one row for an id'],
  'POST /api/plan-undo-rebalance': ['a day', 'in its place'],
  'POST /api/generate-recipe-images': ['a minute', 'administrators; pictures of the recipes there are'],
  'DELETE /api/recipe-images/{recipe_id}': ['nothing', 'administrators; removes'],
  'POST /api/favorites': ['a day', 'one row for a recipe'],
  'DELETE /api/favorites/{recipe_id}': ['a day', 'removes'],
  'PATCH /api/diets/{id}': ['a day', 'in its place'],
  'DELETE /api/diets/{id}': ['a day', 'removes'],
  'POST /api/diets/{id}/activate': ['a day', 'in its place'],
  'POST /api/diet-release-stuck': ['a day', 'in its place'],
  'POST /api/diet-create-default': ['a day', 'only where there is none'],
  'POST /api/diet-generate-weekly': ['a day', 'twenty diets'],
  'POST /api/diet-generate-ai': ['a day', 'in its place'],
  'POST /api/plan-generate-week': ['a day', 'one plan for a week, of eleven weeks'],
  'POST /api/week-plans/edits': ['a day', 'in its place'],
  'POST /api/week-plans/observations': ['a day', 'reads words'],
  'PUT /api/compliance': ['a day', 'one row for a day and a diet'],
  'POST /api/reports-generate': ['a day', 'one row for a period'],
  'POST /api/check-ins': ['a day', 'one row for a day and a kind'],
  'DELETE /api/check-ins/{type}': ['a day', 'removes'],
  'PUT /api/weights/{date}': ['a day', 'one row for a day'],
  'DELETE /api/weights/{date}': ['a day', 'removes'],
  'POST /api/weight-question': ['a day', 'in its place'],
  'POST /api/water': ['a day', 'sixty a day'],
  'PATCH /api/water/{id}': ['a day', 'in its place'],
  'DELETE /api/water/{id}': ['a day', 'removes'],
}

const seconds = { 'a day': 86_400, 'an hour': 3600, 'five minutes': 300, 'a minute': 60 } as const
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const writing = catalog.filter(({ method }) => method !== 'GET')
const token = randomUUID()
/** Valid bodies of endpoints that count uses by a value in the body. */
const words: Readonly<Record<string, object>> = {
  'POST /api/auth/sign-up/email': {
    name: 'Bia',
    email: 'b@exemplo.br',
    password: 'araçá no pé',
    terms: true,
  },
  'POST /api/auth/sign-in/email': { email: 'b@exemplo.br', password: 'outra' },
  'POST /api/auth/verify-email': { token, password: 'araçá no pé' },
  'POST /api/auth/send-verification-email': { email: 'b@exemplo.br' },
  'POST /api/auth/request-password-reset': { email: 'b@exemplo.br' },
  'POST /api/auth/reset-password': { token, newPassword: 'araçá no pé' },
}

test('every writing endpoint declares its bound', () => {
  expect(Object.keys(bounds).toSorted()).toEqual(writing.map(nameOf).toSorted())
})

test('every declared count exists, with a window of the declared length', async () => {
  const person = await signUpConfirmed()
  // Run last: answers start slow menu planning, and then ending all sessions.
  const late = ['/api/onboarding', '/api/sessions']
  const turn = ({ path }: Endpoint) => late.indexOf(path)
  for (const endpoint of writing.toSorted((one, other) => turn(one) - turn(other))) {
    const name = nameOf(endpoint)
    const before = await listCounts()
    const path = endpoint.path
      .replace('{date}', '2026-03-11')
      .replace('{type}', 'mood')
      .replace(/\{\w+\}/g, token)
    const json = { ...bodies[name], ...words[name] }
    const asker = endpoint.access === 'public' ? openBrowser() : person
    await asker.fetch(path, { method: endpoint.method, ...(endpoint.body && { json }) })
    const counted = [...(await listCounts())].filter(([key, used]) => used !== before.get(key))
    const windows = counted.map(([key]) => key.slice(0, key.lastIndexOf(':')))
    expect([name, windows.filter((key) => !key.startsWith('act '))]).toEqual([name, expectedOf(name)])
  }
})

function expectedOf(name: string): unknown {
  const [counted = 'nothing'] = bounds[name] ?? []
  if (counted === 'nothing') return []
  return expect.arrayContaining([typeof counted === 'string' ? `${name}:${seconds[counted]}` : counted.as])
}

async function listCounts(): Promise<Map<string, number>> {
  const rows = await database.unscoped.select({ key: rateLimits.key, used: rateLimits.used }).from(rateLimits)
  return new Map(rows.map(({ key, used }) => [key, used]))
}

test.for(['/api/meals', '/api/plan-apply-meal', '/api/meal-entries'])(
  'endless writes to %s are refused with a wait, and existing rows stay',
  async (path) => {
    const person = await signUpConfirmed()
    const name = `POST ${path}`
    const id = randomUUID()
    const first = { ...bodies[name], id, eaten_at: clock.now().toISOString() }
    await readReply(person.fetch(path, { json: first }))
    const ofDay = like(rateLimits.key, `${name}:86400:%`)
    await database.unscoped.update(rateLimits).set({ used: 300 }).where(ofDay)
    const refused = await person.fetch(path, { json: { ...first, id: randomUUID() } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400'])
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      detail: 'Muitas tentativas. Tente novamente em 24 horas.',
    })
    expect((await person.fetch(`/api/meals/${id}`)).status).toBe(200)
  },
)
