import type { ConsentRecord } from '#contract/privacy/consents.ts'
import { consentTexts } from '#contract/privacy/consent-texts.ts'
import type { Today } from '#contract/day/today.ts'
import type { Profile } from '#contract/account/profile.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { createHeldPlanner } from '../../adapters/planner/test-held-planner.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { auditEvents } from '../audit-log/table.ts'
import { recipientsOf } from './rules.ts'
import { recordConsent } from './service.ts'
import { parseConfig } from '../../platform/process/config.ts'

const planner = createHeldPlanner()
const { signUpConfirmed, clock, database } = await startTestApp({ parts: { planner } })

const historyOf = (person: TestPerson) => readReply<ConsentRecord[]>(person.fetch('/api/consents/history'))
const withdraw = (person: TestPerson) => readReply(person.fetch('/api/health-data', { method: 'DELETE' }))
const listOf = (person: TestPerson, path: string) => readReply<unknown[]>(person.fetch(path))
const weighIns = '/api/weights?from=2026-03-01&to=2026-03-11'

test('the consent history lists choice, time, place and wording, newest first', async () => {
  const ana = await signUpConfirmed()
  clock.advance({ minutes: 1 })
  await answerQuestionnaire(ana)
  clock.advance({ minutes: 1 })
  await readReply(ana.fetch('/api/consents', { json: { purpose: 'fotos_ia', granted: true } }))
  const history = await historyOf(ana)
  expect(history.map(({ purpose, granted, source }) => [purpose, granted, source])).toEqual([
    ['fotos_ia', true, 'privacy_screen'],
    ['acompanhamento', false, 'questionnaire'],
    ['aviso_medico', true, 'questionnaire'],
    ['dados_saude_plano', true, 'questionnaire'],
    ['termos', true, 'sign_up'],
  ])
  expect(history[0]).toMatchObject({ text_version: '2026-11-2', recorded_at: clock.now().toISOString() })
})

test('answering again keeps the date of consents that stand, and records a changed one', async () => {
  const ana = await signUpConfirmed()
  await answerQuestionnaire(ana)
  const before = await historyOf(ana)
  clock.advance({ minutes: 1 })
  await answerQuestionnaire(ana)
  expect(await historyOf(ana)).toEqual(before)
  await answerQuestionnaire(ana, {
    ...ordinaryAnswers,
    consents: { ...ordinaryAnswers.consents, follow_up_ok: true },
  })
  expect((await historyOf(ana)).slice(0, -before.length)).toMatchObject([
    { purpose: 'acompanhamento', granted: true, recorded_at: clock.now().toISOString() },
  ])
})

test('a consent to an earlier wording is recorded again, and is no change of the answer', async () => {
  const ana = await signUpConfirmed()
  await database.asAccount(ana.id, (tx) =>
    recordConsent(tx, {
      purpose: 'dados_saude_plano',
      granted: true,
      shown: { version: '2020-01', text: 'Texto de antes' },
      source: 'questionnaire',
      origin: { clientAddress: undefined, userAgent: undefined },
      at: clock.now(),
    }),
  )
  clock.advance({ minutes: 1 })
  await answerQuestionnaire(ana)
  const [latest, ...earlier] = (await historyOf(ana)).filter(({ purpose }) => purpose === 'dados_saude_plano')
  expect(latest?.text_version).toBe(consentTexts.dados_saude_plano.version)
  expect(earlier.map(({ text_version }) => text_version)).toEqual(['2020-01'])
  const events = await database.asSystem((tx) => tx.select().from(auditEvents))
  const about = events.flatMap((one) =>
    one.userId === ana.id && one.act === 'consent_given' ? one.about : [],
  )
  expect(new Set(about)).toEqual(new Set(['aviso_medico', 'termos']))
})

test('withdrawing the health consent deletes health data and keeps the diary', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  for (const person of [ana, bia]) {
    await answerQuestionnaire(person)
    await readReply(person.fetch('/api/diet-create-default', { json: {} }))
    await readReply(person.fetch('/api/weights/2026-03-10', { method: 'PUT', json: { weight_kg: 70.2 } }))
    await readReply(person.fetch('/api/meal-entries', { json: mealEntry(person) }))
  }
  clock.advance({ minutes: 1 })
  await withdraw(ana)

  expect(await readReply(ana.fetch('/api/onboarding'))).toEqual({ answers: null, targets: null })
  expect(await readReply<Profile>(ana.fetch('/api/profile'))).toMatchObject({
    questionnaire_completed: false,
    goals: null,
    active_diet_id: null,
  })
  expect(await problemCode(ana.fetch('/api/diets'))).toBe('409 questionnaire_required')
  expect(await problemCode(ana.fetch(weighIns))).toBe('409 questionnaire_required')
  const today = await readReply<Today>(ana.fetch('/api/plan-today'))
  expect(today.plan.scans).toHaveLength(1)
  expect((await historyOf(ana))[0]).toMatchObject({ purpose: 'dados_saude_plano', granted: false })

  await answerQuestionnaire(ana)
  expect(await readReply(ana.fetch(weighIns))).toMatchObject({ weights: [] })
  expect(await listOf(ana, '/api/diets')).toEqual([])

  expect(await readReply<{ weights: unknown[] }>(bia.fetch(weighIns))).toMatchObject({ weights: [{}] })
  expect(await listOf(bia, '/api/diets')).toHaveLength(1)
  expect(await readReply<Profile>(bia.fetch('/api/profile'))).toMatchObject({ questionnaire_completed: true })
})

