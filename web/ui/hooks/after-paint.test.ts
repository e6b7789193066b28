import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let paint: () => void
let isOver: boolean

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    paint = draw
  })
  isOver = false
  void work()
})

async function work(): Promise<void> {
  await afterPaint()
  isOver = true
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('work starts after the paint, not in the frame before it', async () => {
  await vi.advanceTimersByTimeAsync(20)
  expect(isOver).toBe(false)
  paint()
  await Promise.resolve()
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver).toBe(true)
})

test('a hidden page, which paints nothing, does not hold work back', async () => {
  await vi.advanceTimersByTimeAsync(100)
  expect(isOver).toBe(true)
})
