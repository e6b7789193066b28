import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { ImageConfig } from '../../platform/process/config.ts'
import { imageModelFrom } from './configured-image-model.ts'
import { type ImageModel, ImageModelError } from './image-model.ts'
import { startFakeProvider } from './fake-provider.ts'

const fake = await startFakeProvider()
const stranger = await startFakeProvider()
afterAll(() => Promise.all([fake.close(), stranger.close()]))

const png = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#b5651d' } })
  .png()
  .toBuffer()
const prompt = 'Feijoada vista de cima'
const nobodyLeaves = new AbortController().signal

const configs: readonly (ImageConfig & { model: string; apiKey: string })[] = [
  {
    provider: 'openai',
    model: 'gpt-image-1',
    apiKey: 'key-1',
    baseUrl: fake.baseUrl('openai'),
    costUsd: 0.04,
  },
  {
    provider: 'openai-compatible',
    model: 'flux',
    apiKey: 'key-2',
    baseUrl: fake.baseUrl('openai'),
    costUsd: undefined,
  },
  {
    provider: 'google',
    model: 'gemini-2.5-flash-image',
    apiKey: 'key-3',
    baseUrl: fake.baseUrl('google'),
    costUsd: 0.039,
  },
]

function modelOf(config: ImageConfig, limitMs?: number): ImageModel {
  const model = imageModelFrom(config, limitMs === undefined ? {} : { limitMs })
  if (!model) throw new Error('nothing configured')
  return model
}

async function failureOf(generation: Promise<unknown>): Promise<ImageModelError> {
  const error = await generation.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ImageModelError)) throw new Error(`not an image model error: ${String(error)}`)
  return error
}

describe.each(configs)('a picture made by $provider', (config) => {
  const generate = (limitMs?: number, signal = nobodyLeaves) =>
    modelOf(config, limitMs).generate(prompt, signal)

  test('is returned unchanged after one request with key, model and prompt', async () => {
    fake.answerWith({ kind: 'image', bytes: png })
    expect(Buffer.from(await generate()).equals(png)).toBe(true)
    expect(fake.requests).toHaveLength(1)
    const { path, body, headers } = fake.requests[0]!
    expect(`${path} ${body}`).toContain(config.model)
    expect(body).toContain(prompt)
    expect(headers['x-goog-api-key'] ?? headers.authorization).toMatch(new RegExp(`${config.apiKey}$`))
  })

  test('is not requested from another host after a redirect', async () => {
    stranger.answerWith({ kind: 'image', bytes: png })
    fake.answerWith({
      kind: 'redirect',
      to: `${config.baseUrl}/x`.replace(fake.origin, stranger.origin),
    })
    await failureOf(generate())
    expect(stranger.requests).toEqual([])
  })

  test('is described by provider, model and configured price', () => {
    expect(modelOf(config).describe()).toEqual({
      provider: config.provider,
      model: config.model,
      costUsd: config.costUsd ?? null,
    })
  })

  test.each([
    ['a page of HTML', { kind: 'html' }, 'no_image'],
    ['an empty list', { kind: 'empty' }, 'no_image'],
    ['an empty body', { kind: 'body', body: new Uint8Array(), type: 'application/json' }, 'no_image'],
    ['no base64', { kind: 'base64', text: '%%% isto não é base64 %%%' }, 'no_image'],
    ['20 MB', { kind: 'flood', megabytes: 20 }, 'too_large'],
    ['a refusal', { kind: 'refusal' }, 'refused'],
    ['a refused key', { kind: 'status', status: 401 }, 'key_refused'],
    ['too many requests', { kind: 'status', status: 429 }, 'limit'],
    ['an account without credit', { kind: 'status', status: 400, code: 'billing_hard_limit' }, 'limit'],
    ['a failure', { kind: 'status', status: 500 }, 'unavailable'],
    ['a cut connection', { kind: 'hang_up' }, 'unavailable'],
  ] as const)('that comes as %s is reported as such, and not requested again', async (_, reply, kind) => {
    fake.answerWith(reply)
    expect((await failureOf(generate())).kind).toBe(kind)
    expect(fake.requests).toHaveLength(1)
  })

  test('is aborted after the time limit', async () => {
    fake.answerWith({ kind: 'silence' })
    const failure = failureOf(generate(150))
    await fake.clientLeft()
    expect((await failure).kind).toBe('timeout')
  })

  test('is aborted when the caller cancels', async () => {
    fake.answerWith({ kind: 'silence' })
    const caller = new AbortController()
    const failure = failureOf(generate(undefined, caller.signal))
    await expect.poll(() => fake.requests.length).toBe(1)
    caller.abort()
    await fake.clientLeft()
    expect((await failure).kind).toBe('aborted')
  })

  test('that fails logs neither key nor prompt', async () => {
    fake.answerWith({ kind: 'status', status: 401, code: `wrong ${config.apiKey} for ${prompt}` })
    const failure = await failureOf(generate())
    const told = `${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`
    expect(told).not.toContain(config.apiKey)
    expect(told).not.toContain(prompt)
  })
})

describe('a provider that answers with an address', () => {
  const [config] = configs

  test('on its own host is followed', async () => {
    fake.answerWith({ kind: 'address', url: `${fake.origin}/files/1.png` }, { kind: 'image', bytes: png })
    const bytes = await modelOf(config!).generate(prompt, nobodyLeaves)
    expect(Buffer.from(bytes).equals(png)).toBe(true)
  })

  test.each([
    'http://127.0.0.1:1/x.png',
    'https://10.0.0.7/x.png',
    'https://[::1]/x.png',
    'file:///etc/passwd',
  ])('inside the network is not followed to %s', async (url) => {
    fake.answerWith({ kind: 'address', url })
    const { kind } = await failureOf(modelOf(config!).generate(prompt, nobodyLeaves))
    expect(kind).toBe('no_image')
    expect(fake.requests).toHaveLength(1)
  })
})

test('without a provider there is no model', () => {
  const nothing = { baseUrl: undefined, apiKey: undefined, model: undefined, costUsd: undefined }
  expect(imageModelFrom({ provider: 'none', ...nothing })).toBeNull()
  expect(() => imageModelFrom({ ...nothing, provider: 'openai', model: 'm' })).toThrow('apiKey')
})
