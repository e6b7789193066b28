import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { catalog } from '#contract/catalog.ts'
import { parseConfig } from './platform/process/config.ts'
import { problemCode, readReply } from './platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from './platform/process/test-app.ts'
import { walks } from './test-walks.ts'

const { queries } = walks

const { fetch, mailsTo, openBrowser, signUpConfirmed } = await startTestApp({
  // As in production, where the proxy checks the host name.
  parts: { config: { ...parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), answersAnyHost: true } },
})

let ana: TestPerson
beforeAll(async () => {
  ana = await signUpConfirmed()
})

const evil = 'malvado.exemplo'
const forged = {
  host: evil,
  'x-forwarded-host': evil,
  'x-forwarded-proto': 'https',
  'x-forwarded-server': evil,
  'x-original-host': evil,
  forwarded: `for=1.2.3.4;host=${evil};proto=https`,
}
const elsewhere = `https://${evil}/`

/** Returns status, headers and body of a reply as one text. */
async function wholeOf(reply: Response): Promise<string> {
  return `${reply.status} ${JSON.stringify([...reply.headers])} ${await reply.text()}`
}

test('a forged Host header changes no link in replies, pages or mails', async () => {
  const email = 'bia@exemplo.br'
  const password = 'cheiro de café'
  const json = { name: 'Bia', email, password, terms: true }
  const asked = [
    fetch('/api/auth/sign-up/email', { json, headers: forged }),
    fetch('/api/auth/request-password-reset', { json: { email: ana.email }, headers: forged }),
    fetch('/api/auth/sign-up/email', { json: { ...json, email: ana.email }, headers: forged }),
    ana.fetch('/api/scan-start', { json: {}, headers: forged }),
    ana.fetch('/api/mp-create-preference', { json: { plan: 'annual' }, headers: forged }),
    ana.fetch('/api/data-exports', { json: { password: ana.password }, headers: forged }),
    ...['/', '/app', '/auth', '/receita/feijoada-de-legumes', '/robots.txt', '/sitemap.xml'].map((path) =>
      fetch(path, { headers: forged }),
    ),
    ...[
      '/api/openapi.json',
      '/descadastro?token=x',
      '/segunda-etapa?token=x',
      '/relatorio-do-mes?token=x',
    ].map((path) => fetch(path, { headers: forged })),
  ]
  for (const reply of asked) expect(await wholeOf(await reply)).not.toContain(evil)
  const mails = [...(await mailsTo(email)), ...(await mailsTo(ana.email))]
  expect(mails.length).toBeGreaterThanOrEqual(4)
  for (const mail of mails) expect(JSON.stringify(mail)).not.toContain(evil)
})

/** Parameters by which common libraries and products redirect. */
const onwards = [
  'callbackURL',
  'callbackUrl',
  'redirectTo',
  'redirect',
  'next',
  'returnTo',
  'url',
  'continue',
]

test('no parameter redirects to another site', async () => {
  const query = new URLSearchParams(onwards.map((name): [string, string] => [name, elsewhere])).toString()
  const body = Object.fromEntries(onwards.map((name) => [name, elsewhere]))
  const bia = { name: 'Bia', email: 'bia-outra@exemplo.br', password: 'cheiro de café', terms: true }
  const asked = [
    fetch(`/api/auth/verify-email?token=x&${query}`),
    fetch(`/api/auth/get-session?${query}`),
    fetch('/api/auth/sign-up/email', { json: { ...bia, ...body } }),
    fetch('/api/auth/request-password-reset', { json: { email: ana.email, ...body } }),
    fetch('/api/auth/send-verification-email', { json: { email: bia.email, ...body } }),
    openBrowser().fetch('/api/auth/sign-in/email', {
      json: { email: ana.email, password: ana.password, ...body },
    }),
    ana.fetch('/api/mp-create-preference', { json: { plan: 'annual', ...body, back_urls: body } }),
    fetch(`/compartilhar?${query}`, { method: 'POST' }),
    ...['/', '/app', '/auth', '/auth-success', '/paywall', `//${evil}/%2e%2e`, `/%5C${evil}`].map((path) =>
      fetch(`${path}?${query}`),
    ),
  ]
  for (const reply of asked) {
    const { status, headers } = await reply
    const location = headers.get('location')
    expect([status < 500, location === null || /^\/[^/\\]/.test(location)]).toEqual([true, true])
  }
  for (const mail of [...(await mailsTo(bia.email)), ...(await mailsTo(ana.email))])
    expect(JSON.stringify(mail)).not.toContain(evil)
})

