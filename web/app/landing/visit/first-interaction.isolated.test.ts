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

test('a page that appears below a resting mouse reports no interaction', () => {
  const { act, fire } = watchPage()
  fire('pointermove', { screenX: 120, screenY: 300 })
  fire('pointermove', { screenX: 120, screenY: 300 })
  expect(act).not.toHaveBeenCalled()
})

test('a moving mouse counts as an interaction', () => {
  const { act, fire } = watchPage()
  fire('pointermove', { screenX: 120, screenY: 300 })
  fire('pointermove', { screenX: 121, screenY: 300 })
  expect(act).toHaveBeenCalledOnce()
})

test.each(['scroll', 'pointerdown', 'keydown'])('%s counts as an interaction, once', (type) => {
  const { act, fire } = watchPage()
  fire(type)
  fire(type)
  fire('pointerdown')
  expect(act).toHaveBeenCalledOnce()
})
