import { expect, type Page } from '@playwright/test'
import type { Today } from '#contract/day/today.ts'
import type { Alternative } from '#contract/menus/week-plans.ts'
import { plainAnswers } from './support/answers.ts'
import { test, toast } from './support/journey.ts'

// This journey is long: on a busy machine it exceeds the default timeout.
test.slow()

/** Creates a diet with a menu for an account without diets. */
async function makeMenu(page: Page) {
  await page.goto('/dietas')
  await page.getByRole('button', { name: 'Gerar cardápio' }).tap()
  // Checked first, because the toast disappears after some seconds. A busy machine creates the simple fallback menu.
  await expect(toast(page, /Cardápio criado|criamos um cardápio básico/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plano da semana' })).toBeVisible()
}

const adherence = (page: Page) => page.getByRole('region', { name: 'O que você seguiu hoje' })

test('the first menu activates its diet, is shown and printed the same, and is ticked with and without a network', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)

  await test.step('the first diet is created automatically, and its menu makes it active', async () => {
    await makeMenu(page)
    await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
    const days = page.getByRole('tab')
    await expect(days).toHaveText([/^Seg/, /^Ter/, /^Qua/, /^Qui/, /^Sex/, /^Sáb/, /^Dom/])
    await days.first().tap()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Domingo' })).toBeFocused()
    await page.getByText('Ingredientes e preparo').first().tap()
    await expect(page.getByText(/\(\d+(,\d)?\sg\)/).first()).toBeVisible()
  })

  await test.step('the week is printed as one table, without bars and buttons', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: null })
  })

  await test.step('a swapped lunch is the same on the day, the diets, the diet, the week and the print', async () => {
    const { name, main } = await swapLunch(page)
    await page.goto('/app')
    await expect(page.getByRole('region', { name: 'Suas refeições de hoje' })).toContainText(name)
    await page.goto('/dietas')
    const active = page.getByRole('region', { name: 'Dieta ativa' })
    await expect(active).toContainText(main)
    await active.getByRole('link', { name: 'Abrir plano da semana' }).tap()
    await expect(page.getByRole('tabpanel')).toContainText(name)
    await expect(page.getByRole('link', { name: 'Dietas' })).toHaveAttribute('aria-current', 'page')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table')).toContainText(name)
    await page.emulateMedia({ media: null })
    await page.goto('/dietas')
    await active.getByRole('heading').getByRole('link').tap()
    await expect(page.getByRole('tabpanel')).toContainText(name)
  })

  await test.step('ticked meals are counted in the day', async () => {
    const meals = adherence(page).getByRole('checkbox')
    await meals.first().tap()
    await expect(toast(page, 'marcado como feito')).toBeVisible()
    const once = await consumedBy(page)
    expect(once).toBeGreaterThan(0)

    await context.setOffline(true)
    await meals.nth(1).tap()
    const waiting = adherence(page).getByText('Sem conexão: guardamos e enviamos quando voltar.')
    await expect(waiting).toBeVisible()
    await context.setOffline(false)
    await expect(waiting).toHaveCount(0)
    expect(await consumedBy(page)).toBeGreaterThan(once)
  })

  await test.step('the list shows the active diet with its energy', async () => {
    await page.goto('/dietas')
    await expect(page.getByRole('region', { name: 'Dieta ativa' })).toContainText('kcal por dia')
  })
})

/** Swaps today's lunch, and returns the name of the new meal and of its main dish. */
async function swapLunch(page: Page): Promise<{ name: string; main: string }> {
  const { date } = (await (await page.request.get('/api/plan-today')).json()) as Today
  const place = { date, meal_type: 'almoco' } as const
  const found = await page.request.get('/api/week-plans/alternatives', { params: place })
  const [other] = (await found.json()) as [Alternative]
  const edit = { kind: 'swap', ...place, dish: other.dish, accepts_disliked: true }
  expect((await page.request.post('/api/week-plans/edits', { data: edit })).ok()).toBe(true)
  return { name: other.meal.name, main: other.meal.parts[0]!.name }
}

async function consumedBy(page: Page): Promise<number> {
  const today = (await (await page.request.get('/api/plan-today')).json()) as Today
  return today.plan.consumed_calories ?? 0
}
