import { expect, type Page } from '@playwright/test'
import type { WeekEdit, WeekPlan } from '#contract/menus/week-plans.ts'
import { expectNoViolations } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { broughtLater, haveMenu, numberIn, test, toast } from './support/journey.ts'
import { nextMonday } from './support/next-monday.ts'

async function haveWeek(page: Page, observations = ''): Promise<void> {
  const data = { week_start: nextMonday(), observations }
  expect((await page.request.post('/api/plan-generate-week', { data })).ok()).toBe(true)
}

async function planOf(page: Page): Promise<WeekPlan> {
  const reply = await page.request.get(`/api/plan-get-week?start=${nextMonday()}`)
  const { week_plan } = (await reply.json()) as { week_plan: WeekPlan }
  return week_plan
}

const meal = (page: Page, name: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()
const wishes = (page: Page) => page.getByRole('region', { name: 'O que pesa nesta semana' })
const patience = { timeout: 30_000 }

test('a week is built from its own settings, which survive a reload', async ({ page, enter }) => {
  await enter(plainAnswers)
  await haveMenu(page)
  await page.goto(`/semana?dia=${nextMonday()}`)
  const field = page.getByLabel('Observações desta semana')
  await field.fill('sem forno, terça tem churrasco, xablau')
  await expect(page.getByRole('button', { name: 'Sem forno', pressed: true })).toBeVisible()
  await expect(page.getByText('Não entendemos: “xablau”')).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('sem forno, terça tem churrasco, xablau')

  await page.getByRole('button', { name: 'Gerar plano da semana' }).tap()
  await expect(toast(page, 'Seu Plano da Semana está pronto')).toBeVisible(patience)
  await expect(page.getByRole('heading', { level: 1, name: 'Plano da semana' })).toBeFocused()
  await expect(page.getByRole('tab')).toHaveCount(7)
  await page.getByRole('tab', { name: /Terça/ }).tap()
  await expect(meal(page, 'Refeição fora de casa')).toContainText('Almoço')
})

test('a week is rebuilt after a note is removed, and the change is undone', async ({ page, enter }) => {
  await enter(plainAnswers)
  await haveMenu(page)
  await haveWeek(page, 'sem forno, terça tem churrasco')
  await page.goto(`/semana?dia=${nextMonday()}`)
  await page.getByRole('tab', { name: /Terça/ }).tap()
  await expect(meal(page, 'Refeição fora de casa')).toContainText('Almoço')
  await wishes(page).getByRole('button', { name: 'Tirar: Terça: almoço fora' }).tap()
  await expect(toast(page, 'Semana refeita sem “Terça: almoço fora”')).toBeVisible(patience)
  await expect(wishes(page).getByRole('button', { name: /^Tirar/ })).toHaveText(['Tirar: Sem forno'])
  await expect(meal(page, 'Refeição fora de casa')).toHaveCount(0)
  await toast(page, 'Semana refeita').getByRole('button', { name: 'Desfazer' }).tap()
  await expect(wishes(page).getByRole('button', { name: /^Tirar/ })).toHaveCount(2, patience)
})

test('a meal is swapped, locked, enlarged and moved; a refused edit changes nothing', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await haveMenu(page)
  await haveWeek(page)
  await page.goto(`/semana?dia=${nextMonday()}`)
  const lunch = meal(page, 'Almoço')
  const name = lunch.getByRole('heading')
  const before = await name.innerText()

  await page.getByRole('button', { name: 'Trocar almoço' }).tap()
  const swap = page.getByRole('dialog', { name: 'Trocar almoço' })
  const pick = swap.getByRole('listitem').first()
  const change = numberIn(
    await pick
      .getByText(/kcal|igual/)
      .first()
      .innerText(),
  )
  expect(Number.isNaN(change)).toBe(false)
  await pick.getByRole('button').tap()
  await expect(name).not.toHaveText(before)
  await toast(page, 'Troca feita').getByRole('button', { name: 'Desfazer' }).tap()
  await expect(toast(page, 'Troca desfeita')).toBeVisible()
  await expect(name).toHaveText(before)

  await page.getByRole('button', { name: 'Fixar almoço' }).tap()
  await expect(lunch.getByText('Fixada', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Trocar almoço' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Soltar almoço' }).tap()
  await expect(page.getByRole('button', { name: 'Trocar almoço' })).toBeVisible()

  await lunch.getByText('Ingredientes e preparo').tap()
  const steppers = lunch.getByRole('group', { name: /^Porções de / })
  const kcal = async () =>
    numberIn(
      await lunch
        .getByText(/^[\d.]+ kcal$/)
        .first()
        .innerText(),
    )
  const whole = await kcal()
  // The screen shows the smaller portion before the server has it.
  const saved = page.waitForResponse(
    (reply) =>
      reply.ok() &&
      reply.url().endsWith('/api/week-plans/edits') &&
      (reply.request().postDataJSON() as WeekEdit).kind === 'portions',
  )
  await steppers
    .first()
    .getByRole('button', { name: /^Menos / })
    .tap()
  await expect(steppers.first()).toContainText('½ porção')
  await expect.poll(kcal).toBeLessThan(whole)
  await saved

  const plan = await planOf(page)
  await page.getByRole('button', { name: 'Mover café da manhã' }).tap()
  const move = page.getByRole('dialog', { name: 'Mover café da manhã' })
  await move.getByRole('radio', { name: /^Almoço/ }).check({ force: true })
  await move.getByRole('button', { name: 'Trocar de lugar' }).tap()
  await expect(move.getByRole('alert')).toHaveText('Esta receita não combina com esta refeição. Nada mudou.')
  expect(await planOf(page)).toEqual(plan)
})

