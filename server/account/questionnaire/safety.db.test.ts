import { randomUUID } from 'node:crypto'
import type {
  AnswersInput,
  readQuestionnaire,
  Targets,
  TargetSummary,
} from '#contract/account/questionnaire.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Today } from '#contract/day/today.ts'
import * as health from '#nutrition/safety/health-answers.ts'
import * as habits from '#nutrition/targets/answers.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ordinaryAnswers, problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { clock, signUpConfirmed } = await startTestApp()

const oneOf = <const T>(values: readonly T[]) => fc.constantFrom(...values)
/** Generates a list that is mostly "none", so that most generated answers lead to targets. */
const few = <const T>(none: T, values: readonly T[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<T[]>([none]) },
    { weight: 1, arbitrary: fc.array(oneOf(values), { minLength: 1, maxLength: 3 }) },
  )
const mostly = <const T>(usual: T, values: readonly T[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: oneOf(values) })

/** Generates valid payloads of all steps. The test clock is set to March 2026. */
const anyAnswers: fc.Arbitrary<AnswersInput> = fc.record({
  anthropometrics: fc.record({
    sex: oneOf(health.sexes),
    birthdate: fc.integer({ min: 1940, max: 2009 }).map((year) => `${year}-06-15`),
    weight_kg: fc.integer({ min: 42, max: 150 }),
    height_cm: fc.integer({ min: 148, max: 196 }),
    target_weight: fc.option(fc.integer({ min: 45, max: 120 })),
    weight_timeline: fc.option(oneOf(habits.weightTimelines)),
  }),
  goals: fc.record({
    main_goal: oneOf(['emagrecer', 'recomposicao', 'ganhar', 'manutencao'] as const),
    priority_level: oneOf(habits.priorityLevels),
    motivation: fc.constant(['Saúde' as const]),
  }),
  health_flags: fc.record({
    conditions: few('nem_uma', health.conditions),
    custom_condition: mostly<string>('', [
      'tratando um câncer',
      'anorexia nervosa',
      'doença renal crônica',
      'enxaqueca',
    ]),
    medications: few('nenhum', health.medications),
    recent_surgeries: mostly('nao', health.recentSurgeries),
    pregnancy_breastfeeding: mostly('nao', health.pregnancyBreastfeedingAnswers),
  }),
  lifestyle: fc.record({
    meals_per_day: oneOf(habits.mealsPerDayOptions),
    eat_contexts: fc.constant(['casa' as const]),
    equipment: fc.constant(['Fogão' as const]),
    work_schedule: oneOf(habits.workSchedules),
    social_eating: fc.constant(['familia' as const]),
  }),
  preferences: fc.record({
    styles: fc.array(oneOf(health.styles), { minLength: 1, maxLength: 2 }),
    protein_priority: fc.constant(['Frango' as const]),
    beverages: fc.constant(['Água' as const]),
    allergies: few('Nenhuma', health.allergies),
    intolerances: few('Nenhuma', health.intolerances),
  }),
  activity: fc.record({
    freq_per_week: oneOf(habits.trainingFrequencies),
    modality: oneOf(habits.modalities),
    duration_minutes: oneOf(habits.trainingDurationsMinutes),
    intensity: oneOf(habits.intensities),
    goals_fitness: fc.constant(['Resistência' as const]),
    limitations: fc.constant(['Nenhuma limitação' as const]),
  }),
  medical_history: fc.record({
    weight_history: oneOf(health.weightHistories),
    eating_disorders: mostly('nao', health.eatingDisorders),
    energy_levels: fc.constant('normal' as const),
  }),
  consents: fc.constant({ medical_disclaimer_ack: true, data_anonymous_ok: true }),
})

async function read<T>(reply: Promise<Response>): Promise<T> {
  const settled = await reply
  if (!settled.ok) throw new Error(`${settled.status}: ${await settled.text()}`)
  return (await settled.json()) as T
}

