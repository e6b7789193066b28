import { dayQuestion } from '#nutrition/day/meal-time/said-time.ts'
import { severalMealsQuestion } from '#nutrition/day/meal-time/told-meals.ts'
import type { ReaderFacts } from '#contract/day/reader-facts.ts'
import { allergyWarnings } from '#nutrition/safety/allergy-warnings.ts'
import { exclusionsOf } from '#nutrition/safety/exclusions.ts'
import type { HealthFacts } from '#nutrition/safety/health-facts.ts'
import { unknownAdult } from '#nutrition/safety/unknown-adult.ts'
import { foods } from '#nutrition/foods/food-table.ts'
import { readMeal } from '#nutrition/meal-text/meal-text.ts'
import { expect, test } from 'vitest'
import { exclusionsOfFacts } from './known-foods.ts'
import { readOnDevice } from './read-on-device.ts'
import { factsOf } from './test-facts.ts'

/** A Thursday, at noon. */
const at = { today: '2026-11-26', minutes: 12 * 60 }

const textsOf = (text: string, facts: ReaderFacts | null) =>
  readOnDevice(text, facts, at).warnings.map((one) => one.text)

const nutrients = { calories: 400, protein_g: 80, carbs_g: 8, fat_g: 5, fiber_g: null }
const whey: ReaderFacts['own_foods'][number] = {
  food: {
    id: 'own:00000000-0000-4000-8000-000000000031:1',
    name: 'Whey da academia',
    source: 'Rótulo',
    group: 'laticinio',
    preparation: 'industrializado',
    nova: null,
    allergens: ['leite'],
    unknown_allergens: ['soja'],
    default_grams: 30,
    per_100g: nutrients,
    measures: [{ name: 'dose', grams: 30, quality: 'direct', source: 'rótulo' }],
  },
  warnings: [
    {
      food_id: 'own:00000000-0000-4000-8000-000000000031:1',
      name: 'Whey da academia',
      answer: 'Leite',
      text: 'Whey da academia contém o que você informou como alergia: Leite. Confira antes de comer.',
    },
  ],
}
const marmita: ReaderFacts['saved_meals'][number] = {
  id: 'a',
  name: 'Marmita da mãe',
  items: [
    {
      name: 'Arroz branco cozido',
      quantity: 4,
      measure: 'colher de sopa',
      grams: 100,
      unit: 'g',
      ...nutrients,
      calories: 128,
    },
  ],
  warnings: [{ food_id: 'taco:3', name: 'Arroz', answer: 'Glúten', text: 'Pode conter glúten.' }],
}

test('each food of the table causes the warnings that it causes on the server', () => {
  const people: Partial<HealthFacts>[] = [
    { allergies: ['Leite', 'Ovo', 'Amendoim', 'Frutos do mar'], intolerances: ['Glúten'] },
    { namedAllergies: ['base:banana', 'familia:peixes'], conditions: ['alergias_graves'] },
    { pregnancyBreastfeeding: 'gestante' },
  ]
  for (const person of people) {
    const sent = factsOf(person).exclusions
    const kept = sent && exclusionsOfFacts(sent)
    const told = kept && allergyWarnings(foods, kept).map(({ text }) => text)
    expect(told?.length).toBeGreaterThan(0)
    expect(told).toEqual(
      allergyWarnings(foods, exclusionsOf({ ...unknownAdult, ...person })).map(({ text }) => text),
    )
  }
})

test('a description causes the warnings of its foods and flavours', () => {
  expect(textsOf('1 fatia de bolo de amendoim e arroz', factsOf({ allergies: ['Amendoim'] }))).toEqual([
    expect.stringMatching(/alergia: Amendoim/),
  ])
  expect(textsOf('arroz e feijão', factsOf({ allergies: ['Amendoim'] }))).toEqual([])
})

test('words without a food cause the warnings of what they name', () => {
  const dairyFree = factsOf({ allergies: ['Leite'] })
  expect(textsOf('fondue de queijo e uma taça de vinho', dairyFree)).toEqual([
    '“fondue de queijo” pode conter o que você informou como alergia: Leite. Confira antes de comer.',
  ])
  expect(textsOf('pitaia e uma taça de vinho', dairyFree)).toEqual([])
})

