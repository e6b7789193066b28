import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSecondsUntil } from './use-seconds-until.ts'

const start = Date.parse('2026-11-20T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the seconds count down to zero and stay there', () => {
  const { result } = renderHook(() => useSecondsUntil(start + 2500))
  const seen = [result.current]
  for (let second = 0; second < 4; second++) {
    act(() => void vi.advanceTimersByTime(1000))
    seen.push(result.current)
  }
  expect(seen).toEqual([3, 2, 1, 0, 0])
})

test('the seconds of a suspended tab are right at its next tick', () => {
  const { result } = renderHook(() => useSecondsUntil(start + 60_000))
  vi.setSystemTime(start + 50_000)
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current).toBe(9)
})

test('the clock stops when its screen is left', () => {
  const { unmount } = renderHook(() => useSecondsUntil(start + 60_000))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
