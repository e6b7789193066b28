import {
  recipeImageFormats,
  recipeImageVariant,
  recipeImageWidths,
} from '#contract/recipes/recipe-image-address.ts'
import type { RecipeImageEntry } from '#contract/recipes/recipe-images.ts'
import type { Recipe, RecipeCard } from '#contract/recipes/recipes.ts'
import { recipes as library } from '#nutrition/recipes/cookbook/recipe-library.ts'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startFakeProvider } from '../../adapters/images/fake-provider.ts'
import { memoryStorage } from '../../adapters/storage/memory-storage.ts'
import { contextOf } from '../../platform/context.ts'
import { createLog } from '../../platform/observability/log.ts'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'
import { turnOn } from '../../account/second-factors/test-factor.ts'
import { createPictureState } from './picture-services.ts'
import { removeRecipeImage } from './remove-recipe-image.ts'
import { versionOf } from './rules.ts'
import { savePicture } from './save-picture.ts'
import { recipeImages as pictures } from './table.ts'

const fake = await startFakeProvider()
afterAll(() => fake.close())

const storage = memoryStorage()
const { clock, database, mailsTo, openBrowser, signUpConfirmed, buyPlan } = await startTestApp({
  settings: {
    ADMIN_EMAILS: 'dona@exemplo.br, socia@exemplo.br',
    IMAGE_PROVIDER: 'openai',
    IMAGE_BASE_URL: fake.baseUrl('openai'),
    IMAGE_API_KEY: 'chave-secreta',
    IMAGE_MODEL: 'gpt-image-1',
    IMAGE_COST_USD: '0.04',
  },
  parts: { storage },
})
const owner = await signUpConfirmed({ email: 'dona@exemplo.br' })
const partner = await signUpConfirmed({ email: 'socia@exemplo.br' })
for (const person of [owner, partner]) await turnOn({ clock, mailsTo }, person)
await buyPlan(owner, 'annual')

/** Counter for the colour of test pictures, so that no two are equal. */
let shade = 0
/** Makes a picture, by default of the smallest accepted size, because larger ones take a second to encode. */
async function photograph(width = 256, height = 256): Promise<Buffer> {
  shade += 1
  const background = { r: shade, g: 120, b: 60 }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

interface Made {
  readonly imageUrl: string
  readonly source: string
}
const ask = (recipeId: string, more: object = {}, person = owner) =>
  person.fetch('/api/generate-recipe-images', { json: { recipeId, ...more } })
const make = (recipeId: string, more?: object) => readReply<Made>(ask(recipeId, more))
async function makeFrom(bytes: Buffer, recipeId: string): Promise<Made> {
  fake.answerWith({ kind: 'image', bytes })
  return make(recipeId)
}
const list = () =>
  readReply<{ generator: object | null; recipes: RecipeImageEntry[] }>(owner.fetch('/api/recipe-images'))
const entryOf = async (id: string) => (await list()).recipes.find((one) => one.id === id)
const recipeOf = (id: string) => readReply<Recipe>(owner.fetch(`/api/recipes/${id}`))
const statusOf = async (path: string) => (await openBrowser().fetch(path)).status

test('an administrator sees all recipes, their pictures and the image costs', async () => {
  const { generator, recipes } = await list()
  expect(generator).toEqual({ provider: 'openai', model: 'gpt-image-1', cost_usd: 0.04 })
  const names = library.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'pt-BR'))
  expect(recipes.map(({ name }) => name)).toEqual(names)
  expect(recipes[0]).toMatchObject({ image: null, source: null })
})

test('other accounts cannot list, make or delete pictures', async () => {
  const guest = await signUpConfirmed()
  const remove = (person: typeof guest) =>
    person.fetch('/api/recipe-images/lentilha-refogada', { method: 'DELETE' })
  expect(await problemCode(guest.fetch('/api/recipe-images'))).toBe('403 admin_only')
  expect(await problemCode(ask('lombo-com-abacaxi', {}, guest))).toBe('403 admin_only')
  expect(await problemCode(remove(guest))).toBe('403 admin_only')
  const visitor = await openBrowser().fetch('/api/recipe-images')
  expect(visitor.status).toBe(401)
})

test('a generated picture appears everywhere, in two sizes and two formats', async () => {
  const { imageUrl, source } = await makeFrom(await photograph(), 'lombo-com-abacaxi')
  expect(source).toBe('generated')
  expect(imageUrl).toMatch(/^\/imagens\/receitas\/lombo-com-abacaxi\/[0-9a-f]{6}-960\.webp$/)
  expect(await entryOf('lombo-com-abacaxi')).toMatchObject({ image: imageUrl, source: 'generated' })
  expect(await recipeOf('lombo-com-abacaxi')).toMatchObject({ image: imageUrl, image_credit: null })
  for (const width of recipeImageWidths) {
    for (const format of recipeImageFormats) {
      const reply = await openBrowser().fetch(recipeImageVariant(imageUrl, width, format))
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, `image/${format}`])
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(100)
    }
  }
})

