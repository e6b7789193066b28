import { expect, type Page } from '@playwright/test'
import type { PlateReading } from '#contract/day/meals.ts'
import { signUp } from './support/account.ts'
import { numberIn, test } from './support/journey.ts'

test('a visitor reads the landing page, counts a plate and finds both forms', async ({
  page,
  browser,
  origin,
}) => {
  const errors: string[] = []
  const scripts: string[] = []

  await test.step('the page loads nothing of the app', async () => {
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const response = await page.goto('/', { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(200)
    expect(scripts.join()).not.toMatch(/react|tanstack|kit|sample/)
  })

  await test.step('search engines and chats learn the address of this instance', async () => {
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/`)
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    const reply = await page.request.get(picture ?? '')
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/png'])
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')['@graph'][0].url).toBe(`${origin}/`)
    const robots = await (await page.request.get('/robots.txt')).text()
    const [, map] = /^Sitemap: (.+)$/m.exec(robots) ?? []
    expect(await (await page.request.get(map ?? '')).text()).toContain(`<loc>${origin}/</loc>`)
  })

  await test.step('a described plate has the same numbers as in the app', async () => {
    const text = 'arroz, feijão, bife e xablau'
    const field = page.getByLabel('O que tem no seu prato?')
    await field.fill(text)
    await page.getByRole('button', { name: 'Contar este prato' }).tap()
    await expect(page.getByText('“xablau”')).toBeVisible()
    const { items, totals } = await describe(origin, text)
    const shown = await Promise.all(['name', 'kcal'].map((part) => textsOf(page, part)))
    expect(shown[0]).toEqual(items.map(({ name }) => name))
    expect(shown[1]?.map(numberIn)).toEqual(items.map(({ calories }) => calories))
    expect(numberIn((await textsOf(page, 'total-kcal')).join())).toBe(totals.calories)
    await expect(page.getByRole('img', { name: /^Prato com arroz branco cozido, feijão/ })).toBeVisible()

    await field.fill('uma cadeira de escritório')
    await expect(page.getByText('Não reconhecemos nenhum alimento no texto.')).toBeVisible()
    expect(await textsOf(page, 'kcal')).toEqual([])
  })

  await test.step('its links lead to both forms, and no error is logged', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Cadastrar grátis' }).tap()
    await expect(page.getByRole('tab', { name: 'Criar conta', selected: true })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Login' }).tap()
    await expect(page.getByRole('tab', { name: 'Entrar', selected: true })).toBeVisible()
    expect(errors).toEqual([])
  })

  await test.step('the page is complete without scripts, and its footer links work', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
    await expectCompleteWithoutScripts(await context.newPage())
    await context.close()
  })
})

async function expectCompleteWithoutScripts(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const part of ['Funcionalidades', 'Depoimentos', 'Planos', 'Perguntas']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: part })
    await link.click()
    const target = (await link.getAttribute('href')) ?? ''
    await expect(page.locator(target)).toBeInViewport()
  }
  await expect(page.locator('[data-sample="total-kcal"]')).toHaveText('473')
  await expect(page.getByLabel('O que tem no seu prato?')).toBeHidden()
  const questions = page.locator('#faq summary')
  await expect(questions).toHaveCount(8)
  await questions.filter({ hasText: 'De onde vêm os números?' }).click()
  await expect(page.getByText('Das tabelas brasileiras de composição de alimentos')).toBeVisible()
  for (const call of await page.locator('[data-cta]').all()) {
    expect(await call.getAttribute('href')).toMatch(/^\/auth(#criar-conta)?$/)
  }
}

function textsOf(page: Page, part: string): Promise<string[]> {
  return page.locator(`[data-sample="${part}"]`).allTextContents()
}

/** Returns what the signed-in app, on a new account, reads from a sentence. */
async function describe(origin: string, text: string): Promise<PlateReading> {
  const { cookie } = await signUp(origin)
  const reply = await fetch(`${origin}/api/meals/describe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ text }),
  })
  expect(reply.ok).toBe(true)
  return (await reply.json()) as PlateReading
}
