import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { weighBuild } from '../bench/support/page-weight.ts'
import { test } from './support/journey.ts'

const built = fileURLToPath(new URL('../dist/web', import.meta.url))
const kB = 1000
const { beforeScreen, screens, appStyleBytes, fileBytes } = weighBuild(built)

test('a phone loads the landing page, the sign-in and the day within their byte budgets', async ({
  page,
}) => {
  await test.step('the day needs at most 125 kB of JavaScript, the sign-in 135 kB', () => {
    expect(beforeScreen('day/today/today-screen.tsx')).toBeLessThanOrEqual(125 * kB)
    expect(beforeScreen('account/account/sign-in/auth-screen.tsx')).toBeLessThanOrEqual(135 * kB)
  })

  await test.step('no script contains the style of the toasts', () => {
    const assets = join(built, 'assets')
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
    const styled = scripts.filter((file) =>
      readFileSync(join(assets, file), 'utf8').includes('[data-sonner-toaster][dir='),
    )
    expect(styled).toEqual([])
  })

  await test.step('both paint from 3 kB before the program loads', () => {
    for (const place of ['app/index.html', 'auth/index.html']) {
      const tags = readFileSync(join(built, place), 'utf8').match(/<(script|link)\b[^>]*>/g) ?? []
      const early = tags.filter((tag) => /src=|rel="modulepreload"|as="script"/.test(tag))
      const files = early.flatMap((tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? [])
      const bytes = files.map(fileBytes).reduce((sum, one) => sum + one, 0)
      expect(bytes, files.join(' ')).toBeLessThanOrEqual(3 * kB)
      expect(tags.some((tag) => tag.startsWith('<link rel="later"'))).toBe(true)
    }
  })

  await test.step('no screen adds more than 25 kB, nor 15 kB of style with the app', () => {
    for (const { screen, ownBytes, styleBytes } of screens) {
      expect(ownBytes, screen).toBeLessThanOrEqual(25 * kB)
      expect(appStyleBytes + styleBytes, screen).toBeLessThanOrEqual(15 * kB)
    }
  })

  await test.step('the landing page is at most 20 kB, with 5 kB of JavaScript before a tap', async () => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(new URL(response.url()).pathname.slice(1))
    })
    const reply = await page.goto('/', { waitUntil: 'networkidle' })
    // The reply is measured, not a file of the build, because the served page contains this instance's address.
    expect(gzipSync((await reply?.body()) ?? '', { level: 9 }).length).toBeLessThanOrEqual(20 * kB)
    const bytes = scripts.map(fileBytes).reduce((sum, one) => sum + one, 0)
    expect(bytes, scripts.join(' ')).toBeLessThanOrEqual(5 * kB)
  })

  await test.step('its sample reads common foods with at most 90 kB', () => {
    const [worker = ''] = readdirSync(join(built, 'assets')).filter((file) =>
      /^common-sample-worker.*\.js\.br$/.test(file),
    )
    expect(statSync(join(built, 'assets', worker)).size).toBeLessThanOrEqual(90 * kB)
  })
})
