import { afterEach, expect, test, vi } from 'vitest'
import { followHeader, noticeTop } from './notice-place.ts'

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

test('a control low in the header of a page with large text counts', () => {
  document.documentElement.style.fontSize = '32px'
  place([140, 228], [260, 348])
  expect(noticeTop()).toBe('max(1rem + env(safe-area-inset-top), 228px + 0.5rem)')
  document.documentElement.style.fontSize = ''
})

test('a shown notice moves below the header that the page scrolls into view, or opens with', async () => {
  const host = document.createElement('div')
  document.documentElement.append(host)
  const top = () => host.style.getPropertyValue('--notice-top')
  place([-90, -46], [90, 134])
  followHeader(host)
  expect(top()).toContain(' 0px ')
  document.body.append('changed before the notice is rendered')
  await Promise.resolve()
  host.innerHTML = '<ol><li data-sonner-toast></li></ol>'

  vi.spyOn(document.querySelector('header button')!, 'getBoundingClientRect').mockReturnValue({
    top: 8,
    bottom: 52,
  } as DOMRect)
  dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => expect(top()).toContain(' 52px '))

  place([20, 64], [90, 134])
  await vi.waitFor(() => expect(top()).toContain(' 64px '))

  host.replaceChildren()
  document.body.append('changed')
  await Promise.resolve()
  place([30, 74], [90, 134])
  dispatchEvent(new Event('scroll'))
  await new Promise(requestAnimationFrame)
  expect(top()).toContain(' 64px ')
  host.remove()
})
