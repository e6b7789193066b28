import { expect, test } from 'vitest'
import { type HeldKeys, type KeyShortcut, noKeys, pressKey } from './key-shortcuts.ts'

/** Presses keys, each with its time in milliseconds; returns what each of them does. */
function press(...keys: readonly (readonly [key: string, atMs: number])[]) {
  let held: HeldKeys = noKeys
  return keys.map(([key, atMs]): KeyShortcut['does'] | null => {
    const pressed = pressKey(held, { key, atMs })
    held = pressed.held
    return pressed.shortcut?.does ?? null
  })
}

test('a single key acts at once', () => {
  expect(press(['/', 0], ['?', 10])).toEqual(['search', 'help'])
})

test('two keys in a row open a screen, in capitals too', () => {
  expect(press(['g', 0], ['p', 400])).toEqual([null, { goTo: '/semana' }])
  expect(press(['G', 0], ['H', 400])).toEqual([null, { goTo: '/' }])
})

test('the first key is forgotten after a while', () => {
  expect(press(['g', 0], ['p', 2000])).toEqual([null, null])
})

test('a key that continues nothing starts a new sequence', () => {
  expect(press(['g', 0], ['/', 100], ['p', 200])).toEqual([null, 'search', null])
  expect(press(['g', 0], ['g', 100], ['d', 200])).toEqual([null, null, { goTo: '/dietas' }])
  expect(press(['x', 0], ['Enter', 100])).toEqual([null, null])
})
