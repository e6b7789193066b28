import { consentTexts } from '#contract/privacy/consent-texts.ts'
import type { ConsentRecord } from '#contract/privacy/consents.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { visitor } from '../../../api/session-state.ts'
import { payloadOf } from '../answers/answers.ts'
import { completeAnswers, completeBut } from '../answers/test-answers.ts'
import { readDraft, saveDraft } from '../draft.ts'
import { visitorOwner } from '../unfinished.ts'
import { ana, button, open, resetStage, server, setStage, stepTitle, tap } from './test-stage.tsx'

beforeEach(setStage)
afterEach(resetStage)

test('the first step starts with both buttons disabled and lists what is missing', async () => {
  await open(ana, '/onboarding')
  await stepTitle('Dados pessoais')
  expect(button('Anterior').disabled).toBe(true)
  expect(button('Próximo').disabled).toBe(true)
  expect(button('Falta: Sexo, Data de nascimento e mais 3')).toBeTruthy()
})

test('a reload continues at the same step with the typed text', async () => {
  saveDraft(
    'ana',
    { answers: completeBut('activity', { freq_per_week: 2 }), step: 3, isFirst: false },
    Date.now(),
  )
  await open(ana, '/onboarding')
  await stepTitle('Alimentação e movimento')
  tap('Tipo de atividade', 'Musculação')
  expect(readDraft('ana', Date.now())?.answers.activity.modality).toBe('forca')
})

test('steps are history entries: back returns and the title takes the focus', async () => {
  saveDraft('ana', { answers: completeAnswers(), step: 2, isFirst: false }, Date.now())
  const router = await open(ana, '/onboarding?passo=2&from=profile')
  fireEvent.click(button('Próximo'))
  expect(await stepTitle('Alimentação e movimento')).toBe(document.activeElement)
  expect(router.state.location.search).toEqual({ passo: '3', from: 'profile' })
  router.history.back()
  await stepTitle('Histórico de saúde')
})

test('a double tap advances one step and does not skip the health questions', async () => {
  saveDraft('ana', { answers: completeAnswers(), step: 1, isFirst: false }, Date.now())
  await open(ana, '/onboarding')
  fireEvent.click(button('Próximo'), { detail: 1 })
  await stepTitle('Histórico de saúde')
  const isTaken = fireEvent.click(button('Próximo'), { detail: 2 })
  expect(isTaken).toBe(false)
  // Any interaction in between makes the second tap deliberate.
  fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }))
  expect(fireEvent.click(button('Próximo'), { detail: 2 })).toBe(true)
  fireEvent.click(button('Anterior'), { detail: 2 })
  await stepTitle('Histórico de saúde')
})

test('"Nenhuma" excludes the other conditions and leaves pregnancy untouched', async () => {
  saveDraft('ana', { answers: completeAnswers(), step: 2, isFirst: false }, Date.now())
  await open(ana, '/onboarding')
  await stepTitle('Histórico de saúde')
  const conditions = () => readDraft('ana', Date.now())?.answers.health_flags.conditions
  tap('Gestação ou amamentação', 'Gestante')
  tap('Condições de saúde', 'Diabetes')
  tap('Condições de saúde', 'Nenhuma')
  expect(conditions()).toEqual(['gestante', 'nem_uma'])
  tap('Condições de saúde', 'Tireoide')
  expect(conditions()).toEqual(['gestante', 'tireoide'])
})

test('a failed reading of a condition is reported and holds up nothing', async () => {
  const answers = completeAnswers()
  const written = { ...answers.health_flags, conditions: ['outro' as const], custom_condition: 'enxaqueca' }
  saveDraft('ana', { answers: { ...answers, health_flags: written }, step: 2, isFirst: false }, Date.now())
  await open(ana, '/onboarding')
  await stepTitle('Histórico de saúde')
  expect(await screen.findByText(/Agora não conseguimos mostrar o que entendemos/)).toBeTruthy()
  expect(button('Próximo').disabled).toBe(false)
})

