import { afterEach, expect, test, vi } from 'vitest'
import { noticeTop } from './notice-place.ts'

/** Puts a header's control and a link of the content at these vertical positions. */
function place(control: [top: number, bottom: number], content: [top: number, bottom: number]): void {
  document.body.innerHTML = '<header><button>Voltar</button></header><main><a href="/">Abrir</a></main>'
  for (const [selector, [top, bottom]] of [
    ['button', control],
    ['a', content],
  ] as const) {
    const rect = { top, bottom } as DOMRect
    vi.spyOn(document.querySelector(selector)!, 'getBoundingClientRect').mockReturnValue(rect)
  }
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('a notice is placed below the control of a header in view', () => {
  place([20, 64.5], [90, 134])
  expect(noticeTop()).toBe('max(1rem + env(safe-area-inset-top), 65px + 0.5rem)')
})

test.each([
  ['scrolled out of view', [-90, -46]],
  ['of a low sheet', [400, 444]],
] as const)('a control %s leaves the notice at the top', (_, control) => {
  place([...control], [90, 134])
  expect(noticeTop()).toBe('max(1rem + env(safe-area-inset-top), 0px + 0.5rem)')
})
