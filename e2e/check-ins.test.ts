import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './support/accessible.ts'
import { eatingDisorder, plainAnswers } from './support/answers.ts'
import { test, toast } from './support/journey.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Check-in de 15s' })
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const recommended = (page: Page) => page.getByRole('region', { name: 'Recomendações inteligentes' })
const hunger = (page: Page) => recommended(page).getByRole('listitem').filter({ hasText: 'Fome grande hoje' })

async function checkInHunger(page: Page): Promise<void> {
  await page.goto('/app')
  await card(page).getByRole('button', { name: 'Ver todos' }).tap()
  await answer(page, 'Muita fome').tap()
  await expect(toast(page, 'Check-in registrado!')).toBeVisible()
  await page.getByRole('button', { name: 'Fechar' }).tap()
}

test('a check-in stays pressed, changes its mind within a type, and is taken back', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/app')
  await answer(page, 'Cansaço').tap()
  await expect(toast(page, 'Check-in registrado!')).toBeVisible()
  await page.reload()
  await expect(answer(page, 'Cansaço')).toHaveAttribute('aria-pressed', 'true')
  await expect(recommended(page)).toContainText('Você marcou cansaço')

  await answer(page, 'Energia').tap()
  await expect(answer(page, 'Cansaço')).toHaveAttribute('aria-pressed', 'false')
  await expect(recommended(page).getByText('Você marcou cansaço')).toHaveCount(0)
  await answer(page, 'Energia').tap()
  await expect(toast(page, 'Check-in retirado')).toBeVisible()
  await page.reload()
  await expect(answer(page, 'Energia')).toHaveAttribute('aria-pressed', 'false')
})

test('hunger is answered with a reason, and leads to recipes that fill', async ({ page, enter }) => {
  await enter(plainAnswers)
  await checkInHunger(page)
  await expect(card(page)).toContainText('Hoje também: Muita fome')
  await expect(hunger(page)).toContainText('Você marcou muita fome.')
  await expect(hunger(page)).toContainText('Nutrição')
  await hunger(page).getByRole('link', { name: 'Ver receitas com fibra' }).tap()
  await expect(page).toHaveURL(/\/receitas\?tag=fibra_alta&combina=sim$/)
  await expect(page.getByRole('radio', { name: 'Fibra alta' })).toBeChecked()
  const shown = page.getByRole('article')
  await expect(shown.first()).toContainText('Fibra alta')
})

test('a dismissed recommendation returns with one tap or stays hidden for the day', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await checkInHunger(page)
  const away = hunger(page).getByRole('button', { name: 'Dispensar por hoje: Fome grande hoje' })
  await away.tap()
  await expect(hunger(page)).toHaveCount(0)
  await toast(page, 'Recomendação dispensada por hoje').getByRole('button', { name: 'Desfazer' }).tap()
  await away.tap()
  await page.reload()
  await expect(card(page)).toBeVisible()
  await expect(hunger(page)).toHaveCount(0)
})

test('an answer that does not arrive is taken back and said', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/app')
  await page.route('**/api/check-ins', (route) => route.fulfill({ status: 500 }))
  await answer(page, 'Dia bom').tap()
  const said = toast(page, 'Erro ao registrar')
  await expect(said).toContainText('Tente novamente em alguns momentos.')
  await expect(answer(page, 'Dia bom')).toHaveAttribute('aria-pressed', 'false')
})

test('an account without numbers checks in and sees no number', async ({ page, enter }) => {
  await enter(eatingDisorder)
  await checkInHunger(page)
  await expect(hunger(page)).toContainText('Fome é um sinal do corpo')
  await expect(recommended(page)).not.toContainText(/kcal|caloria|meta|peso/i)
})

test('check-in and recommendations are accessible, by keyboard too', async ({ page, enter }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(plainAnswers)
  await page.goto('/app')
  await answer(page, 'Cansaço').focus()
  await page.keyboard.press('Space')
  await expect(answer(page, 'Cansaço')).toHaveAttribute('aria-pressed', 'true')
  await expect(recommended(page)).toContainText('Você marcou cansaço')
  await expectNoViolations(page)
  await card(page).getByRole('button', { name: 'Ver todos' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Check-in de hoje' })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(card(page).getByRole('button', { name: 'Ver todos' })).toBeFocused()
})
