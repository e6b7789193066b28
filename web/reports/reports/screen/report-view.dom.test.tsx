import type { Report } from '#contract/reports/reports.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReportView } from './report-view.tsx'
import { fullReport, testReport, weekDays } from '../test-report.ts'
import { open, resetStage } from '../test-stage.tsx'

const today = '2026-11-20'
const week = (change: Partial<Report> = {}) =>
  testReport('week', today, (at) => weekDays[at] ?? null, { ...fullReport, ...change })
const show = async (report: Report) => {
  await open(() => <ReportView report={report} />)
  return screen.findByRole('heading', { name: 'Baixar planilha (CSV)' })
}
const region = (name: string) => screen.getByRole('region', { name })
const drawings = () => screen.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'))
const plainText = (element: Element) => element.textContent.replaceAll('\u00a0', ' ')

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ plan: 'basic', status: 'trial' })))
afterEach(resetStage)

test('every chart states the report’s figures in a sentence', async () => {
  await show(week())
  const told = drawings().map((label) => label?.replaceAll('\u00a0', ' '))
  expect(told).toContain('Proteína: média de 93,7 de 110 g por dia, 85%.')
  expect(told).toContain(
    'Energia por dia: média de 1.900 kcal por dia, meta estimada de 1.850 kcal; 1 de 4 dias a até 10% da meta.',
  )
  expect(told).toContain(
    'Fibra por dia: média de 24 g por dia, meta estimada de 25 g; 2 de 4 dias com 90% da meta ou mais.',
  )
  expect(told).toContain(
    'Energia por grau de processamento: in natura ou pouco processados 46%, ingredientes culinários 9%, processados 14%, ultraprocessados 17% e do cardápio, sem detalhe 14%.',
  )
  expect(told).toContain(
    'Peso: 3 pesagens, de 71,4 kg a 71 kg. Tendência de 7 dias em 71,2 kg, −0,2 kg no período.',
  )
  expect(told).toContain('Água: média de 1,9 L em 4 dias anotados.')
})

test('every chart has a table with each of its days', async () => {
  await show(week())
  const days = region('Dia a dia')
  const details = days.querySelector<HTMLDetailsElement>('details details')
  if (details) details.open = true
  const rows = within(await within(days).findByRole('table'))
    .getAllByRole('row')
    .map(plainText)
  expect(rows).toEqual([
    'DiaEnergiaProteínaFibraPlano',
    'Segunda-feira, 16 de novembro1.790 kcal88 g21 g80%',
    'Terça-feira, 17 de novembro1.905 kcal97 g26 g75%',
    'Quarta-feira, 18 de novembro2.110 kcal79 g18 g50%',
    'Quinta-feira, 19 de novembro1.834 kcal104 g27 g100%',
    'Sexta-feira, 20 de novembro1.862 kcal101 g25 g100%',
  ])
})

test('on a phone each card is folded to its main fact, and a tap opens it', async () => {
  await open(() => <ReportView report={week()} />, '/relatorios', false)
  const days = await screen.findByRole('region', { name: 'Dia a dia' })
  expect(plainText(days)).toBe(
    'Dia a dia1.900 kcal por dia, média de 4 dias completos, meta estimada de 1.850 kcal',
  )
  expect(plainText(region('Água'))).toBe('Água1,9 L por dia anotado')
  expect(plainText(region('Peso'))).toBe('Peso71,2 kg, −0,2 kg no período')
  expect(plainText(region('Proteína por dia'))).toBe('Proteína por dia94 g de 110 g, 85% da meta estimada')
  expect(plainText(region('Seus horários'))).toBe('Seus horáriosAlmoço por volta de 12h30')
  expect(screen.queryByRole('slider')).toBeNull()
  const summary = days.querySelector('summary')
  if (summary) fireEvent.click(summary)
  expect(await within(days).findByRole('slider')).toBeTruthy()
})