/** Returns the targets of an answered questionnaire, or `null` if the rules ask for other answers. */
async function targetsOf(person: TestPerson, json: AnswersInput): Promise<TargetSummary | null> {
  // The endpoint accepts thirty questionnaires an hour, and the loops send more.
  clock.advance({ minutes: 3 })
  const reply = await person.fetch('/api/onboarding', { json })
  const { code, targets } = (await reply.json()) as { code?: string; targets?: TargetSummary }
  if (code !== undefined && code !== 'answers_invalid') throw new Error(`${reply.status} ${code}`)
  return targets ?? null
}

const ageOf = ({ anthropometrics }: AnswersInput) => 2025 - Number(anthropometrics.birthdate.slice(0, 4))
const bmiOf = ({ anthropometrics: { weight_kg, height_cm } }: AnswersInput) =>
  weight_kg / (height_cm / 100) ** 2
const hidesNumbers = ({ health_flags, medical_history }: AnswersInput) =>
  health_flags.conditions.includes('tca') ||
  medical_history.eating_disorders !== 'nao' ||
  health_flags.custom_condition?.includes('anorexia')
const saysExpecting = ({ health_flags: { conditions, pregnancy_breastfeeding } }: AnswersInput) =>
  pregnancy_breastfeeding !== 'nao' || conditions.includes('gestante') || conditions.includes('lactante')
const takesInsulin = ({ health_flags }: AnswersInput) => health_flags.medications.includes('insulina')
const isPregnantOnInsulin = (answers: AnswersInput) =>
  answers.anthropometrics.sex === 'F' &&
  takesInsulin(answers) &&
  (answers.health_flags.pregnancy_breastfeeding === 'gestante' ||
    answers.health_flags.conditions.includes('gestante'))
const isBlocked = (answers: AnswersInput) => {
  const { conditions, custom_condition = '', recent_surgeries } = answers.health_flags
  return (
    hidesNumbers(answers) ||
    ageOf(answers) < 18 ||
    (['renal', 'hepatica', 'bariatrica'] as const).some((condition) => conditions.includes(condition)) ||
    recent_surgeries === 'bariatrica' ||
    recent_surgeries === 'abdominal' ||
    bmiOf(answers) < 16 ||
    isPregnantOnInsulin(answers) ||
    /câncer|renal/.test(custom_condition)
  )
}
const mayNotEatLess = (answers: AnswersInput) =>
  saysExpecting(answers) ||
  takesInsulin(answers) ||
  answers.health_flags.medications.includes('corticoides') ||
  bmiOf(answers) < (ageOf(answers) >= 60 ? 22 : 18.5) ||
  (ageOf(answers) >= 65 && bmiOf(answers) < 27) ||
  ageOf(answers) >= 75
/** Returns the lowest allowed energy: Mifflin-St Jeor, but at least 1,200 kcal for women and 1,500 for men. */
const floorOf = (answers: AnswersInput) => {
  const { sex, weight_kg, height_cm } = answers.anthropometrics
  const restingKcal = 10 * weight_kg + 6.25 * height_cm - 5 * ageOf(answers) + (sex === 'M' ? 5 : -161)
  return Math.max(sex === 'M' ? 1500 : 1200, restingKcal)
}

/** Lists the rules that these targets violate. `steady` holds the maintenance targets. */
function breachesOf(answers: AnswersInput, targets: TargetSummary, steady: TargetSummary | null): string[] {
  const { targets_rest, targets_training, reasons } = targets
  if (!targets_rest || !targets_training) {
    const mayBeWithout = isBlocked(answers) || reasons.every(({ code }) => code === 'acima_do_limite')
    return reasons.length > 0 && mayBeWithout ? [] : ['no targets without a reason']
  }
  const energyOf = ({ protein_g, carb_g, fat_g }: Targets) => 4 * protein_g + 4 * carb_g + 9 * fat_g
  const days = [targets_rest, targets_training]
  const breaches = {
    'targets for someone who gets none': isBlocked(answers),
    'below the floor': days.some(({ kcal }) => kcal < Math.floor(floorOf(answers)) - 1),
    'macros that are not the energy': days.some((day) => Math.abs(energyOf(day) / day.kcal - 1) > 0.02),
    'a deficit for someone who may have none':
      mayNotEatLess(answers) && targets_rest.kcal < (steady?.targets_rest?.kcal ?? 0) - 1,
  }
  return Object.entries(breaches).flatMap(([rule, isBroken]) => (isBroken ? [rule] : []))
}

