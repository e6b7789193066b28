import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { mainThreadMs } from '../bench/support/main-thread.ts'
import { weighBuild } from '../bench/support/page-weight.ts'
import { plainAnswers } from './support/answers.ts'
import { test } from './support/journey.ts'
import { openYardstick } from './support/yardstick.ts'

const built = fileURLToPath(new URL('../dist/web', import.meta.url))
const kB = 1000
const mostOfYardstick = 1.35
const { beforeScreen, screens, appStyleBytes, fileBytes } = weighBuild(built)

test('a phone loads at most 125 kB of JavaScript for the day, 135 kB for the sign-in', () => {
  expect(beforeScreen('day/today/today-screen.tsx')).toBeLessThanOrEqual(125 * kB)
  expect(beforeScreen('account/account/auth-screen.tsx')).toBeLessThanOrEqual(135 * kB)
})

test('the day and the sign-in page paint from 3 kB before the program loads', () => {
  for (const page of ['app/index.html', 'auth/index.html']) {
    const tags = readFileSync(join(built, page), 'utf8').match(/<(script|link)\b[^>]*>/g) ?? []
    const early = tags.filter((tag) => /src=|rel="modulepreload"|as="script"/.test(tag))
    const files = early.flatMap((tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? [])
    const bytes = files.map(fileBytes).reduce((sum, one) => sum + one, 0)
    expect(bytes, files.join(' ')).toBeLessThanOrEqual(3 * kB)
    expect(tags.some((tag) => tag.startsWith('<link rel="later"'))).toBe(true)
  }
})

test('no screen adds more than 25 kB, nor 15 kB of style with the app', () => {
  for (const { screen, ownBytes, styleBytes } of screens) {
    expect(ownBytes, screen).toBeLessThanOrEqual(25 * kB)
    expect(appStyleBytes + styleBytes, screen).toBeLessThanOrEqual(15 * kB)
  }
})

test('the landing page is at most 20 kB, with 5 kB of JavaScript before a tap', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(new URL(response.url()).pathname.slice(1))
  })
  const reply = await page.goto('/', { waitUntil: 'networkidle' })
  // As this instance sends it, with its own address in it.
  expect(gzipSync((await reply?.body()) ?? '', { level: 9 }).length).toBeLessThanOrEqual(20 * kB)
  const bytes = scripts.map(fileBytes).reduce((sum, one) => sum + one, 0)
  expect(bytes, scripts.join(' ')).toBeLessThanOrEqual(5 * kB)
})

test('opening the day is hardly more work than the yardstick', async ({ browser, page, enter }) => {
  // Up to ten pages, each until idle.
  test.slow()
  await enter(plainAnswers)
  const day: number[] = []
  const yardstick: number[] = []
  // Processor time still follows the machine's mood; beside a fixed piece of work it does not. Measured: 0.81 to 0.9, and 1.24 beside twenty others.
  // Two rounds are enough where it is so; on a machine out of sorts there are more.
  const ratio = () => Math.min(...day) / Math.min(...yardstick)
  for (let round = 0; round < 5 && (round < 2 || ratio() > mostOfYardstick); round++) {
    yardstick.push(await mainThreadMs(browser, page, () => openYardstick(page)))
    const open = async () => void (await page.goto('/app', { waitUntil: 'networkidle' }))
    day.push(await mainThreadMs(browser, page, open))
  }
  expect(ratio()).toBeLessThanOrEqual(mostOfYardstick)
})
