import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EventName, events } from './events.ts'
import { sendToPixel } from './pixel.ts'
import { createRecorder } from './recorder.ts'

const fetched = vi.fn<(address: URL, init: RequestInit) => Promise<Response>>()
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => void vi.unstubAllGlobals())

const order = '6e6c2d0a-8a4e-4d38-9f0e-0d9c2b1f7a55'
const account = '7f3a1f0e-6f3e-4b60-9a55-0f4f6b6b3d11'
/** Forbidden fields, passed with every event. */
const telltale = {
  kcal: 612,
  food: 'moqueca',
  busca: 'sem glúten',
  email: 'ana@exemplo.br',
  user_id: account,
}

const price = { value: 239.2, currency: 'BRL' }
const sent = { value: '239.2', currency: 'BRL' }
const table: Readonly<
  Record<EventName, { given: Record<string, unknown>; expected: Record<string, string> }>
> = {
  PageView: { given: {}, expected: {} },
  ViewContent: { given: { content_type: 'recipe', id: 'moqueca' }, expected: { content_type: 'recipe' } },
  InitiateCheckout: { given: price, expected: sent },
  Purchase: { given: { ...price, order_id: order }, expected: sent },
  CompleteRegistration: { given: { method: 'email' }, expected: { method: 'email' } },
  Lead: { given: {}, expected: {} },
  Search: { given: {}, expected: {} },
  AddToWishlist: { given: {}, expected: {} },
  TrialStart: {
    given: { trial_type: 'free_trial', duration: 3 },
    expected: { trial_type: 'free_trial', duration: '3' },
  },
  TrialExpired: { given: {}, expected: {} },
  SubscriptionUpgrade: { given: { order_id: order }, expected: {} },
  FoodScan: { given: {}, expected: {} },
  DietGeneration: { given: {}, expected: {} },
  ReportView: { given: {}, expected: {} },
  LandingSectionView: { given: { section: 'pricing' }, expected: { section: 'pricing' } },
  LandingCTAClick: { given: { cta: 'hero-signup' }, expected: { cta: 'hero-signup' } },
  PaymentInitiated: { given: price, expected: sent },
  PaymentCompleted: { given: { ...price, order_id: order }, expected: sent },
}

test('every event arrives with the parameters of the table and nothing else', async () => {
  const { record } = createRecorder({
    consent: () => 'granted',
    accountId: () => account,
    page: () => 'https://pratocerto.exemplo/app',
    deliver: (event) => sendToPixel({ id: '1234567890', url: 'https://pixel.exemplo/tr' }, event),
  })
  const names = Object.keys(events) as EventName[]
  for (const event of names) {
    record({ event, parameters: { ...telltale, ...table[event].given }, atMs: 1_790_000_000_000 })
  }
  await expect.poll(() => fetched.mock.calls.length).toBe(names.length)

  const idOf: Record<string, string | null> = {}
  for (const [{ searchParams, href }] of fetched.mock.calls) {
    const event = searchParams.get('ev') ?? ''
    idOf[event] = searchParams.get('eid')
    const data = Object.fromEntries(
      [...searchParams].flatMap(([name, value]) => {
        const inside = /^cd\[(\w+)\]$/.exec(name)?.[1]
        return inside ? [[inside, value]] : []
      }),
    )
    expect({ event, data }).toEqual({ event, data: table[event as EventName].expected })
    expect(searchParams.get('dl')).toBe('https://pratocerto.exemplo/app')
    expect(decodeURIComponent(href)).not.toMatch(/612|moqueca|glúten|ana@|7f3a1f0e/i)
  }
  expect(Object.keys(idOf).sort()).toEqual(names.sort())
  for (const name of ['Purchase', 'PaymentCompleted', 'SubscriptionUpgrade']) expect(idOf[name]).toBe(order)
  for (const name of ['CompleteRegistration', 'TrialStart', 'TrialExpired']) {
    expect(idOf[name]).toMatch(/^[\da-f]{32}$/)
  }
})