test('an allergy that the text states causes a warning, and its words are no food', () => {
  const text = 'Sou alérgica a camarão. Comi moqueca de camarão'
  expect(textsOf(text, null)).toEqual(textsOf(text, factsOf({})))
  expect(textsOf(text, null).length).toBeGreaterThan(0)
  expect(readOnDevice(text, null, at).lines).toHaveLength(1)
})

test('without the facts the person is unknown, and without answers unanswered', () => {
  expect(readOnDevice('arroz', null, at).person).toBe('unknown')
  expect(readOnDevice('arroz', { ...factsOf({}), exclusions: null }, at).person).toBe('unanswered')
  expect(readOnDevice('arroz', factsOf({}), at).person).toBe('answered')
})

test('own foods are read by their names, with their numbers and the warnings of the server', () => {
  const facts = { ...factsOf({ allergies: ['Leite', 'Soja'] }), own_foods: [whey] }
  const { lines, warnings, totals } = readOnDevice('2 doses do meu whey', facts, at)
  expect(lines).toMatchObject([{ name: 'Whey da academia', measured: '2 doses', weight: '60 g' }])
  expect(totals).toMatchObject({ kcal: 240, proteinG: 48, fiberG: null })
  expect(warnings.map(({ answer }) => answer)).toEqual(['Leite', 'Soja'])
})

test('a saved meal is read as its foods, as often as the text says, with its warnings', () => {
  const facts = { ...factsOf({ allergies: ['Glúten'] }), saved_meals: [marmita] }
  const { lines, totals, warnings } = readOnDevice('2 marmitas da mãe e 1 banana', facts, at)
  expect(lines.map(({ name, weight }) => `${name} ${weight}`)).toEqual([
    'Arroz branco cozido 200 g',
    expect.stringMatching(/^Banana/),
  ])
  expect(lines[0]?.nutrition.kcal).toBe(256)
  expect(totals.kcal).toBe(256 + (lines[1]?.nutrition.kcal ?? 0))
  expect(warnings.map(({ text }) => text)).toEqual(['Pode conter glúten.'])
})

test('a food without an amount has the usual one of the person, and beans the own ladle', () => {
  const [rice] = readMeal('arroz').items
  const facts = {
    ...factsOf({}),
    own_amounts: [{ food_id: rice?.food.id ?? '', grams: 77 }],
    ladle_grams: 111,
  }
  expect(readOnDevice('arroz e 1 concha de feijão', facts, at).lines.map(({ weight }) => weight)).toEqual([
    '77 g',
    '111 g',
  ])
})

test('numbers are hidden for an account without numbers, and for what the text says', () => {
  expect(readOnDevice('arroz', factsOf({}), at).hidesNumbers).toBe(false)
  expect(readOnDevice('arroz', { ...factsOf({}), numbers_hidden: true }, at).hidesNumbers).toBe(true)
  expect(readOnDevice('tenho anorexia, comi arroz', factsOf({}), at).hidesNumbers).toBe(true)
})

test('the words name the day and the meal, or a meal without foods', () => {
  const { said, foodless } = readOnDevice('ontem no jantar comi arroz', null, at)
  expect([said, foodless]).toEqual([{ date: '2026-11-25', mealType: 'jantar' }, null])
  expect(readOnDevice('o mesmo de ontem', null, at).foodless).toBe('again')
  expect(readOnDevice('almocei fora', null, at).foodless).toBe('named')
  expect(readOnDevice('botei o jantar pra fora', null, at).foodless).toBe('care')
  expect(readOnDevice('amanhã vou comer 2 pães', null, at).questions).toContain(dayQuestion)
})

test('several meals in one text are counted, and a doubt about them is asked', () => {
  const told = readOnDevice('almocei arroz e jantei pizza', null, at)
  expect([told.meals, told.questions]).toEqual([2, []])
  const doubtful = readOnDevice('comi arroz no almoço e no jantar', null, at)
  expect([doubtful.meals, doubtful.questions]).toEqual([1, [severalMealsQuestion]])
  expect(readOnDevice('comi o resto do almoço: arroz', null, at)).toMatchObject({ meals: 1, questions: [] })
})
