import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './support/accessible.ts'
import { eatingDisorder, plainAnswers } from './support/answers.ts'
import { holdNotices, test, toast } from './support/journey.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Check-in de 15s' })
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const recommended = (page: Page) => page.getByRole('region', { name: 'Recomendações inteligentes' })
const hunger = (page: Page) => recommended(page).getByRole('listitem').filter({ hasText: 'Fome grande hoje' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Check-in de hoje' })

async function checkInHunger(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Ver todos' }).tap()
  await answer(page, 'Muita fome').tap()
  await expect(toast(page, 'Check-in registrado!')).toBeVisible()
  await page.getByRole('button', { name: 'Fechar', exact: true }).tap()
  await expect(sheet(page)).toHaveCount(0)
}

test('check-ins bring recommendations, which are followed or dismissed', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/app')

  await test.step('a check-in by keyboard stays pressed and is explained', async () => {
    await answer(page, 'Cansaço').focus()
    await page.keyboard.press('Space')
    await expect(toast(page, 'Check-in registrado!')).toBeVisible()
    await page.reload()
    await expect(answer(page, 'Cansaço')).toHaveAttribute('aria-pressed', 'true')
    await expect(recommended(page)).toContainText('Você marcou cansaço')
    await expectNoViolations(page)
    await card(page).getByRole('button', { name: 'Ver todos' }).focus()
    await page.keyboard.press('Enter')
    await expect(sheet(page)).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(card(page).getByRole('button', { name: 'Ver todos' })).toBeFocused()
  })

  await test.step('another answer of its type replaces it and is removed by a second tap', async () => {
    await answer(page, 'Energia').tap()
    await expect(answer(page, 'Cansaço')).toHaveAttribute('aria-pressed', 'false')
    await expect(recommended(page).getByText('Você marcou cansaço')).toHaveCount(0)
    await expect(toast(page, 'Check-in registrado!')).toBeVisible()
    await answer(page, 'Energia').tap()
    await expect(toast(page, 'Check-in retirado')).toBeVisible()
    await page.reload()
    await expect(answer(page, 'Energia')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('a dismissed recommendation returns with one tap or stays hidden for the day', async () => {
    await checkInHunger(page)
    await expect(card(page)).toContainText('Hoje também: Muita fome')
    await expect(hunger(page)).toContainText('Você marcou muita fome.')
    await expect(hunger(page)).toContainText('Nutrição')
    const away = hunger(page).getByRole('button', { name: 'Dispensar por hoje: Fome grande hoje' })
    await holdNotices(page)
    await away.tap()
    await expect(hunger(page)).toHaveCount(0)
    await toast(page, 'Recomendação dispensada por hoje').getByRole('button', { name: 'Desfazer' }).tap()
    await expect(hunger(page)).toBeVisible()
  })

  await test.step('hunger leads to recipes that fill', async () => {
    await hunger(page).getByRole('link', { name: 'Ver receitas com fibra' }).tap()
    await expect(page).toHaveURL(/\/receitas\?tag=fibra_alta&combina=sim$/)
    await expect(page.getByRole('radio', { name: 'Fibra alta' })).toBeChecked()
    await expect(page.getByRole('article').first()).toContainText('Fibra alta')
    await page.goto('/app')
    await hunger(page).getByRole('button', { name: 'Dispensar por hoje: Fome grande hoje' }).tap()
    await page.reload()
    await expect(card(page)).toBeVisible()
    await expect(hunger(page)).toHaveCount(0)
  })
})

test('an account with an eating disorder checks in and sees no number and no diet', async ({
  page,
  enter,
}) => {
  await enter(eatingDisorder)

  await test.step('recommendations name no number', async () => {
    await page.goto('/app')
    await checkInHunger(page)
    await expect(hunger(page)).toContainText('Fome é um sinal do corpo')
    await expect(recommended(page)).not.toContainText(/kcal|caloria|meta|peso/i)
  })

  await test.step('diets give help and recipes instead', async () => {
    await page.goto('/dietas')
    await expect(page.getByText(/o CVV atende no 188/)).toBeVisible()
    await expect(page.getByText(/kcal/)).toHaveCount(0)
    await page.getByRole('link', { name: 'Ver receitas' }).tap()
    await expect(page).toHaveURL('/receitas')
  })
})
