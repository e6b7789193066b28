import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as tracking from '../../../privacy/shared/track.ts'
import { ReportsScreen } from './reports-screen.tsx'
import { fullReport, testReport, weekDays } from '../test-report.ts'
import { open, resetStage } from '../test-stage.tsx'

const today = '2026-11-20'
const week = testReport('week', today, (at) => weekDays[at] ?? null, fullReport)
let answers: Record<string, () => Response>
let sent: { route: string; body: unknown }[]
const bodiesSentTo = (route: string) => sent.filter((one) => one.route === route).map(({ body }) => body)

beforeEach(() => {
  vi.spyOn(tracking, 'track').mockReturnValue()
  sent = []
  answers = {
    'GET /api/reports': () => Response.json(week),
    'GET /api/subscriptions-me': () => Response.json({ plan: 'basic', status: 'trial' }),
    'GET /api/weekly-summaries': () => Response.json([]),
    'POST /api/reports-generate': () => Response.json({ weekly_summary: null, monthly_report: null }),
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const route = `${init.method} ${address.split('?')[0]}`
    sent.push({ route, body: typeof init.body === 'string' ? JSON.parse(init.body) : address })
    return answers[route]?.() ?? Response.json({ code: 'not_found', detail: route }, { status: 404 })
  })
})
afterEach(resetStage)

const isThere = () => screen.findByRole('region', { name: 'Visão geral' })

test('a missing weekly summary is created, and a refusal changes nothing on screen', async () => {
  answers['POST /api/reports-generate'] = () => Response.json({ code: 'x', detail: 'x' }, { status: 500 })
  await open(ReportsScreen)
  await isThere()
  await waitFor(() =>
    expect(bodiesSentTo('POST /api/reports-generate')).toContainEqual({
      reportType: 'weekly',
      startDate: '2026-11-16',
      endDate: '2026-11-22',
    }),
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a stored summary is not created again', async () => {
  answers['GET /api/weekly-summaries'] = () => Response.json([{ week_start: '2026-11-16' }])
  await open(ReportsScreen)
  await isThere()
  await waitFor(() => expect(bodiesSentTo('GET /api/weekly-summaries')).toHaveLength(1))
  expect(bodiesSentTo('POST /api/reports-generate')).toEqual([])
})

test('navigation to earlier periods is kept in the address, except for the current one', async () => {
  const { at } = await open(ReportsScreen)
  await isThere()
  expect(bodiesSentTo('GET /api/reports')).toEqual(['/api/reports?period=week'])
  expect(screen.getByRole('button', { name: 'Semana seguinte' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'Semana anterior' }))
  await waitFor(() => expect(at()).toBe('/relatorios?inicio=2026-11-09'))
  await waitFor(() =>
    expect(bodiesSentTo('GET /api/reports')).toContain('/api/reports?period=week&start=2026-11-09'),
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Último mês' }))
  await waitFor(() => expect(at()).toContain('periodo=mes'))
})

test('a failed report shows the server’s message and can be reloaded', async () => {
  const detail = 'Escolha um período que já começou, dos últimos 5 anos.'
  answers['GET /api/reports'] = () => Response.json({ code: 'report_out_of_range', detail }, { status: 422 })
  await open(ReportsScreen, '/relatorios?inicio=2010-01-04')
  expect((await screen.findByRole('alert')).textContent).toContain(detail)
  answers['GET /api/reports'] = () => Response.json(week)
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await isThere()
})
