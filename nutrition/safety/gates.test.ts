import { expect, test } from 'vitest'
import { declaredConditionsIn } from './declared-conditions.ts'
import { hidesNumbers, safetyGates } from './gates.ts'
import type { HealthFacts } from './health-facts.ts'
import { healthNoticesOf } from './health-notices.ts'
import { healthy as facts } from './test-health-facts.ts'

/** With the answers that say that there is nothing. */
const healthy: HealthFacts = { ...facts, conditions: ['nem_uma'], medications: ['nenhum'] }

const gates = (overrides: Partial<HealthFacts>) => safetyGates({ ...healthy, ...overrides })

test('a healthy adult passes every gate', () => {
  expect(gates({})).toEqual({
    noNumbers: [],
    noDeficit: [],
    hidesNumbers: false,
    allowsCompensation: true,
    notices: [],
  })
})

test('either question about pregnancy counts, and both stop deficit and compensation', () => {
  for (const overrides of [
    { conditions: ['gestante'] },
    { pregnancyBreastfeeding: 'gestante' },
    { conditions: ['gestante'], pregnancyBreastfeeding: 'gestante' },
  ] as const) {
    expect(gates(overrides)).toMatchObject({ noDeficit: ['gestante'], allowsCompensation: false })
  }
  expect(gates({ conditions: ['lactante'] }).noDeficit).toEqual(['lactante'])
  expect(gates({ pregnancyBreastfeeding: 'amamentando' }).noDeficit).toEqual(['lactante'])
})

test('a man cannot be pregnant: the answer is set aside and told', () => {
  for (const conditions of [['gestante'], ['lactante'], ['gestante', 'lactante']] as const) {
    const { noDeficit, notices } = gates({ sex: 'M', conditions })
    expect(noDeficit).toEqual([])
    expect(notices.map(({ code }) => code)).toEqual(['gestacao_desconsiderada'])
  }
})

test('underweight and 75 years or more get no deficit', () => {
  expect(gates({ weightKg: 50 }).noDeficit).toEqual(['baixo_peso'])
  expect(gates({ weightKg: 50.4 }).noDeficit).toEqual([])
  expect(gates({ ageYears: 74 }).noDeficit).toEqual([])
  expect(gates({ ageYears: 75 }).noDeficit).toEqual(['a_partir_de_75'])
})

test('insulin alone stops compensation but not the numbers', () => {
  expect(gates({ medications: ['insulina'] })).toMatchObject({
    noNumbers: [],
    noDeficit: [],
    allowsCompensation: false,
  })
})

test('any sign of an eating disorder hides numbers, a family history does not', () => {
  expect(hidesNumbers({ ...healthy, conditions: ['tca'] })).toBe(true)
  expect(hidesNumbers({ ...healthy, customCondition: 'já tive anorexia' })).toBe(true)
  for (const eatingDisorders of ['anorexia', 'bulimia', 'compulsao', 'ortorexia'] as const) {
    expect(hidesNumbers({ ...healthy, eatingDisorders })).toBe(true)
  }
  expect(hidesNumbers({ ...healthy, conditions: ['ansiedade_depressao'] })).toBe(false)
})

test('free text declares illness in the words people use', () => {
  expect(declaredConditionsIn('CÂNCER de mama')).toEqual(['cancer'])
  expect(declaredConditionsIn('faço quimioterapia')).toEqual(['cancer'])
  expect(declaredConditionsIn('transplante de rim, hemodiálise')).toEqual(['renal'])
  expect(declaredConditionsIn('gordura no fígado')).toEqual(['hepatica'])
  expect(declaredConditionsIn('fiz bypass gástrico')).toEqual(['bariatrica'])
  expect(declaredConditionsIn('pedra nos rins')).toEqual([])
  expect(declaredConditionsIn('enxaqueca e rinite')).toEqual([])
  expect(declaredConditionsIn(undefined)).toEqual([])
})

test('medication that meets food comes with a remark', () => {
  const codes = (overrides: Partial<HealthFacts>) =>
    healthNoticesOf({ ...healthy, ...overrides }).map(({ code }) => code)
  expect(codes({})).toEqual([])
  expect(codes({ medications: ['insulina'] })).toEqual(['insulina', 'diabetes'])
  expect(codes({ medications: ['statinas', 'levotiroxina', 'anticoagulantes'] })).toEqual([
    'estatinas',
    'anticoagulantes',
    'levotiroxina',
  ])
  expect(codes({ styles: ['Vegano'] })).toEqual(['vegano_b12'])
})
