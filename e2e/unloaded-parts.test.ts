import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { plainAnswers } from './support/answers.ts'
import { test } from './support/journey.ts'

const manifest = new URL('../dist/web/.vite/manifest.json', import.meta.url)
const built = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { readonly file: string }>
const message = built['ui/layout/unloaded-part.tsx']?.file
if (!message) throw new Error('The build has no file for ui/layout/unloaded-part.tsx.')

test('a part whose code cannot be loaded says so and opens with a retry, without a reload', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  // The message is loaded after the start, so that it is there when the network is not.
  const loaded = page.waitForResponse((reply) => reply.url().endsWith(message))
  await page.goto('/app')
  await (await loaded).finished()
  const opener = page.getByRole('button', { name: 'Ver todos' })
  await expect(opener).toBeVisible()
  const failure = page.getByRole('dialog', { name: 'Não deu para abrir esta parte' })
  const sheet = page.getByRole('dialog', { name: /check-in/i })
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await test.step('without the network the tap is answered in words', async () => {
    await page.route('**/assets/**', (route) => route.abort())
    await opener.tap()
    await expect(failure).toBeVisible()
    await failure.getByRole('button', { name: 'Tentar de novo' }).tap()
    await expect(failure.getByRole('button', { name: 'Tentar de novo' })).toBeEnabled()
  })

  await test.step('once it is back, the retry opens the part on the same page', async () => {
    await page.unroute('**/assets/**')
    await failure.getByRole('button', { name: 'Tentar de novo' }).tap()
    await expect(sheet).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
})
