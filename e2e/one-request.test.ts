import { expect, type Page } from '@playwright/test'
import { afternoonZone, liveInTheAfternoon } from './support/afternoon.ts'
import { plainAnswers } from './support/answers.ts'
import { haveMenu, scan, test, toast } from './support/journey.ts'
import { nextMonday } from './support/next-monday.ts'

/** Returns a list that grows with each request of the page to the API from now on. */
function listRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`)
  })
  return asked
}

/** Opens a screen and waits until the network has been idle for 500 ms. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
}

test.use({ timezoneId: afternoonZone })

/**
 * A second request, sent after the reply to the first one, would be sent before the next step ends, so the list of
 * requests would contain it.
 */
test('a tick, a glass, a new week, a swap and a plate each take one request', async ({ page, enter }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(plainAnswers)
  await liveInTheAfternoon(page)
  await haveMenu(page)
  await page.request.post('/api/plan-generate-week', { data: {} })
  const asked = listRequests(page)

  await test.step('a tick and two glasses', async () => {
    await open(page, '/app')
    const breakfast = page
      .getByRole('region', { name: 'Suas refeições de hoje' })
      .getByRole('checkbox', { name: /^Café da manhã/ })
    await expect(breakfast).toBeVisible()
    asked.length = 0
    await breakfast.tap()
    await expect(toast(page, 'Café da manhã: marcado como feito')).toBeVisible()
    await expect(page.getByText(/Registro: Do cardápio$/)).toBeVisible()
    const drunk = (ml: number) => page.getByRole('button', { name: new RegExp(`^Água ${ml}\\sml hoje`) })
    const glass = page.getByRole('button', { name: /^200\sml/ })
    await glass.tap()
    await expect(drunk(200)).toBeVisible()
    await glass.tap()
    await expect(drunk(400)).toBeVisible()
    await expect.poll(() => asked).toEqual(['PATCH /api/compliance', 'POST /api/water', 'POST /api/water'])
  })

  await test.step('a new week and a swap in it', async () => {
    await open(page, `/semana?dia=${nextMonday()}`)
    const swapping = page.getByRole('button', { name: 'Trocar almoço' })
    const swap = page.getByRole('dialog', { name: 'Trocar almoço' })
    asked.length = 0
    await page.getByRole('button', { name: 'Gerar cardápio' }).tap()
    await expect(toast(page, 'Seu cardápio da semana está pronto')).toBeVisible()
    await swapping.tap()
    await expect(swap.getByRole('listitem').first()).toBeVisible()
    await swap.getByRole('listitem').first().getByRole('button').tap()
    await expect(toast(page, 'Troca feita')).toBeVisible()
    await page.getByRole('button', { name: 'Fixar almoço' }).tap()
    await expect(page.getByRole('button', { name: 'Soltar almoço' })).toBeVisible()
    await expect
      .poll(() => asked)
      .toEqual([
        'POST /api/plan-generate-week',
        'GET /api/week-plans/alternatives',
        'POST /api/week-plans/edits',
        'POST /api/week-plans/edits',
      ])
  })

  await test.step('a plate and the change that it proposes take one request each', async () => {
    const { scan_id } = await scan(page, '8 escumadeiras de arroz, 5 conchas de feijão e 3 bifes grelhados')
    await open(page, `/scan?scan=${scan_id}`)
    await page.getByLabel('Refeição').selectOption('Almoço')
    await expect.poll(() => asked.at(-1)).toMatch(/scan/)
    asked.length = 0
    await page.getByRole('button', { name: 'Ajustar meu dia' }).tap()
    const proposal = page.getByRole('dialog', { name: /^Quer ajustar/ })
    await proposal.getByRole('button', { name: /^Ajustar/ }).tap()
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByText('Pela foto')).toBeVisible()
    const dayRequests = asked.filter((one) => /plan-|week-plans/.test(one))
    expect(dayRequests).toEqual(['POST /api/plan-apply-scan', 'POST /api/plan-rebalance'])
  })
})
