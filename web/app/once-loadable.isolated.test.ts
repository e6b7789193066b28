import { afterEach, expect, test, vi } from 'vitest'
import { onceLoadable } from './once-loadable.ts'

afterEach(() => void vi.unstubAllGlobals())

function stubBrowser(navigator: object) {
  const listeners: (() => void)[] = []
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    expect(name).toBe('online')
    listeners.push(listener)
  })
  return listeners
}

test('code loads at once online, and offline under a service worker', () => {
  const load = vi.fn<() => void>()
  const waiting = stubBrowser({ onLine: true, serviceWorker: { controller: null } })
  onceLoadable(load)
  stubBrowser({ onLine: false, serviceWorker: { controller: {} } })
  onceLoadable(load)
  expect(load).toHaveBeenCalledTimes(2)
  expect(waiting).toEqual([])
})

test('code waits for the network offline without a service worker', () => {
  const load = vi.fn<() => void>()
  for (const serviceWorker of [{ serviceWorker: { controller: null } }, {}]) {
    const waiting = stubBrowser({ onLine: false, ...serviceWorker })
    load.mockClear()
    onceLoadable(load)
    expect(load).not.toHaveBeenCalled()
    expect(waiting).toHaveLength(1)
    waiting[0]?.()
    expect(load).toHaveBeenCalledTimes(1)
  }
})
