// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import {
  mergeDecisions,
  currentVersion,
  type Decision,
  decisionKey,
  saveDecision,
  readDecision,
} from './decision.ts'

const said = (granted: boolean, accountId: string | null): Decision => ({
  granted,
  version: currentVersion,
  accountId,
})

beforeEach(() => localStorage.clear())

test.each([
  ['a device without a word takes over a yes', null, true, said(true, 'ana'), null],
  ['a device without a word takes over a no', null, false, said(false, 'ana'), null],
  ['whoever said nothing anywhere is asked', null, null, null, null],
  ["a visitor's yes becomes the account's", said(true, null), null, said(true, 'ana'), true],
  ["a visitor's no becomes the account's", said(false, null), null, said(false, 'ana'), false],
  ["the account's no wins over a yes on the device", said(true, null), false, said(false, 'ana'), null],
  ["the account's no wins over its own earlier yes", said(true, 'ana'), false, said(false, 'ana'), null],
  ['a no that was not written down yet is', said(false, null), true, said(false, 'ana'), false],
  ['a yes said elsewhere meanwhile holds', said(false, 'ana'), true, said(true, 'ana'), null],
  ["somebody else's yes counts for nobody", said(true, 'bia'), null, null, null],
  ["somebody else's no takes nothing away", said(false, 'bia'), true, said(true, 'ana'), null],
] as const)('%s', (_, onDevice, granted, keep, record) => {
  expect(mergeDecisions(onDevice, { accountId: 'ana', granted })).toEqual({ keep, record })
})

test('a decision is restored on the next visit', () => {
  saveDecision(said(true, 'ana'))
  expect(readDecision()).toEqual(said(true, 'ana'))
  saveDecision(null)
  expect(readDecision()).toBeNull()
})

test('consent to a former wording does not count; a refusal of it does', () => {
  const old = (granted: boolean) => {
    localStorage.setItem(decisionKey, JSON.stringify({ granted, version: '2020-01', accountId: null }))
    return readDecision()
  }
  expect(old(true)).toBeNull()
  expect(old(false)?.granted).toBe(false)
})

test('an invalid stored value is no decision', () => {
  for (const text of ['', 'true', '{', '{"granted":"yes","version":"2026-11"}', '{"granted":true}', 'null']) {
    localStorage.setItem(decisionKey, text)
    expect(readDecision()).toBeNull()
  }
})
