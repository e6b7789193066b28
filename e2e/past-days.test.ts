import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { eat, haveMenu, holdNotices, test, toast } from './support/journey.ts'
import { pageDay } from './support/page-day.ts'

const mealsOf = (page: Page) => page.getByRole('region', { name: 'O que você comeu' })
/** Meals of the day that were eaten: each opens its editor. */
const logged = (page: Page) =>
  mealsOf(page)
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('checkbox', { checked: false }) })
    .getByRole('button')
const body = (page: Page) => page.getByRole('region', { name: 'Água e peso' })
const sheet = (page: Page) => page.getByRole('dialog')

test('a forgotten yesterday is filled in: words, correction, undo, water and weight, and no plan', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)
  await haveMenu(page)

  await test.step('one tap on the arrow of today opens yesterday', async () => {
    await page.goto('/app')
    await page.getByRole('link', { name: 'Dia anterior' }).tap()
    await expect(page.getByRole('heading', { name: /^Ontem, \d+ de / })).toBeVisible()
    await expect(page).toHaveURL(/\/dia\/\d{4}-\d{2}-\d{2}$/)
    // The account's first menu was made today.
    await expect(mealsOf(page).getByRole('checkbox')).toHaveCount(0)
    await expect(logged(page)).toHaveCount(0)
    await expectNoViolations(page)
    await holdNotices(page)
  })

  await test.step('a meal described there is logged on that day, as its likely meal or the chosen one', async () => {
    await mealsOf(page).getByRole('link', { name: 'Descrever uma refeição' }).tap()
    await page.getByLabel('O que tem no prato?').fill('2 escumadeiras de arroz e 1 concha de feijão')
    await page.getByRole('button', { name: 'Ver os números' }).tap()
    const meal = page.getByRole('group', { name: 'Refeição' })
    await expect(meal.getByRole('radio', { name: 'Almoço' })).toBeChecked()
    await expect(page.getByText('Ontem, às 12h.')).toBeVisible()
    await meal.getByText('Jantar').tap()
    await expect(page.getByLabel('Hora', { exact: true })).toHaveValue('19:00')
    await meal.getByText('Almoço').tap()
    await expect(page.getByLabel('Hora', { exact: true })).toHaveValue('12:00')
    await page.getByRole('button', { name: 'Registrar ontem' }).tap()
    await expect(page.getByRole('heading', { name: /^Ontem, / })).toBeVisible()
    await expect(logged(page)).toHaveText(/^Almoço12hArroz/)
  })

  await test.step('it is corrected, removed, and comes back by the undo', async () => {
    await logged(page).tap()
    await sheet(page).getByLabel('Refeição', { exact: true }).selectOption('jantar')
    await sheet(page).getByRole('button', { name: 'Salvar', exact: true }).tap()
    await expect(logged(page)).toHaveText(/^Jantar12h/)
    await logged(page).tap()
    await sheet(page).getByRole('button', { name: 'Tirar do dia' }).tap()
    await expect(logged(page)).toHaveCount(0)
    await toast(page, 'Refeição retirada do dia').getByRole('button', { name: 'Desfazer' }).tap()
    await expect(logged(page)).toHaveCount(1)
  })

  await test.step('water and weight are noted for that day', async () => {
    await body(page).getByRole('button', { name: '200 ml de água' }).tap()
    await expect(body(page).getByRole('button', { name: /^Água 200 ml neste dia/ })).toBeVisible()
    await body(page).getByRole('button', { name: 'Anotar peso' }).tap()
    await expect(sheet(page).getByLabel('Dia', { exact: true })).toBeDisabled()
    await sheet(page).getByRole('button', { name: 'Salvar', exact: true }).tap()
    await sheet(page).getByRole('button', { name: 'Fechar', exact: true }).tap()
    await expect(body(page).getByText('70,5 kg')).toBeVisible()
  })

  await test.step('today has none of it', async () => {
    await page.getByRole('link', { name: 'Hoje', exact: true }).first().tap()
    await expect(page.getByRole('heading', { name: /^(Bom dia|Boa tarde|Boa noite), / })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Calorias: 0 de / })).toBeVisible()
  })

  await test.step('offline, yesterday is there and a day never opened says that it is missing', async () => {
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Dia anterior' }).tap()
    await expect(logged(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'Dia anterior' }).tap()
    await expect(page.getByText(/Este dia ainda não foi visto neste aparelho/)).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('tomorrow is only planned, and days too far back or unknown say where they are', async () => {
    await page.goto('/app')
    await page.getByRole('link', { name: 'Dia seguinte' }).tap()
    await expect(page.getByRole('heading', { name: /^Amanhã, / })).toBeVisible()
    await expect(page.getByText('Este dia ainda está por vir')).toBeVisible()
    await page.goto(`/dia/${await pageDay(page, 60)}`)
    await expect(page.getByRole('link', { name: 'Ver nos relatórios' })).toBeVisible()
    await page.goto('/dia/2026-02-30')
    await expect(page.getByRole('heading', { name: 'Este dia não existe' })).toBeVisible()
  })
})

test('the chosen day of a report opens', async ({ page, enter }) => {
  await enter(plainAnswers)
  await eat(page, '1 banana')
  await page.goto('/relatorios')
  await page.getByRole('region', { name: 'Dia a dia' }).locator('summary').first().tap()
  await page.getByRole('link', { name: 'Ver o dia' }).first().tap()
  await expect(page).toHaveURL(/\/(app|dia\/\d{4}-\d{2}-\d{2})$/)
})
