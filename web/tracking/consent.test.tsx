import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentVersion, decisionKey, keepDecision } from './decision.ts'

type Word = { granted: boolean; text_version: string | null }

let standing: Word
let written: unknown[]
let isReachable: boolean

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  standing = { granted: false, text_version: null }
  written = []
  isReachable = true
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    if (!isReachable) throw new TypeError('offline')
    if (typeof init?.body === 'string') written.push(JSON.parse(init.body))
    return Response.json([
      { purpose: 'fotos_ia', granted: true },
      { purpose: 'marketing_pixel', ...standing },
    ])
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

/** As a page that was just opened. */
const openPage = () => import('./consent.ts')
const said = (granted: boolean): Word => ({ granted, text_version: currentVersion })

test('until it is known who is here nothing stands, and then a visitor is asked', async () => {
  const { currentStand, arrive } = await openPage()
  expect(currentStand()).toBe('unknown')
  await arrive(null)
  expect(currentStand()).toBe('undecided')
})

test('a browser that asks not to be tracked has refused, whatever was said before', async () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  const { currentStand, arrive, decide } = await openPage()
  await arrive(null)
  await decide(true)
  expect(currentStand()).toBe('refused')
})

test("an account's refusal wins over what a visitor accepted on the device", async () => {
  const { currentStand, arrive, decide } = await openPage()
  await arrive(null)
  await decide(true)
  expect(currentStand()).toBe('granted')
  standing = said(false)
  const arriving = arrive('ana')
  expect(currentStand()).toBe('unknown')
  await arriving
  expect(currentStand()).toBe('refused')
  expect(written).toEqual([])
})

test("what a visitor decided becomes the account's, once", async () => {
  const { currentStand, arrive, decide } = await openPage()
  await arrive(null)
  await decide(true)
  await arrive('ana')
  expect(currentStand()).toBe('granted')
  expect(written).toEqual([{ purpose: 'marketing_pixel', granted: true, source: 'banner' }])
  standing = { granted: false, text_version: null }
  await arrive('bia')
  expect(currentStand()).toBe('undecided')
})

test('what somebody else decides in another tab is no decision here', async () => {
  standing = said(true)
  const { currentStand, arrive } = await openPage()
  await arrive('ana')
  expect(currentStand()).toBe('granted')
  keepDecision(localStorage, { granted: true, version: currentVersion, accountId: 'bia' })
  expect(currentStand()).toBe('undecided')
})

test('an account that cannot be asked has agreed to nothing', async () => {
  const { currentStand, arrive, decide } = await openPage()
  await arrive(null)
  await decide(true)
  isReachable = false
  await arrive('ana')
  expect(currentStand()).toBe('unknown')
})

test('a refusal holds without a network and is written down later; agreeing waits until it is', async () => {
  const { currentStand, arrive, decide } = await openPage()
  standing = said(true)
  await arrive('ana')
  expect(currentStand()).toBe('granted')
  isReachable = false
  await expect(decide(false)).rejects.toThrow('offline')
  expect(currentStand()).toBe('refused')
  await expect(decide(true)).rejects.toThrow('offline')
  expect(currentStand()).toBe('refused')

  isReachable = true
  vi.resetModules()
  const later = await openPage()
  await later.arrive('ana')
  expect(written).toEqual([{ purpose: 'marketing_pixel', granted: false, source: 'banner' }])
  expect(later.currentStand()).toBe('refused')
})

test('words that changed since are agreed to anew', async () => {
  standing = { granted: true, text_version: '2020-01' }
  const { currentStand, arrive } = await openPage()
  await arrive('ana')
  expect(currentStand()).toBe('undecided')
})

test('a withdrawal in another tab holds here at once, and is told to who listens', async () => {
  const { currentStand, arrive, decide, onStand } = await openPage()
  await arrive(null)
  await decide(true)
  const told = vi.fn<() => void>()
  onStand(told)
  keepDecision(localStorage, { granted: false, version: currentVersion, accountId: null })
  expect(currentStand()).toBe('refused')
  dispatchEvent(new StorageEvent('storage', { key: decisionKey }))
  expect(told).toHaveBeenCalledOnce()
})
