import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Today } from '#contract/day/today.ts'
import type { Report } from '#contract/reports/reports.ts'
import { expectNoViolations } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { eat, haveMenu, numberIn, test } from './support/journey.ts'
import { unfoldAll } from './support/unfold.ts'

/** Logs a breakfast and a lunch of today. */
async function eatToday(page: Page): Promise<void> {
  await eat(page, '1 pão francês e 2 ovos mexidos', 'cafe_manha')
  await eat(page, '2 escumadeiras de arroz, 1 concha de feijão e 1 bife grelhado')
}

/** Ticks the dinner of today's menu. */
async function tickDinner(page: Page): Promise<void> {
  const { active_diet: diet } = (await (await page.request.get('/api/plan-today')).json()) as Today
  const data = { diet_id: diet?.id, meal_compliance: { jantar: true } }
  expect((await page.request.patch('/api/compliance', { data })).ok()).toBe(true)
}

const reportOf = async (page: Page, period: Report['period']) =>
  (await (await page.request.get(`/api/reports?period=${period}`)).json()) as Report
const days = (page: Page) => page.getByRole('region', { name: 'Dia a dia' })
/** Opens a card of the report, which a phone shows folded to its main fact. */
const unfold = (card: Locator) => card.locator('summary').first().tap()

test('a person reads the reports of week, month and year in drawings and tables', async ({ page, enter }) => {
  await enter(plainAnswers)
  await eatToday(page)

  await test.step('a report that failed to load is requested again with one tap', async () => {
    await page.route('**/api/reports?*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/relatorios')
    await expect(page.getByRole('heading', { name: 'Erro ao carregar o relatório' })).toBeVisible()
    await expectNoViolations(page)
    await page.unroute('**/api/reports?*')
    await page.getByRole('button', { name: 'Tentar novamente' }).tap()
    await expect(page.getByRole('region', { name: 'Visão geral' })).toBeVisible()
  })

  await test.step('the table of a chart has the same figures, and both state what was eaten', async () => {
    const { averages, days: columns } = await reportOf(page, 'week')
    await expect(days(page)).toContainText('kcal por dia')
    await expect(days(page).getByRole('img')).toHaveCount(0)
    await days(page).locator('summary').first().press('Enter')
    const drawing = days(page).getByRole('img', { name: /^Energia por dia: média de / })
    const label = (await drawing.getAttribute('aria-label')) ?? ''
    expect(numberIn(label)).toBe(Math.round(averages.calories ?? 0))
    await days(page).getByText('Ver em tabela').tap()
    const row = days(page).getByRole('row').last()
    const eaten = columns.calories.findLast((one) => one !== null)
    expect(numberIn(await row.getByRole('cell').first().innerText())).toBe(Math.round(eaten ?? 0))
  })

  for (const [words, address] of [
    ['Esta semana', '/relatorios'],
    ['Último mês', '/relatorios?periodo=mes'],
    ['Ano', '/relatorios?periodo=ano'],
  ] as const) {
    await test.step(`the report "${words}" is accessible, in light and in dark`, async () => {
      await page.goto(address)
      await expect(page.getByRole('radio', { name: words })).toBeChecked()
      await expect(page.getByRole('region', { name: 'Proteína por dia' })).toBeVisible()
      await expectNoViolations(page)
      await unfoldAll(page)
      for (const table of await page.getByText('Ver em tabela').all()) await table.tap()
      await expectNoViolations(page)
    })
  }
})

test('a person opens several periods and downloads the diary as a spreadsheet', async ({ page, enter }) => {
  await enter(plainAnswers)
  await eatToday(page)
  await haveMenu(page)
  await tickDinner(page)

  await test.step('periods are changed by keyboard, and the address remembers which', async () => {
    await page.goto('/relatorios')
    await page.getByRole('radio', { name: 'Esta semana' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/relatorios?periodo=mes')
    await expect(page.getByText('Este mês')).toBeVisible()
    await page.getByRole('button', { name: 'Mês anterior' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Mês passado')).toBeVisible()
    await expect(page).toHaveURL(/\?periodo=mes&inicio=\d{4}-\d{2}-01$/)
    await expect(page.getByRole('heading', { name: 'Nenhum alimento registrado ainda.' })).toBeVisible()
    await expectNoViolations(page)
    await page.reload()
    await expect(page.getByText('Mês passado')).toBeVisible()
    await page.getByRole('button', { name: 'Mês seguinte' }).tap()
    await expect(page).toHaveURL('/relatorios?periodo=mes')
    await expect(page.getByRole('button', { name: 'Mês seguinte' })).toBeDisabled()
  })

  await test.step('a day is chosen with a finger, with the arrow keys and in the calendar', async () => {
    const { today } = await reportOf(page, 'month')
    await unfold(days(page))
    await unfold(page.getByRole('region', { name: 'Aderência ao plano' }))
    await expectNoViolations(page)
    const slider = days(page).getByRole('slider', { name: 'Dia mostrado' })
    await expect(slider).toHaveValue(String(Number(today.slice(8)) - 1))
    const drawing = days(page).getByRole('img').first()
    await drawing.tap({ position: { x: 3, y: 40 } })
    await expect(days(page).getByRole('heading', { name: / 1 de / })).toBeVisible()
    await expect(slider).toBeFocused()
    await page
      .getByRole('region', { name: 'Aderência ao plano' })
      .getByRole('button', { name: new RegExp(` ${Number(today.slice(8))} de `) })
      .tap()
    await expect(slider).toHaveValue(String(Number(today.slice(8)) - 1))
    await slider.focus()
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', / 1 de /)
  })

  await test.step('a trial sees the contents of the advanced analysis, without a disabled button', async () => {
    const locked = page.getByRole('region', { name: 'Análise avançada' })
    await expect(locked).toContainText('Este período ao lado do mês anterior')
    await expect(page.getByRole('region', { name: 'PDF do mês' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Uso do FoodScan' })).toContainText('0 scans no mês')
  })

  await test.step('the diary is exported as a spreadsheet, by day and by food', async () => {
    await page.goto('/relatorios')
    const { start, today, totals } = await reportOf(page, 'week')
    const foods = await download(page, 'Um alimento por linha')
    expect(foods.name).toBe(`alimentos-${start}-a-${today}.csv`)
    expect(foods.lines.length - 1).toBeGreaterThanOrEqual(5)
    expect(foods.lines.join('\n')).toContain('Arroz')
    const byDay = await download(page, 'Um dia por linha')
    const [headings, ...rows] = byDay.lines.map((line) => line.split(';'))
    const ofToday = rows.find(([date]) => date === today.split('-').toReversed().join('/'))
    const calories = ofToday?.[headings?.indexOf('Calorias (kcal)') ?? -1] ?? ''
    expect(numberIn(calories)).toBeCloseTo(totals.calories ?? 0, 0)
  })

  await test.step('a failed download of the spreadsheet is reported', async () => {
    await page.route('**/api/diary-days.csv?*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Um dia por linha' }).tap()
    await expect(page.getByText('A planilha não veio')).toBeVisible()
  })
})

/** Taps a button and returns the name and the lines of the downloaded file. */
async function download(page: Page, button: string): Promise<{ name: string; lines: string[] }> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).tap()
  const file = await started
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), lines: text.trim().split('\r\n') }
}
