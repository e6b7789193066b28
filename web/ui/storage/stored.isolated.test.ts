// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flag, json, stored, text, words } from './stored.ts'

const point = json(({ x, savedAtMs }) =>
  typeof x === 'number' && typeof savedAtMs === 'number' ? { x, savedAtMs } : null,
)
const aging = stored('point', point, { maxAge: { ms: 1000, writtenAt: ({ savedAtMs }) => savedAtMs } })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

test.each([
  ['text', text, 'a b'],
  ['flag', flag, true],
  ['words', words, ['a', 'b']],
  ['json', point, { x: 1, savedAtMs: 0 }],
] as const)('a value of schema %s is restored and deleted', (_, schema, value) => {
  const place = stored<unknown>('place', schema as Parameters<typeof stored>[1])
  expect([place.get(), place.set(value), place.get()]).toEqual([null, true, value])
  place.set(null)
  expect([place.get(), localStorage.length]).toEqual([null, 0])
})

test('each owner has a separate value', () => {
  const of = (owner: string) => stored('note', text, { owner })
  of('ana').set('sem forno')
  expect([of('ana').get(), of('bia').get(), Object.keys(localStorage)]).toEqual([
    'sem forno',
    null,
    ['note:ana'],
  ])
})

test('a value of the tab is not shared with others', () => {
  stored('note', text, { inTab: true }).set('só aqui')
  expect([sessionStorage.getItem('note'), localStorage.length]).toEqual(['só aqui', 0])
})

test.each([
  [1000, true],
  [1001, false],
  [-1, false],
  [Number.NaN, false],
])('a value of age %d ms with a TTL of 1000 is valid: %j', (ageMs, isValid) => {
  aging.set({ x: 1, savedAtMs: 5000 })
  expect([aging.get(5000 + ageMs) !== null, localStorage.length]).toEqual([isValid, isValid ? 1 : 0])
})

test.each(['{', 'null', '7', '"a"', '{"x":"1","savedAtMs":0}'])(
  '%s is rejected, and deleted with a TTL',
  (kept) => {
    localStorage.setItem('point', kept)
    expect([stored('point', point).get(), localStorage.length]).toEqual([null, 1])
    expect([aging.get(0), localStorage.length]).toEqual([null, 0])
  },
)

test('a full storage keeps no outdated value and does not fail', () => {
  const place = stored('answer', text)
  place.set('yes')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect([place.set('no'), place.get()]).toEqual([false, null])
})

test('a blocked storage reads as empty', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const place = stored('answer', text)
  expect([place.set('yes'), place.get(), place.set(null)]).toEqual([false, null, false])
})
