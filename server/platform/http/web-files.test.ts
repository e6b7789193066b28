import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { unknownOrigin } from '#contract/page-origin.ts'
import { afterAll, expect, test } from 'vitest'
import type { PixelConfig } from '../process/config.ts'
import { createHttp } from './http.ts'
import { createLog } from '../observability/log.ts'
import { readInlineHashes, readPageLinks, serveWebFiles } from './web-files.ts'

const script = 'console.log("prato")'.repeat(100)
const directory = await mkdtemp(join(tmpdir(), 'prato-certo-web-'))
afterAll(() => rm(directory, { recursive: true }))
for (const [name, content] of Object.entries({
  'index.html': '<title>landing</title>',
  'app.html': '<title>app</title>',
  'sitemap.xml': `<loc>${unknownOrigin}/</loc>`,
  'auth/index.html': '<title>auth</title>',
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.gz': gzipSync(script),
  'assets/barcode-worker-1a2b.js': script,
  '.git/HEAD': 'ref',
  'auth/.env': 'SECRET=1',
  'screens.json': '[{"path":"/"},{"path":"/auth"},{"path":"/app"},{"path":"/receitas/$recipeId"}]',
  'csp.json': '{"styleHashes":["sha256-abc="],"scriptHashes":["sha256-def="]}',
})) {
  await mkdir(dirname(join(directory, name)), { recursive: true })
  await writeFile(join(directory, name), content)
}

function open(pixel?: PixelConfig) {
  const publicOrigin = 'https://pratocerto.exemplo.br'
  const inline = readInlineHashes(directory)
  const http = createHttp({
    production: true,
    answersAnyHost: true,
    log: createLog('silent'),
    publicOrigin,
    inline,
    pixel,
  })
  http.route('/', serveWebFiles(directory, { publicOrigin, pixel }))
  return http
}
const http = open()

test.for([
  ['/', 200, 'landing'],
  ['/auth', 200, 'auth'],
  ['/auth/', 200, 'auth'],
  ['/app', 200, 'app'],
  ['/receitas/moqueca', 200, 'app'],
  ['/receitas/moqueca/fotos', 404, 'app'],
  ['/auth/outra', 404, 'app'],
  ['/../../etc/passwd', 404, 'app'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, 'app'],
  ['/auth/..%2fcsp.json', 404, 'app'],
  ['/%252e%252e/csp.json', 404, 'app'],
  ['/.git/HEAD', 404, 'app'],
  ['/auth/.env', 404, 'app'],
  ['/csp.json', 404, 'app'],
  ['/screens.json', 404, 'app'],
] as const)('%s answers %i with the page %s', async ([path, status, title]) => {
  const reply = await http.request(path)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
  expect(await reply.text()).toBe(`<title>${title}</title>`)
  expect(reply.headers.get('cache-control')).toMatch(/^no-(cache|store)$/)
})

test('a photo shared to a device without a service worker leads to the scan screen', async () => {
  const body = new FormData()
  body.set('foto', new Blob(['foto'], { type: 'image/jpeg' }), 'prato.jpg')
  const reply = await http.request('/compartilhar', { method: 'POST', body })
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/scan?modo=compartilhada'])
})

test('a file with a hash in its name is immutable and sent precompressed', async () => {
  const reply = await http.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(reply.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await reply.arrayBuffer()).toString()).toBe(script)
})

test('build placeholders for the origin are replaced in every encoding', async () => {
  for (const [accepted, decode] of [
    ['identity', (packed: Buffer) => packed],
    ['gzip', gunzipSync],
    ['gzip, deflate, br', brotliDecompressSync],
  ] as const) {
    const reply = await http.request('/sitemap.xml', { headers: { 'accept-encoding': accepted } })
    const text = decode(Buffer.from(await reply.arrayBuffer())).toString()
    expect(text).toBe('<loc>https://pratocerto.exemplo.br/</loc>')
  }
})

test('a pixel appears in pages and policy only when configured', async () => {
  const measured = open({ id: '1234567890', url: 'https://pixel.exemplo/tr?de="um"&a=1' })
  for (const path of ['/', '/auth', '/receitas', '/auth-success?token=abc']) {
    const reply = await measured.request(path)
    expect(await reply.text()).toContain(
      '<meta name="pixel" content="1234567890" data-url="https://pixel.exemplo/tr?de=&quot;um&quot;&amp;a=1">',
    )
    const policy = reply.headers.get('content-security-policy')
    expect(policy).toContain("; connect-src 'self' https://pixel.exemplo; ")
    expect(policy).toContain("; script-src 'self' 'sha256-def='; ")
    expect(policy?.match(/pixel/g)).toHaveLength(1)
  }
  const plain = await http.request('/receitas')
  expect(await plain.text()).not.toContain('pixel')
  expect(plain.headers.get('content-security-policy')).toContain("; connect-src 'self'; ")
})

test('an unchanged page is not sent again', async () => {
  const etag = (await http.request('/')).headers.get('etag') ?? ''
  const again = await http.request('/', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('an asset of an earlier build and an unknown call are 404, not a page', async () => {
  for (const path of [
    '/assets/app-0000.js',
    '/assets/',
    '/assets',
    '/api/nada',
    '/webhooks/nada',
    '/dev/mailbox',
  ]) {
    expect((await http.request(path)).status).toBe(404)
  }
})

test.for([
  '/auth-success',
  '/email-confirmation',
  '/reset-password',
  '/perfil/seguranca',
  '/descadastro',
  '/relatorio-do-mes',
  '/segunda-etapa',
])('%s has a token in its link, sends no referrer and is not cached', async (path) => {
  const { headers } = await http.request(`${path}?token=abc&type=email`)
  expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store'])
})

test('a reply without cache-control is not stored, whatever its path', async () => {
  for (const path of ['/assets/gone.js', '/api/nothing', '/webhooks/nothing', '/dev/nothing'])
    expect([path, (await http.request(path)).headers.get('cache-control')]).toEqual([path, 'no-store'])
  const refused = await http.request('/auth', { method: 'DELETE' })
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test("the policy allows the build's inline code by its hash", async () => {
  const { headers } = await http.request('/')
  const policy = headers.get('content-security-policy')?.split('; ')
  expect(policy).toContain("style-src 'self' 'sha256-abc='")
  expect(policy).toContain("script-src 'self' 'sha256-def='")
})

test("only the barcode reader's worker may compile WebAssembly, and no response allows eval", async () => {
  const policyOf = async (path: string) => (await http.request(path)).headers.get('content-security-policy')
  expect(await policyOf('/assets/barcode-worker-1a2b.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  )
  for (const path of [
    '/',
    '/app',
    '/auth',
    '/meus-alimentos',
    '/assets/app-1a2b.js',
    '/barcode-worker-1a2b.js',
  ])
    expect(await policyOf(path)).not.toContain('unsafe')
})

test("a server-rendered page has the app's style and no scripts", async () => {
  const page = `<meta name="theme-color" content="#fff"><link rel="stylesheet" href="/assets/app.css">
    <link rel="modulepreload" href="/assets/react.js"><link rel="preload" href="/api/x" as="fetch"><script src="/a.js"></script>`
  const other = await mkdtemp(join(tmpdir(), 'prato-certo-page-'))
  await writeFile(join(other, 'app.html'), page)
  expect(readPageLinks(other).toString()).toBe(
    '<meta name="theme-color" content="#fff">\n<link rel="stylesheet" href="/assets/app.css">',
  )
  await rm(other, { recursive: true })
  expect(readPageLinks(other).toString()).toBe('')
})
