import { expect, type Page } from '@playwright/test'

const hoursAhead = () => {
  const ahead = 15 - new Date().getUTCHours()
  return ahead > 12 ? ahead - 24 : ahead
}

/** Time zone in which it is between 15:00 and 16:00 now: between lunch and dinner, whenever the tests run. */
export const afternoonZone = ((ahead) => `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`)(hoursAhead())

/** Moves the signed-in account to `afternoonZone`; its browser window needs `timezoneId: afternoonZone`. */
export async function liveInTheAfternoon(page: Page): Promise<void> {
  const reply = await page.request.patch('/api/profile', { data: { timezone: afternoonZone } })
  expect(reply.ok()).toBe(true)
}
