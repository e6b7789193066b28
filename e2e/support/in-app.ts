import type { Page } from '@playwright/test'

/** Navigates inside the running app, as a tap on a link does, without loading a document. */
export async function navigate(page: Page, path: string): Promise<void> {
  // The router observes `pushState`.
  await page.evaluate((to) => history.pushState(null, '', to), path)
}
