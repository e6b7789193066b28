import { expect, type Page } from '@playwright/test'
import type { Today } from '#contract/day/today.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { expectNoViolations } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { haveMenu, scan, test, toast } from './support/journey.ts'

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
async function logBarbecue(page: Page): Promise<void> {
  const { scan_id } = await scan(page, barbecue)
  await page.goto(`/scan?scan=${scan_id}`)
  await page.getByLabel('Refeição').selectOption('Almoço')
  await page.getByRole('button', { name: 'Ajustar meu dia' }).tap()
}

test('after a barbecue lunch dinner gets smaller, which can be undone', async ({ page, enter }) => {
  await enter(plainAnswers)
  await haveWeek(page)
  const [before, week] = [await readToday(page), await weekPlan(page)]
  const planned = mealOf(before, 'jantar')
  const changes = page.getByRole('dialog', { name: 'O dia segue' })
  const card = page.getByRole('region', { name: 'O dia segue' })
  const undone = toast(page, 'Seu plano voltou a ser como antes')
  const expectPlanAsBefore = async (meals: number) => {
    const today = await readToday(page)
    expect(mealOf(today, 'jantar')).toMatchObject({ name: planned.name, calories: planned.calories })
    expect(today.plan.scans).toHaveLength(meals)
    expect(otherDays(await weekPlan(page), before.date)).toEqual(otherDays(week, before.date))
  }
  const takeBack = async () => {
    await page.getByRole('region', { name: 'Suas refeições de hoje' }).getByRole('button').first().tap()
    await page.getByRole('button', { name: 'Tirar do dia' }).tap()
    await expect(toast(page, 'Refeição retirada do dia').first()).toBeVisible()
  }

  await test.step('dinner is smaller, other meals and days stay, the words are kind', async () => {
    await logBarbecue(page)
    await expect(changes).toContainText(detail)
    await expect(changes.getByRole('heading', { name: 'Jantar' })).toBeVisible()
    await expect(changes).not.toContainText('kcal')
    await expect(changes).not.toContainText(guilt)
    const after = await readToday(page)
    const dinner = mealOf(after, 'jantar')
    expect(dinner.calories).toBeLessThan(planned.calories)
    expect(dinner.calories).toBeGreaterThanOrEqual(Math.floor(0.7 * planned.calories))
    expect(dinner.protein_g).toBeGreaterThanOrEqual(0.7 * planned.protein_g - 0.1)
    expect(mealOf(after, 'lanche_tarde').name).toBe(mealOf(before, 'lanche_tarde').name)
    expect(otherDays(await weekPlan(page), before.date)).toEqual(otherDays(week, before.date))
  })

  await test.step('the day offers the undo, also after a reload or on another device', async () => {
    await changes.getByRole('button', { name: 'Ver meu dia' }).tap()
    await expect(page).toHaveURL(/\/app$/)
    await expect(toast(page, 'O dia segue.').getByRole('button', { name: 'Desfazer' })).toBeVisible()
    await expect(page.locator('body')).not.toContainText(guilt)
    await page.reload()
    await expect(card).toContainText(detail)
    await expectNoViolations(page)
    await card.getByRole('button', { name: 'Desfazer' }).tap()
    await expect(undone).toBeVisible()
    await expect(card).toHaveCount(0)
    await expectPlanAsBefore(1)
  })

  await test.step('the lunch is removed and logged again: the result offers the undo as well', async () => {
    await takeBack()
    await logBarbecue(page)
    await changes.getByRole('button', { name: 'Desfazer' }).tap()
    await expect(undone).toBeVisible()
    await expect(page).toHaveURL(/\/app$/)
    await expectPlanAsBefore(1)
  })

  await test.step('removing the lunch restores the plan that it changed', async () => {
    await takeBack()
    await logBarbecue(page)
    await changes.getByRole('button', { name: 'Ver meu dia' }).tap()
    await expect(card).toBeVisible()
    expect(mealOf(await readToday(page), 'jantar').calories).toBeLessThan(planned.calories)
    await takeBack()
    await expect(card).toHaveCount(0)
    await expectPlanAsBefore(0)
  })
})
