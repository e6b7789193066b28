import { randomUUID } from 'node:crypto'
import type { HealthTextsReading, StoredReading } from '#contract/account/health-readings.ts'
import type { PlanChange } from '#contract/menus/plan-changes.ts'
import type { AnswersInput, TargetSummary } from '#contract/account/questionnaire.ts'
import type { PlateReading } from '#contract/day/meals.ts'
import type { Today } from '#contract/day/today.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { clock, signUpConfirmed } = await startTestApp()

const losing: AnswersInput = {
  ...ordinaryAnswers,
  anthropometrics: { ...ordinaryAnswers.anthropometrics, weight_kg: 80, target_weight: 70 },
  goals: { ...ordinaryAnswers.goals, main_goal: 'emagrecer' },
}
const writing = (words: string, answers = losing): AnswersInput => ({
  ...answers,
  health_flags: { ...answers.health_flags, conditions: ['outro'], custom_condition: words },
})

async function signUpAnswered(answers: AnswersInput = losing) {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, answers)
  return person
}

const readStored = async (person: TestPerson) =>
  (await readReply<{ reading: StoredReading | null }>(person.fetch('/api/health-reading'))).reading
const review = async (person: TestPerson, json: object) =>
  (await readReply<{ reading: StoredReading | null }>(person.fetch('/api/health-reading', { json }))).reading
const targetsOf = async (person: TestPerson) =>
  (await readReply<{ targets: TargetSummary }>(person.fetch('/api/onboarding'))).targets
const kcalOf = async (person: TestPerson) => (await targetsOf(person)).targets_rest?.kcal ?? null
const todayOf = (person: TestPerson) => readReply<Today>(person.fetch('/api/plan-today'))
const describe = (person: TestPerson, text: string) =>
  readReply<PlateReading & { health: { key: string }[] }>(
    person.fetch('/api/meals/describe', { json: { text } }),
  )
const keysOf = (reading: StoredReading | null) => reading?.findings.map(({ key }) => key)

const losingKcal = (await kcalOf(await signUpAnswered())) ?? 0

test('a text is read while it is typed, and nothing of it is stored', async () => {
  const person = await signUpConfirmed()
  const texts = [
    { field: 'condicao', text: 'tenho doença celíaca' },
    { field: 'medicamento', text: 'zumbilol' },
  ]
  expect(
    await readReply<HealthTextsReading>(person.fetch('/api/onboarding/reading', { json: { texts } })),
  ).toMatchObject({
    findings: [{ key: 'celiaca', label: 'Doença celíaca', effect: 'sem glúten' }],
    unread: ['zumbilol'],
    question: 'Isso exige dieta especial ou acompanhamento?',
  })
  expect(await readStored(person)).toBeNull()
})

test.each<[string, AnswersInput]>([
  ['the condition', writing('estou grávida de 3 meses')],
  [
    'the goal',
    { ...losing, goals: { ...losing.goals, main_goal: 'outro', custom_goal: 'secar, estou grávida' } },
  ],
  [
    'the surgery',
    {
      ...losing,
      health_flags: {
        ...ordinaryAnswers.health_flags,
        recent_surgeries: 'outra',
        custom_surgery: 'joelho, estou amamentando',
      },
    },
  ],
  ['the allergies', { ...losing, preferences: { ...losing.preferences, custom_allergies: 'estou grávida' } }],
  ['the limitation', { ...losing, activity: { ...losing.activity, custom_limitation: 'estou grávida' } }],
])('pregnancy or nursing in any field allows no deficit: %s', async (_, answers) => {
  const person = await signUpAnswered(answers)
  expect(await kcalOf(person)).toBeGreaterThan(losingKcal)
})

test('the follow-up answer "nao" restores the deficit, "sim" does not', async () => {
  const person = await signUpAnswered(writing('síndrome de xpto'))
  const held = (await kcalOf(person)) ?? 0
  expect(held).toBeGreaterThan(losingKcal)
  expect((await todayOf(person)).open_health_question).toBe('pergunta')
  const { unread } = (await readStored(person))!
  await review(person, { kind: 'answer', follow_up: { unread, answer: 'sim' } })
  expect(await kcalOf(person)).toBe(held)
  expect((await todayOf(person)).open_health_question).toBeNull()
  expect(await review(person, { kind: 'answer', follow_up: { unread, answer: 'nao' } })).toMatchObject({
    answer: 'nao',
  })
  expect(await kcalOf(person)).toBe(losingKcal)
})

