import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConsentState } from './consent.ts'
import { personEventId } from './event-id.ts'
import type { EventName } from './events.ts'
import { sendToPixel } from './pixel.ts'
import { createRecorder } from './recorder.ts'

const pixel = { id: '1234567890', url: 'https://pixel.exemplo/tr' }
const ana = '7f3a1f0e-6f3e-4b60-9a55-0f4f6b6b3d11'
const order = '6e6c2d0a-8a4e-4d38-9f0e-0d9c2b1f7a55'
const fetched = vi.fn<(address: URL, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  emptyStorage()
  fetched.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => void vi.unstubAllGlobals())

function emptyStorage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
}

function open(start: ConsentState, accountId: string | null = ana) {
  const now = { consent: start, accountId }
  const recorder = createRecorder({
    consent: () => now.consent,
    accountId: () => now.accountId,
    page: () => 'https://pratocerto.exemplo/receitas/$recipeId',
    deliver: (event) => sendToPixel(pixel, event),
  })
  return {
    ...recorder,
    now,
    happen: (event: EventName, parameters: Record<string, unknown> = {}) =>
      recorder.record({ event, parameters, atMs: 1_790_000_000_000 }),
  }
}

/** Waits for the ids, which are created asynchronously and in order. */
const deliveredEvents = async () => {
  for (let round = 0; round < 5; round += 1) await personEventId('nobody', 'Nothing')
  return fetched.mock.calls.map(([address]) => address.searchParams.get('ev'))
}

test('an event is one request in the pixel’s format without cookies or referrer', async () => {
  open('granted').happen('InitiateCheckout', { value: 239.2, currency: 'BRL', plan: 'annual' })
  expect(await deliveredEvents()).toEqual(['InitiateCheckout'])
  const [address, init] = fetched.mock.calls[0]!
  expect(decodeURIComponent(address.href)).toBe(
    'https://pixel.exemplo/tr?id=1234567890&ev=InitiateCheckout&dl=https://pratocerto.exemplo/receitas/$recipeId&ts=1790000000000&cd[value]=239.2&cd[currency]=BRL',
  )
  expect(init).toMatchObject({ mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' })
})

test('events are held until the decision, then all are sent or all dropped', async () => {
  const agreeing = open('unknown')
  agreeing.happen('PageView')
  agreeing.now.consent = 'undecided'
  agreeing.happen('FoodScan')
  agreeing.settle()
  expect(await deliveredEvents()).toEqual([])
  agreeing.now.consent = 'granted'
  agreeing.settle()
  expect(await deliveredEvents()).toEqual(['PageView', 'FoodScan'])

  fetched.mockClear()
  const refusing = open('undecided')
  refusing.happen('PageView')
  refusing.now.consent = 'refused'
  refusing.settle()
  refusing.now.consent = 'granted'
  refusing.settle()
  expect(await deliveredEvents()).toEqual([])
})

test('a withdrawal applies to the next event and to one whose id is pending', async () => {
  const { happen, now } = open('granted')
  happen('Search')
  happen('TrialStart', { trial_type: 'free_trial', duration: 3 })
  now.consent = 'refused'
  happen('Search')
  expect(await deliveredEvents()).toEqual(['Search'])
})

test('a one-time event is sent once per device, with the same id everywhere', async () => {
  const first = open('granted')
  for (let login = 0; login < 3; login += 1) first.happen('CompleteRegistration', { method: 'email' })
  open('granted').happen('CompleteRegistration', { method: 'email' })
  open('granted', order).happen('CompleteRegistration', { method: 'email' })
  await deliveredEvents()
  // An empty storage, as on another device.
  emptyStorage()
  open('granted').happen('CompleteRegistration', { method: 'email' })
  await deliveredEvents()
  const ids = fetched.mock.calls.map(([address]) => address.searchParams.get('eid'))
  expect(ids).toHaveLength(3)
  expect(ids[0]).toMatch(/^[\da-f]{32}$/)
  expect(new Set(ids).size).toBe(2)
  expect(JSON.stringify(fetched.mock.calls.map(([address]) => address.href))).not.toContain(ana)
})

test('personal events wait until the account is known', async () => {
  const { happen, now, settle } = open('granted', null)
  happen('CompleteRegistration', { method: 'email' })
  happen('PageView')
  expect(await deliveredEvents()).toEqual(['PageView'])
  now.accountId = ana
  settle()
  expect(await deliveredEvents()).toEqual(['PageView', 'CompleteRegistration'])
})

test('events of a signed-out person are not attributed to another one', async () => {
  const { happen, now, settle, forget } = open('undecided')
  happen('TrialStart', { trial_type: 'free_trial', duration: 3 })
  forget()
  now.accountId = order
  now.consent = 'granted'
  settle()
  expect(await deliveredEvents()).toEqual([])
})

test('a purchase is sent once with its order id, and never without one', async () => {
  const { happen } = open('granted')
  for (let reload = 0; reload < 3; reload += 1)
    happen('Purchase', { value: 29.9, currency: 'BRL', order_id: order })
  happen('PaymentCompleted', { value: 29.9, currency: 'BRL', order_id: order })
  happen('Purchase', { value: 29.9, currency: 'BRL', order_id: 'ana@exemplo.br' })
  happen('Purchase', { value: 29.9, currency: 'BRL' })
  expect(await deliveredEvents()).toEqual(['Purchase', 'PaymentCompleted'])
  for (const [address] of fetched.mock.calls) {
    expect(address.searchParams.get('eid')).toBe(order)
    expect([...address.searchParams.keys()]).toEqual([
      'id',
      'ev',
      'eid',
      'dl',
      'ts',
      'cd[value]',
      'cd[currency]',
    ])
  }
})

test('a pixel address with a query keeps it', async () => {
  sendToPixel(
    { ...pixel, url: 'https://pixel.exemplo/?a=1' },
    { event: 'Lead', eventId: null, page: 'p', atMs: 1, data: {} },
  )
  expect(fetched.mock.calls[0]?.[0].href).toBe('https://pixel.exemplo/?a=1&id=1234567890&ev=Lead&dl=p&ts=1')
})
