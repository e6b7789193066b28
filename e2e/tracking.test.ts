import { expect, type Page } from '@playwright/test'
import { startInstance } from '../bench/support/instance.ts'
import { plainAnswers } from './support/answers.ts'
import { type Collector, startCollector } from './support/collector.ts'
import { test as journey, toast } from './support/journey.ts'

interface Measured {
  collector: Collector
  instance: { origin: string }
}

/** Journeys on a separate instance with a pixel: without one, no consent is requested. */
const test = journey.extend<object, Measured>({
  collector: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const collector = await startCollector()
      await use(collector)
      collector.stop()
    },
    { scope: 'worker' },
  ],
  instance: [
    async ({ collector }, use) => {
      const settings = { PIXEL_ID: '1234567890', PIXEL_URL: collector.url, NODE_ENV: 'test' }
      const instance = await startInstance({ settings })
      await use(instance)
      await instance.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: ({ instance }, use) => use(instance.origin),
})
// Runs all tests of this file in one worker, because each worker starts its own instance.
test.describe.configure({ mode: 'default' })

/** Opens the landing page and presses a key: the consent question appears only after a first interaction. */
async function visitFront(page: Page): Promise<void> {
  await page.goto('/')
  await page.keyboard.press('Shift')
}

const banner = (page: Page) => page.getByRole('region', { name: 'Podemos medir anúncios?' })

test('a visitor who refuses, or whose browser does, is never tracked', async ({
  page,
  browser,
  instance,
  collector,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(banner(page)).toHaveCount(0)
  await page.keyboard.press('Shift')
  const [refuse, accept] = [
    banner(page).getByRole('button', { name: 'Recusar' }),
    banner(page).getByRole('button', { name: 'Aceitar' }),
  ]
  await expect(accept).toBeVisible()
  const look = (of: typeof accept) =>
    of.evaluate((button) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
      const { width, height } = button.getBoundingClientRect()
      return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height }
    })
  expect(await look(refuse)).toEqual(await look(accept))
  await page.getByRole('link', { name: 'Cadastrar grátis' }).first().tap()
  await expect(page).toHaveURL(/\/auth/)
  await expect(accept).toBeVisible()
  await refuse.tap()
  await expect(banner(page)).toHaveCount(0)
  await page.goto('/paywall')
  await visitFront(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await collector.hasAllOf(page)

  const quiet = await browser.newContext({ baseURL: instance.origin })
  await quiet.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }))
  const private_ = await quiet.newPage()
  await private_.goto('/privacidade')
  await expect(private_.getByText('Seu navegador pede para não ser seguido')).toBeVisible()
  await expect(private_.getByRole('switch', { name: 'Medir anúncios' })).toBeDisabled()
  await visitFront(private_)
  await expect(private_.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(private_)).toHaveCount(0)
  await collector.hasAllOf(private_)
  await quiet.close()
  expect(collector.names()).toEqual([])
})

test('a visitor who consents is tracked without food data until they withdraw', async ({
  page,
  context,
  enter,
  origin,
  collector,
}) => {
  await visitFront(page)
  await banner(page).getByRole('button', { name: 'Aceitar' }).tap()
  await expect.poll(collector.names).toContain('LandingSectionView')
  await page.getByRole('link', { name: 'Cadastrar grátis' }).first().tap()
  await expect.poll(collector.names).toContain('LandingCTAClick')
  await expect.poll(() => collector.collected.at(-1)?.page).toBe(`${origin}/auth`)

  const person = await enter(plainAnswers)
  await page.goto('/receitas')
  await expect.poll(collector.names).toContain('TrialStart')
  await page.getByRole('searchbox').fill('lombo com abacaxi')
  await page.getByRole('link', { name: /Lombo de porco com abacaxi/ }).tap()
  // Waits for the recipe, because the shelf has favourite buttons too.
  await expect(page.getByRole('region', { name: 'Ingredientes' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Gostei/ })
    .first()
    .tap()
  await expect(toast(page, 'Receita adicionada aos favoritos!')).toBeVisible()
  await page.getByRole('link', { name: 'Relatórios' }).tap()
  await expect.poll(collector.names).toContain('ReportView')
  await page.getByRole('link', { name: 'Perfil', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perfil')

  expect(new Set(collector.collected.map(({ page: at }) => at))).toEqual(
    new Set(['/', '/auth', '/receitas', '/receitas/$recipeId'].map((path) => origin + path)),
  )
  expect(collector.names()).toEqual(expect.arrayContaining(['Search', 'ViewContent', 'AddToWishlist']))
  const all = collector.collected.map(({ raw }) => raw).join('\n')
  expect(all).not.toMatch(/lombo|abacaxi|perfil|relatorios|referer|cookie/i)
  expect(all).not.toContain(person.email)
  const consents = async () => (await page.request.get('/api/consents')).json()
  await expect
    .poll(consents)
    .toContainEqual(expect.objectContaining({ purpose: 'marketing_pixel', granted: true }))

  const other = await context.newPage()
  await other.goto('/privacidade')
  const choice = other.getByRole('switch', { name: 'Medir anúncios' })
  await expect(choice).toBeChecked()
  await choice.tap()
  await expect(choice).not.toBeChecked()
  await expect(other.getByText('Você recusou. Nada é enviado.')).toBeVisible()
  const before = collector.collected.length
  await page.bringToFront()
  await page.getByRole('link', { name: 'Receitas' }).tap()
  await page.getByRole('searchbox').fill('moqueca')
  await expect(page).toHaveURL(/busca=moqueca/)
  await page.getByRole('link', { name: 'Hoje' }).tap()
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite), / }),
  ).toBeVisible()
  await collector.hasAllOf(page)
  expect(collector.collected.slice(before)).toEqual([])
  await expect
    .poll(consents)
    .toContainEqual(expect.objectContaining({ purpose: 'marketing_pixel', granted: false }))
})
