import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { mainThreadMs } from '../bench/support/main-thread.ts'
import { weighBuild } from '../bench/support/page-weight.ts'
import { plainAnswers } from './support/answers.ts'
import { test } from './support/journey.ts'

const built = fileURLToPath(new URL('../dist/web', import.meta.url))
const kB = 1000
const { beforeScreen, screens, appStyleBytes, fileBytes } = weighBuild(built)

test('a phone fetches at most 125 kB of JavaScript before the day, and 135 kB before the door', () => {
  expect(beforeScreen('today/today-screen.tsx')).toBeLessThanOrEqual(125 * kB)
  expect(beforeScreen('account/auth-screen.tsx')).toBeLessThanOrEqual(135 * kB)
})

test('no screen brings more than 25 kB of its own, nor more than 15 kB of style with the app', () => {
  for (const { screen, ownBytes, styleBytes } of screens) {
    expect(ownBytes, screen).toBeLessThanOrEqual(25 * kB)
    expect(appStyleBytes + styleBytes, screen).toBeLessThanOrEqual(15 * kB)
  }
})

test('the front page is at most 20 kB with its style, and runs at most 5 kB of JavaScript before a tap', async ({
  page,
}) => {
  expect(fileBytes('index.html')).toBeLessThanOrEqual(20 * kB)
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(new URL(response.url()).pathname.slice(1))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const bytes = scripts.map(fileBytes).reduce((sum, one) => sum + one, 0)
  expect(bytes, scripts.join(' ')).toBeLessThanOrEqual(5 * kB)
})

test('opening the day keeps the main thread busy for at most 110 ms', async ({ browser, page, enter }) => {
  await enter(plainAnswers)
  const open = () =>
    mainThreadMs(browser, page, async () => {
      await page.goto('/app', { waitUntil: 'networkidle' })
    })
  const loads: number[] = []
  // Processor time, not time: only other work on the same core adds to it, so the least of a few is the page's own.
  for (let load = 0; load < 6; load++) loads.push(await open())
  expect(Math.min(...loads)).toBeLessThanOrEqual(110)
})
