import { expect, test } from 'vitest'
import { hidesNumbers, safetyGates } from './gates.ts'
import type { HealthFacts } from './health-facts.ts'
import { healthNoticesOf } from './health-notices.ts'
import { healthy as facts } from './test-health-facts.ts'

/** Person whose answers deny every condition. */
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

test('sex and pregnancy that contradict each other ask, and allow no deficit', () => {
  for (const overrides of [
    { conditions: ['gestante'] },
    { conditions: ['lactante'] },
    { declared: ['gestante'] },
    { pregnancyBreastfeeding: 'amamentando' },
  ] as const) {
    const { noDeficit, notices } = gates({ sex: 'M', ...overrides })
    expect(noDeficit).toEqual(['contradicao'])
    expect(notices.map(({ code }) => code)).toEqual(['contradicao_gestacao'])
  }
})

test('an unanswered weight history stops compensation, and nothing else', () => {
  expect(gates({ weightHistory: null })).toEqual({ ...gates({}), allowsCompensation: false })
})

test('severe thinness gets no numbers, other underweight no deficit', () => {
  const codesOf = (weightKg: number) => gates({ weightKg }).noNumbers.map(({ code }) => code)
  expect(codesOf(43.5)).toEqual(['magreza_grave'])
  expect(codesOf(43.6)).toEqual([])
  expect(gates({ weightKg: 43.6 }).noDeficit).toEqual(['baixo_peso'])
  expect(gates({ weightKg: 50 }).noDeficit).toEqual(['baixo_peso'])
  expect(gates({ weightKg: 50.4 }).noDeficit).toEqual([])
})

test('a BMI under 22 counts as underweight from 60 years', () => {
  expect(gates({ ageYears: 59, weightKg: 57 }).noDeficit).toEqual([])
  expect(gates({ ageYears: 60, weightKg: 59.8 }).noDeficit).toEqual(['baixo_peso'])
  expect(gates({ ageYears: 60, weightKg: 60 }).noDeficit).toEqual([])
})

test('no weight loss from 65 years under a BMI of 27, and none from 75 years', () => {
  expect(gates({ ageYears: 64, weightKg: 70 }).noDeficit).toEqual([])
  expect(gates({ ageYears: 65, weightKg: 73.4 }).noDeficit).toEqual(['a_partir_de_65'])
  expect(gates({ ageYears: 65, weightKg: 73.6 }).noDeficit).toEqual([])
  expect(gates({ ageYears: 74, weightKg: 80 }).noDeficit).toEqual([])
  expect(gates({ ageYears: 75, weightKg: 80 }).noDeficit).toEqual(['a_partir_de_75'])
})

test.each([
  ['renal', 'renal'],
  ['hepatica', 'hepatica'],
  ['bariatrica', 'bariatrica'],
  ['cirurgia_abdominal', 'cirurgia_abdominal'],
  ['cancer', 'cancer'],
  ['transplante', 'transplante'],
  ['erro_inato', 'erro_inato'],
  ['menor_de_18', 'menor_de_18'],
  ['transtorno_alimentar', 'transtorno_alimentar'],
] as const)('%s, written in free text, gives no numbers', (declared, code) => {
  expect(gates({ declared: [declared] }).noNumbers.map((reason) => reason.code)).toEqual([code])
})

test.each([
  ['gestante', 'gestante'],
  ['lactante', 'lactante'],
  ['pos_parto', 'pos_parto'],
  ['diabetes_1', 'insulina'],
  ['insulina', 'insulina'],
  ['insuficiencia_cardiaca', 'insuficiencia_cardiaca'],
  ['litio', 'medicamento'],
  ['corticoides', 'medicamento'],
  ['inibidor_de_apetite', 'medicamento'],
  ['glp1', 'medicamento'],
  ['fragilidade', 'fragilidade'],
  ['perda_rapida', 'perda_rapida'],
  ['hipoglicemia', 'acompanhamento'],
  ['sofrimento_intenso', 'acompanhamento'],
] as const)('%s, written in free text, allows no deficit', (declared, reason) => {
  expect(gates({ declared: [declared] }).noDeficit).toEqual([reason])
})

test('a pregnant person on insulin is referred', () => {
  const codes = (overrides: Partial<HealthFacts>) => gates(overrides).noNumbers.map(({ code }) => code)
  expect(codes({ conditions: ['gestante'], medications: ['insulina'] })).toEqual(['gestante_com_insulina'])
  expect(codes({ declared: ['gestante', 'diabetes_1'] })).toEqual(['gestante_com_insulina'])
  expect(codes({ declared: ['gestante'], conditions: ['diabetes'] })).toEqual([])
})

test('health text that was not understood allows no deficit until answered', () => {
  expect(gates({ careQuestion: 'open' }).noDeficit).toEqual(['pergunta_em_aberto'])
  expect(gates({ careQuestion: 'yes' }).noDeficit).toEqual(['acompanhamento'])
  expect(gates({ careQuestion: 'no' }).noDeficit).toEqual([])
})

test('a removed finding still allows no deficit, unless it only concerns foods', () => {
  expect(gates({ removedFindings: ['gestante'] }).noDeficit).toEqual(['pergunta_em_aberto'])
  expect(gates({ removedFindings: ['transtorno_alimentar'] })).toMatchObject({
    noNumbers: [],
    noDeficit: ['pergunta_em_aberto'],
  })
  expect(gates({ removedFindings: ['celiaca', 'hipertensao'] }).noDeficit).toEqual([])
})

test('a fast fall of the weight trend pauses the deficit', () => {
  expect(gates({ isLosingFast: true }).noDeficit).toEqual(['perda_rapida'])
})

test('insulin allows no deficit and keeps the numbers', () => {
  expect(gates({ medications: ['insulina'] })).toMatchObject({
    noNumbers: [],
    noDeficit: ['insulina'],
    allowsCompensation: false,
  })
})

test.each([
  ['weight cycling', { weightHistory: 'efeito_sanfona' }],
  ['anxiety or depression', { conditions: ['ansiedade_depressao'] }],
  ['written depression', { declared: ['ansiedade_depressao'] }],
  ['a BMI under 20', { weightKg: 54 }],
  ['a past eating disorder', { eatingDisorders: 'bulimia' }],
] as const)('no day is rebalanced with %s', (_, overrides) => {
  expect(gates(overrides).allowsCompensation).toBe(false)
})

test('any sign of an eating disorder hides numbers, a family history does not', () => {
  expect(hidesNumbers({ ...healthy, conditions: ['tca'] })).toBe(true)
  expect(hidesNumbers({ ...healthy, declared: ['transtorno_alimentar'] })).toBe(true)
  for (const eatingDisorders of ['anorexia', 'bulimia', 'compulsao', 'ortorexia'] as const) {
    expect(hidesNumbers({ ...healthy, eatingDisorders })).toBe(true)
  }
  expect(hidesNumbers({ ...healthy, conditions: ['ansiedade_depressao'] })).toBe(false)
})

test('medication that interacts with food has a notice', () => {
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