test('an answer is asked again when its text changes', async () => {
  const person = await signUpAnswered({
    ...writing('síndrome de xpto'),
    health_review: { follow_up: { unread: ['outra coisa'], answer: 'nao' } },
  })
  expect(await readStored(person)).toMatchObject({ answer: null })
  expect((await todayOf(person)).open_health_question).toBe('pergunta')
})

test('a finding can be removed and restored, and allows no deficit meanwhile', async () => {
  const person = await signUpAnswered(writing('estou grávida'))
  const pregnant = await kcalOf(person)
  expect(await review(person, { kind: 'remove', finding: 'gestante' })).toMatchObject({
    findings: [{ key: 'gestante', is_removed: true }],
  })
  const removed = (await kcalOf(person)) ?? 0
  expect(removed).toBeGreaterThan(losingKcal)
  await review(person, { kind: 'restore', finding: 'gestante' })
  expect(await kcalOf(person)).toBe(pregnant)
})

test('contradictory answers are asked about', async () => {
  const man = { ...losing, anthropometrics: { ...losing.anthropometrics, sex: 'M' as const } }
  const person = await signUpAnswered(writing('estou grávida', man))
  expect((await readStored(person))?.contradiction).toContain('sexo masculino')
  expect((await todayOf(person)).open_health_question).toBe('contradicao')
})

test('a meal text about health applies at once and counts when logged', async () => {
  const person = await signUpAnswered()
  const plate = await describe(person, 'estou grávida, tomei 200 ml de cerveja')
  expect(plate.health.map(({ key }) => key)).toEqual(['gestante'])
  expect(plate.warnings).not.toEqual([])
  expect(plate.unmatched).toEqual([])
  expect((await readStored(person))?.mentions).toEqual([])

  const items = [{ food_id: 'taco:3', grams: 100 }]
  const json = { id: randomUUID(), meal_type: 'almoco', items, text: 'tenho alergia a camarão. Comi arroz' }
  await readReply(person.fetch('/api/plan-apply-meal', { json }))
  const stored = await readStored(person)
  expect(keysOf(stored)).toEqual([expect.stringContaining('camarao')])
  expect(stored?.mentions).toMatchObject([{ field: 'refeicao' }])
  // A mention that is already stored changes nothing when it is repeated.
  await readReply(person.fetch('/api/plan-apply-meal', { json: { ...json, id: randomUUID() } }))
  expect((await readStored(person))?.mentions).toHaveLength(1)
})

test('a food named as an allergy is not counted as eaten', async () => {
  const person = await signUpAnswered()
  const { items, warnings } = await describe(person, 'tenho alergia a camarão, comi 100 g de camarão')
  expect(items.map(({ grams }) => grams)).toEqual([100])
  expect(warnings).toHaveLength(1)
  expect((await describe(person, 'tenho alergia a camarão, comi 2 ovos')).warnings).toEqual([])
})

test('a plate is checked for warnings without a questionnaire as well', async () => {
  const person = await signUpConfirmed()
  const { warnings } = await describe(person, 'estou grávida, tomei 200 ml de cerveja')
  expect(warnings).not.toEqual([])
})

test('a queued meal is logged with its health mentions', async () => {
  const person = await signUpAnswered()
  const json = { id: randomUUID(), text: '100 g de arroz branco cozido', eaten_at: clock.now().toISOString() }
  await readReply(person.fetch('/api/meal-entries', { json }))
  expect((await readStored(person))?.mentions).toEqual([])
})

test('a mention pauses the deficit, is shown and can be deleted', async () => {
  const person = await signUpAnswered()
  const items = [{ food_id: 'taco:3', grams: 100 }]
  const json = {
    id: randomUUID(),
    meal_type: 'almoco',
    items,
    text: 'comi arroz e descobri que estou grávida',
  }
  await readReply(person.fetch('/api/meals', { json }))
  expect(await kcalOf(person)).toBeGreaterThan(losingKcal)
  const { plan_change } = await readReply<{ plan_change: PlanChange | null }>(
    person.fetch('/api/plan-change'),
  )
  expect(plan_change).toMatchObject({ state: 'applied', cause: 'saude' })

  // Answers sent from an outdated copy do not remove mentions added since.
  await answerQuestionnaire(person, losing)
  expect(await kcalOf(person)).toBeGreaterThan(losingKcal)

  const [mention] = (await readStored(person))!.mentions
  expect(await review(person, { kind: 'forget', mention })).toMatchObject({ mentions: [], findings: [] })
  expect(await kcalOf(person)).toBe(losingKcal)
})

