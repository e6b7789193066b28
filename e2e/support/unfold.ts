import type { Page } from '@playwright/test'

/** Opens every card of a report, which a phone shows folded to its main fact. */
export async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator('section > details:not([open]) > summary')
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().tap()
}
