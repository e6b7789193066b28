import type { AnswersInput } from '#contract/account/questionnaire.ts'
import { recipes as library } from '#nutrition/recipes/cookbook/recipe-library.ts'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { html } from '../../platform/http/html.ts'
import { createLog } from '../../platform/observability/log.ts'
import { parseConfig } from '../../platform/process/config.ts'
import { ordinaryAnswers } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { recipeBook } from '../recipes/rules.ts'
import { createPreviewCaches, type PreviewCaches } from './preview-services.ts'
import { linkPreviewPages } from './routes.ts'

const origin = 'https://pratocerto.exemplo.br'
const { clock, database, fetch, openBrowser, signUpConfirmed } = await startTestApp({
  // The proxy checks the host name in production, so the app answers for any.
  parts: {
    config: {
      ...parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_ORIGIN: origin }),
      answersAnyHost: true,
    },
  },
})

const path = '/receita/lombo-com-abacaxi'
const { name, story, steps } = library.find(({ id }) => id === 'lombo-com-abacaxi')!
const read = async (page: Promise<Response>) => (await page).text()

const { preferences, ...others } = ordinaryAnswers
const answers: AnswersInput = { ...others, preferences: { ...preferences, allergies: ['Nenhuma'] } }

async function answering(changes: Partial<AnswersInput>): Promise<TestPerson> {
  const person = await signUpConfirmed()
  const reply = await person.fetch('/api/onboarding', { json: { ...answers, ...changes } })
  expect(reply.ok).toBe(true)
  return person
}

test('an anonymous reader sees the whole recipe and an invitation', async () => {
  const reply = await openBrowser().fetch(path)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
  const page = await reply.text()
  for (const part of [name, story, ...steps]) expect(page).toContain(part)
  expect(page).toMatch(/<b>\d{3}<\/b> <span>kcal por porção<\/span>/)
  expect(page).toMatch(/<li>[^<]+\(\d+ g\)<\/li>/)
  expect(page).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960"')
  expect(page).toContain('href="/auth#criar-conta"')
  expect(page).not.toContain('/receitas/')
})

test('the page lists allergens like a label, or that the table names none', async () => {
  const labelled = await read(fetch('/receita/bolo-de-fuba-de-forno'))
  expect(labelled).toContain('<b>Contém:</b> glúten, leite, lactose e ovo.')
  const unlabelled = await read(fetch('/receita/alface-e-tomate'))
  expect(unlabelled).not.toContain('Contém')
  expect(unlabelled).toContain('Nenhum dos principais alérgenos aparece nos ingredientes.')
  for (const page of [labelled, unlabelled]) expect(page).toContain('com alergia, confira os rótulos')
})