test('the week is readable offline, and an offline edit says that nothing changed', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)
  await haveMenu(page)
  await haveWeek(page)
  const toaster = broughtLater(page, 'toaster')
  await page.goto(`/semana?dia=${nextMonday()}`)
  await expect(page.getByRole('button', { name: 'Fixar almoço' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await toaster
  await context.setOffline(true)
  await page.getByRole('tab', { name: /Quarta/ }).tap()
  await page.getByRole('button', { name: 'Fixar almoço' }).tap()
  await expect(toast(page, 'Sem conexão: nada mudou')).toBeVisible()
  await expect(page.getByText('Fixada', { exact: true })).toHaveCount(0)
  await context.setOffline(false)
})

test('a week without a diet links to the diets, and a past week offers no planning', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/semana')
  await expect(page.getByRole('link', { name: 'Ver Minhas Dietas' })).toHaveAttribute('href', '/dietas')
  await page.getByRole('button', { name: 'Semana anterior' }).tap()
  await expect(page.getByText('Nesta semana não houve plano')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gerar plano da semana' })).toHaveCount(0)
})

test('the form of a week is accessible, in light and in dark', async ({ page, enter }) => {
  await enter(plainAnswers)
  await haveMenu(page)
  await page.goto(`/semana?dia=${nextMonday()}`)
  await page.getByLabel('Observações desta semana').fill('sem forno, terça tem churrasco, xablau')
  await expect(page.getByRole('button', { name: 'Sem forno', pressed: true })).toBeVisible()
  await expectNoViolations(page)
})

test('week and swap sheet are accessible in light and dark, and focus returns', async ({ page, enter }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(plainAnswers)
  await haveMenu(page)
  await haveWeek(page, 'sem forno, xablau')
  await page.goto(`/semana?dia=${nextMonday()}`)
  await page.getByText('Ingredientes e preparo').first().tap()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Trocar almoço' }).tap()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Trocar almoço' })).toBeFocused()
})

test('the sheet that moves a meal is accessible, in light and in dark', async ({ page, enter }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(plainAnswers)
  await haveMenu(page)
  await haveWeek(page)
  await page.goto(`/semana?dia=${nextMonday()}`)
  await page.getByRole('button', { name: 'Mover almoço' }).tap()
  await expect(page.getByRole('dialog', { name: 'Mover almoço' })).toBeVisible()
  await expectNoViolations(page)
})
