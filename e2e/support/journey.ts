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
  /** Whether this journey provokes the content security policy; in all others nothing may be refused. */
  provokesPolicy: boolean
  /** Somebody new signs in on this browser; with answers, their questionnaire is behind them. */
  enter: (answers?: AnswersInput, person?: Person) => Promise<SignedIn>
}

/** Runs a journey with a separate account. */
export const test = base.extend<Journey>({
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('playwright.config.ts names the origin')
    await use(baseURL)
  },
  provokesPolicy: [false, { option: true }],
  // Journeys follow each other in one window. It is emptied before the next; what that leaves out is put right here.
  context: async ({ context, origin, permissions, provokesPolicy }, use) => {
    const refused: string[] = []
    const heed = (message: ConsoleMessage) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    }
    context.on('console', heed)
    await shiftClock(context)
    await use(context)
    context.off('console', heed)
    // A call that a journey left under way fails nobody.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    if (!provokesPolicy) expect(refused, 'what the content security policy refused').toEqual([])
    await context.setOffline(false)
    await context.clearPermissions()
    await context.grantPermissions(permissions ?? [])
    const [page = await context.newPage()] = context.pages()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
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

/** Adds a described meal to the day of the signed-in account. */
export async function eat(page: Page, text: string, mealType: Meal['meal_type'] = 'almoco'): Promise<Meal> {
  const { items } = await read<PlateReading>(page.request.post('/api/meals/describe', { data: { text } }))
  const choices = items.map(({ food_id, grams, quantity, measure }) => ({
    food_id,
    grams,
    quantity,
    measure,
  }))
  return read<Meal>(
    page.request.post('/api/meals', { data: { id: randomUUID(), meal_type: mealType, items: choices } }),
  )
}

/** Creates a diet with its menu for the signed-in account: the simpler one, a fifth of the work. */
export async function haveMenu(page: Page): Promise<void> {
  const { id } = await read<DietDetail>(page.request.post('/api/diet-create-default', { data: {} }))
  await read(page.request.post('/api/diet-generate-ai', { data: { dietId: id, plain: true } }))
}

/** Creates a photographed plate of the signed-in account, described and not yet in the day. */
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

/** A short notice of the app, by its words. */
export function toast(page: Page, words: string | RegExp) {
  return page.locator('[data-sonner-toast]').filter({ hasText: words })
}

/** Closes a notice that would cover what is tapped next. */
export async function dismiss(page: Page, words: string | RegExp): Promise<void> {
  const notice = toast(page, words)
  await notice.locator('[data-close-button]').tap()
  await expect(notice).toHaveCount(0)
}

/** Until a file is there that a screen fetches once it stands, for the time without a network. */
export async function broughtLater(page: Page, file: string): Promise<void> {
  const reply = await page.waitForResponse(
    (one) => one.url().includes(`/assets/${file}-`) && one.url().endsWith('.js'),
  )
  await reply.finished()
}

/** The number a text holds, as Brazil writes it: `1.850 kcal` is 1850. */
export function numberIn(text: string): number {
  return Number(/\d[\d.]*(?:,\d+)?/.exec(text)?.[0].replaceAll('.', '').replace(',', '.'))
}
