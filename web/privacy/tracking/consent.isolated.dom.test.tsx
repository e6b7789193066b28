import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentVersion, decisionKey, saveDecision } from '../shared/decision.ts'

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

/** Imports a fresh module, as a newly opened page does. */
const openPage = () => import('./consent.ts')
const said = (granted: boolean): Word => ({ granted, text_version: currentVersion })

test('no banner shows until the visitor is identified, and then it asks', async () => {
  const { currentConsent, identify } = await openPage()
  expect(currentConsent()).toBe('unknown')
  await identify(null)
  expect(currentConsent()).toBe('undecided')
})

test('Global Privacy Control refuses, whatever was decided before', async () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  const { currentConsent, identify, decide } = await openPage()
  await identify(null)
  await decide(true)
  expect(currentConsent()).toBe('refused')
})

test('an account’s refusal overrides what a visitor accepted on the device', async () => {
  const { currentConsent, identify, decide } = await openPage()
  await identify(null)
  await decide(true)
  expect(currentConsent()).toBe('granted')
  standing = said(false)
  const arriving = identify('ana')
  expect(currentConsent()).toBe('unknown')
  await arriving
  expect(currentConsent()).toBe('refused')
  expect(written).toEqual([])
})

test('a visitor’s decision moves to the account once', async () => {
  const { currentConsent, identify, decide } = await openPage()
  await identify(null)
  await decide(true)
  await identify('ana')
  expect(currentConsent()).toBe('granted')
  expect(written).toEqual([{ purpose: 'marketing_pixel', granted: true, source: 'banner' }])
  standing = { granted: false, text_version: null }
  await identify('bia')
  expect(currentConsent()).toBe('undecided')
})

test('a decision of another person in another tab does not apply here', async () => {
  standing = said(true)
  const { currentConsent, identify } = await openPage()
  await identify('ana')
  expect(currentConsent()).toBe('granted')
  saveDecision({ granted: true, version: currentVersion, accountId: 'bia' })
  expect(currentConsent()).toBe('undecided')
})

test('an account whose decision cannot be read has not consented', async () => {
  const { currentConsent, identify, decide } = await openPage()
  await identify(null)
  await decide(true)
  isReachable = false
  await identify('ana')
  expect(currentConsent()).toBe('unknown')
})

test('a refusal applies offline and is stored later; consent waits until stored', async () => {
  const { currentConsent, identify, decide } = await openPage()
  standing = said(true)
  await identify('ana')
  expect(currentConsent()).toBe('granted')
  isReachable = false
  await expect(decide(false)).rejects.toThrow('offline')
  expect(currentConsent()).toBe('refused')
  await expect(decide(true)).rejects.toThrow('offline')
  expect(currentConsent()).toBe('refused')

  isReachable = true
  vi.resetModules()
  const later = await openPage()
  await later.identify('ana')
  expect(written).toEqual([{ purpose: 'marketing_pixel', granted: false, source: 'banner' }])
  expect(later.currentConsent()).toBe('refused')
})

test('changed wording requires a new consent', async () => {
  standing = { granted: true, text_version: '2020-01' }
  const { currentConsent, identify } = await openPage()
  await identify('ana')
  expect(currentConsent()).toBe('undecided')
})

test('a withdrawal in another tab applies here at once and notifies listeners', async () => {
  const { currentConsent, identify, decide, onConsentChange } = await openPage()
  await identify(null)
  await decide(true)
  const told = vi.fn<() => void>()
  onConsentChange(told)
  saveDecision({ granted: false, version: currentVersion, accountId: null })
  expect(currentConsent()).toBe('refused')
  dispatchEvent(new StorageEvent('storage', { key: decisionKey }))
  expect(told).toHaveBeenCalledOnce()
})
