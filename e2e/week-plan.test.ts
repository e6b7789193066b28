import { expect, type Page } from '@playwright/test'
import type { WeekEdit, WeekPlan } from '#contract/menus/week-plans.ts'
import { expectNoViolations, expectNoViolationsInSheet } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { broughtLater, haveMenu, holdNotices, numberIn, test, toast } from './support/journey.ts'
import { nextMonday } from './support/next-monday.ts'

async function haveWeek(page: Page): Promise<void> {
  const data = { week_start: nextMonday(), observations: '' }
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

test('a person plans a week from its notes and rebuilds it without one of them', async ({ page, enter }) => {
  await enter(plainAnswers)
  const field = page.getByLabel('Observações desta semana')
  const notes = 'sem forno, terça tem churrasco, xablau'
  const away = meal(page, 'Refeição fora de casa')

  await test.step('without a diet the week links to the diets, and a past week offers no planning', async () => {
    await page.goto('/semana')
    await expect(page.getByRole('link', { name: 'Ver minhas dietas' })).toHaveAttribute('href', '/dietas')
    await page.getByRole('button', { name: 'Semana anterior' }).tap()
    await expect(page.getByText('Nesta semana não houve plano')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Gerar cardápio' })).toHaveCount(0)
  })

  await test.step('notes show their findings, and survive a reload', async () => {
    await haveMenu(page)
    await page.goto(`/semana?dia=${nextMonday()}`)
    await expect(page.getByRole('heading', { name: 'Esta semana segue a sua dieta' })).toBeVisible()
    await page.getByText('Observações desta semana').first().tap()
    await field.fill(notes)
    await expect(page.getByRole('button', { name: 'Sem forno', pressed: true })).toBeVisible()
    await expect(page.getByText('Não sei usar isto ainda: “xablau”.')).toBeVisible()
    await expectNoViolations(page)
    await page.reload()
    await expect(field).toHaveValue(notes)
  })

  await test.step('the week is built from them', async () => {
    await page.getByRole('button', { name: 'Gerar cardápio' }).tap()
    await expect(toast(page, 'Seu cardápio da semana está pronto')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Plano da semana' })).toBeFocused()
    await expect(page.getByRole('tab')).toHaveCount(7)
    await page.getByText('Ingredientes e preparo').first().tap()
    await expectNoViolations(page)
    await page.getByRole('tab', { name: /Terça/ }).tap()
    await expect(away).toContainText('Almoço')
  })

  await test.step('it is rebuilt after a note is removed, and the change is undone', async () => {
    await holdNotices(page)
    await wishes(page).getByRole('button', { name: 'Tirar: Terça: almoço fora' }).tap()
    await expect(toast(page, 'Semana refeita sem “Terça: almoço fora”')).toBeVisible()
    await expect(wishes(page).getByRole('button', { name: /^Tirar/ })).toHaveText(['Tirar: Sem forno'])
    await expect(away).toHaveCount(0)
    await toast(page, 'Semana refeita').getByRole('button', { name: 'Desfazer' }).tap()
    await expect(wishes(page).getByRole('button', { name: /^Tirar/ })).toHaveCount(2)
  })
})

test('a person swaps, locks, enlarges and moves meals of the week', async ({ page, context, enter }) => {
  await enter(plainAnswers)
  await haveMenu(page)
  await haveWeek(page)
  const toaster = broughtLater(page, 'toaster')
  await page.goto(`/semana?dia=${nextMonday()}`)
  await toaster
  const lunch = meal(page, 'Almoço')
  const name = lunch.getByRole('heading')
  const before = await name.innerText()
  const swapping = page.getByRole('button', { name: 'Trocar almoço' })
  const locked = lunch.getByText('Fixada', { exact: true })

  await test.step('the swap sheet is accessible, and returns the focus when closed', async () => {
    await swapping.tap()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await expectNoViolationsInSheet(page)
    await page.keyboard.press('Escape')
    await expect(swapping).toBeFocused()
  })

  await test.step('a meal is swapped, and back', async () => {
    await holdNotices(page)
    await swapping.tap()
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
  })

  await test.step('a locked meal offers no swap until it is released', async () => {
    await page.getByRole('button', { name: 'Fixar almoço' }).tap()
    await expect(locked).toBeVisible()
    await expect(swapping).toHaveCount(0)
    await page.getByRole('button', { name: 'Soltar almoço' }).tap()
    await expect(swapping).toBeVisible()
  })

  await test.step('another portion changes the energy of the meal', async () => {
    await lunch.getByText('Ingredientes e preparo').tap()
    const portions = lunch.getByRole('group', { name: /^Porções de / }).first()
    const kcal = async () =>
      numberIn(
        await lunch
          .getByText(/^[\d.]+ kcal$/)
          .first()
          .innerText(),
      )
    const [shown, energy] = [(await portions.textContent()) ?? '', await kcal()]
    // The planned portions depend on the day and, because the search has a time limit, on the machine; the minimum is
    // half a portion.
    const fewer = portions.getByRole('button', { name: /^Menos / })
    const isLess = await fewer.isEnabled()
    const other = isLess ? fewer : portions.getByRole('button', { name: /^Mais / })
    // The screen shows the other portion before the server has saved it.
    const saved = page.waitForResponse(
      (reply) =>
        reply.ok() &&
        reply.url().endsWith('/api/week-plans/edits') &&
        (reply.request().postDataJSON() as WeekEdit).kind === 'portions',
    )
    await other.tap()
    await expect(portions).not.toHaveText(shown)
    await expect.poll(async () => Math.sign((await kcal()) - energy)).toBe(isLess ? -1 : 1)
    await saved
  })

  await test.step('a meal that does not suit another one is not moved, and nothing changes', async () => {
    const plan = await planOf(page)
    await page.getByRole('button', { name: 'Mover café da manhã' }).tap()
    const move = page.getByRole('dialog', { name: 'Mover café da manhã' })
    await expect(move).toBeVisible()
    await expectNoViolationsInSheet(page)
    await move.getByRole('radio', { name: /^Almoço/ }).check({ force: true })
    await move.getByRole('button', { name: 'Trocar de lugar' }).tap()
    await expect(move.getByRole('alert')).toHaveText(
      'Esta receita não combina com esta refeição. Nada mudou.',
    )
    expect(await planOf(page)).toEqual(plan)
    await move.getByRole('button', { name: 'Fechar', exact: true }).first().tap()
    await expect(move).toHaveCount(0)
  })

  await test.step('the week is readable offline, and an offline edit says that nothing changed', async () => {
    await context.setOffline(true)
    await page.getByRole('tab', { name: /Quarta/ }).tap()
    await page.getByRole('button', { name: 'Fixar almoço' }).tap()
    await expect(toast(page, 'Sem conexão: nada mudou')).toBeVisible()
    await expect(page.getByText('Fixada', { exact: true })).toHaveCount(0)
    await context.setOffline(false)
  })
})
