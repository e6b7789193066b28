import { afterAll, expect, test } from 'vitest'
import { recognizerFrom } from './configured-recognizer.ts'
import { RecognitionError } from './plate-recognizer.ts'
import { startFakeProvider } from './fake-provider.ts'

const [service, stranger] = await Promise.all([startFakeProvider(), startFakeProvider()])
afterAll(() => Promise.all([service.close(), stranger.close()]))

const photo = { bytes: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), mediaType: 'image/jpeg' }

test.for([
  ['openai', 'openai'],
  ['openrouter', 'openai'],
  ['ollama', 'openai'],
  ['openai-compatible', 'openai'],
  ['google', 'google'],
  ['anthropic', 'anthropic'],
] as const)('a redirect of %s takes neither photo nor key to another host', async ([provider, protocol]) => {
  stranger.answerWith({ kind: 'empty' })
  service.answerWith({ kind: 'redirect', origin: new URL(stranger.baseUrl(protocol)).origin })
  const config = { provider, model: 'm', apiKey: 'k', baseUrl: service.baseUrl(protocol) }
  const recognition = recognizerFrom(config)?.recognise(
    photo,
    { mealType: 'almoco' },
    { signal: new AbortController().signal },
  )
  await expect(recognition).rejects.toBeInstanceOf(RecognitionError)
  expect(service.requests.length).toBeGreaterThan(0)
  expect(stranger.requests).toEqual([])
})
