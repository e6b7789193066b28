import { expect } from '@playwright/test'
import { plainAnswers } from './support/answers.ts'
import { scan, test, toast } from './support/journey.ts'

// Every journey fails if the policy refuses anything; the journeys of accessibility.test.ts open every page.
test('a plate photo is shown under the security policy, and to its owner alone', async ({
  page,
  browser,
  enter,
  origin,
}) => {
  await enter(plainAnswers)
  const { scan_id, photo_url } = await scan(page, '2 escumadeiras de arroz e 1 concha de feijão')

  await test.step('neither a visitor nor a forged address gets it', async () => {
    const address = new URL(photo_url ?? '', origin)
    expect((await page.request.get(address.href)).status()).toBe(200)
    const stranger = await browser.newContext({ baseURL: origin })
    expect((await stranger.request.get(`/api/scans/${scan_id}`)).status()).toBe(401)
    const [payload = '', signature = ''] = address.pathname.split('/').at(-1)?.split('.') ?? []
    const forged = `${address.pathname.slice(0, -signature.length)}${Array.from(signature).toReversed().join('')}`
    expect((await stranger.request.get(forged)).status()).toBe(404)
    expect((await stranger.request.get(address.pathname.replace(payload, `${payload}A`))).status()).toBe(404)
    await stranger.close()
  })

  await test.step('its owner sees it from scan to day', async () => {
    await page.goto(`/scan?scan=${scan_id}`)
    await page.getByText('Sua foto', { exact: true }).tap()
    await expect(page.getByRole('img', { name: 'Sua foto do prato' })).toBeVisible()
    await page.getByRole('button', { name: 'Ajustar Feijão carioca cozido' }).tap()
    await page.getByRole('button', { name: 'Fechar', exact: true }).tap()
    await page.getByRole('button', { name: 'Registrar no meu dia' }).tap()
    await expect(toast(page, 'Scan adicionado ao plano')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Calorias: / })).toBeVisible()
  })

  await test.step('another account reads neither scan nor photo', async () => {
    await page.context().clearCookies()
    await enter(plainAnswers)
    expect((await page.request.get(`/api/scans/${scan_id}`)).status()).toBe(404)
    await page.goto(`/scan?scan=${scan_id}`)
    await expect(page.getByText('Scan não encontrado')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Sua foto do prato' })).toHaveCount(0)
  })
})

test.describe('policy violations', () => {
  test.use({ provokesPolicy: true })

  test('an injected script does not run', async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => refused.push(message.text()))
    await page.goto('/auth')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "tomado"'
      document.body.append(script)
    })
    await expect.poll(() => refused.join(' ')).toContain('Content Security Policy')
    expect(await page.title()).not.toBe('tomado')
  })
})