test('the image prompt is the recipe or the administrator’s text', async () => {
  fake.answerWith({ kind: 'image', bytes: await photograph() })
  await make('lombo-com-abacaxi', { imageQuery: 'lombo dourado na travessa de barro' })
  const { body } = fake.requests[0]!
  expect(body).toContain('lombo dourado na travessa de barro')
  expect(body).not.toMatch(/exemplo\.br|Ana/)
})

test('a new picture has a new address, and the old one is gone', async () => {
  fake.answerWith({ kind: 'image', bytes: await photograph() }, { kind: 'image', bytes: await photograph() })
  const first = await make('lentilha-refogada')
  expect(await statusOf(first.imageUrl)).toBe(200)
  const second = await make('lentilha-refogada')
  expect(second.imageUrl).not.toBe(first.imageUrl)
  expect([await statusOf(first.imageUrl), await statusOf(second.imageUrl)]).toEqual([404, 200])
  const key = first.imageUrl.replace('/imagens/receitas', 'recipe-images')
  expect(await storage.get(key)).toBeNull()
})

test('a wide picture is cropped to the central square', async () => {
  const { imageUrl } = await makeFrom(await photograph(1600, 1000), 'lentilha-refogada')
  const bytes = new Uint8Array(await (await openBrowser().fetch(imageUrl)).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 960, height: 960 })
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
const gif = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#000' } })
  .gif()
  .toBuffer()
test.each([
  ['HTML', { kind: 'html' }, 'resposta sem imagem'],
  ['20 MB', { kind: 'flood', megabytes: 20 }, 'a imagem é grande demais'],
  ['nothing', { kind: 'empty' }, 'resposta sem imagem'],
  ['a closed connection', { kind: 'hang_up' }, 'o provedor não respondeu'],
  ['401', { kind: 'status', status: 401 }, 'chave recusada'],
  ['429', { kind: 'status', status: 429 }, 'limite do provedor'],
  ['500', { kind: 'status', status: 500 }, 'o provedor não respondeu'],
  ['a refusal', { kind: 'refusal' }, 'conteúdo recusado'],
  ['no base64', { kind: 'base64', text: '%%%' }, 'resposta sem imagem'],
  ['an SVG', { kind: 'image', bytes: svg }, 'o que veio não é uma imagem JPEG, PNG ou WebP'],
  ['a GIF', { kind: 'image', bytes: gif }, 'o que veio não é uma imagem JPEG, PNG ou WebP'],
  [
    'half a picture',
    { kind: 'image', bytes: (await photograph(1024, 1024)).subarray(0, 2_000) },
    'a imagem está incompleta ou corrompida',
  ],
] as const)('a provider that answers with %s is reported and changes nothing', async (_, reply, why) => {
  fake.answerWith(reply)
  const before = await entryOf('lentilha-refogada')
  const failure = await ask('lentilha-refogada')
  const { code, detail } = (await failure.json()) as { code: string; detail: string }
  expect([failure.status, code]).toEqual([502, 'image_generation_failed'])
  expect(detail).toBe(`A imagem não veio: ${why}. Nada mudou nesta receita.`)
  expect(await entryOf('lentilha-refogada')).toEqual(before)
})

test('an unknown recipe gets no picture and calls no model', async () => {
  fake.answerWith({ kind: 'image', bytes: await photograph() })
  expect(await problemCode(ask('nao-existe'))).toBe('404 recipe_not_found')
  expect(await problemCode(ask('nao-existe', { source: 'drawn' }))).toBe('404 recipe_not_found')
  expect(fake.requests).toHaveLength(0)
})

test('a drawn plate is stored like a photo, transparent and without a model', async () => {
  fake.answerWith({ kind: 'hang_up' })
  const { imageUrl, source } = await make('baiao-de-dois', { source: 'drawn' })
  expect(source).toBe('drawn')
  expect(fake.requests).toHaveLength(0)
  const bytes = new Uint8Array(await (await openBrowser().fetch(imageUrl)).arrayBuffer())
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 960, height: 960, channels: 4 })
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
  expect([alphaAt(2, 2), alphaAt(480, 480)]).toEqual([0, 255])
})

