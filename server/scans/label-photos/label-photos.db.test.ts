import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startFakeProvider } from '../../adapters/vision/fake-provider.ts'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const fake = await startFakeProvider()
afterAll(() => fake.close())

const { clock, signUpConfirmed } = await startTestApp({
  settings: {
    VISION_PROVIDER: 'openai-compatible',
    VISION_BASE_URL: fake.baseUrl('openai'),
    VISION_MODEL: 'local',
    VISION_DAILY_LIMIT: '100',
  },
})

const jpeg = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#eee' } })
  .jpeg()
  .toBuffer()
const lines = [
  'Informação nutricional',
  'Porção 30 g (1 dose)',
  'Valor energético | 118 kcal',
  'Sódio | ? mg',
]

const send = (person: TestPerson, body = new Uint8Array(jpeg), type = 'image/jpeg') =>
  person.fetch('/api/label-photos', { method: 'POST', body, headers: { 'content-type': type } })
const answer = (image_kind: string, text: readonly string[]) =>
  ({ kind: 'text', text: JSON.stringify({ image_kind, lines: text }) }) as const

async function allowed(): Promise<TestPerson> {
  const person = await signUpConfirmed()
  await readReply(person.fetch('/api/consents', { json: { purpose: 'fotos_ia', granted: true } }))
  clock.advance({ minutes: 1 })
  return person
}

test('a label is copied from its photo after consent, and never before', async () => {
  const person = await signUpConfirmed()
  fake.answerWith(answer('rotulo', lines))
  expect(await readReply(person.fetch('/api/label-photos'))).toEqual({ available: true, needs_consent: true })
  expect(await problemCode(send(person))).toBe('403 photo_consent_required')
  expect(fake.requests).toEqual([])
  await readReply(person.fetch('/api/consents', { json: { purpose: 'fotos_ia', granted: true } }))
  expect(await readReply(person.fetch('/api/label-photos'))).toEqual({
    available: true,
    needs_consent: false,
  })
  expect(await readReply(send(person))).toEqual({ text: lines.join('\n') })
})

test('the model is asked to copy, and gets the photo without identity', async () => {
  const person = await allowed()
  fake.answerWith(answer('rotulo', lines))
  await readReply(send(person))
  const sent = JSON.stringify(fake.requests[0]?.body)
  expect(sent).toContain('Não calcule, não converta, não complete')
  expect(sent).not.toContain(person.email)
})

test.each([
  ['another photo', answer('outra_coisa', ['PROMOÇÃO 50%']), '422 photo_without_label'],
  ['a blurred photo', answer('ilegivel', []), '422 photo_without_label'],
  ['a refusal', { kind: 'refusal' } as const, '502 label_reading_failed'],
  [
    'an answer off the schema',
    { kind: 'text', text: '{"energia": 118}' } as const,
    '502 label_reading_failed',
  ],
  ['a failing service', { kind: 'status', status: 500 } as const, '502 label_reading_failed'],
])('%s gives no label', async (_, reply, code) => {
  const person = await allowed()
  fake.answerWith(reply)
  expect(await problemCode(send(person))).toBe(code)
})

test('a file that is no picture is refused before the model', async () => {
  const person = await allowed()
  fake.answerWith(answer('rotulo', lines))
  expect(await problemCode(send(person, new TextEncoder().encode('rótulo')))).toMatch(/^(415|422) image_/)
  expect(fake.requests).toEqual([])
})

test('control characters and endless lines do not pass', async () => {
  const person = await allowed()
  fake.answerWith(answer('rotulo', [`Sódio\u0000 56 mg${'x'.repeat(500)}`, ...Array(200).fill('a')]))
  const { text } = await readReply<{ text: string }>(send(person))
  expect(text.split('\n')).toHaveLength(80)
  expect(text.split('\n')[0]?.length).toBe(200)
  expect(text).not.toContain('\u0000')
})
