import type { RecipeImageEntry } from '#contract/recipes/recipe-images.ts'
import type { Recipe } from '#contract/recipes/recipes.ts'
import { recipes as library } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type FakeProvider, startFakeProvider } from '../../adapters/images/fake-provider.ts'
import { stockPhotosFrom } from '../../adapters/images/stock-photos.ts'
import { memoryStorage } from '../../adapters/storage/memory-storage.ts'
import { contextOf } from '../../platform/context.ts'
import { createLog } from '../../platform/observability/log.ts'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, startTestApp } from '../../platform/process/test-app.ts'
import { turnOn } from '../../account/second-factors/test-factor.ts'
import { findStockPhotos } from './find-stock-photos.ts'
import { importPhotos } from './import-photos.ts'
import { createPictureState, type PictureServices } from './picture-services.ts'
import { saveFirstPicture, savePicture } from './save-picture.ts'
import { readPictures } from './service.ts'
import { recipeImageMisses, recipeImages as pictures } from './table.ts'

const folder = join(await mkdtemp(join(tmpdir(), 'recipes-')), 'recipe-photos')
const fake = await startFakeProvider()
afterAll(async () => {
  await fake.close()
  await rm(folder, { recursive: true, force: true })
})

const storage = memoryStorage()
const { app, clock, database, fetch, mailsTo, signUpConfirmed, buyPlan } = await startTestApp({
  settings: { ADMIN_EMAILS: 'dona@exemplo.br' },
  parts: { storage, recipePhotos: folder },
})
const owner = await signUpConfirmed({ email: 'dona@exemplo.br' })
await turnOn({ clock, mailsTo }, owner)
await buyPlan(owner, 'annual')

beforeEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await database.asSystem(async (tx) => {
    await tx.delete(pictures)
    await tx.delete(recipeImageMisses)
  })
  clock.advance({ seconds: 31 })
})

/** Makes a picture, by default of the smallest accepted size, because larger ones take longer to encode. */
const square = (background: string, size = 256) =>
  sharp({ create: { width: size, height: size, channels: 3, background } })
    .jpeg()
    .toBuffer()
const green = await square('#0f6b44')
const list = () =>
  readReply<{ generator: object | null; recipes: RecipeImageEntry[] }>(owner.fetch('/api/recipe-images'))
const pictured = async () => (await list()).recipes.filter(({ image }) => image !== null)
const imageOf = async (id: string) => (await list()).recipes.find((one) => one.id === id)?.image ?? null

async function layDown(files: Readonly<Record<string, Uint8Array | string>>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
}

test('without a model, only the drawn plate is offered', async () => {
  expect((await list()).generator).toBeNull()
  const ask = (source: string) =>
    owner.fetch('/api/generate-recipe-images', { json: { recipeId: 'lentilha-refogada', source } })
  expect(await problemCode(ask('generated'))).toBe('409 image_model_missing')
  expect(await readReply(ask('drawn'))).toMatchObject({ source: 'drawn' })
})

test('without a folder, stock service or model nothing is found and nothing fails', async () => {
  await runScheduledJobs(app)
  expect(await pictured()).toEqual([])
})

test('photos in the folder become pictures by recipe id or name', async () => {
  const { name } = library.find(({ id }) => id === 'lombo-com-abacaxi')!
  await layDown({
    'lentilha-refogada.jpg': green,
    [`${name}.JPEG`]: await square('#c23a22'),
    'lombo-com-abacaxi.webp': 'nunca lido, o primeiro vale',
    'de-outra-casa.jpg': green,
    'baiao-de-dois.jpg': 'um texto',
  })
  await runScheduledJobs(app)
  const found = await pictured()
  expect(found.map(({ id, source }) => `${id} ${source}`).sort()).toEqual([
    'lentilha-refogada found',
    'lombo-com-abacaxi found',
  ])
  expect((await fetch(found[0]!.image!)).status).toBe(200)
})

test('a photo replaces a drawn picture, unless one is made on request later', async () => {
  await layDown({ 'lentilha-refogada.jpg': green })
  await runScheduledJobs(app)
  const photo = await imageOf('lentilha-refogada')
  const json = { recipeId: 'lentilha-refogada', source: 'drawn' }
  const made = await readReply(owner.fetch('/api/generate-recipe-images', { json }))
  expect(made).toEqual({ imageUrl: photo, source: 'found' })
})

test('an unreadable photo does not stop the others', async () => {
  const gone = { name: 'baiao-de-dois', stamp: '1', read: () => Promise.reject(new Error('ENOENT')) }
  const there = { name: 'lentilha-refogada', stamp: '1', read: async () => green }
  const photos = { list: async () => [gone, there] }
  expect(await importPhotos(otherProcess({ photos }), new AbortController().signal)).toBe(1)
  clock.advance({ seconds: 31 })
  expect((await pictured()).map(({ id }) => id)).toEqual(['lentilha-refogada'])
})

test('a replaced photo is shown after the next run', async () => {
  await layDown({ 'lentilha-refogada.jpg': green })
  await runScheduledJobs(app)
  const before = await imageOf('lentilha-refogada')
  await layDown({ 'lentilha-refogada.jpg': await square('#c23a22', 300) })
  await runScheduledJobs(app)
  expect(await imageOf('lentilha-refogada')).not.toBe(before)
})

/**
 * Returns the context of a second process on the same database, without an image model, photos or a stock service.
 */
