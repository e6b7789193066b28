import { expect, test } from 'vitest'
import { blankAnswers, type OpenAnswers } from './answers/answers.ts'
import { furthestStep, parseStep, stepOfField, stepProblems, steps } from './steps.ts'
import { completeAnswers, completeBut } from './answers/test-answers.ts'

test('a step with all required answers may be left', () => {
  for (const step of steps) expect(stepProblems(step, completeAnswers())).toEqual([])
})

test('an untouched questionnaire requires exactly these answers per step', () => {
  expect(steps.map((step) => stepProblems(step, blankAnswers()))).toEqual([
    [
      'anthropometrics.sex',
      'anthropometrics.birthdate',
      'anthropometrics.weight_kg',
      'anthropometrics.height_cm',
      'goals.main_goal',
      'goals.priority_level',
      'goals.motivation',
    ],
    [],
    ['lifestyle.eat_contexts', 'lifestyle.equipment', 'lifestyle.work_schedule', 'lifestyle.social_eating'],
    ['preferences.styles', 'preferences.protein_priority', 'preferences.beverages'],
    ['activity.modality', 'activity.intensity', 'activity.goals_fitness'],
    ['medical_history.weight_history', 'medical_history.energy_levels'],
    ['consents.medical_disclaimer_ack', 'consents.data_anonymous_ok'],
  ])
})

test.each<[string, OpenAnswers, 1 | 3 | 7, string[]]>([
  ['a weight of zero', completeBut('anthropometrics', { weight_kg: 0 }), 1, ['anthropometrics.weight_kg']],
  ['a height of zero', completeBut('anthropometrics', { height_cm: 0 }), 1, ['anthropometrics.height_cm']],
  [
    'another goal without words',
    completeBut('goals', { main_goal: 'outro', custom_goal: '  ' }),
    1,
    ['goals.custom_goal'],
  ],
  ['no motivation', completeBut('goals', { motivation: [] }), 1, ['goals.motivation']],
  ['no equipment', completeBut('lifestyle', { equipment: [] }), 3, ['lifestyle.equipment']],
  [
    'health data not allowed',
    completeBut('consents', { data_anonymous_ok: false }),
    7,
    ['consents.data_anonymous_ok'],
  ],
])('%s blocks the step', (_, answers, step, problems) => {
  expect(stepProblems(step, answers)).toEqual(problems)
})

test('an optional hint does not block the step', () => {
  const heavy = completeBut('anthropometrics', { weight_kg: 320, height_cm: 110, target_weight: null })
  expect(stepProblems(1, heavy)).toEqual([])
  expect(stepProblems(1, completeBut('goals', { main_goal: 'outro', custom_goal: 'Correr 5 km' }))).toEqual(
    [],
  )
  expect(stepProblems(7, completeBut('consents', { follow_up_ok: false }))).toEqual([])
})

test('no address opens a step beyond the first unfinished one', () => {
  expect(furthestStep(blankAnswers())).toBe(1)
  expect(furthestStep(completeBut('preferences', { beverages: [] }))).toBe(4)
  expect(furthestStep(completeAnswers())).toBe(7)
})

test('only the seven steps are read from an address', () => {
  expect(['1', '7', '0', '8', 'resumo', undefined].map(parseStep)).toEqual([1, 7, null, null, null, null])
})

test.each([
  ['anthropometrics.target_weight', 1],
  ['goals.main_goal', 1],
  ['health_flags.conditions', 2],
  ['lifestyle.meals_per_day', 3],
  ['preferences.dislikes.0', 4],
  ['activity.modality', 5],
  ['medical_history.energy_levels', 6],
  ['consents.data_anonymous_ok', 7],
  ['toString', null],
])('a remark on %s belongs to step %s', (path, step) => {
  expect(stepOfField(path)).toBe(step)
})
