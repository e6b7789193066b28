import { expect, type Page } from '@playwright/test'
import type { Today } from '#contract/day/today.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { expectNoViolations, expectNoViolationsInSheet } from './support/accessible.ts'
import { afternoonZone, liveInTheAfternoon } from './support/afternoon.ts'
import { plainAnswers } from './support/answers.ts'
import { dismiss, haveMenu, scan, test, toast } from './support/journey.ts'

const barbecue = '5 bifes de picanha, 3 linguiças, 4 colheres de farofa, 2 pães e 3 latas de cerveja'
const guilt = /compens|passou|exced|estour|exager|demais|acima d|culpa|recuper/i
const detail = 'Estas porções combinam com o que você já comeu.'

async function weekPlan(page: Page): Promise<WeekPlan> {
  const reply = await page.request.get('/api/plan-get-week')
  return ((await reply.json()) as { week_plan: WeekPlan }).week_plan
}

async function readToday(page: Page): Promise<Today> {
  return (await (await page.request.get('/api/plan-today')).json()) as Today
}

const mealOf = (today: Today, type: string) =>
  today.planned_meals.find(({ meal_type }) => meal_type === type)!
const otherDays = ({ days }: WeekPlan, today: string) => days.filter(({ date }) => date !== today)

/** Dinners whose base can be halved; the second is used if the day already serves the first. */
const dinners = [
  { main: 'carne-de-panela', base: 'pure-de-mandioquinha' },
  { main: 'frango-com-mandioca', base: 'inhame-cozido' },
]

/** Creates a week whose dinner of today is one of `dinners`. */
async function haveWeek(page: Page): Promise<void> {
  await haveMenu(page)
  await page.request.post('/api/plan-generate-week', { data: {} })
  const { date } = await readToday(page)
  for (const { main, base } of dinners) {
    const dish = {
      main: { recipe_id: main, portions: 1 },
      base: { recipe_id: base, portions: 1 },
      side: null,
    }
    const data = { kind: 'swap', date, meal_type: 'jantar', dish }
    if ((await page.request.post('/api/week-plans/edits', { data })).ok()) return
  }
  throw new Error('the day has the recipes of both dinners already')
}

/** Logs the lunch of a barbecue on the screen. */
async function logBarbecue(page: Page, button = 'Ajustar meu dia'): Promise<void> {
  const { scan_id } = await scan(page, barbecue)
  await page.goto(`/scan?scan=${scan_id}`)
  await page.getByLabel('Refeição').selectOption('Almoço')
  await page.getByRole('button', { name: button }).tap()
}

test.use({ timezoneId: afternoonZone })