function otherProcess(services: Partial<PictureServices> = {}) {
  const nothing = { imageModel: null, photos: null, stock: null }
  const platform = { database, clock, log: createLog('silent'), storage, ...nothing }
  return contextOf({ ...platform, ...createPictureState(clock), ...services })
}

/** Returns the stock search of a second process, which asks this fake stock service. */
function stockJob(host: FakeProvider) {
  const config = { url: `${host.origin}/search?query={query}`, key: undefined }
  const stock = stockPhotosFrom(config, { testHost: { port: host.port, addressesOf: () => ['198.41.0.4'] } })!
  const services = otherProcess({ stock })
  const find = (signal = new AbortController().signal) => findStockPhotos(contextOf(services), signal)
  return { ctx: services, find }
}

const answerOf = (...photos: readonly object[]) =>
  ({ kind: 'body', type: 'application/json', body: Buffer.from(JSON.stringify({ photos })) }) as const
const photo = {
  url: 'https://fotos.exemplo/ana/1',
  photographer: 'Ana Lima',
  src: { original: 'https://fotos.exemplo/1.jpg' },
}
const image = { kind: 'image', bytes: green } as const
const searches = () => fake.requests.filter(({ path }) => path.startsWith('/search')).length

test('a stock photo is searched for a few recipes at a time and credited', async () => {
  fake.answerWith(...Array.from({ length: 10 }, () => [answerOf(photo), image]).flat(), {
    kind: 'hang_up',
  })
  expect(await stockJob(fake).find()).toBe(10)
  expect(searches()).toBe(10)
  clock.advance({ seconds: 31 })
  const found = await pictured()
  expect(found.map(({ source }) => source)).toEqual(Array.from({ length: 10 }, () => 'found'))
  const recipe = await readReply<Recipe>(owner.fetch(`/api/recipes/${found[0]!.id}`))
  expect(recipe.image_credit).toEqual({ name: 'Ana Lima', url: 'https://fotos.exemplo/ana/1' })
})

test('a recipe with a picture is not searched', async () => {
  const { find, ctx } = stockJob(fake)
  const first = library[0]!
  await savePicture(ctx, { recipeId: first.id, bytes: green, source: 'drawn' })
  fake.answerWith(answerOf())
  await find()
  const asked = fake.requests.map(({ path }) => decodeURIComponent(path))
  expect(asked[0]).not.toContain(`query=${first.imageQuery}`)
  expect((await readPictures(ctx)).get(first.id)?.source).toBe('drawn')
})

test('a stock photo does not replace a picture made meanwhile', async () => {
  const { ctx } = stockJob(fake)
  const { id } = library[0]!
  const [, isKept] = await Promise.all([
    savePicture(ctx, { recipeId: id, bytes: green, source: 'generated' }),
    saveFirstPicture(ctx, { recipeId: id, bytes: await square('#c23a22'), source: 'found' }),
  ])
  expect(isKept).toBe(false)
  expect((await readPictures(ctx)).get(id)?.source).toBe('generated')
})

test('a search without result is not repeated for thirty days', async () => {
  const { find } = stockJob(fake)
  fake.answerWith(answerOf())
  await find()
  const first = fake.requests[0]!.path
  fake.answerWith(answerOf())
  await find()
  expect(fake.requests.map(({ path }) => path)).not.toContain(first)
  clock.advance({ days: 31 })
  fake.answerWith(answerOf())
  await find()
  expect(fake.requests[0]!.path).toBe(first)
  // The clock goes back, because the administrator's session would otherwise have ended for the next tests.
  clock.advance({ days: -31 })
})

test('a stock photo that is HTML, 20 MB, an SVG or empty is skipped', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
  const { find } = stockJob(fake)
  fake.answerWith(
    answerOf(photo, photo, photo),
    { kind: 'html' },
    { kind: 'flood', megabytes: 20 },
    image,
    answerOf(photo, photo),
    { kind: 'hang_up' },
    { kind: 'image', bytes: svg },
    answerOf(),
  )
  expect(await find()).toBe(1)
  const misses = await database.asSystem((tx) => tx.select().from(recipeImageMisses))
  expect(misses).toHaveLength(9)
})

test.each([
  ['an error', { kind: 'status', status: 500 }],
  ['too many requests', { kind: 'status', status: 429 }],
  ['HTML', { kind: 'html' }],
] as const)('a stock service that answers with %s is not asked again in this run', async (_, reply) => {
  fake.answerWith(reply)
  expect(await stockJob(fake).find()).toBe(0)
  expect(fake.requests).toHaveLength(1)
  expect(await database.asSystem((tx) => tx.select().from(recipeImageMisses))).toEqual([])
})

test('a stock photo deleted by an administrator is not found again', async () => {
  const { find } = stockJob(fake)
  fake.answerWith(answerOf(photo), image, answerOf())
  await find()
  clock.advance({ seconds: 31 })
  const { id } = (await pictured())[0]!
  await readReply(owner.fetch(`/api/recipe-images/${id}`, { method: 'DELETE' }))
  clock.advance({ seconds: 31 })
  fake.answerWith(answerOf(photo), image)
  await find()
  clock.advance({ seconds: 31 })
  expect(await imageOf(id)).toBeNull()
})

test('an aborted run stops searching', async () => {
  fake.answerWith(answerOf(photo))
  expect(await stockJob(fake).find(AbortSignal.abort())).toBe(0)
  expect(fake.requests).toEqual([])
})
