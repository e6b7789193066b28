import { expect, test } from 'vitest'
import { givenAnswers, type AnswersInput } from './questionnaire.ts'

const complete: AnswersInput = {
  anthropometrics: { sex: 'F', birthdate: '1990-05-20', weight_kg: 70.5, height_cm: 165 },
  goals: { main_goal: 'emagrecer', priority_level: 'media', motivation: ['Saúde'] },
  health_flags: {
    conditions: ['nem_uma'],
    medications: ['nenhum'],
    recent_surgeries: 'nao',
    pregnancy_breastfeeding: 'nao',
  },
  lifestyle: {
    eat_contexts: ['casa'],
    equipment: ['Fogão'],
    work_schedule: 'comercial',
    social_eating: ['familia'],
  },
  preferences: {
    styles: ['PF'],
    protein_priority: ['Frango'],
    beverages: ['Água'],
    allergies: ['Nenhuma'],
    intolerances: ['Nenhuma'],
  },
  activity: {
    freq_per_week: 2,
    modality: 'forca',
    intensity: 'moderada',
    goals_fitness: ['Resistência'],
    limitations: ['Nenhuma limitação'],
  },
  medical_history: { eating_disorders: 'nao', weight_history: 'sempre_estavel', energy_levels: 'normal' },
  consents: { medical_disclaimer_ack: true, data_anonymous_ok: true },
}
const problemsOf = (input: unknown) =>
  givenAnswers.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? []

test('unanswered habits get the defaults that the questionnaire shows', () => {
  const read = givenAnswers.parse(complete)
  expect(read.lifestyle).toMatchObject({
    meals_per_day: 4,
    cook_time_min: 30,
    hydration_liters: 2,
    sleep_hours: 8,
    stress_level: 1,
  })
  expect(read.preferences).toMatchObject({ spice_level: 1, dislikes: [] })
  expect(read.activity.duration_minutes).toBe(60)
  expect(read.medical_history).toMatchObject({ blood_work_recent: 'no' })
})

test.each([
  ['health_flags', 'conditions'],
  ['health_flags', 'medications'],
  ['health_flags', 'recent_surgeries'],
  ['health_flags', 'pregnancy_breastfeeding'],
  ['medical_history', 'eating_disorders'],
  ['preferences', 'allergies'],
  ['preferences', 'intolerances'],
  ['activity', 'limitations'],
] as const)('%s.%s omitted, null or empty is no answer', (group, field) => {
  for (const value of [undefined, null, []])
    expect(problemsOf({ ...complete, [group]: { ...complete[group], [field]: value } })).toEqual([
      `${group}.${field}`,
    ])
})

test.each([
  [true, 'yes_normal'],
  [false, 'no'],
  ['yes-altered', 'yes_altered'],
  ['yes_normal', 'yes_normal'],
])('recent blood work %j is kept as %s', (given, kept) => {
  const input = { ...complete, medical_history: { ...complete.medical_history, blood_work_recent: given } }
  expect(givenAnswers.parse(input).medical_history.blood_work_recent).toBe(kept)
})

test('a goal outside the list requires a description', () => {
  const goals = { ...complete.goals, main_goal: 'outro', custom_goal: '   ' }
  expect(problemsOf({ ...complete, goals })).toEqual(['goals.custom_goal'])
})

test.each([
  ['anthropometrics', 'weight_kg', 29.9],
  ['anthropometrics', 'weight_kg', 300.1],
  ['anthropometrics', 'height_cm', 119],
  ['anthropometrics', 'target_weight', 301],
  ['anthropometrics', 'sex', 'X'],
  ['lifestyle', 'meals_per_day', 7],
  ['preferences', 'styles', []],
  ['activity', 'modality', null],
  ['activity', 'freq_per_week', 8],
] as const)('%s.%s refuses %j', (group, field, value) => {
  expect(problemsOf({ ...complete, [group]: { ...complete[group], [field]: value } })).toEqual([
    `${group}.${field}`,
  ])
})