test('the description of a scan counts as a mention', async () => {
  const person = await signUpAnswered()
  const started = await readReply<{ scan_id: string }>(person.fetch('/api/scan-start', { json: {} }))
  const description = 'estou grávida e almocei 2 colheres de arroz'
  const done = await person.fetch('/api/scan-complete', {
    json: { scan_id: started.scan_id, description },
  })
  expect(done.status).toBe(200)
  expect(keysOf(await readStored(person))).toEqual(['gestante'])
  expect(await kcalOf(person)).toBeGreaterThan(losingKcal)
})

test('a negation or another person is not a mention', async () => {
  const person = await signUpAnswered()
  for (const text of ['comi arroz, não estou grávida', 'almocei com minha mãe, ela tem diabetes']) {
    const json = { id: randomUUID(), meal_type: 'almoco', items: [{ food_id: 'taco:3', grams: 100 }], text }
    await readReply(person.fetch('/api/meals', { json }))
  }
  expect(await readStored(person)).toMatchObject({ findings: [], mentions: [] })
})

const planWeek = (person: TestPerson, json: object) => person.fetch('/api/plan-generate-week', { json })

async function withDiet(answers = losing): Promise<TestPerson> {
  const person = await signUpAnswered(answers)
  await readReply(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  return person
}

test('week observations apply to the week generated from them', async () => {
  const person = await withDiet()
  const observations = 'semana corrida, descobri que estou grávida'
  const shown = await readReply<{ health: { key: string }[]; ignored: string[] }>(
    person.fetch('/api/week-plans/observations', { json: { text: observations } }),
  )
  expect(shown.health.map(({ key }) => key)).toEqual(['gestante'])
  expect(shown.ignored.join()).not.toContain('grávida')
  expect((await readStored(person))?.mentions).toEqual([])

  const { week_plan } = await readReply<{ week_plan: WeekPlan }>(planWeek(person, { observations }))
  expect(await kcalOf(person)).toBeGreaterThan(losingKcal)
  const kcalOfDay = (day: WeekPlan['days'][number]) =>
    day.meals.reduce((sum, { nutrition }) => sum + nutrition.kcal, 0)
  // The day is a Wednesday, so Monday and Tuesday stay as they were.
  for (const day of week_plan.days.slice(2)) expect(kcalOfDay(day)).toBeGreaterThan(losingKcal * 1.08)

  // A finding removed in the profile stays removed when the week is generated again from the same text.
  await review(person, { kind: 'remove', finding: 'gestante' })
  await readReply(planWeek(person, { observations }))
  expect((await readStored(person))?.findings).toMatchObject([{ key: 'gestante', is_removed: true }])
})

test('a wrong health mention is removed on the screen where it was written', async () => {
  const person = await withDiet()
  await readReply(planWeek(person, { observations: 'estou grávida', removed_health: ['gestante'] }))
  expect((await readStored(person))?.findings).toMatchObject([{ key: 'gestante', is_removed: true }])
})

test('words that may mean distress or an eating disorder ask for help and block nothing', async () => {
  const person = await withDiet()
  const text = 'segunda sopa. nem vou estar mais aqui'
  const shown = await readReply<{ health: unknown[]; concerns: { key: string }[]; ignored: string[] }>(
    person.fetch('/api/week-plans/observations', { json: { text } }),
  )
  expect(shown).toMatchObject({ health: [], concerns: [{ key: 'sofrimento_intenso' }] })
  expect(shown.ignored.join()).not.toContain('nem vou')
  expect((await planWeek(person, { observations: text })).status).toBe(200)
  const meal = await describe(person, 'arroz e feijão. tenho nojo do meu corpo')
  expect(meal).toMatchObject({ health: [], concerns: [{ key: 'transtorno_alimentar' }], unmatched: [] })
  expect(meal.items).toHaveLength(2)
})

test('the parts of the body and the rooms of a purge are offered as no food', async () => {
  const person = await signUpAnswered()
  const plate = await describe(person, 'arroz e feijão, depois enfiei o dedo na garganta no banheiro')
  expect(plate.health.map(({ key }) => key)).toContain('transtorno_alimentar')
  expect(plate.unmatched).toEqual([])
  expect(plate.items.length).toBeGreaterThan(0)
})

test('a mention that leaves no possible menu is still stored', async () => {
  const person = await withDiet()
  expect(
    await problemCode(planWeek(person, { observations: 'ando provocando vômito depois de comer' })),
  ).toBe('403 no_numeric_plan')
  expect((await todayOf(person)).numbers_hidden).toBe(true)
})

test('before the questionnaire there is nothing to review', async () => {
  const person = await signUpConfirmed()
  expect(
    await problemCode(person.fetch('/api/health-reading', { json: { kind: 'remove', finding: 'x' } })),
  ).toBe('409 questionnaire_required')
})