test('a day is chosen by arrow keys or in the calendar, and announced there', async () => {
  await show(week())
  const slider = within(region('Dia a dia')).getByRole('slider', { name: 'Dia mostrado' })
  expect(screen.getByRole('heading', { name: 'Sexta-feira, 20 de novembro' })).toBeTruthy()
  expect(slider.getAttribute('max')).toBe('4')
  fireEvent.change(slider, { target: { value: '1' } })
  expect(screen.getByRole('heading', { name: 'Terça-feira, 17 de novembro' })).toBeTruthy()
  expect(slider.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(
    'Terça-feira, 17 de novembro: energia 1.905 kcal de 1.850 kcal, proteína 97 g de 110 g, fibra 26 g de 25 g, 75% do plano, 4 refeições.',
  )
  const calendar = within(region('Aderência ao plano'))
  fireEvent.click(calendar.getByRole('button', { name: 'Quarta-feira, 18 de novembro: 50% do plano' }))
  expect(slider).toHaveProperty('value', '2')
  expect(calendar.getByRole('button', { name: /22 de novembro: ainda não chegou/ })).toHaveProperty(
    'disabled',
    true,
  )
})

test('accounts without numbers see no energy, gram, percentage, weight or chart', async () => {
  const report = week()
  const nothing = report.days.meals.map(() => null)
  await show({
    ...report,
    numbers_hidden: true,
    averages: {
      days: 0,
      are_days_whole: false,
      calories: null,
      protein_g: null,
      fiber_g: null,
      target_calories: null,
      target_protein_g: null,
      target_fiber_g: null,
      compliance_percentage: null,
    },
    days: {
      ...report.days,
      calories: nothing,
      protein_g: nothing,
      fiber_g: nothing,
      target_calories: nothing,
      target_protein_g: nothing,
      target_fiber_g: nothing,
      compliance_percentage: nothing,
      weight_kg: nothing,
      weight_trend_kg: nothing,
      water_ml: nothing,
    },
    adherence: { average_percentage: null, days_recorded: 0, days_followed: null },
    // Hidden even if a server sent them.
    nova: fullReport.nova,
    weight: { days_weighed: 2, first_kg: 71, last_kg: 70, change_kg: -1 },
    insights: [{ kind: 'logging', level: 'none', text: 'Arroz e feijão vieram mais ao prato.' }],
  })
  expect(plainText(document.body)).not.toMatch(/kcal|\d ?(%|kg|g\b|L\b)|\bmeta\b|Proteína|Peso|\d\/\d/)
  expect(screen.queryAllByRole('img')).toEqual([])
  expect(screen.queryByRole('slider')).toBeNull()
  expect(plainText(region('Seus horários'))).toContain('12h30')
  expect(plainText(region('Mais no seu prato'))).toContain('Arroz, tipo 1, cozido')
})

test('the four most frequent foods come first and a tap shows the rest', async () => {
  await show(week())
  const foods = within(region('Mais no seu prato'))
  expect(foods.getAllByRole('listitem')).toHaveLength(4)
  expect(foods.getAllByRole('listitem')[0]?.textContent).toContain('12× em 12 refeições')
  fireEvent.click(foods.getByRole('button', { name: 'Ver mais' }))
  expect(foods.getAllByRole('listitem')).toHaveLength(8)
  expect(foods.queryByRole('button')).toBeNull()
})

test('an empty period links to the first meal; a past one links back', async () => {
  const nothing: Report['insights'] = [{ kind: 'empty', level: 'none', text: 'Ainda não há registros.' }]
  await show(testReport('week', today, () => null, { insights: nothing }))
  expect(screen.getByRole('heading', { name: 'Nenhum alimento registrado ainda.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Registrar uma refeição' }).getAttribute('href')).toBe('/scan')
  resetStage()
  vi.stubGlobal('fetch', async () => Response.json({ plan: 'basic', status: 'trial' }))
  await show(testReport('week', '2026-11-12', () => null, { today, insights: nothing }))
  expect(screen.getByRole('link', { name: 'Ir para esta semana' })).toBeTruthy()
})

test('meals that were only ticked leave the list of foods empty, with a note', async () => {
  await show(week({ top_foods: [] }))
  expect(region('Mais no seu prato').textContent).toContain('Nenhum alimento registrado ainda.')
})

test('the advanced analysis states how many days are missing', async () => {
  const advanced = {
    days_missing: 2,
    comparison: null,
    days_missing_before: 3,
    weekdays: [],
    days_protein_reached: null,
    days_fiber_reached: null,
    days_energy_near: null,
  }
  await show(week({ advanced, advanced_reason: null }))
  expect(region('Análise avançada').textContent).toBe(
    'Análise avançadaFaltam 2 dias com registro na semana para a análise dizer algo dos seus hábitos.',
  )
})

test('without a ticked meal nothing is said about the plan, and a share above 120 % is no percentage', async () => {
  const base = week()
  const none = base.days.compliance_percentage.map(() => null)
  await show(
    week({
      days: { ...base.days, compliance_percentage: none },
      adherence: { average_percentage: null, days_recorded: 0, days_followed: 0 },
      protein: { ...base.protein, average_g: 165, target_g: 82, percentage: 201 },
    }),
  )
  expect(screen.queryByRole('region', { name: 'Aderência ao plano' })).toBeNull()
  expect(region('Visão geral').textContent).not.toContain('Aderência')
  expect(plainText(region('Proteína por dia'))).toContain('165 g de 82 g')
  expect(region('Proteína por dia').textContent).not.toContain('%')
})

test('plans without the analysis see its contents and the plans that include it', async () => {
  await show(week())
  const card = await screen.findByRole('region', { name: 'Análise avançada' })
  expect(card.textContent).toContain('Planos Mensal e Anual')
  expect(card.textContent).toContain('Este período ao lado da semana anterior')
})

test('used scans of the week are shown where there is a quota', async () => {
  await show(week())
  expect(region('Uso do FoodScan').textContent).toBe(
    'Uso do FoodScan4 scans na semanaO limite do plano daria cerca de 7 scans por semana. Quantos restam no seu plano está no perfil.',
  )
  resetStage()
  await show(week({ scan_usage: null }))
  expect(screen.queryByRole('region', { name: 'Uso do FoodScan' })).toBeNull()
})