test('men are asked neither about pregnancy nor the contraceptive, but an existing answer stays visible', async () => {
  const man = completeBut('anthropometrics', { sex: 'M' })
  saveDraft('ana', { answers: man, step: 2, isFirst: false }, Date.now())
  await open(ana, '/onboarding')
  await stepTitle('Histórico de saúde')
  expect(screen.queryByRole('group', { name: 'Gestação ou amamentação' })).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Insulina' })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Anticoncepcional' })).toBeNull()
  cleanup()
  const expecting = { ...man, health_flags: { ...man.health_flags, conditions: ['gestante' as const] } }
  saveDraft('ana', { answers: expecting, step: 2, isFirst: false }, Date.now())
  await open(ana, '/onboarding')
  expect(await screen.findByText(/qual resposta está certa/)).toBeTruthy()
})

test('a refused field opens its step with the message at the field', async () => {
  server.answerPost = () =>
    Response.json(
      {
        code: 'answers_invalid',
        detail: 'Algumas respostas precisam de ajuste.',
        fields: [{ path: 'anthropometrics.weight_kg', detail: 'De 30 a 300 kg.' }],
      },
      { status: 422 },
    )
  saveDraft('ana', { answers: completeAnswers(), step: 7, isFirst: false }, Date.now())
  await open(ana, '/onboarding')
  await stepTitle('Revisão e confirmação')
  fireEvent.click(button('Finalizar'))
  await stepTitle('Dados pessoais')
  expect(screen.getByText('Peso: De 30 a 300 kg.')).toBeTruthy()
  const weight = screen.getByLabelText('Peso')
  expect(weight.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(weight, { target: { value: '80' } })
  expect(weight.getAttribute('aria-invalid')).toBeNull()
  expect(readDraft('ana', Date.now())?.answers.anthropometrics.weight_kg).toBe(80)
})

test('a failure stays on the last step with a message and can be retried', async () => {
  server.answerPost = () =>
    Response.json({ code: 'internal_error', detail: 'Algo deu errado.' }, { status: 500 })
  saveDraft('ana', { answers: completeAnswers(), step: 7, isFirst: false }, Date.now())
  await open(ana, '/onboarding')
  await stepTitle('Revisão e confirmação')
  fireEvent.click(button('Finalizar'))
  expect((await screen.findByRole('alert')).textContent).toContain('Algo deu errado.')
  expect(readDraft('ana', Date.now())).not.toBeNull()
  fireEvent.click(button('Tentar novamente'))
  await vi.waitFor(() => expect(server.posts).toHaveLength(2))
})

test('without a session nothing is sent, the login is offered, the draft stays', async () => {
  saveDraft(visitorOwner, { answers: completeAnswers(), step: 7, isFirst: false }, Date.now())
  await open(visitor, '/onboarding')
  await stepTitle('Revisão e confirmação')
  fireEvent.click(button('Finalizar'))
  expect(await screen.findByRole('link', { name: 'Fazer login' })).toBeTruthy()
  expect(server.posts).toEqual([])
  expect(readDraft(visitorOwner, Date.now())).not.toBeNull()
})

type AskedPurpose = 'aviso_medico' | 'dados_saude_plano' | 'acompanhamento'
const consentOf = (purpose: AskedPurpose, change: Partial<ConsentRecord> = {}) => ({
  purpose,
  granted: true,
  recorded_at: '2026-03-10T12:00:00.000Z',
  text_version: consentTexts[purpose].version,
  source: 'questionnaire' as const,
  ...change,
})

const withoutConsents = () =>
  completeBut('consents', { medical_disclaimer_ack: false, data_anonymous_ok: false })

test('consents that stand are shown with their date and not asked for again', async () => {
  server.consentHistory = [consentOf('aviso_medico'), consentOf('dados_saude_plano')]
  server.saved = { answers: payloadOf(completeAnswers()), targets: null }
  await open(ana, '/onboarding?passo=7')
  await stepTitle('Revisão e confirmação')
  expect(screen.getByText(/Você confirmou em 10 de março de 2026/)).toBeTruthy()
  expect(screen.getByText(/Autorizado em 10 de março de 2026/)).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /prescrição dietética/ })).toBeNull()
  expect(button('Finalizar').disabled).toBe(false)
})