test('concurrent requests for a recipe make one picture, two recipes run serially', async () => {
  const looked = Promise.withResolvers<void>()
  // Encoding a large picture gives the second request more time to find the first one running.
  fake.answerWith({ kind: 'image', bytes: await photograph(1024, 1024), after: looked.promise })
  const asked = [ask('lentilha-refogada'), ask('lentilha-refogada', {}, partner)]
  // Ten requests take longer than the second request for the picture needs to find the first one running.
  for (let look = 0; look < 10; look++) await list()
  looked.resolve()
  const both = await Promise.all(asked)
  const [first, second] = await Promise.all(both.map((reply) => reply.json()))
  expect(second).toEqual(first)
  expect(fake.requests).toHaveLength(1)
  fake.answerWith({ kind: 'status', status: 500 }, { kind: 'image', bytes: await photograph() })
  const replies = await Promise.all([ask('lentilha-refogada'), ask('lombo-com-abacaxi', {}, partner)])
  // The failed and the successful reply may arrive in either order.
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([502, 200]))
})

test('a deleted picture falls back to the drawn plate', async () => {
  const { imageUrl } = await makeFrom(await photograph(), 'baiao-de-dois')
  const remove = () => readReply(owner.fetch('/api/recipe-images/baiao-de-dois', { method: 'DELETE' }))
  expect(await remove()).toEqual({ removed: true })
  expect(await remove()).toEqual({ removed: false })
  expect(await statusOf(imageUrl)).toBe(404)
  expect(await storage.get(imageUrl.replace('/imagens/receitas', 'recipe-images'))).toBeNull()
  expect(await entryOf('baiao-de-dois')).toMatchObject({ image: null, source: null })
  expect((await recipeOf('baiao-de-dois')).image).toBeNull()
})

test.each([
  '/imagens/receitas/lentilha-refogada/000000-960.webp',
  '/imagens/receitas/lentilha-refogada/..%2F..%2F..%2Fetc%2Fpasswd',
  '/imagens/receitas/..%2Fscans/x-960.webp',
  '/imagens/receitas/__proto__/x-960.webp',
  '/imagens/receitas/%00/%E0%A4%A',
  '/imagens/receitas/lentilha-refogada',
  '/imagens/',
])('an invalid picture address is not found: %s', async (path) => {
  const reply = await openBrowser().fetch(path)
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-cache'])
  expect(await reply.text()).toBe('Imagem não encontrada')
})

test('an unknown size, format or version is not found', async () => {
  const { imageUrl } = await makeFrom(await photograph(), 'baiao-de-dois')
  const others = ['-961.webp', '-960.png', '-960.webp.webp', '-320.jpg', '-960'].map((ending) =>
    imageUrl.replace('-960.webp', ending),
  )
  for (const path of others) expect([path, await statusOf(path)]).toEqual([path, 404])
})

test('a picture with lost files is not found once and then dropped', async () => {
  const bytes = await photograph()
  const { imageUrl } = await makeFrom(bytes, 'baiao-de-dois')
  await storage.remove(imageUrl.replace('/imagens/receitas', 'recipe-images'))
  expect(await statusOf(imageUrl)).toBe(404)
  expect((await recipeOf('baiao-de-dois')).image).toBeNull()
  expect(await makeFrom(bytes, 'baiao-de-dois')).toEqual({ imageUrl, source: 'generated' })
  expect(await statusOf(imageUrl)).toBe(200)
})

test('a change by another process is visible after half a minute', async () => {
  const nothing = { imageModel: null, photos: null, stock: null }
  const platform = { database, clock, log: createLog('silent'), storage, ...nothing }
  const other = contextOf({ ...platform, ...createPictureState(clock) })
  await savePicture(other, {
    recipeId: 'feijoada-de-legumes',
    bytes: await photograph(),
    source: 'generated',
  })
  clock.advance({ seconds: 31 })
  expect((await recipeOf('feijoada-de-legumes')).image).not.toBeNull()
  await removeRecipeImage(other, { recipe_id: 'feijoada-de-legumes' })
  clock.advance({ seconds: 31 })
  expect((await recipeOf('feijoada-de-legumes')).image).toBeNull()
})

test('pictures add little to the size of the recipe list', async () => {
  const weigh = async () => {
    const reply = await owner.fetch('/api/recipes', { headers: { 'accept-encoding': 'gzip' } })
    return (await reply.arrayBuffer()).byteLength
  }
  await database.asSystem((tx) => tx.delete(pictures))
  clock.advance({ seconds: 31 })
  const without = await weigh()
  const rows = library.map(({ id }) => {
    const version = versionOf(Buffer.from(id))
    return { recipeId: id, source: 'drawn' as const, version, createdAt: clock.now() }
  })
  await database.asSystem((tx) => tx.insert(pictures).values(rows))
  clock.advance({ seconds: 31 })
  const cards = await readReply<RecipeCard[]>(owner.fetch('/api/recipes'))
  expect(cards.filter(({ image }) => image === null)).toEqual([])
  expect((await weigh()) - without).toBeLessThan(13 * library.length)
})
