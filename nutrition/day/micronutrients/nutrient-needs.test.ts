import { expect, test } from 'vitest'
import type { HealthFacts } from '../../safety/health-facts.ts'
import { reviewedReadingOf } from '../../safety/health-text/reviewed-reading.ts'
import { healthy } from '../../safety/test-health-facts.ts'
import type { Micronutrient } from './micronutrient.ts'
import { nutrientNeeds } from './nutrient-needs.ts'

const woman: HealthFacts = { ...healthy, sex: 'F', ageYears: 32 }
const man: HealthFacts = { ...healthy, sex: 'M', ageYears: 32 }

const needsOf = (person: HealthFacts | null) => nutrientNeeds({ person, kcal: 2000 })
const shownTo = (person: HealthFacts | null) =>
  needsOf(person).flatMap(({ nutrient, reason }) => (reason === null ? [] : [`${nutrient} ${reason}`]))
const referenceOf = (person: HealthFacts | null, nutrient: Micronutrient) =>
  needsOf(person).find((need) => need.nutrient === nutrient)!.reference

test.each([
  [woman, { iron: 18, calcium: 1000, magnesium: 320, potassium: 2600, zinc: 8, vitamin_c: 75 }],
  [man, { iron: 8, calcium: 1000, magnesium: 420, potassium: 3400, zinc: 11, vitamin_a: 900 }],
  [
    { ...woman, ageYears: 18 },
    { iron: 15, calcium: 1300, magnesium: 360, zinc: 9 },
  ],
  [
    { ...woman, ageYears: 51 },
    { iron: 8, calcium: 1200, vitamin_d: 15 },
  ],
  [
    { ...man, ageYears: 71 },
    { calcium: 1200, vitamin_d: 20 },
  ],
  [
    { ...woman, pregnancyBreastfeeding: 'gestante' as const },
    { iron: 27, folate: 600, magnesium: 360 },
  ],
  [
    { ...woman, pregnancyBreastfeeding: 'amamentando' as const },
    { iron: 9, vitamin_a: 1300, zinc: 12 },
  ],
])('the reference intake follows sex, age and life stage', (person, intakes) => {
  for (const [nutrient, amount] of Object.entries(intakes)) {
    expect(referenceOf(person, nutrient as Micronutrient)).toEqual({ amount, isLimit: false })
  }
})

test('sodium, saturated fat and free sugar have a maximum', () => {
  expect(referenceOf(woman, 'sodium')).toEqual({ amount: 2000, isLimit: true })
  expect(referenceOf(woman, 'saturated')).toEqual({ amount: 22, isLimit: true })
  expect(referenceOf({ ...woman, conditions: ['colesterol_alto'] }, 'saturated')).toMatchObject({
    amount: 16,
  })
  expect(referenceOf(woman, 'sugar_added')).toEqual({ amount: 50, isLimit: true })
  expect(referenceOf(woman, 'cholesterol')).toBeNull()
})

test('the maximum of sodium for adults is not applied to children', () => {
  expect(referenceOf({ ...man, ageYears: 13 }, 'sodium')).toBeNull()
  expect(referenceOf({ ...man, ageYears: 14 }, 'sodium')).toEqual({ amount: 2000, isLimit: true })
})

test('before the questionnaire only maximums have a reference', () => {
  expect(shownTo(null)).toEqual(['sodium geral', 'calcium geral', 'iron geral', 'potassium geral'])
  expect(referenceOf(null, 'iron')).toBeNull()
  expect(referenceOf(null, 'sodium')).toEqual({ amount: 2000, isLimit: true })
})