test.each([
  ['withdrawn', { granted: false }],
  ['to an earlier wording', { text_version: '2020-01' }],
])('a consent %s does not come back ticked from the draft', async (_, change) => {
  const given = [consentOf('aviso_medico'), consentOf('dados_saude_plano'), consentOf('acompanhamento')]
  server.consentHistory = given
  saveDraft('ana', { answers: withoutConsents(), step: 7, isFirst: false }, Date.now())
  await open(ana, '/onboarding?passo=7')
  await vi.waitFor(() => expect(screen.getAllByText(/Autorizado em 10 de março de 2026/)).toHaveLength(2))
  // Another step is stored in the draft, with the answers.
  fireEvent.click(button('Anterior'))
  await vi.waitFor(() => expect(readDraft('ana', Date.now())?.step).toBe(6))
  cleanup()
  queryClient.clear()
  server.consentHistory = given.map((one) => (one.purpose === 'aviso_medico' ? one : { ...one, ...change }))
  await open(ana, '/onboarding?passo=7')
  await screen.findByText(/Você confirmou em 10 de março de 2026/)
  const isTicked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
  expect(isTicked(/dados de saúde que informei/)).toBe(false)
  expect(isTicked(/acompanhamento/)).toBe(false)
  expect(button('Finalizar').disabled).toBe(true)
})

test('a consent of the cache that the server does not confirm is asked for', async () => {
  queryClient.setQueryData(['consents'], [consentOf('aviso_medico'), consentOf('dados_saude_plano')])
  // A refusal is not retried.
  server.consentReply = () =>
    Response.json({ code: 'rate_limited', detail: 'Espere um pouco.' }, { status: 429 })
  server.saved = { answers: payloadOf(completeAnswers()), targets: null }
  await open(ana, '/onboarding?passo=7')
  expect(await screen.findByRole('checkbox', { name: /dados de saúde que informei/ })).toBeTruthy()
  await vi.waitFor(() => expect(queryClient.getQueryState(['consents'])?.fetchStatus).toBe('idle'))
  expect(screen.getByRole('checkbox', { name: /dados de saúde que informei/ })).toBeTruthy()
})

test('a draft opens without waiting for the consents', async () => {
  server.consentReply = () => new Promise(() => undefined)
  saveDraft('ana', { answers: completeAnswers(), step: 1, isFirst: false }, Date.now())
  await open(ana, '/onboarding')
  expect(await stepTitle('Dados pessoais')).toBeTruthy()
})

test('consents given on this visit are read again, not taken from the cache', async () => {
  queryClient.setQueryData(['consents'], [])
  server.consentHistory = [consentOf('aviso_medico'), consentOf('dados_saude_plano')]
  server.saved = { answers: payloadOf(completeAnswers()), targets: null }
  await open(ana, '/onboarding?passo=7')
  expect(await screen.findByText(/Autorizado em 10 de março de 2026/)).toBeTruthy()
})

test.each([
  ['withdrawn', { granted: false }],
  ['to an earlier wording', { text_version: '2020-01' }],
])('a consent %s is asked for', async (_, change) => {
  server.consentHistory = [consentOf('aviso_medico'), consentOf('dados_saude_plano', change)]
  server.saved = { answers: payloadOf(completeAnswers()), targets: null }
  await open(ana, '/onboarding?passo=7')
  expect(await screen.findByRole('checkbox', { name: /dados de saúde que informei/ })).toBeTruthy()
  expect(button('Finalizar').disabled).toBe(true)
})