test('any answers give targets within the floors, or none where required', async () => {
  const person = await signUpConfirmed()
  const forKeepingWeight = (answers: AnswersInput): AnswersInput => ({
    ...answers,
    goals: { ...answers.goals, main_goal: 'manutencao' },
  })
  await fc.assert(
    fc.asyncProperty(anyAnswers, async (answers) => {
      const steady = await targetsOf(person, forKeepingWeight(answers))
      const targets = await targetsOf(person, answers)
      if (!targets) return
      expect(breachesOf(answers, targets, steady)).toEqual([])
      expect(await read(person.fetch('/api/onboarding'))).toMatchObject({ targets })
    }),
    { numRuns: 60, seed: 20_260_311, endOnFailure: true },
  )
})

/** Contract keys of energy, nutrients, scores, weights, water and pace. */
const telling =
  /^(calories|kcal|.*_calories|calories_.*|protein|protein_g|carbs?_g|fat_g|fiber_g|.*(protein|fiber)_g|score|score_range|score_label|current_weight|target_weight|progress|water_ml|pace_weeks|need_kcal|need_band_kcal)$/

function numbersIn(value: unknown, name = ''): string[] {
  if (typeof value === 'number') return telling.test(name) ? [`${name}: ${value}`] : []
  if (typeof value === 'string') return /\d\s*(kcal|calorias)/i.test(value) ? [`${name}: ${value}`] : []
  if (Array.isArray(value)) return value.flatMap((entry) => numbersIn(entry, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => numbersIn(entry, key))
}

test.each([
  ['ticked', { medical_history: { ...ordinaryAnswers.medical_history, eating_disorders: 'compulsao' } }],
  ['a condition', { health_flags: { ...ordinaryAnswers.health_flags, conditions: ['tca'] } }],
  [
    'written',
    { health_flags: { ...ordinaryAnswers.health_flags, custom_condition: 'em tratamento de bulimia' } },
  ],
] as const)(
  'an eating disorder (%s) keeps every number of food and weight on the server',
  async (_, told) => {
    const person = await signUpConfirmed()
    const [sample] = fc.sample(anyAnswers, { numRuns: 1, seed: 7 })
    const answers = {
      ...sample!,
      anthropometrics: {
        sex: 'F',
        birthdate: '1990-05-20',
        weight_kg: 60,
        height_cm: 165,
        target_weight: 58,
      },
      goals: { ...sample!.goals, main_goal: 'emagrecer' },
      health_flags: { ...ordinaryAnswers.health_flags, ...('health_flags' in told ? told.health_flags : {}) },
      medical_history: {
        ...sample!.medical_history,
        eating_disorders: 'nao',
        ...('medical_history' in told ? told.medical_history : {}),
      },
    } as AnswersInput
    const items = [{ food_id: 'taco:3', grams: 900 }]
    const id = randomUUID()
    const post = (path: string, json: unknown) => read<unknown>(person.fetch(path, { json }))
    const get = (path: string) => read<unknown>(person.fetch(path))

    const replies = [await post('/api/onboarding', answers)]
    const { scan_id } = (await post('/api/scan-start', {})) as { scan_id: string }
    replies.push(
      await post('/api/scan-complete', { scan_id, description: '2 conchas de feijão e 1 bife' }),
      await get(`/api/scans/${scan_id}`),
      await read(person.fetch(`/api/scans/${scan_id}/items`, { method: 'PUT', json: { items } })),
      await post('/api/plan-apply-scan', { scan_id }),
      await post('/api/meals/describe', { text: 'pizza e refrigerante' }),
      await post('/api/meals/score', { items }),
      await post('/api/meals', { id, meal_type: 'jantar', items }),
      await get(`/api/meals/${id}`),
      await read(person.fetch(`/api/meals/${id}`, { method: 'PUT', json: { meal_type: 'almoco', items } })),
      await get('/api/meals/usual?meal_type=almoco'),
      await get('/api/foods?q=arroz'),
      await get('/api/foods/taco:3'),
      await get('/api/profile'),
      ((await get('/api/onboarding')) as { targets: unknown }).targets,
    )
    const today = (await get('/api/plan-today')) as Today
    expect([today.streak, today.numbers_hidden]).toEqual([null, true])
    replies.push(today)
    // Zeros are ignored, because without targets the excess over the targets is reported as zero.
    const leaked = replies
      .flatMap((reply) => numbersIn(reply))
      .filter((line) => !line.endsWith('calories: 0') && !line.endsWith('_g: 0'))
    expect(leaked).toEqual([])
  },
)

test('the first three steps give targets, and a missing later answer counts as the calmest one', async () => {
  const person = await signUpConfirmed()
  const { goals, activity, ...others } = ordinaryAnswers
  const first: AnswersInput = {
    ...others,
    goals: { main_goal: 'emagrecer' },
    lifestyle: {},
    preferences: { styles: ['PF'], allergies: ['Nenhuma'], intolerances: ['Nenhuma'] },
    activity: { freq_per_week: 0, limitations: ['Nenhuma limitação'] },
    medical_history: { eating_disorders: 'nao' },
  }
  const later: AnswersInput = {
    ...first,
    goals: { ...first.goals, priority_level: 'baixa', motivation: goals.motivation },
    lifestyle: { ...others.lifestyle, work_schedule: 'home_office' },
    activity: { ...first.activity, modality: activity.modality, intensity: activity.intensity },
  }
  const targets = await targetsOf(person, first)
  expect(targets).toMatchObject({ kind: 'numeric' })
  expect(targets).toEqual(await targetsOf(person, later))
  const { answers } = await readReply<Reply<typeof readQuestionnaire>>(person.fetch('/api/onboarding'))
  expect(answers?.medical_history.weight_history ?? null).toBeNull()
})

test.each([
  [
    'pregnancy',
    { health_flags: { ...ordinaryAnswers.health_flags, pregnancy_breastfeeding: undefined } },
    'Escolha uma das opções: nao, gestante, amamentando.',
  ],
  [
    'conditions',
    { health_flags: { ...ordinaryAnswers.health_flags, conditions: [] } },
    'Responda esta pergunta, mesmo que a resposta seja “nenhuma”.',
  ],
  [
    'an eating disorder',
    { medical_history: { weight_history: 'sempre_estavel' } },
    'Escolha uma das opções: nao, anorexia, bulimia, compulsao, ortorexia.',
  ],
  [
    'allergies',
    { preferences: { ...ordinaryAnswers.preferences, allergies: undefined } },
    'Preencha este campo.',
  ],
] as const)('answers without one about %s are refused and give no targets', async (_, omitted, detail) => {
  const person = await signUpConfirmed()
  const refused = await person.fetch('/api/onboarding', { json: { ...ordinaryAnswers, ...omitted } })
  expect(await refused.json()).toMatchObject({ code: 'validation_failed', fields: [{ detail }] })
  expect(await read(person.fetch('/api/onboarding'))).toEqual({ answers: null, targets: null })
  expect(await problemCode(person.fetch('/api/diet-create-default', { json: {} }))).toBe(
    '409 questionnaire_required',
  )
})
