import { expect, test, vi } from 'vitest'
import { onFirstInteraction } from './first-interaction.ts'

function watchPage() {
  const page = new EventTarget()
  const act = vi.fn<() => void>()
  onFirstInteraction(page, act)
  const fire = (type: string, at: { screenX: number; screenY: number } = { screenX: 0, screenY: 0 }) =>
    page.dispatchEvent(Object.assign(new Event(type), at))
  return { act, fire }
}

test('a page that appears below a resting mouse reports no first sign', () => {
  const { act, fire } = watchPage()
  fire('pointermove', { screenX: 120, screenY: 300 })
  fire('pointermove', { screenX: 120, screenY: 300 })
  expect(act).not.toHaveBeenCalled()
})

test('a mouse that moves is a sign', () => {
  const { act, fire } = watchPage()
  fire('pointermove', { screenX: 120, screenY: 300 })
  fire('pointermove', { screenX: 121, screenY: 300 })
  expect(act).toHaveBeenCalledOnce()
})

test.each(['scroll', 'pointerdown', 'keydown'])('%s is a sign, and only the first one counts', (sign) => {
  const { act, fire } = watchPage()
  fire(sign)
  fire(sign)
  fire('pointerdown')
  expect(act).toHaveBeenCalledOnce()
})