test('a chat reads name, story and picture under absolute addresses', async () => {
  const page = await read(fetch(path, { headers: { host: 'outro.exemplo', 'user-agent': 'WhatsApp/2' } }))
  const tags = Object.fromEntries(
    [...page.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g)].map(
      ([, tag, content]) => [tag, content],
    ),
  )
  expect(tags).toMatchObject({
    'og:title': name,
    'og:description': story,
    'og:url': `${origin}${path}`,
    'og:image': `${origin}${path}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:image': `${origin}${path}.png`,
  })
  expect(page).toContain(`<title>${name} · Prato Certo</title>`)
  expect(page).not.toContain('outro.exemplo')
})

test('every recipe has a page with valid markup', async () => {
  for (const { id } of library) {
    const reply = await fetch(`/receita/${id}`)
    expect([id, reply.status]).toEqual([id, 200])
    const page = await reply.text()
    expect(page).not.toMatch(/undefined|NaN|\[object/)
    expect(page.match(/<(ul|ol|dl|section|main|div)\b/g)).toHaveLength(
      page.match(/<\/(ul|ol|dl|section|main|div)>/g)!.length,
    )
  }
})

test('the page has no script and only its own and the app’s styles', async () => {
  const reply = await fetch(path)
  const policy = reply.headers.get('content-security-policy')!
  expect(policy).toMatch(/^default-src 'none'; style-src 'self' 'sha256-[\w+/]+={0,2}';/)
  expect(policy).not.toMatch(/script-src|unsafe/)
  expect(await reply.text()).not.toMatch(/<script| style="/)
})

test('the picture is a PNG of the declared size, revalidated by ETag', async () => {
  const reply = await fetch(`${path}.png`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(reply.headers.get('cache-control')).toMatch(/^public/)
  const png = new Uint8Array(await reply.arrayBuffer())
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(png.length).toBeLessThan(300_000)

  const etag = reply.headers.get('etag')!
  const again = await fetch(`${path}.png`, { headers: { 'if-none-match': etag } })
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
  const other = await fetch('/receita/lentilha-refogada.png', { headers: { 'if-none-match': etag } })
  expect(other.status).toBe(200)
})

test('an SVG upload is still rejected after a picture was rendered', async () => {
  await fetch(`${path}.png`)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
  await expect(sharp(svg).metadata()).rejects.toThrow('unsupported')
})

test.each(['nao-existe', '..%2F..%2Fetc%2Fpasswd', '%00', '%3Cscript%3E', 'a'.repeat(5_000)])(
  'an unknown address says so: %.20s',
  async (id) => {
    const page = await fetch(`/receita/${id}`)
    expect(page.status).toBe(404)
    const text = await page.text()
    expect(text).toContain('Receita não encontrada')
    expect(text).not.toContain('<script')
    expect((await fetch(`/receita/${id}.png`)).status).toBe(404)
  },
)

test('a signed-in reader opens the recipe in the app, without personal data', async () => {
  const person = await signUpConfirmed()
  const reply = await person.fetch(path)
  expect(reply.headers.get('cache-control')).toMatch(/private/)
  expect(reply.headers.get('vary')).toMatch(/cookie/i)
  const page = await reply.text()
  expect(page).toContain('href="/receitas/lombo-com-abacaxi"')
  expect(page).not.toContain('/auth#criar-conta')
  expect(page).not.toContain(person.name)
  expect(page).not.toContain(person.email)
})

test('hidden numbers stay hidden in a shared recipe', async () => {
  const person = await answering({
    medical_history: { ...answers.medical_history, eating_disorders: 'anorexia' },
  })
  const page = await read(person.fetch(path))
  expect(page).toContain('Ingredientes')
  expect(page).not.toMatch(/kcal|\(\d+ g\)/)
})

test('a shared recipe warns of the reader’s allergy', async () => {
  const person = await answering({ preferences: { ...answers.preferences, allergies: ['Ovo'] } })
  const page = await read(person.fetch('/receita/ovos-mexidos-com-queijo-minas'))
  expect(page).toMatch(/<ul class="warnings"><li>Leva ovo.*alergia \(Ovo\)/)
})

/** Creates the pages for visitors without an account, and counts how often one is rendered. */
function openPages() {
  let rendered = 0
  const { previewPages, previewImages } = createPreviewCaches()
  const counted: PreviewCaches['previewPages'] = {
    forceFetch: (key, { context: render }) => {
      const context = () => {
        rendered += 1
        return render()
      }
      return previewPages.forceFetch(key, { context })
    },
  }
  const pages = linkPreviewPages({
    database,
    clock,
    log: createLog('silent'),
    publicOrigin: origin,
    pageLinks: { links: html`` },
    sessions: { read: async () => ({ state: 'none' }) },
    previewPages: counted,
    previewImages,
  })
  const ask = async (headers: Record<string, string> = {}) => pages.request(path, { headers })
  return { ask, rendered: () => rendered }
}

test('a second request for a recipe page renders nothing and gets the same ETag', async () => {
  const { ask, rendered } = openPages()
  const first = await ask({ 'accept-encoding': 'gzip' })
  expect(first.headers.get('content-encoding')).toBe('gzip')
  const etag = first.headers.get('etag') ?? ''
  const second = await ask()
  expect([second.status, second.headers.get('etag'), rendered()]).toEqual([200, etag, 1])
  expect(await second.text()).toContain('</html>')
  const known = await ask({ 'if-none-match': etag })
  expect([known.status, await known.text(), rendered()]).toEqual([304, '', 1])
})

test('a change of the recipe shows at the next request', async () => {
  const { ask, rendered } = openPages()
  const before = (await ask()).headers.get('etag') ?? ''
  const recipe = recipeBook().find(({ id }) => id === 'lombo-com-abacaxi')!
  onTestFinished(() => void Object.assign(recipe, { story }))
  Object.assign(recipe, { story: 'Outra história para contar.' })
  const after = await ask({ 'if-none-match': before })
  expect([after.status, rendered()]).toEqual([200, 2])
  expect(await after.text()).toContain('Outra história para contar.')
})
