import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from '../../ui/overlay/toast.ts'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import { mondayOf, weekdayOf } from '#nutrition/shared/calendar/days.ts'
import { localDay } from '../../ui/format/local-day.ts'
import { part, plannedMeal, weekPlan } from '../week-plans/test-week.ts'
import { printedTitle } from '../week-plans/week-copy.ts'
import { diet, dietId, meal } from './test-diets.ts'
import { open, fakeServer, resetStage } from './test-stage.tsx'

let server: ReturnType<typeof fakeServer>
const path = `/dietas/${dietId}?dia=1`
const read = `GET /api/diets/${dietId}`
const meals = `GET /api/diets/${dietId}/meals`
const generate = 'POST /api/diet-generate-ai'
const template = diet({ is_active: false })
const withoutMenu = diet({ is_active: false, meal_plan_generated: false, generation_status: 'pending' })

beforeEach(() => {
  server = fakeServer()
  server.answer(read, template)
  server.answer(meals, [meal()])
})
afterEach(resetStage)

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const saying = (toast: Partial<Toast>): unknown => expect.objectContaining(toast)

test('a meal shows its name, portion, portions eaten, batch and preparation', async () => {
  await open(path)
  await screen.findByRole('heading', { name: /^Bife acebolado/ })
  expect(screen.getByText('No prato todo: 1½ porção')).toBeTruthy()
  expect(screen.getByText('Cozinhe também para terça e quarta: bife acebolado.')).toBeTruthy()
  expect(screen.getByText('1 concha de feijão (140 g)')).toBeTruthy()
  expect(screen.getByText('Para 3 refeições')).toBeTruthy()
  expect(screen.getByText('3 conchas de feijão (420 g)')).toBeTruthy()
  expect(screen.getByText('Sele o bife.')).toBeTruthy()
  expect(screen.getByText(/10 min de preparo/)).toBeTruthy()
})

test('the nutrients of a meal are those of the amount with its energy', async () => {
  await open(path)
  await screen.findByRole('heading', { name: /^Bife acebolado/ })
  const { kcal, protein_g, fiber_g } = meal().nutrition
  expect(screen.getAllByText(String(kcal), { selector: 'p > span' })).not.toEqual([])
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  const written = (grams: number) => `${grams.toLocaleString('pt-BR')}\u00a0g`
  expect(figures).toEqual(expect.arrayContaining([written(protein_g), written(fiber_g)]))
})

test('the day’s total is shown beside the target of its day type', async () => {
  await open(path)
  expect((await screen.findByText(/Segunda, dia de treino/)).parentElement?.textContent).toContain(
    '600 de 2.369 kcal',
  )
})

test('the arrows step through the days and wrap around the week', async () => {
  await open(path)
  const monday = await screen.findByRole('tab', { name: /Segunda/ })
  fireEvent.keyDown(monday, { key: 'ArrowLeft' })
  await screen.findByText('Nenhuma refeição planejada para este dia')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Dom')
  fireEvent.keyDown(screen.getByRole('tab', { name: /Domingo/ }), { key: 'ArrowLeft' })
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Sáb'))
})

test('a meal eaten out, one without a recipe and a removed one are labelled', async () => {
  const kinds = [
    meal({ id: '1', kind: 'away', name: 'Refeição fora de casa', description: 'Na sua meta.', parts: [] }),
    meal({ id: '2', kind: 'open', name: 'Sem sugestão', description: 'Nenhuma receita serve.', parts: [] }),
    meal({ id: '3', kind: 'withheld', name: 'Refeição retirada', description: 'Saiu.', parts: [] }),
  ]
  server.answer(meals, kinds)
  await open(path)
  await screen.findByText(/Saiu\. Gere outro cardápio para ter uma no lugar\./)
  expect(screen.getByText(/Nenhuma receita serve\. Registre/)).toBeTruthy()
  expect(screen.getByText('Conta só as refeições com receita.')).toBeTruthy()
})

test('a diet without a menu gets one, which replaces the button', async () => {
  server.answer(read, withoutMenu)
  server.answer(meals, [])
  await open(path)
  await screen.findByText('Falta o cardápio')
  server.answer(generate, diet())
  server.answer(read, diet())
  answerWeek()
  tap('Gerar cardápio')
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(saying({ title: 'Cardápio criado' })))
  await screen.findByRole('heading', { name: 'Plano da semana' })
  expect(screen.queryByText('Falta o cardápio')).toBeNull()
  expect(server.sentTo(generate)).toEqual([{ route: generate, body: { dietId } }])
})

test('a simplified menu is labelled as such', async () => {
  server.answer(read, withoutMenu)
  server.answer(meals, [])
  server.answer(generate, diet({ is_plain: true }))
  await open(path)
  await screen.findByText('Falta o cardápio')
  tap('Gerar cardápio')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      saying({ title: 'A IA demorou muito, mas criamos um cardápio básico para você.' }),
    ),
  )
})

