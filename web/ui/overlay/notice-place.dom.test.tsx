import { afterEach, expect, test, vi } from 'vitest'
import { followBottom, noticeBottom } from './notice-place.ts'

/** Puts the navigation at these distances from the bottom of the screen. */
function place(topPx: number, heightPx: number): void {
  const bar = document.querySelector('nav') ?? document.body.appendChild(document.createElement('nav'))
  bar.dataset['bottomBar'] = ''
  const rect = { top: innerHeight - topPx, height: heightPx } as DOMRect
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(rect)
}

const at = (px: number) => `max(1rem + env(safe-area-inset-bottom), ${px}px + 0.5rem)`

afterEach(() => {
  document.body.innerHTML = ''
})

test('a notice is placed above the navigation at the bottom', () => {
  place(64.5, 64.5)
  expect(noticeBottom()).toBe(at(65))
})

test('a notice is placed above the actions of an open sheet', () => {
  place(64, 64)
  document.body.insertAdjacentHTML('beforeend', '<dialog open><footer>Salvar</footer></dialog>')
  const rect = { top: innerHeight - 90, height: 90 } as DOMRect
  vi.spyOn(document.querySelector('footer')!, 'getBoundingClientRect').mockReturnValue(rect)
  expect(noticeBottom()).toBe(at(90))
})

test.each([
  ['beside a wide screen', [innerHeight, innerHeight]],
  ['that is hidden', [64, 0]],
] as const)('a navigation %s leaves the notice at the bottom', (_, [top, height]) => {
  place(top, height)
  expect(noticeBottom()).toBe(at(0))
})

test('a shown notice follows what is fixed at the bottom, until it is gone', async () => {
  const host = document.createElement('div')
  document.documentElement.append(host)
  const bottom = () => host.style.getPropertyValue('--notice-bottom')
  followBottom(host)
  expect(bottom()).toContain(' 0px ')
  document.body.append('changed before the notice is rendered')
  await Promise.resolve()
  host.innerHTML = '<ol><li data-sonner-toast></li></ol>'

  place(64, 64)
  await vi.waitFor(() => expect(bottom()).toContain(' 64px '))

  host.replaceChildren()
  document.body.append('changed')
  await Promise.resolve()
  place(90, 90)
  dispatchEvent(new Event('scroll'))
  await new Promise(requestAnimationFrame)
  expect(bottom()).toContain(' 64px ')
  host.remove()
})