test.each([
  ['a man', man, ['sodium geral', 'calcium geral', 'iron geral', 'potassium geral']],
  ['a woman', woman, ['sodium geral', 'iron menstruacao', 'calcium geral', 'potassium geral']],
  [
    'a vegan woman',
    { ...woman, styles: ['Vegano' as const] },
    ['vitamin_b12 sem_alimento_animal', 'iron sem_alimento_animal', 'calcium sem_alimento_animal'],
  ],
  [
    'a pregnant woman',
    { ...woman, pregnancyBreastfeeding: 'gestante' as const },
    ['iron gestacao', 'folate gestacao', 'calcium gestacao'],
  ],
  [
    'a woman of 60',
    { ...woman, ageYears: 60 },
    ['sodium geral', 'calcium ossos', 'vitamin_d ossos', 'iron geral', 'potassium geral'],
  ],
  ['hypertension', { ...man, conditions: ['hipertensao' as const] }, ['sodium pressao', 'calcium geral']],
  [
    'high cholesterol',
    { ...man, conditions: ['colesterol_alto' as const] },
    ['saturated colesterol', 'sodium geral'],
  ],
  ['no milk', { ...man, styles: ['Sem lactose' as const] }, ['sodium geral', 'calcium sem_leite']],
])('%s sees what matters first, at most five', (_who, person, first) => {
  const shown = shownTo(person)
  expect(shown.slice(0, first.length)).toEqual(first)
  expect(shown.length).toBeLessThanOrEqual(5)
})

test.each<[string, Partial<HealthFacts>]>([
  ['a ticked medicine for blood pressure', { medications: ['anti_hipertensivos'] }],
  ['ticked hypertension', { conditions: ['hipertensao'] }],
  ['a heart problem among the limitations', { limitations: ['Problemas cardíacos'] }],
  ['a follow-up question without an answer', { careQuestion: 'open' }],
  ['a need for professional care', { careQuestion: 'yes' }],
  ['ticked kidney disease', { conditions: ['renal'] }],
])('potassium is not brought up with %s', (_what, answers) => {
  const person = { ...man, ...answers }
  expect(shownTo(person).join()).not.toContain('potassium')
  expect(referenceOf(person, 'potassium')).toBeNull()
})

test.each([
  'hipertensao',
  'cardiaca',
  'insuficiencia_cardiaca',
  'renal',
  'transplante',
  'litio',
  'poupador_de_potassio',
] as const)('potassium is not brought up with %s in the texts, nor after its removal', (code) => {
  for (const person of [
    { ...man, declared: [code] },
    { ...man, removedFindings: [code] },
  ]) {
    expect(shownTo(person).join()).not.toContain('potassium')
    expect(referenceOf(person, 'potassium')).toBeNull()
  }
})

test.each([
  'losartana',
  'tomo espironolactona pra acne',
  'espirolonactona',
  'ramipril 5mg',
  'lisinopril',
  'amilorida',
  'entresto',
  'sacubitril valsartana',
  'remédio manipulado do doutor Augusto',
])('potassium is not brought up with the medicine "%s"', (text) => {
  const texts = [{ field: 'medicamento', text }] as const
  const kept = reviewedReadingOf(texts, { removed: [], followUp: null })
  const removed = kept.findings.map(({ key }) => key)
  for (const reading of [kept, reviewedReadingOf(texts, { removed, followUp: null })]) {
    expect(referenceOf({ ...man, ...reading }, 'potassium')).toBeNull()
  }
})

test('potassium is still shown with a medicine that does not affect it', () => {
  const texts = [{ field: 'medicamento', text: 'omeprazol' }] as const
  const reading = reviewedReadingOf(texts, { removed: [], followUp: null })
  expect(referenceOf({ ...man, ...reading }, 'potassium')).toEqual({ amount: 3400, isLimit: false })
})

test('without a numeric plan only sodium has a reference, and with lithium not even sodium', () => {
  const renal: HealthFacts = { ...man, conditions: ['renal'] }
  expect(shownTo(renal)).toEqual(['sodium geral'])
  expect(needsOf(renal).filter(({ reference }) => reference !== null)).toHaveLength(1)
  for (const key of ['declared', 'removedFindings'] as const) {
    const onLithium: HealthFacts = { ...man, [key]: ['litio'] }
    expect(shownTo(onLithium).join()).not.toContain('sodium')
    expect(referenceOf(onLithium, 'sodium')).toBeNull()
  }
})
