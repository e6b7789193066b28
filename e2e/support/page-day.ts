import type { Page } from '@playwright/test'

/** Returns the day on the page's calendar, as `YYYY-MM-DD`: the machine of the tests may be in another time zone. */
export function pageDay(page: Page, daysAgo = 0): Promise<string> {
  return page.evaluate((back) => {
    const day = new Date()
    day.setDate(day.getDate() - back)
    return new Intl.DateTimeFormat('en-CA').format(day)
  }, daysAgo)
}