test.each([
  'ana@exemplo.br\r\nBcc: todos@exemplo.br',
  'ana@exemplo.br,todos@exemplo.br',
  'ana@exemplo.br;todos@exemplo.br',
  '"Ana" <ana@exemplo.br>',
  '"a b"@exemplo.br',
  'ana@exemplo.br>',
  'ana@[127.0.0.1]',
  'ana%0aBcc:x@exemplo.br ',
])('%j is rejected as a mail address', async (email) => {
  const json = { name: 'Ana', email, password: 'cheiro de café', terms: true }
  expect(await problemCode(openBrowser().fetch('/api/auth/sign-up/email', { json }))).toBe(
    '422 validation_failed',
  )
})

test('a name with pasted mail headers stays in one line of its mail', async () => {
  const bia = await signUpConfirmed({ name: 'Bia\r\nBcc: todos@exemplo.br\r\n\r\n<script>' })
  const profile = await readReply<{ name: string }>(bia.fetch('/api/profile'))
  expect(profile.name).toBe('Bia Bcc: todos@exemplo.br <script>')
  for (const { subject, html, text } of await mailsTo(bia.email)) {
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toContain('<script>')
    expect(text).not.toMatch(/^Bcc:/m)
  }
})

test('special JavaScript property names have no effect in a body', async () => {
  const send = (body: string) =>
    ana.fetch('/api/water', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const id = randomUUID()
  const wished = '{"id":"' + id + '","ml":200,"isAdmin":true,"user_id":"' + ana.id + '"}'
  expect(await problemCode(send(`{"__proto__":${wished}}`))).toBe('422 validation_failed')
  expect(await problemCode(send(`{"constructor":{"prototype":${wished}}}`))).toBe('422 validation_failed')
  expect(await problemCode(send(`{"id":"${id}","ml":200,"ml":-1}`))).toBe('422 validation_failed')
  // The last value of a repeated field counts, also for the check of the account.
  const twice = `{"id":"${id}","ml":200,"user_id":"${ana.id}","user_id":"${randomUUID()}"}`
  expect(await problemCode(send(twice))).toBe('403 foreign_account')
  expect(['isAdmin' in {}, 'ml' in {}]).toEqual([false, false])
})

test('personal data is not stored by shared caches', async () => {
  const kept: string[] = []
  for (const { method, path } of catalog) {
    if (method !== 'GET' || path.includes('{')) continue
    const { headers } = await ana.fetch(`${path}${queries[`${method} ${path}`] ?? ''}`)
    const said = headers.get('cache-control') ?? ''
    if (!/\b(no-store|private)\b/.test(said)) kept.push(`${path}: ${said}`)
  }
  expect(kept).toEqual([])
})

test('a photo is served only as an image, whatever its file contains', async () => {
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e8dfcf' } })
    .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
    .jpeg()
    .toBuffer()
  const body = new Uint8Array(Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script>')]))
  const { scan_id, uploadUrl } = await readReply<Record<string, string>>(
    ana.fetch('/api/scan-start', { json: {} }),
  )
  const headers = { 'content-type': 'image/jpeg' }
  await readReply(ana.fetch(new URL(uploadUrl!).pathname, { method: 'PUT', body, headers }))
  const { photo_url } = await readReply<{ photo_url: string }>(
    ana.fetch('/api/scan-complete', { json: { scan_id } }),
  )
  const photo = await fetch(photo_url)
  expect(photo.headers.get('content-type')).toBe('image/jpeg')
  expect(photo.headers.get('x-content-type-options')).toBe('nosniff')
  expect(photo.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(photo.headers.get('cache-control')).toContain('private')
  expect(await photo.text()).not.toContain('script')
})
