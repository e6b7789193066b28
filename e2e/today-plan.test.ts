import { expect, type Page } from '@playwright/test'
import type { Today } from '#contract/day/today.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { expectNoViolations } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { haveMenu, numberIn, scan, test, toast } from './support/journey.ts'
import { readAloud } from './support/screen-reader.ts'

const dayMs = 86_400_000

async function weekPlan(page: Page): Promise<WeekPlan | undefined> {
  const reply = await page.request.get('/api/plan-get-week')
  return ((await reply.json()) as { week_plan?: WeekPlan }).week_plan
}

const calories = (page: Page) => page.getByRole('img', { name: /^Calorias: / })
const eaten = async (page: Page) =>
  numberIn(((await calories(page).getAttribute('aria-label')) ?? '').replace(/^Calorias: /, ''))

test('a person gets a menu, plans the week with a note, and fills the rings of the day', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  const diets = page.getByRole('region', { name: 'Minhas dietas' })
  const plan = page.getByRole('link', { name: /^Plano da semana/ })
  const meals = page.getByRole('region', { name: 'Suas refeições de hoje' })
  const ticks = meals.getByRole('checkbox')

  await test.step('the day links to the first diet', async () => {
    await page.goto('/app')
    await expect(diets.getByRole('link', { name: 'Abrir minhas dietas' })).toHaveAttribute('href', '/dietas')
    await expect(ticks).toHaveCount(0)
  })

  await test.step('a menu fills the day, which is accessible, in light and in dark', async () => {
    await haveMenu(page)
    // On a Monday the app would plan the week automatically.
    await onWeekday(page, 'quarta')
    await page.reload()
    await expect(diets.getByText('Proteína')).toBeVisible()
    await expect(diets.getByText(/^Dia de (descanso|treino)$/)).toBeVisible()
    await expect(ticks.first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Meus treinos' })).toContainText('Em breve')
    await expect(diets.getByRole('link', { name: 'Ver todas as dietas' })).toHaveAttribute('href', '/dietas')
  })

  await test.step('the note for the week survives a reload and is used for its plan', async () => {
    const week = page.getByRole('region', { name: 'Plano da semana' })
    const notes = week.getByRole('textbox', { name: 'Observações desta semana' })
    await expect(notes).toBeHidden()
    await week.getByText('Observações desta semana').first().tap()
    await notes.fill('semana sem forno')
    await expectNoViolations(page)
    await page.reload()
    await expect(notes).toHaveValue('semana sem forno')
    await week.getByRole('button', { name: 'Gerar cardápio' }).tap()
    await expect(toast(page, 'Seu cardápio da semana está pronto')).toBeVisible()
    await expect(plan).toBeVisible()
    await expect(week).toHaveCount(0)
    expect((await weekPlan(page))?.observations).toBe('semana sem forno')
  })

  await test.step('a ticked meal counts as planned', async () => {
    await page.unroute('**/api/plan-today')
    await page.goto('/app')
    const breakfast = meals.getByRole('checkbox', { name: /^Café da manhã/ })
    await breakfast.tap()
    await expect(page.getByText(/Registro: Do cardápio$/)).toBeVisible()
    const asPlanned = await eaten(page)
    expect(asPlanned).toBeGreaterThan(0)
    const undo = (title: string) => toast(page, title).getByRole('button', { name: 'Desfazer' }).first().tap()
    await undo('Café da manhã: marcado como feito')
    await expect(breakfast).not.toBeChecked()
    await expect.poll(() => eaten(page)).toBe(0)
    await breakfast.tap()
    await expect.poll(() => eaten(page)).toBe(asPlanned)

    // A ticked meal opens in the sheet of a logged meal, where its portions can be changed. Removing it there unticks
    // it, with an undo.
    const sheet = page.getByRole('dialog', { name: 'Café da manhã' })
    const open = meals.getByRole('button', { name: /^Café da manhã/ })
    await open.tap()
    await sheet.getByRole('button', { name: /porç/ }).first().tap()
    await page.getByRole('button', { name: 'Mais', exact: true }).tap()
    await page.getByRole('button', { name: 'Pronto' }).tap()
    await sheet.getByRole('button', { name: 'Salvar', exact: true }).tap()
    await expect(sheet).toHaveCount(0)
    await expect.poll(() => eaten(page)).toBeGreaterThan(asPlanned)
    const more = await eaten(page)
    await open.tap()
    await sheet.getByRole('button', { name: 'Tirar do dia' }).tap()
    await expect(breakfast).not.toBeChecked()
    await expect.poll(() => eaten(page)).toBe(0)
    await undo('Refeição retirada do dia')
    await expect.poll(() => eaten(page)).toBe(more)
    await expect(breakfast).toBeChecked()
  })

  await test.step('a large lunch fills the rings, and nothing is proposed to a person who turned that off', async () => {
    const breakfast = await eaten(page)
    const { scan_id } = await scan(page, '8 escumadeiras de arroz, 5 conchas de feijão e 3 bifes grelhados')
    await page.request.patch('/api/profile', { data: { rebalance_proposals: false } })
    await page.goto(`/scan?scan=${scan_id}`)
    await page.getByLabel('Refeição').selectOption('Almoço')
    await page.getByRole('button', { name: 'Registrar no meu dia' }).tap()
    await expect(toast(page, 'Scan adicionado ao plano')).toBeVisible()
    await expect(page).toHaveURL(/\/app$/)
    await expect.poll(() => eaten(page)).toBeGreaterThan(breakfast)
    await expect(page.getByText('Pela foto')).toBeVisible()
  })

  await test.step('the day leads to the plan of the week', async () => {
    await plan.tap()
    await expect(page).toHaveURL(/\/semana/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('on Monday the week is planned automatically, once, whatever the number of tabs', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)
  await haveMenu(page)
  const planning = '**/api/plan-generate-week'
  const again = page.getByRole('button', { name: 'Gerar cardápio' })
  const failed = toast(page, 'Erro ao gerar cardápio')
  const plan = (tab: Page) => tab.getByRole('link', { name: /^Plano da semana/ })
  await onWeekday(page, 'segunda')

  await test.step('a plan that fails says so once and leaves the button', async () => {
    await page.route(planning, (route) => route.fulfill({ status: 500 }))
    await page.goto('/app')
    await expect(failed).toContainText('Tente novamente em alguns momentos.')
    const tried = page.waitForResponse(planning)
    await page.reload()
    await tried
    await expect(again).toBeEnabled()
    await expect(again).not.toHaveAttribute('aria-busy', 'true')
    await expect(failed).toHaveCount(0)
    await page.unroute(planning)
  })

  const other = await context.newPage()
  await onWeekday(other, 'segunda')
  const told: string[] = []
  for (const tab of [page, other]) await noteNotices(tab, told)
  const release = Promise.withResolvers<void>()
  await context.route(planning, async (route) => {
    await release.promise
    await route.continue()
  })

  await test.step('while the plan is generated, its button has a name for screen readers', async () => {
    for (const tab of [page, other]) await tab.goto('/app')
    await expect(page.getByRole('button', { name: 'Gerando cardápio…' })).toBeVisible()
    const spoken = await readAloud(page)
    expect(spoken).toContain('Gerando cardápio…, botão, desativado')
    expect(spoken.filter((line) => line.includes('(sem nome)'))).toEqual([])
  })

  await test.step('both tabs show the plan, and one announces it', async () => {
    release.resolve()
    for (const tab of [page, other]) await expect(plan(tab)).toBeVisible()
    await expect.poll(() => told).toEqual([expect.stringContaining('Seu cardápio da semana está pronto')])
    expect(await weekPlan(page)).toBeDefined()
    await context.unroute(planning)
    await other.close()
  })
})

/** Rewrites the server's day so that it falls on another weekday of this week. */
async function onWeekday(page: Page, weekday: 'segunda' | 'quarta'): Promise<void> {
  await page.route('**/api/plan-today', async (route) => {
    const reply = await route.fetch()
    const today = (await reply.json()) as Today
    const days = (new Date(`${today.date}T00:00:00Z`).getUTCDay() + 6) % 7
    const monday = Date.parse(`${today.date}T00:00:00Z`) - days * dayMs
    const date = new Date(monday + (weekday === 'segunda' ? 0 : 2 * dayMs)).toISOString().slice(0, 10)
    await route.fulfill({ json: { ...today, date } })
  })
}

/** Records every notice that a page shows from now on, because notices disappear after some seconds. */
async function noteNotices(page: Page, noted: string[]): Promise<void> {
  await page.exposeFunction('noteNotice', (words: string) => void noted.push(words))
  await page.addInitScript(() => {
    const { noteNotice } = globalThis as unknown as { noteNotice: (words: string) => void }
    new MutationObserver((changes) => {
      for (const part of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(part instanceof HTMLElement)) continue
        const notice = part.matches('[data-sonner-toast]') ? part : part.querySelector('[data-sonner-toast]')
        if (notice) noteNotice(notice.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
}
