import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { plainAnswers } from '../e2e/support/answers.ts'
import { cookiesOf, type SignedIn, signUp } from '../e2e/support/account.ts'
import { findHeadlessShell } from '../scripts/find-browser.mjs'
import { startInstance } from './support/instance.ts'
import { type LighthouseScores, visitWithLighthouse } from './support/lighthouse.ts'
import { mainThreadMs } from './support/main-thread.ts'
import { type Finding, percentile, report } from './support/measure.ts'
import { weighBuild } from './support/page-weight.ts'

/** This benchmark measures download size and load times of the web on a phone. */

const built = fileURLToPath(new URL('../dist/web', import.meta.url))
const ownGoal = 'own goal'
const instance = await startInstance()
const browser = await chromium.launch(await findHeadlessShell())
try {
  const person = await signUp(instance.origin)
  await answer(person)
  reportBytes()
  await reportLanding()
  await reportWork(person)
  const landing = await visitWithLighthouse(`${instance.origin}/`)
  reportScores('/', landing, { performance: 99, lcpMs: 1600, cls: 0 })
  for (const [what, score] of [
    ['accessibility', landing.accessibility],
    ['best practices', landing.bestPractices],
    ['SEO', landing.seo],
  ] as const) {
    atLeast(`/: Lighthouse, ${what}`, score, 100)
  }
  const door = await visitWithLighthouse(`${instance.origin}/auth`)
  reportScores('/auth', door, { performance: 95, lcpMs: 2200, cls: 0.01 })
  const day = await visitWithLighthouse(`${instance.origin}/app`, person)
  reportScores('/app', day, { performance: 95, lcpMs: 2300, cls: 0.01 })
} finally {
  await browser.close()
  await instance.stop()
}

function reportBytes(): void {
  const { beforeScreen, screens, appStyleBytes } = weighBuild(built)
  const app = beforeScreen('day/today/today-screen.tsx') / 1000
  kilobytes('/app: JavaScript before it works', app, 125, 'SparkyFitness: 716 kB')
  kilobytes(
    '/auth: JavaScript before it works',
    beforeScreen('account/account/sign-in/auth-screen.tsx') / 1000,
    135,
  )
  const heaviest = screens.toSorted((one, other) => other.ownBytes - one.ownBytes)[0]!
  kilobytes(`heaviest screen of its own, ${heaviest.screen}`, heaviest.ownBytes / 1000, 25)
  const style = appStyleBytes + Math.max(...screens.map(({ styleBytes }) => styleBytes))
  kilobytes('style of a screen and the app', style / 1000, 15)
}

/** Reports the bytes that a browser loads for the landing page until it is idle. */
async function reportLanding(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const scripts: number[] = []
  let all = 0
  let html = 0
  page.on('requestfinished', async (request) => {
    const [response, sizes] = await Promise.all([request.response(), request.sizes()])
    all += sizes.responseBodySize
    const body = await response?.body().catch(() => null)
    if (!body) return
    if (request.resourceType() === 'script') scripts.push(gzipSync(body, { level: 9 }).length)
    if (request.resourceType() === 'document') html = gzipSync(body, { level: 9 }).length
  })
  await page.goto(instance.origin, { waitUntil: 'networkidle' })
  const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
  kilobytes('/: JavaScript before interaction', total(scripts) / 1000, 5)
  kilobytes('/: HTML with its style', html / 1000, 20)
  kilobytes('/: everything, as sent', all / 1000, 130)
  await context.close()
}

async function reportWork(person: SignedIn): Promise<void> {
  const first: number[] = []
  const later: number[] = []
  for (let round = 0; round < 9; round++) {
    const context = await openPhone(person)
    first.push(await workOfOpening(context))
    // The second run creates the browser's code cache.
    await workOfOpening(context)
    later.push(await workOfOpening(context))
    await context.close()
  }
  const milliseconds = { goalIs: 'at most', unit: 'ms', comparedTo: ownGoal } as const
  const what = "/app: main thread's processor time"
  report({ what, measured: percentile(first, 0.5), goal: 110, ...milliseconds })
  report({ what: `${what}, third visit`, measured: percentile(later, 0.5), goal: 110, ...milliseconds })
  const context = await openPhone(person)
  const page = await context.newPage()
  const changes = await timeRouteChanges(page)
  report({
    what: 'from a tap to a visited screen, p95',
    measured: percentile(changes, 0.95),
    goal: 100,
    ...milliseconds,
  })
  await context.close()
}

async function openPhone(person: SignedIn): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
  await context.addCookies(cookiesOf(person, instance.origin))
  return context
}

async function workOfOpening(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  const open = async () => void (await page.goto(`${instance.origin}/app`, { waitUntil: 'networkidle' }))
  const milliseconds = await mainThreadMs(browser, page, open)
  await page.close()
  return milliseconds
}

/** Times navigation over the bottom bar, ms; the first round loads the chunks and is not counted. */
async function timeRouteChanges(page: Page): Promise<number[]> {
  await page.goto(`${instance.origin}/app`, { waitUntil: 'networkidle' })
  const bar = page.getByRole('navigation', { name: 'Principal' })
  const names = await bar.getByRole('link').allInnerTexts()
  const samples: number[] = []
  for (let round = 0; round < 11; round++) {
    for (const name of names) {
      const took = await page.evaluate(async (wanted) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
        const link = links.find(({ innerText }) => innerText.trim() === wanted.trim())
        if (!link || link.ariaCurrent === 'page') return null
        const before = document.querySelector('h1')?.textContent
        const started = performance.now()
        link.click()
        while (document.querySelector('h1')?.textContent === before) {
          if (performance.now() - started > 5000) return null
          await new Promise(requestAnimationFrame)
        }
        return performance.now() - started
      }, name)
      await page.waitForLoadState('networkidle')
      if (took !== null && round > 0) samples.push(took)
    }
  }
  return samples
}

async function answer({ cookie }: SignedIn): Promise<void> {
  const reply = await fetch(`${instance.origin}/api/onboarding`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(plainAnswers),
  })
  if (!reply.ok) throw new Error(`onboarding answered ${reply.status}: ${await reply.text()}`)
}

function reportScores(
  path: string,
  scores: LighthouseScores,
  goals: { readonly performance: number; readonly lcpMs: number; readonly cls: number },
): void {
  atLeast(`${path}: Lighthouse, performance`, scores.performance, goals.performance)
  const most = { goalIs: 'at most', comparedTo: 'median of 5 visits' } as const
  report({ what: `${path}: largest paint`, measured: scores.lcpMs, goal: goals.lcpMs, unit: 'ms', ...most })
  report({ what: `${path}: layout shift`, measured: scores.cls, goal: goals.cls, unit: '', ...most })
  console.log(`       ${path}: blocked for ${Math.round(scores.tbtMs)} ms (told, not judged)`)
}

function atLeast(what: string, measured: number, goal: number): void {
  report({ what, measured, goal, goalIs: 'at least', unit: '', comparedTo: 'median of 5 visits' })
}

function kilobytes(
  what: string,
  measured: number,
  goal: number,
  comparedTo: Finding['comparedTo'] = ownGoal,
): void {
  report({ what, measured, goal, goalIs: 'at most', unit: 'kB', comparedTo })
}
