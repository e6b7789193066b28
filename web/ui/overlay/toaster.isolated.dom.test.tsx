import { expect, test } from 'vitest'

test('at most two notices are visible, the newest of them', async () => {
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined })
  const { matches } = HTMLElement.prototype
  Object.assign(HTMLElement.prototype, {
    matches(this: HTMLElement, selector: string) {
      return selector !== ':popover-open' && matches.call(this, selector)
    },
  })
  const { present } = await import('./toaster.tsx')
  for (const title of ['Um', 'Dois', 'Três']) present({ title })
  const visible = () =>
    Array.from(
      document.querySelectorAll('[data-sonner-toast][data-visible="true"]'),
      (one) => one.textContent,
    )
  await expect.poll(() => visible().toSorted()).toEqual(['Dois', 'Três'])
})
