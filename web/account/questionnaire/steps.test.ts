import { expect, test } from 'vitest'
import { blankAnswers, type OpenAnswers } from './answers/answers.ts'
import { furthestStep, parseStep, stepOfField, stepProblems, steps } from './steps.ts'
import { completeAnswers, completeBut } from './answers/test-answers.ts'

test('a step with all required answers may be left', () => {
  for (const step of steps) expect(stepProblems(step, completeAnswers(), false)).toEqual([])
})

test('three steps ask everything that targets, safety gates and menus depend on', () => {
  expect(steps.map((step) => stepProblems(step, blankAnswers(), false))).toEqual([
    [
      'anthropometrics.sex',
      'anthropometrics.birthdate',
      'anthropometrics.weight_kg',
      'anthropometrics.height_cm',
      'goals.main_goal',
    ],
    [
      'health_flags.conditions',
      'health_flags.pregnancy_breastfeeding',
      'medical_history.eating_disorders',
      'health_flags.medications',
      'health_flags.recent_surgeries',
    ],
    [
      'preferences.allergies',
      'preferences.intolerances',
      'preferences.styles',
      'activity.freq_per_week',
      'activity.modality',
      'activity.intensity',
      'activity.limitations',
    ],
    [],
    [],
    [],
    ['consents.medical_disclaimer_ack', 'consents.data_anonymous_ok'],
  ])
  expect(stepProblems(3, completeBut('consents', { data_anonymous_ok: false }), true)).toEqual([
    'consents.data_anonymous_ok',
  ])
})

test('a list without a choice is a missing answer, and only "none" says none', () => {
  const unanswered = completeBut('preferences', { allergies: [], intolerances: [] })
  expect(stepProblems(3, unanswered, true)).toEqual(['preferences.allergies', 'preferences.intolerances'])
  const pregnantOnly = completeBut('health_flags', {
    conditions: ['gestante'],
    pregnancy_breastfeeding: null,
  })
  expect(stepProblems(2, pregnantOnly, true)).toEqual(['health_flags.conditions'])
})

test('pregnancy is not asked of men, and training only of those who train', () => {
  const answers = completeBut('health_flags', { pregnancy_breastfeeding: null })
  const man = { ...answers, anthropometrics: { ...answers.anthropometrics, sex: 'M' as const } }
  expect(stepProblems(2, man, true)).toEqual([])
  expect(stepProblems(2, answers, true)).toEqual(['health_flags.pregnancy_breastfeeding'])
  expect(stepProblems(3, completeBut('activity', { freq_per_week: 2 }), true)).toEqual([
    'activity.modality',
    'activity.intensity',
  ])
})

test.each<[string, OpenAnswers, 1 | 7, string[]]>([
  ['a weight of zero', completeBut('anthropometrics', { weight_kg: 0 }), 1, ['anthropometrics.weight_kg']],
  ['a height of zero', completeBut('anthropometrics', { height_cm: 0 }), 1, ['anthropometrics.height_cm']],
  [
    'another goal without words',
    completeBut('goals', { main_goal: 'outro', custom_goal: '  ' }),
    1,
    ['goals.custom_goal'],
  ],
  [
    'health data not allowed',
    completeBut('consents', { data_anonymous_ok: false }),
    7,
    ['consents.data_anonymous_ok'],
  ],
])('%s blocks the step', (_, answers, step, problems) => {
  expect(stepProblems(step, answers, false)).toEqual(problems)
})

test('an optional hint does not block the step', () => {
  const heavy = completeBut('anthropometrics', { weight_kg: 320, height_cm: 110, target_weight: null })
  expect(stepProblems(1, heavy, false)).toEqual([])
  const other = completeBut('goals', { main_goal: 'outro', custom_goal: 'Correr 5 km' })
  expect(stepProblems(1, other, false)).toEqual([])
  expect(stepProblems(7, completeBut('consents', { follow_up_ok: false }), false)).toEqual([])
})

test('no address opens a step beyond the first unfinished one', () => {
  expect(furthestStep(blankAnswers(), false)).toBe(1)
  expect(furthestStep(completeBut('preferences', { styles: [] }), false)).toBe(3)
  expect(furthestStep(completeBut('lifestyle', { equipment: [] }), false)).toBe(7)
  expect(furthestStep(completeAnswers(), false)).toBe(7)
  expect(furthestStep(completeAnswers(), true)).toBe(3)
})

test('only the seven steps are read from an address', () => {
  expect(['1', '7', '0', '8', 'resumo', undefined].map(parseStep)).toEqual([1, 7, null, null, null, null])
})

test.each([
  ['anthropometrics.target_weight', 6],
  ['goals.main_goal', 1],
  ['health_flags.conditions', 2],
  ['health_flags.pregnancy_breastfeeding', 2],
  ['preferences.allergies.0', 3],
  ['activity.modality', 3],
  ['lifestyle.meals_per_day', 4],
  ['preferences.dislikes.0', 5],
  ['medical_history.energy_levels', 6],
  ['consents.data_anonymous_ok', 7],
  ['answered_defaults.questions.0', null],
  ['toString', null],
])('a remark on %s belongs to step %s', (path, step) => {
  expect(stepOfField(path)).toBe(step)
})
