import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFood, foods } from '../../foods/food-table.ts'
import type { HealthFacts } from '../../safety/health-facts.ts'
import { healthy } from '../../safety/test-health-facts.ts'
import { plateFactsOf } from './plate-facts.ts'
import { scorePlate, type PlateToScore } from './plate-score.ts'
import { sodiumOfMeal } from './score-parts.ts'

const rice = 'taco:3'
const beans = 'taco:561'
const grilledChicken = 'taco:410'
const lettuce = 'taco:78'
const burgerPatty = 'taco:416'
const burgerBun = 'pof:8000103:99'
const fries = 'taco:93'
const cola = 'taco:480'

function plateOf(...portions: [id: string, grams: number][]) {
  return portions.map(([id, grams]) => {
    const food = findFood(id)
    if (!food) throw new Error(`no food ${id}`)
    return { food, grams }
  })
}

function score(items: PlateToScore['items'], options: Partial<PlateToScore> = {}) {
  return scorePlate({
    items,
    targets: null,
    person: healthy,
    confidence: 0.9,
    ...options,
  })
}

const pratoFeito = plateOf([rice, 125], [beans, 140], [grilledChicken, 100], [lettuce, 60])

test('rice, beans, grilled chicken and salad score at least 80', () => {
  const result = score(pratoFeito)
  expect(result.score).toBeGreaterThanOrEqual(80)
  expect(result.band).toBe('Muito adequado')
})

test('protein and energy are praised only when both are sufficient', () => {
  const praise = 'Proteína e energia na medida para esta refeição.'
  const enough = plateOf([rice, 320], [beans, 220], [grilledChicken, 10], [lettuce, 60])
  const littleProtein = plateOf([rice, 540], [lettuce, 60])
  const littleEnergy = plateOf([grilledChicken, 90], [lettuce, 60])
  const praised = [enough, littleProtein, littleEnergy].map((plate) => {
    const { parts, notes } = score(plate)
    const isFull = (code: string) => parts.some((part) => part.code === code && part.points === part.max)
    return [isFull('protein'), isFull('energy'), notes.includes(praise)]
  })
  expect(praised).toEqual([
    [true, true, true],
    [false, true, false],
    [true, false, false],
  ])
})

test('hamburger, fries and cola score at most 35', () => {
  for (const [friesGrams, lettuceGrams] of [
    [100, 0],
    [150, 15],
    [300, 15],
  ] as const) {
    const items = plateOf(
      [burgerBun, 70],
      [burgerPatty, 90],
      [lettuce, lettuceGrams],
      [fries, friesGrams],
      [cola, 350],
    )
    expect(score(items).score).toBeLessThanOrEqual(35)
  }
})

test('an unknown fiber counts neither for nor against a plate', () => {
  const fiberOf = (...portions: [id: string, grams: number][]) =>
    score(plateOf(...portions)).parts?.find(({ code }) => code === 'fiber')?.points
  const meatballs = 'taco:331'
  expect(fiberOf([meatballs, 100])).toBe(7.5)
  expect(fiberOf([rice, 125], [meatballs, 100])).toBe(fiberOf([rice, 125]))
  expect(fiberOf([rice, 125], [grilledChicken, 100])).toBeLessThan(fiberOf([rice, 125]) ?? 0)
})

test('rice alone scores at most 45, however much of it', () => {
  for (const grams of [100, 200, 300, 450, 600]) {
    expect(score(plateOf([rice, grams])).score).toBeLessThanOrEqual(45)
  }
})

test('with an eating disorder there is no score, range or parts', () => {
  for (const confidence of [0.2, 0.9]) {
    const person = { ...healthy, eatingDisorders: 'compulsao' } as const
    const result = score(pratoFeito, { person, confidence })
    expect(result).toMatchObject({ score: null, range: null, band: null, parts: [] })
    expect(result.notes.join(' ')).not.toMatch(/energia|proteína|\d/i)
  }
})

test('without answers but with numbers still hidden there is no score', () => {
  const result = score(pratoFeito, { person: null, hidesNumbers: true })
  expect(result).toMatchObject({ score: null, range: null, band: null, parts: [] })
})

test('with a kidney condition there is no score and no protein advice', () => {
  const result = score(plateOf([rice, 200]), { person: { ...healthy, conditions: ['renal'] } })
  expect(result.score).toBeNull()
  expect(result.notes.join(' ')).not.toMatch(/proteína/i)
})

test('an allergen caps the score at 20 with a warning', () => {
  const person: HealthFacts = { ...healthy, allergies: ['Glúten'] }
  const items = [...pratoFeito, ...plateOf([burgerBun, 30])]
  const result = score(items, { person })
  expect(result.score).toBeLessThanOrEqual(20)
  expect(result.warnings).toMatchObject([{ foodId: burgerBun, answer: 'Glúten', certainty: 'contem' }])
})

test("chicken on a vegan's plate does not change the score", () => {
  const result = score(pratoFeito, { person: { ...healthy, styles: ['Vegano'] } })
  expect(result.score).toBe(score(pratoFeito).score)
})

test('bread, cheese and coffee at breakfast are not capped as fast food', () => {
  const breakfast = ['Pão francês', 'Queijo minas frescal', 'Café sem açúcar'].map((name) => ({
    food: foods.find((food) => food.name === name)!,
    grams: 50,
  }))
  expect(score(breakfast).score).toBeGreaterThan(35)
})

