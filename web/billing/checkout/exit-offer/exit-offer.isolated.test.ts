// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { beginWatch, dueTriggers, type ExitEvent, follow } from './exit-offer-triggers.ts'
import {
  beginOffer,
  formatCountdown,
  isDiscountUsed,
  markDiscountUsed,
  markShown,
  readOfferEnd,
  secondsUntil,
  wasShown,
} from '../../shared/offer-memory.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const left = (y: number, atMs: number): ExitEvent => ({ kind: 'pointer-left', y, atMs })
const at = (kind: Exclude<ExitEvent['kind'], 'pointer-left'>, atMs: number): ExitEvent => ({ kind, atMs })

test.each([
  ['armed and at the top', left(0, 3000), ['pointer']],
  ['at the edge of what counts', left(50, 3000), ['pointer']],
  ['too early', left(0, 2999), []],
  ['too far from the top', left(51, 10_000), []],
  ['a hidden tab', at('tab-hidden', 10_000), []],
  ['a long time', at('tick', 100_000), []],
])('on a large screen, %s', (_, event, due) => {
  expect(dueTriggers(beginWatch(false, 0), event)).toEqual(due)
})

test.each([
  ['a hidden tab', at('tab-hidden', 10), ['hidden']],
  ['29.999 seconds without a touch', at('tick', 29_999), []],
  ['30 seconds without a touch', at('tick', 30_000), ['inactive']],
  ['45 seconds in all', at('tick', 45_000), ['elapsed', 'inactive']],
  ['a pointer that leaves', left(0, 5000), []],
  ['a touch', at('touched', 60_000), []],
])('on a phone, %s', (_, event, due) => {
  expect(dueTriggers(beginWatch(true, 0), event)).toEqual(due)
})

test('a touch or a scroll restarts only the inactivity timer', () => {
  const watch = follow(beginWatch(true, 0), at('touched', 20_000))
  expect(dueTriggers(watch, at('tick', 44_999))).toEqual([])
  expect(dueTriggers(watch, at('tick', 45_000))).toEqual(['elapsed'])
  expect(dueTriggers(watch, at('tick', 50_000))).toEqual(['elapsed', 'inactive'])
})

test('a page replaced by the next one is not abandoned until it is back', () => {
  const going = follow(beginWatch(true, 0), at('page-left', 1000))
  expect(dueTriggers(going, at('tab-hidden', 1000))).toEqual([])
  const back = follow(going, at('page-shown', 40_000))
  expect(dueTriggers(back, at('tick', 41_000))).toEqual([])
  expect(dueTriggers(back, at('tab-hidden', 41_000))).toEqual(['hidden'])
})

test('each signal fires independently', () => {
  markShown('hidden')
  expect([wasShown('hidden'), wasShown('elapsed')]).toEqual([true, false])
})

test('the countdown continues over a reload and an expired one stays expired', () => {
  expect(readOfferEnd()).toBeNull()
  expect(secondsUntil(beginOffer(1000), 1000)).toBe(900)
  expect(secondsUntil(beginOffer(61_000), 61_000)).toBe(840)
  expect(secondsUntil(beginOffer(2_000_000), 2_000_000)).toBe(0)
})

test('an invalid end time is ignored', () => {
  sessionStorage.setItem('exit-offer-ends', 'logo')
  expect(readOfferEnd()).toBeNull()
})

test.each([
  [900, '15:00'],
  [754, '12:34'],
  [9, '00:09'],
  [0, '00:00'],
])('%i seconds read %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})

test('a used discount is stored with its time', () => {
  expect(isDiscountUsed()).toBe(false)
  markDiscountUsed(Date.UTC(2026, 10, 21))
  expect(isDiscountUsed()).toBe(true)
  expect(localStorage.getItem('discount-timestamp')).toBe('2026-11-21T00:00:00.000Z')
})