test('a question with an untouched default looks unanswered until it is confirmed', async () => {
  server.saved = { answers: payloadOf(completeAnswers()), targets: null }
  await open(ana, '/onboarding?passo=4')
  const sleep = () => screen.getByRole<HTMLInputElement>('slider', { name: /sono|dorme/i })
  await screen.findAllByRole('slider')
  expect(sleep().getAttribute('aria-valuetext')).toBe('Sem resposta')
  fireEvent.click(screen.getByRole('button', { name: /É isso.*(sono|dorme)/i }))
  expect(sleep().getAttribute('aria-valuetext')).not.toBe('Sem resposta')
})

test('a chosen number of meals leaves the hours unanswered until one is given', async () => {
  server.saved = { answers: payloadOf(completeAnswers()), targets: null }
  await open(ana, '/onboarding?passo=4')
  await screen.findAllByRole('slider')
  const isUnanswered = () => screen.queryByText(/contamos os horários mais comuns/) !== null
  fireEvent.click(within(screen.getByRole('group', { name: 'Refeições por dia' })).getAllByRole('radio')[0]!)
  expect(isUnanswered()).toBe(true)
  fireEvent.change(screen.getByLabelText('Almoço'), { target: { value: '13:15' } })
  expect(isUnanswered()).toBe(false)
  const { lifestyle, answered_defaults } = readDraft('ana', Date.now())!.answers
  expect(lifestyle.meal_hours).toHaveLength(lifestyle.meals_per_day)
  expect(answered_defaults.questions.toSorted()).toEqual(['lifestyle.meal_hours', 'lifestyle.meals_per_day'])
})

test.each([
  [4, 5],
  [5, 1],
  [6, 1],
])('step %i names the default that counts for each of its %i unanswered questions', async (step, count) => {
  server.saved = { answers: payloadOf(completeAnswers()), targets: null }
  await open(ana, `/onboarding?passo=${step}`)
  await vi.waitFor(() => expect(screen.queryAllByText(/^Sem resposta, contamos/)).toHaveLength(count))
})

test('an answered question no longer names its default', async () => {
  server.saved = { answers: payloadOf(completeAnswers()), targets: null }
  await open(ana, '/onboarding?passo=6')
  expect(await screen.findByText(/^Sem resposta, contamos não\./)).toBeTruthy()
  tap('Exame de sangue recente', 'Não')
  expect(screen.queryByText(/^Sem resposta, contamos/)).toBeNull()
})

test('a plan without numbers is shown without any figure', async () => {
  server.answerPost = () =>
    Response.json({
      questionnaire_completed: true,
      targets: {
        kind: 'qualitative',
        rules_version: '1',
        targets_rest: null,
        targets_training: null,
        steps: [],
        notices: [],
        reasons: [{ code: 'transtorno_alimentar', text: 'Aqui não usamos números.' }],
        need_kcal: null,
        need_band_kcal: null,
        pace_weeks: null,
        water_ml: null,
        disclaimer: 'Estimativas educativas.',
      },
    })
  saveDraft('ana', { answers: completeAnswers(), step: 7, isFirst: false }, Date.now())
  await open(ana, '/onboarding')
  await stepTitle('Revisão e confirmação')
  fireEvent.click(button('Finalizar'))
  await screen.findByText('Aqui não usamos números.')
  expect(screen.getByRole('main').textContent).not.toMatch(/\d/)
  expect(readDraft('ana', Date.now())).toBeNull()
})

test('every optional step says where one stands and can be finished later', async () => {
  for (const step of [4, 5, 6] as const) {
    server.saved = { answers: payloadOf(completeAnswers()), targets: null }
    await open(ana, `/onboarding?passo=${step}`)
    expect(await screen.findByText(`Passo ${step} de 7 · parte opcional, ${step - 3} de 3`)).toBeTruthy()
    expect(button('Terminar depois').disabled).toBe(false)
    cleanup()
    queryClient.clear()
  }
})

test('the required steps offer no way to finish later', async () => {
  server.saved = { answers: payloadOf(completeAnswers()), targets: null }
  await open(ana, '/onboarding?passo=3')
  await stepTitle('Alimentação e movimento')
  expect(screen.queryByRole('button', { name: 'Terminar depois' })).toBeNull()
})
