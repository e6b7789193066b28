import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { present } from './toaster.tsx'

// jsdom has no popovers.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined })
const { matches } = HTMLElement.prototype
Object.assign(HTMLElement.prototype, {
  matches(this: HTMLElement, selector: string) {
    return selector !== ':popover-open' && matches.call(this, selector)
  },
})

afterEach(cleanup)

test('a notice replaces the one before it on the same subject, and no other', async () => {
  act(() => {
    present({ title: 'Almoço: marcado como feito', subject: 'almoço' })
    present({ title: 'Jantar: marcado como feito', subject: 'jantar' })
  })
  const [lunch, dinner] = await Promise.all(
    ['Almoço', 'Jantar'].map(async (meal) =>
      (await screen.findByText(`${meal}: marcado como feito`)).closest('li'),
    ),
  )
  act(() => present({ title: 'Almoço: desmarcado', subject: 'almoço' }))
  await screen.findByText('Almoço: desmarcado')
  await waitFor(() => expect(lunch?.dataset['removed']).toBe('true'), { timeout: 1000 })
  expect(dinner?.dataset['removed']).toBe('false')
})

test('at most two notices are visible, the newest of them', async () => {
  for (const title of ['Um', 'Dois', 'Três']) present({ title })
  const visible = () =>
    Array.from(
      document.querySelectorAll('[data-sonner-toast][data-visible="true"]'),
      (one) => one.textContent,
    )
  await expect.poll(() => visible().toSorted()).toEqual(['Dois', 'Três'])
})
