import { expect, test } from 'vitest'
import { ageOn, goalTypeOf } from './person.ts'

test('the age increases on the birthday', () => {
  expect(ageOn('2008-11-20', '2026-11-19')).toBe(17)
  expect(ageOn('2008-11-20', '2026-11-20')).toBe(18)
})

test('someone born on 29 February turns a year older on 1 March', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
})

test('gaining is muscle gain with strength training or when that is the fitness goal', () => {
  const walker = { modality: 'caminhada', goalsFitness: [] } as const
  expect(goalTypeOf({ mainGoal: 'ganhar', activity: walker })).toBe('weight_gain')
  expect(goalTypeOf({ mainGoal: 'ganhar', activity: { ...walker, modality: 'forca' } })).toBe('muscle_gain')
  expect(goalTypeOf({ mainGoal: 'ganhar', activity: { ...walker, goalsFitness: ['Ganho de massa'] } })).toBe(
    'muscle_gain',
  )
  expect(goalTypeOf({ mainGoal: 'emagrecer', activity: walker })).toBe('weight_loss')
  expect(goalTypeOf({ mainGoal: 'recomposicao', activity: walker })).toBe('muscle_gain')
  expect(goalTypeOf({ mainGoal: 'outro', activity: walker })).toBe('other')
})