test('hidden numbers stay hidden after a withdrawal until new answers', async () => {
  const ana = await signUpConfirmed()
  await answerQuestionnaire(ana, {
    ...ordinaryAnswers,
    medical_history: { ...ordinaryAnswers.medical_history, eating_disorders: 'anorexia' },
  })
  await readReply(ana.fetch('/api/meal-entries', { json: mealEntry(ana) }))
  await withdraw(ana)
  const today = await readReply<Today>(ana.fetch('/api/plan-today'))
  expect([today.numbers_hidden, today.plan.consumed_calories, today.streak]).toEqual([true, null, null])
  expect(today.plan.scans).toMatchObject([{ calories: null, protein_g: null }])
  expect(await readReply<Profile>(ana.fetch('/api/profile'))).toMatchObject({ numbers_hidden: true })
  await withdraw(ana)
  expect(await readReply<Profile>(ana.fetch('/api/profile'))).toMatchObject({ numbers_hidden: true })
  await answerQuestionnaire(ana)
  expect(await readReply<Profile>(ana.fetch('/api/profile'))).toMatchObject({ numbers_hidden: false })
})

test('without the health consent no plan is made until a new questionnaire', async () => {
  const ana = await signUpConfirmed()
  await answerQuestionnaire(ana)
  await withdraw(ana)
  expect(await problemCode(ana.fetch('/api/diet-create-default', { json: {} }))).toBe(
    '409 questionnaire_required',
  )
  expect(
    await problemCode(ana.fetch('/api/weights/2026-03-10', { method: 'PUT', json: { weight_kg: 70 } })),
  ).toBe('409 questionnaire_required')
  await answerQuestionnaire(ana)
  await readReply(ana.fetch('/api/diet-create-default', { json: {} }))
  expect(await listOf(ana, '/api/diets')).toHaveLength(1)
})

test('an unconfigured installation lists no recipients', async () => {
  const ana = await signUpConfirmed()
  expect(await readReply(ana.fetch('/api/data-handling'))).toEqual({
    photo_days: 30,
    is_demonstration: true,
    recipients: [],
  })
})

test('the recipients follow the settings of the installation', () => {
  const config = parseConfig({
    SMTP_URL: 'smtps://user:secret@mail.exemplo.br:465',
    VISION_PROVIDER: 'openai-compatible',
    VISION_BASE_URL: 'https://visao.exemplo.br/v1',
    VISION_MODEL: 'x',
    PIXEL_ID: '123456789',
    OPEN_FOOD_FACTS_CONTACT: 'oi@exemplo.br',
    PHOTO_DAYS: '7',
    S3_ENDPOINT: 'https://arquivos.exemplo.br',
    S3_BUCKET: 'fotos',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'y',
  })
  expect(config.photoDays).toBe(7)
  expect(recipientsOf(config, true)).toEqual([
    { kind: 'payments', name: 'Mercado Pago (Brasil)' },
    { kind: 'mail', name: 'mail.exemplo.br' },
    { kind: 'storage', name: 'arquivos.exemplo.br' },
    { kind: 'vision', name: 'visao.exemplo.br' },
    { kind: 'products', name: 'Open Food Facts (França)' },
    { kind: 'pixel', name: 'Meta (Estados Unidos)' },
  ])
})

function mealEntry({ id }: TestPerson) {
  return {
    id: crypto.randomUUID(),
    user_id: id,
    text: '2 colheres de arroz e 1 concha de feijão',
    eaten_at: clock.now().toISOString(),
  }
}

test.for(['/api/diet-generate-weekly', '/api/plan-generate-week'])(
  'a withdrawal discards the concurrent result of %s',
  async (path) => {
    const ana = await signUpConfirmed()
    await answerQuestionnaire(ana)
    await readReply(ana.fetch('/api/diet-generate-weekly', { method: 'POST' }))
    const begun = planner.hold()
    const making = ana.fetch(path, { method: 'POST', json: {} })
    await begun
    await withdraw(ana)
    planner.goOn()
    expect((await making).ok).toBe(false)
    for (const table of ['user_diets', 'week_plans']) {
      const left = await database.asAccount(ana.id, (tx) => tx.execute(sql.raw(`select 1 from ${table}`)))
      expect([table, (left as { rows: unknown[] }).rows]).toEqual([table, []])
    }
  },
)
