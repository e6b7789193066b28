import type { Page } from '@playwright/test'

/**
 * Waits until the service worker controls this page: its first version takes control once the precache is complete.
 */
export async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
}

/** Whether the service worker has stored an answer of this path. */
export const kept = (page: Page, path: string) =>
  page.evaluate(
    async (end) => (await (await caches.open('seen')).keys()).some(({ url }) => url.endsWith(end)),
    path,
  )

/** Card of the meals that wait on the device. */
export const waiting = (page: Page) => page.getByRole('region', { name: /^\d+ refeiç/ })

export const counted = (page: Page) => page.getByText(/^Já com [\d.]+\skcal que esperam a internet\./)

export const mealsOfToday = (page: Page) =>
  page.getByRole('region', { name: 'Suas refeições de hoje' }).getByRole('listitem')
