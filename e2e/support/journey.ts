import { randomUUID } from 'node:crypto'
import { type APIResponse, type ConsoleMessage, expect, type Page, test as base } from '@playwright/test'
import type { DietDetail } from '#contract/menus/diets.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Meal, PlateReading } from '#contract/day/meals.ts'
import type { AnswersInput } from '#contract/account/questionnaire.ts'
import type { Scan, startScan } from '#contract/scans/scans.ts'
import { cookiesOf, type Person, type SignedIn, signUp } from './account.ts'
import { platePhoto } from './plate-photo.ts'
import { shiftClock } from './shifted-clock.ts'

interface Journey {
  origin: string
  /** Whether this journey violates the content security policy on purpose; in all others nothing may be refused. */
  provokesPolicy: boolean
  /** Signs in a new person, or `person`, on this browser; `answers`, if given, completes their questionnaire. */
  enter: (answers?: AnswersInput, person?: Person) => Promise<SignedIn>
}

/** Playwright's `test` with the fixtures of `Journey`; a journey has its own account after `enter`. */
export const test = base.extend<Journey>({
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('playwright.config.ts names the origin')
    await use(baseURL)
  },
  provokesPolicy: [false, { option: true }],
  // All journeys of a worker share one window. Playwright empties it between journeys; the rest is reset here.
  context: async ({ context, origin, permissions, provokesPolicy }, use) => {
    const refused: string[] = []
    const recordRefusal = (message: ConsoleMessage) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    }
    context.on('console', recordRefusal)
    await shiftClock(context)
    await use(context)
    context.off('console', recordRefusal)
    // A request that a journey left running must not fail the next journey.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    if (!provokesPolicy) expect(refused, 'what the content security policy refused').toEqual([])
    await context.setOffline(false)
    await context.clearPermissions()
    await context.grantPermissions(permissions ?? [])
    const [page = await context.newPage()] = context.pages()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    // A navigation that the journey left unfinished would interrupt this navigation, which empties the window.
    await expect(() => page.goto('about:blank')).toPass()
  },
  enter: async ({ context, origin }, use) => {
    await use(async (answers, person) => {
      const signedIn = await signUp(origin, person)
      await context.addCookies(cookiesOf(signedIn, origin))
      if (answers) await read(context.request.post('/api/onboarding', { data: answers }))
      return signedIn
    })
  },
})

/** Adds a described meal to a day of the signed-in account, by default today. */
export async function eat(
  page: Page,
  text: string,
  mealType: Meal['meal_type'] = 'almoco',
  eatenAt?: Date,
): Promise<Meal> {
  const { items } = await read<PlateReading>(page.request.post('/api/meals/describe', { data: { text } }))
  const choices = items.map(({ food_id, grams, quantity, measure }) => ({
    food_id,
    grams,
    quantity,
    measure,
  }))
  const meal = { id: randomUUID(), meal_type: mealType, eaten_at: eatenAt?.toISOString(), items: choices }
  return read<Meal>(page.request.post('/api/meals', { data: meal }))
}

/** Creates a diet with its menu for the signed-in account: the simple menu, which takes a fifth of the time. */
export async function haveMenu(page: Page): Promise<void> {
  const { id } = await read<DietDetail>(page.request.post('/api/diet-create-default', { data: {} }))
  await read(page.request.post('/api/diet-generate-ai', { data: { dietId: id, plain: true } }))
}

/** Creates a photographed plate of the signed-in account, described and not yet logged. */
export async function scan(page: Page, description: string): Promise<Scan> {
  const { scan_id, path, uploadUrl } = await read<Reply<typeof startScan>>(
    page.request.post('/api/scan-start', { data: {} }),
  )
  await read(
    page.request.put(uploadUrl, {
      headers: { 'content-type': 'image/jpeg' },
      data: await platePhoto({ widthPx: 640, heightPx: 480 }),
    }),
  )
  await read(page.request.post('/api/scan-complete', { data: { scan_id, path } }))
  return read<Scan>(page.request.post('/api/scan-complete', { data: { scan_id, description } }))
}

async function read<Answer>(asked: Promise<APIResponse>): Promise<Answer> {
  const reply = await asked
  expect(reply.ok(), `${reply.url()} answered ${reply.status()}`).toBe(true)
  return (await reply.json()) as Answer
}

/** Returns the toast with these words. */
export function toast(page: Page, words: string | RegExp) {
  return page.locator('[data-sonner-toast]').filter({ hasText: words })
}

/**
 * Keeps later notices of the open document for 120 s if the app would close them after 8 s (errors and notices with a
 * button), which a busy machine may need to reach the button.
 */
export async function holdNotices(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setTimeout } = globalThis
    const hold = (work: TimerHandler, delayMs?: number, ...args: unknown[]) =>
      setTimeout(work, delayMs === 8000 ? 120_000 : delayMs, ...args)
    Object.assign(globalThis, { setTimeout: hold })
  })
}

/** Waits for a toast and closes it, because it would cover the next element to tap. */
export async function dismiss(page: Page, words: string | RegExp): Promise<void> {
  const notice = toast(page, words)
  await expect(notice).toBeVisible()
  await notice.locator('[data-close-button]').evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click()
  })
  await expect(notice).toHaveCount(0)
}

/**
 * Waits until the page has loaded a file that it fetches after its screen has rendered; without the file, the page
 * cannot go offline.
 */
export async function broughtLater(page: Page, file: string): Promise<void> {
  const reply = await page.waitForResponse(
    (one) => one.url().includes(`/assets/${file}-`) && one.url().endsWith('.js'),
  )
  await reply.finished()
}

/** Returns the first number in a text in Brazilian format: `1.850 kcal` is 1850. NaN without one. */
export function numberIn(text: string): number {
  return Number(/\d[\d.]*(?:,\d+)?/.exec(text)?.[0].replaceAll('.', '').replace(',', '.'))
}
