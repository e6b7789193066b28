import { afterAll, describe, expect, test } from 'vitest'
import { isPublicAddress } from '../../platform/process/public-address.ts'
import { startFakeProvider } from './fake-provider.ts'
import { type StockPhotos, stockPhotosFrom } from './stock-photos.ts'

const fake = await startFakeProvider()
afterAll(() => fake.close())

const nobodyLeaves = new AbortController().signal
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47)

const testHost = { port: fake.port, addressesOf: () => ['198.41.0.4'] }

function stock({ limitMs = 10_000, isOutside = false } = {}): StockPhotos {
  const config = { url: `${fake.origin}/search?query={query}&orientation=square`, key: 'chave' }
  const photos = stockPhotosFrom(config, { limitMs, ...(!isOutside && { testHost }) })
  if (!photos) throw new Error('nothing configured')
  return photos
}

const pexels = (photos: readonly object[]) =>
  ({ kind: 'body', type: 'application/json', body: Buffer.from(JSON.stringify({ photos })) }) as const
const photo = {
  id: 1,
  url: 'https://fotos.exemplo/1',
  photographer: 'Ana Lima',
  src: { original: 'https://fotos.exemplo/1.png', large2x: 'https://fotos.exemplo/1-large.png' },
}
const found = { photographer: 'Ana Lima', page: photo.url, address: photo.src.large2x }

test('a search sends terms and key, and reads the photographer', async () => {
  fake.answerWith(pexels([photo]))
  expect(await stock().search('feijão & arroz', nobodyLeaves)).toEqual([found])
  expect(fake.requests[0]).toMatchObject({
    path: '/search?query=feij%C3%A3o%20%26%20arroz&orientation=square',
    headers: { authorization: 'chave' },
  })
})

test('a photo without a credit is skipped, and at most three are returned', async () => {
  const nameless = { ...photo, photographer: ' ' }
  const pageless = { ...photo, url: 'javascript:alert(1)' }
  fake.answerWith(pexels([nameless, pageless, {}, photo, photo, photo, photo]))
  expect(await stock().search('arroz', nobodyLeaves)).toEqual([found, found, found])
})

test.each([
  ['HTML', { kind: 'html' }, 'JSON'],
  ['an error', { kind: 'status', status: 500 }, '500'],
  ['20 MB', { kind: 'flood', megabytes: 20 }, 'BodyTooLarge'],
  ['a redirect', { kind: 'redirect', to: '/elsewhere' }, 'fetch failed'],
  ['a cut connection', { kind: 'hang_up' }, 'fetch failed'],
] as const)(
  'a stock that answers with %s is told apart from one that found nothing',
  async (_, reply, told) => {
    fake.answerWith(reply)
    const failure = await stock()
      .search('arroz', nobodyLeaves)
      .catch((error: Error) => `${error.name} ${error.message}`)
    expect(failure).toContain(told)
  },
)

test('a photo is downloaded unchanged, also after a redirect', async () => {
  fake.answerWith({ kind: 'redirect', to: '/elsewhere.png' }, { kind: 'image', bytes: png })
  expect([...(await stock().download(found, nobodyLeaves))]).toEqual([...png])
  expect(fake.requests.map(({ path }) => path)).toEqual(['/1-large.png', '/elsewhere.png'])
})

test.each([
  ['20 MB', { kind: 'flood', megabytes: 20 }, 'BodyTooLarge'],
  ['an error', { kind: 'status', status: 404 }, '404'],
  ['a circle of redirects', { kind: 'redirect', to: '/1-large.png' }, 'too often'],
  ['a redirect into the network', { kind: 'redirect', to: 'https://169.254.169.254/key' }, 'not public'],
  ['a redirect to plain http', { kind: 'redirect', to: 'http://exemplo.br/1.png' }, 'only https'],
  ['a cut connection', { kind: 'hang_up' }, 'hang up'],
] as const)('a host of photos that answers with %s gives none', async (_, reply, reason) => {
  fake.answerWith(reply)
  const failure = await stock()
    .download(found, nobodyLeaves)
    .catch((error: Error) => `${error.name} ${error.message}`)
  expect(failure).toContain(reason)
})

test('a host that sends nothing times out', async () => {
  fake.answerWith({ kind: 'silence' })
  const failure = stock({ limitMs: 150 })
    .download(found, nobodyLeaves)
    .catch((error: Error) => error.name)
  await fake.clientLeft()
  expect(await failure).toMatch(/Abort|Timeout/)
})

describe('a photo on a private address is not fetched', () => {
  const outside = stock({ isOutside: true })

  test.each([
    `${fake.origin}/1.png`,
    'https://127.0.0.1/1.png',
    'https://2130706433/1.png',
    'https://0x7f.1/1.png',
    'https://[::1]/1.png',
    'https://[::ffff:10.0.0.1]/1.png',
    'https://192.168.0.10/1.png',
    'https://localhost/1.png',
    'https://eu:senha@exemplo.br/1.png',
    'ftp://exemplo.br/1.png',
  ])('%s', async (address) => {
    fake.answerWith({ kind: 'image', bytes: png })
    await expect(outside.download({ ...found, address }, nobodyLeaves)).rejects.toThrow(
      /only https|not public|not lead to a public|password/,
    )
    expect(fake.requests).toHaveLength(0)
  })
})

test('only internet addresses count as public', () => {
  const open = ['8.8.8.8', '172.32.0.1', '2606:4700::1111']
  const closed = ['100.64.0.1', '172.16.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', 'fe80::1']
  const elsewhere = ['fd00::1', '::', '64:ff9b::a00:1', '2002:7f00:1::', '2001:db8::1', 'exemplo.br']
  expect(open.map(isPublicAddress)).toEqual(open.map(() => true))
  expect([...closed, ...elsewhere].filter(isPublicAddress)).toEqual([])
})

test('without an address there is no stock', () => {
  expect(stockPhotosFrom({ url: undefined, key: 'chave' })).toBeNull()
})
