import { expect, type Page } from '@playwright/test'
import { plainAnswers } from './support/answers.ts'
import { eat, numberIn, test, toast } from './support/journey.ts'

const mealsOf = (page: Page) => page.getByRole('region', { name: 'Suas refeições de hoje' })
const hourMs = 3_600_000

test('a postponed health questionnaire is offered again after a day, not before', async ({ page, enter }) => {
  await enter()
  const asked = page.getByRole('dialog', { name: 'Complete seu Perfil de Saúde' })
  await page.goto('/app')
  await asked.getByRole('button', { name: 'Completar Depois' }).tap()
  await expect(asked).toHaveCount(0)

  const putOffMs = Date.now()
  await page.clock.setFixedTime(putOffMs + 23.9 * hourMs)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Responder o questionário' })).toBeVisible()
  await expect(asked).toHaveCount(0)

  await page.clock.setFixedTime(putOffMs + 24.1 * hourMs)
  await page.reload()
  await asked.getByRole('link', { name: 'Preencher Agora (2-3 min)' }).tap()
  await expect(page).toHaveURL(/\/onboarding/)
})

test('an empty day greets by name, counts from zero and invites to the first plate', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1, name: /, Marina$/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Calorias: 0 de [\d.]+ kcal, 0%$/ })).toBeVisible()
  await expect(mealsOf(page)).toContainText('Escaneie ou descreva a próxima refeição')
  await expect(page.getByText(/dias? seguidos?/)).toHaveCount(0)
})

test('a meal of the day is corrected where it stands', async ({ page, enter }) => {
  await enter(plainAnswers)
  const meal = await eat(page, '2 escumadeiras de arroz e 1 concha de feijão')
  await page.goto('/app')
  await mealsOf(page).getByRole('button').tap()
  const sheet = page.getByRole('dialog', { name: 'Almoço' })
  await expect(sheet.getByRole('button', { name: 'Salvar' })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Menos Arroz branco cozido' }).tap()
  await sheet.getByLabel('Refeição').selectOption('Jantar')
  await sheet.getByRole('button', { name: 'Salvar' }).tap()
  await expect(toast(page, 'Refeição atualizada')).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await expect(mealsOf(page).getByText('Jantar')).toBeVisible()
  const kcal = numberIn(await mealsOf(page).getByText(/kcal/).first().innerText())
  expect(kcal).toBeLessThan(meal.totals.calories!)
  await expect(page.getByRole('img', { name: new RegExp(`^Calorias: ${kcal} de `) })).toBeVisible()
})

test('a meal taken off the day comes back with one tap, as it was', async ({ page, enter }) => {
  await enter(plainAnswers)
  const meal = await eat(page, '1 concha de feijão')
  await page.goto('/app')
  await mealsOf(page).getByRole('button').tap()
  await page.getByRole('button', { name: 'Tirar do dia' }).tap()
  await expect(page.getByText('O prato de hoje está vazio')).toBeVisible()
  await toast(page, 'Refeição retirada do dia').getByRole('button', { name: 'Desfazer' }).tap()
  await expect(mealsOf(page).getByRole('listitem')).toHaveCount(1)
  expect(numberIn(await mealsOf(page).getByText(/kcal/).first().innerText())).toBe(meal.totals.calories)
})

test('two meals taken off the day each keep an undo that can be reached', async ({ page, enter }) => {
  await enter(plainAnswers)
  await eat(page, '1 concha de feijão', 'almoco')
  await eat(page, '1 banana', 'lanche_tarde')
  await page.goto('/app')
  for (const meal of ['Almoço', 'Lanche da tarde']) {
    await mealsOf(page)
      .getByRole('button', { name: new RegExp(meal) })
      .tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Tirar do dia' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const notices = toast(page, 'Refeição retirada do dia')
  await expect(notices).toHaveCount(2)
  await notices.last().getByRole('button', { name: 'Desfazer' }).tap()
  await expect(mealsOf(page).getByRole('listitem')).toContainText('Almoço')
  await notices.first().getByRole('button', { name: 'Desfazer' }).tap()
  await expect(mealsOf(page).getByRole('listitem')).toHaveCount(2)
})

test('a day that does not load says so, and a second try loads it', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.route('**/api/plan-today', (route) => route.fulfill({ status: 500 }))
  await page.goto('/app')
  await expect(page.getByRole('alert')).toContainText('Erro ao carregar dados')
  await page.unroute('**/api/plan-today')
  await page.getByRole('button', { name: 'Tentar novamente' }).tap()
  await expect(page.getByText('O prato de hoje está vazio')).toBeVisible()
})

test('the day page greets and links before its script loads, and redirects visitors', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)
  await page.route('**/assets/main-*.js', () => undefined)
  await page.goto('/app', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: /^(Bom dia|Boa tarde|Boa noite), Marina$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Escanear meu prato' })).toHaveAttribute('href', '/scan')
  await context.clearCookies()
  await page.goto('/app', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
})