test('after the timeout the screen requests a simplified plan and shows it', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const patience = new AbortController()
    queueMicrotask(() => {
      server.answer(generate, diet({ is_plain: true }))
      patience.abort(new DOMException('', 'TimeoutError'))
    })
    return patience.signal
  })
  server.answer(read, withoutMenu)
  server.answer(meals, [])
  server.silent(generate)
  await open(path)
  await screen.findByText('Falta o cardápio')
  server.answer(read, diet({ is_plain: true }))
  answerWeek()
  tap('Gerar cardápio')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      saying({ title: 'A IA demorou muito, mas criamos um cardápio básico para você.' }),
    ),
  )
  expect(AbortSignal.timeout).toHaveBeenCalledWith(25_000)
  await screen.findByRole('heading', { name: 'Plano da semana' })
})

test('a lost connection is reported', async () => {
  server.answer(read, withoutMenu)
  server.answer(meals, [])
  server.unreachable(generate)
  await open(path)
  await screen.findByText('Falta o cardápio')
  tap('Gerar cardápio')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      saying({ title: 'Erro de conexão', description: 'Verifique sua internet e tente novamente.' }),
    ),
  )
  await screen.findByText('Falta o cardápio')
})

test('an expired session is reported once for the whole app', async () => {
  server.answer(read, withoutMenu)
  server.answer(meals, [])
  server.refuse(generate, 401, 'session_expired', 'Sessão expirada. Faça login novamente.')
  await open(path)
  await screen.findByText('Falta o cardápio')
  tap('Gerar cardápio')
  await waitFor(() => expect(server.sentTo(generate)).toHaveLength(1))
  await screen.findByText('Falta o cardápio')
  expect(showToast).not.toHaveBeenCalled()
})

test('another menu requires a confirmation', async () => {
  server.answer(generate, diet())
  await open(path)
  await screen.findByRole('heading', { name: 'Modelo de cardápio' })
  tap('Gerar outro cardápio')
  expect(server.sentTo(generate)).toEqual([])
  tap('Gerar outro')
  await waitFor(() => expect(server.sentTo(generate)).toHaveLength(1))
})

test('changed answers offer another menu', async () => {
  server.answer(read, diet({ is_outdated: true }))
  server.answer(generate, diet())
  await open(path)
  await screen.findByText('Suas respostas mudaram')
  tap('Atualizar cardápio')
  await waitFor(() => expect(server.sentTo(generate)).toHaveLength(1))
})

test('the active diet shows and prints the plan of the week and not the stored menu', async () => {
  server.answer(read, diet())
  const plan = answerWeek()
  await open(`/dietas/${dietId}`)
  await screen.findByRole('heading', { name: 'Plano da semana' })
  await screen.findByRole('heading', { level: 3, name: 'Moqueca' })
  expect(screen.getByText(printedTitle(plan))).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Trocar ?almoço$/ })).toBeTruthy()
  expect(screen.queryByText(/Modelo/)).toBeNull()
  expect(server.sentTo(meals)).toEqual([])
})

test('the menu of an inactive diet is a template, also in print', async () => {
  await open(path)
  await screen.findByRole('heading', { name: 'Modelo de cardápio' })
  expect(screen.getByText('Modelo de cardápio: Minha dieta')).toBeTruthy()
  expect(screen.queryByText('Plano da semana')).toBeNull()
})

test('a menu generated for an inactive diet is announced as a template', async () => {
  server.answer(generate, template)
  await open(path)
  await screen.findByRole('heading', { name: 'Modelo de cardápio' })
  tap('Gerar outro cardápio')
  tap('Gerar outro')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(saying({ description: 'É um modelo. Ative a dieta para usar.' })),
  )
})

test('only the active diet asks about adherence', async () => {
  await open(path)
  await screen.findByRole('button', { name: 'Ativar esta dieta' })
  expect(screen.queryByLabelText('Carregando a aderência de hoje')).toBeNull()
  expect(server.sentTo('GET /api/plan-today')).toEqual([])
})

test('an activation on the detail screen has its own message', async () => {
  server.answer(read, diet({ is_active: false }))
  server.refuse(`POST /api/diets/${dietId}/activate`, 500, 'internal_error', 'x')
  await open(path)
  fireEvent.click(await screen.findByRole('button', { name: 'Ativar esta dieta' }))
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      saying({ description: 'Não foi possível ativar a dieta. Tente novamente.' }),
    ),
  )
  server.answer(`POST /api/diets/${dietId}/activate`, diet())
  tap('Ativar esta dieta')
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(saying({ title: 'Dieta ativada!' })))
})

test('an unknown diet is reported with a link back', async () => {
  server.refuse(read, 404, 'diet_not_found', 'Dieta não encontrada')
  await open(path)
  await screen.findByText('Dieta não encontrada')
  expect(screen.getByRole('link', { name: 'Ver minhas dietas' }).getAttribute('href')).toBe('/dietas')
})

/** Answers with a plan of this week whose only day is today. */
function answerWeek() {
  const today = localDay(new Date())
  const lunch = plannedMeal({ name: 'Moqueca', parts: [part({ name: 'Moqueca' })] })
  const { days, ...plan } = weekPlan([lunch])
  const week = {
    ...plan,
    week_start: mondayOf(today),
    days: days.map((day) => ({ ...day, date: today, day_of_week: weekdayOf(today) })),
  }
  server.answer(`GET /api/plan-get-week?start=${week.week_start}`, { week_plan: week, diet_week: null })
  return week
}