test('after a barbecue lunch a smaller dinner is proposed, made on request only, and undone', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await liveInTheAfternoon(page)
  await haveWeek(page)
  const [before, week] = [await readToday(page), await weekPlan(page)]
  const planned = mealOf(before, 'jantar')
  const proposed = page.getByRole('dialog', { name: 'Quer ajustar o jantar?' })
  const proposal = page.getByRole('region', { name: 'Quer ajustar o jantar?' })
  const card = page.getByRole('region', { name: 'O dia segue' })
  const undone = toast(page, 'Seu plano voltou a ser como antes')
  const keep = { name: 'Deixar como estava' } as const
  const adjust = { name: 'Ajustar o jantar' } as const
  const expectPlanAsBefore = async (meals: number) => {
    const today = await readToday(page)
    expect(mealOf(today, 'jantar')).toMatchObject({ name: planned.name, calories: planned.calories })
    expect(today.plan.scans).toHaveLength(meals)
    expect(otherDays(await weekPlan(page), before.date)).toEqual(otherDays(week, before.date))
  }
  const takeBack = async () => {
    const meals = page.getByRole('region', { name: 'Suas refeições de hoje' }).getByRole('listitem')
    await meals
      .filter({ hasNot: page.getByRole('checkbox') })
      .getByRole('button')
      .tap()
    await page.getByRole('button', { name: 'Tirar do dia' }).tap()
    await expect(toast(page, 'Refeição retirada do dia').first()).toBeVisible()
  }

  await test.step('the change is shown with portions and grams, in kind words, and nothing has changed', async () => {
    await logBarbecue(page)
    await expect(proposed).toContainText('de 1\u00a0porção')
    await expect(proposed).toContainText(/para ½\u00a0porção \(\d+\u00a0g\)/)
    await expect(proposed).toContainText(/No total, de \d+ para \d+\skcal/)
    await expect(proposed).not.toContainText(guilt)
    await expectNoViolationsInSheet(page)
    await expectPlanAsBefore(1)
  })

  await test.step('left unanswered the proposal waits on the day, also after a reload', async () => {
    await proposed.getByRole('button', { name: 'Fechar' }).tap()
    await expect(page).toHaveURL(/\/app$/)
    await page.reload()
    await expect(proposal).toContainText('Seu plano só muda se você quiser.')
    await expect(page.locator('body')).not.toContainText(guilt)
    await expectNoViolations(page)
    await expectPlanAsBefore(1)
  })

  await test.step('“Deixar como estava” keeps the plan and can be taken back', async () => {
    await proposal.getByRole('button', keep).tap()
    const kept = toast(page, 'Seu plano fica como estava')
    await expect(kept).toBeVisible()
    await expect(proposal).toHaveCount(0)
    await expectPlanAsBefore(1)
    await kept.getByRole('button', { name: 'Desfazer' }).tap()
    await expect(proposal).toBeVisible()
  })

  await test.step('without a network the answer says so and the proposal stays', async () => {
    await page.route('**/api/plan-rebalance', (route) => route.abort('internetdisconnected'))
    await proposal.getByRole('button', adjust).tap()
    await dismiss(page, 'Não deu para ajustar agora')
    await expect(proposal).toBeVisible()
    await page.unroute('**/api/plan-rebalance')
  })

  await test.step('accepted, dinner is smaller; other meals and days stay; the day offers the undo', async () => {
    await proposal.getByRole('button', adjust).tap()
    await expect(toast(page, 'O dia segue.').getByRole('button', { name: 'Desfazer' })).toBeVisible()
    await expect(proposal).toHaveCount(0)
    const after = await readToday(page)
    const dinner = mealOf(after, 'jantar')
    expect(dinner.calories).toBeLessThan(planned.calories)
    expect(dinner.calories).toBeGreaterThanOrEqual(Math.floor(0.7 * planned.calories))
    expect(dinner.protein_g).toBeGreaterThanOrEqual(0.7 * planned.protein_g - 0.1)
    expect(mealOf(after, 'lanche_tarde').name).toBe(mealOf(before, 'lanche_tarde').name)
    expect(otherDays(await weekPlan(page), before.date)).toEqual(otherDays(week, before.date))
    await page.reload()
    await expect(card).toContainText(detail)
    await expect(card.getByRole('heading', { name: 'Jantar' })).toBeVisible()
    await expectNoViolations(page)
    await card.getByRole('button', { name: 'Desfazer' }).tap()
    await expect(undone).toBeVisible()
    await expect(card).toHaveCount(0)
    await expectPlanAsBefore(1)
  })

  await test.step('the lunch is removed and logged again: the sheet takes both answers', async () => {
    await takeBack()
    await logBarbecue(page)
    await proposed.getByRole('button', keep).tap()
    await expect(page).toHaveURL(/\/app$/)
    await expect(proposal).toHaveCount(0)
    await expectPlanAsBefore(1)
    await takeBack()
    await logBarbecue(page)
    await proposed.getByRole('button', adjust).tap()
    await expect(page).toHaveURL(/\/app$/)
    await expect(card).toBeVisible()
    expect(mealOf(await readToday(page), 'jantar').calories).toBeLessThan(planned.calories)
  })

  await test.step('removing the lunch restores the plan that it changed', async () => {
    await takeBack()
    await expect(card).toHaveCount(0)
    await expectPlanAsBefore(0)
  })

  await test.step('with the switch in the profile off nothing is proposed', async () => {
    await page.goto('/perfil')
    const wanted = page.getByRole('switch', { name: 'Propor ajustes no cardápio quando eu comer diferente' })
    await expect(wanted).toBeChecked()
    await wanted.tap()
    await expect(toast(page, 'Configurações atualizadas')).toBeVisible()
    await page.reload()
    await expect(wanted).not.toBeChecked()
    await logBarbecue(page, 'Registrar no meu dia')
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByText('Pela foto')).toBeVisible()
    await expect(page.getByText('Quer ajustar')).toHaveCount(0)
    await expectPlanAsBefore(1)
  })
})
