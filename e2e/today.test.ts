import { expect, type Page } from '@playwright/test'
import { plainAnswers } from './support/answers.ts'
import { eat, holdNotices, numberIn, test, toast } from './support/journey.ts'

const mealsOf = (page: Page) => page.getByRole('region', { name: 'Suas refeições de hoje' })

test('a person opens an empty day, corrects a meal, removes meals and restores them', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)
  const sheet = page.getByRole('dialog')
  const meals = mealsOf(page).getByRole('listitem')
  const kcal = async () => numberIn(await mealsOf(page).getByText(/kcal/).first().innerText())
  const notices = toast(page, 'Refeição retirada do dia')

  await test.step('the page greets and links before its script loads', async () => {
    await page.route('**/assets/main-*.js', () => undefined)
    await page.goto('/app', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: /^(Bom dia|Boa tarde|Boa noite), Marina$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Escanear meu prato' })).toHaveAttribute('href', '/scan')
    await page.unroute('**/assets/main-*.js')
  })

  await test.step('a day that does not load says so, and a second try loads it', async () => {
    await page.route('**/api/plan-today', (route) => route.fulfill({ status: 500 }))
    await page.goto('/app')
    await expect(page.getByRole('alert')).toContainText('Erro ao carregar dados')
    await page.unroute('**/api/plan-today')
    await page.getByRole('button', { name: 'Tentar novamente' }).tap()
    await expect(page.getByText('O prato de hoje está vazio')).toBeVisible()
  })

  await test.step('an empty day greets by name, counts from zero and invites to the first plate', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /, Marina$/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Calorias: 0 de [\d.]+ kcal, 0%$/ })).toBeVisible()
    await expect(mealsOf(page)).toContainText('Escaneie ou descreva a próxima refeição')
    await expect(page.getByText(/dias? seguidos?/)).toHaveCount(0)
  })

  await test.step('words of the home are read as the meal of the hour, and leave the field once logged', async () => {
    const field = page.getByRole('textbox', { name: 'O que você comeu?' })
    // Keyboards of phones add a space after a word.
    await field.fill('1 banana ')
    await field.press('Enter')
    await expect(page.getByRole('button', { name: /^Ajustar Banana/ })).toBeVisible()
    const usual = (await (await page.request.get('/api/meals/usual')).json()) as { meal_type: string }
    await expect(page.getByLabel('Refeição', { exact: true })).toHaveValue(usual.meal_type)
    await page.getByRole('button', { name: 'Registrar no meu dia' }).tap()
    await expect(mealsOf(page).getByRole('listitem')).toHaveCount(1)
    await expect(field).toHaveValue('')
    await mealsOf(page)
      .getByRole('button', { name: /Banana/ })
      .tap()
    await sheet.getByRole('button', { name: 'Tirar do dia' }).tap()
    await expect(mealsOf(page).getByRole('listitem')).toHaveCount(0)
  })

  await test.step('a meal of the day is corrected in place', async () => {
    const { totals } = await eat(page, '2 escumadeiras de arroz e 1 concha de feijão')
    await page.reload()
    await mealsOf(page).getByRole('button').tap()
    await expect(sheet.getByRole('button', { name: 'Salvar', exact: true })).toBeDisabled()
    await sheet.getByRole('button', { name: 'Menos Arroz branco cozido' }).tap()
    await sheet.getByLabel('Refeição').selectOption('Jantar')
    await sheet.getByRole('button', { name: 'Salvar', exact: true }).tap()
    await expect(toast(page, 'Refeição atualizada')).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await expect(mealsOf(page).getByText('Jantar')).toBeVisible()
    const corrected = await kcal()
    expect(corrected).toBeLessThan(totals.calories!)
    await expect(page.getByRole('img', { name: new RegExp(`^Calorias: ${corrected} de `) })).toBeVisible()
  })

  await test.step('two meals taken off the day are each restored by an undo', async () => {
    await eat(page, '1 banana', 'lanche_tarde')
    await page.reload()
    await expect(meals).toHaveCount(2)
    await holdNotices(page)
    const before = (await mealsOf(page).getByText(/kcal/).allInnerTexts()).sort()
    for (const meal of ['Jantar', 'Lanche da tarde']) {
      await mealsOf(page)
        .getByRole('button', { name: new RegExp(meal) })
        .tap()
      await sheet.getByRole('button', { name: 'Tirar do dia' }).tap()
      await expect(sheet).toHaveCount(0)
    }
    await expect(notices).toHaveCount(2)
    await expect(page.getByText('O prato de hoje está vazio')).toBeVisible()
    await notices.last().getByRole('button', { name: 'Desfazer' }).tap()
    await expect(meals).toContainText('Jantar')
    await notices.first().getByRole('button', { name: 'Desfazer' }).tap()
    await expect(meals).toHaveCount(2)
    await expect
      .poll(async () => (await mealsOf(page).getByText(/kcal/).allInnerTexts()).sort())
      .toEqual(before)
  })

  await test.step('signed out, the page leads to the landing page before its script loads', async () => {
    await page.route('**/assets/main-*.js', () => undefined)
    await context.clearCookies()
    await page.goto('/app', { waitUntil: 'commit' })
    await expect(page).toHaveURL('/')
  })
})