test('two fried items cap a good plate at 70', () => {
  const friedEgg = foods.find(({ name }) => name === 'Ovo frito')!
  const items = [
    ...plateOf([rice, 150], [beans, 200], [lettuce, 150], [grilledChicken, 60], [fries, 20]),
    { food: friedEgg, grams: 50 },
  ]
  expect(score(items).parts.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(70)
  expect(score(items).score).toBe(70)
})

test('a doubtful recognition gets a range instead of a number', () => {
  const { score: none, range, band } = score(pratoFeito, { confidence: 0.4 })
  const sure = score(pratoFeito).score!
  expect(none).toBeNull()
  expect(range![0]).toBeLessThan(sure)
  expect(range![1]).toBeGreaterThanOrEqual(sure)
  expect(band).toMatch(/^Entre /)
})

test('fruit alone gives a snack all points for plants', () => {
  const banana = foods.find(({ name, group }) => group === 'fruta' && name.startsWith('Banana'))!
  const plants = score([{ food: banana, grams: 80 }]).parts[0]
  expect(plants).toEqual({ code: 'plants', points: 25, max: 25 })
})

test('a drink does not lower the plant share', () => {
  const alone = plateFactsOf(pratoFeito, 'almoco')
  const withCola = plateFactsOf([...pratoFeito, ...plateOf([cola, 350])], 'almoco')
  expect(withCola.plantShare).toBe(alone.plantShare)
  expect(withCola.kcal).toBeGreaterThan(alone.kcal)
})

test('water alone gets no score', () => {
  expect(score([])).toMatchObject({ score: null, range: null, notes: [] })
})

test('cooked food counts the salt that IBGE states for it', () => {
  const facts = plateFactsOf(plateOf([rice, 100], [beans, 100]), 'almoco')
  expect(facts.sodium).toEqual({ ownMg: 3, addedSaltMg: 382 + 219, hasUnstatedSalt: false })
  expect(sodiumOfMeal(facts, 'almoco', null)).toBe(604)
})

test('hypertension counts an allowance where no salt is stated, and never both', () => {
  const hypertensive: HealthFacts = { ...healthy, conditions: ['hipertensao'] }
  const unstated = foods.find(
    (food) => plateFactsOf([{ food, grams: 100 }], 'almoco').sodium.hasUnstatedSalt,
  )!
  const sodium = (items: PlateToScore['items'], person: HealthFacts) =>
    sodiumOfMeal(plateFactsOf(items, 'almoco'), 'almoco', person)
  const own = ((unstated.per100g.sodiumMg ?? 0) * 50) / 100
  const alone = [{ food: unstated, grams: 50 }]
  expect(sodium(alone, healthy)).toBeCloseTo(own)
  expect(sodium(alone, hypertensive)).toBeCloseTo(own + 400)
  const withRice = [...alone, ...plateOf([rice, 200])]
  expect(sodium(withRice, hypertensive)).toBeCloseTo(sodium(withRice, healthy))
})

test('diabetes halves the sugar limit, high cholesterol lowers the saturated fat limit', () => {
  const limitPoints = (items: PlateToScore['items'], person: HealthFacts) =>
    score(items, { person }).parts.find(({ code }) => code === 'limits')!.points
  // The 80 ml of cola have 28 kcal of sugar, 6 % of the 432 kcal of the other foods.
  const withCola = [...pratoFeito, ...plateOf([cola, 80])]
  expect(limitPoints(withCola, { ...healthy, conditions: ['diabetes'] })).toBeLessThan(
    limitPoints(withCola, healthy),
  )
  // The 90 g of picanha have 7.1 g of saturated fat, 10 % of this plate's energy.
  const withPicanha = plateOf([rice, 225], [beans, 100], ['taco:381', 90])
  expect(limitPoints(withPicanha, { ...healthy, conditions: ['colesterol_alto'] })).toBeLessThan(
    limitPoints(withPicanha, healthy),
  )
})

test('a possible trace of an allergen warns without capping the score', () => {
  const person: HealthFacts = { ...healthy, allergies: ['Amendoim'], conditions: ['alergias_graves'] }
  const items = [...pratoFeito, ...plateOf([burgerBun, 20])]
  const result = score(items, { person })
  expect(result.warnings).toMatchObject([{ foodId: burgerBun, certainty: 'nao_verificado' }])
  expect(result.score).toBeGreaterThan(60)
})

test('any plate scores a whole number up to 100 with at most two gentle remarks', () => {
  const anyItem = fc.record({
    food: fc.constantFrom(...foods),
    grams: fc.integer({ min: 1, max: 800 }),
  })
  fc.assert(
    fc.property(
      fc.array(anyItem, { maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (items, confidence) => {
        const result = score(items, { confidence })
        for (const number of [result.score ?? 0, ...(result.range ?? [])]) {
          expect(Number.isInteger(number)).toBe(true)
          expect(number).toBeGreaterThanOrEqual(0)
          expect(number).toBeLessThanOrEqual(100)
        }
        const [low, high] = result.range ?? [0, 1]
        expect(low).toBeLessThan(high)
        for (const { points, max } of result.parts) {
          expect(points).toBeGreaterThanOrEqual(0)
          expect(points).toBeLessThanOrEqual(max)
        }
        expect(result.notes.length).toBeLessThanOrEqual(2)
        expect(result.notes.join(' ')).not.toMatch(
          /ruim|errad|culpa|proibid|exager|prescri|tratament|\bcura/i,
        )
      },
    ),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 500) },
  )
})
