import { expect, test } from 'vitest'
import { findFood } from '../../foods/food-table.ts'
import { healthy } from '../../safety/test-health-facts.ts'
import { isMainMeal } from './plate-facts.ts'
import { scoredAs } from './plate-kind.ts'
import type { AdviceTopic } from './plate-notes.ts'
import { type PlateScore, scorePlate } from './plate-score.ts'
import { scoreCopy } from './score-copy.ts'
import { type GoldenPlate, goldenPlates } from './golden-plates.ts'

const sizes = [0.3, 0.5, 0.7, 1, 1.4, 2]
const many = goldenPlates.flatMap((plate) => sizes.map((size) => ({ plate, size })))

function read(
  { items }: GoldenPlate,
  size = 1,
  options: { confidence?: number; advised?: readonly AdviceTopic[]; wantsGain?: boolean } = {},
): PlateScore {
  return scorePlate({
    items: platedOf(items, size),
    targets: null,
    person: healthy,
    confidence: 0.9,
    ...options,
  })
}

const platedOf = (items: GoldenPlate['items'], size = 1) =>
  items.map(([id, grams]) => ({ food: findFood(id)!, grams: grams * size }))

/** Returns the meals whose remarks break a rule, as names. */
function breaking(isBroken: (score: PlateScore, plate: GoldenPlate) => boolean): string[] {
  return many
    .flatMap(({ plate, size }) => [0.9, 0.4].map((confidence) => ({ plate, size, confidence })))
    .filter(({ plate, size, confidence }) => isBroken(read(plate, size, { confidence }), plate))
    .map(({ plate, size, confidence }) => `${plate.mealType} ${plate.name} × ${size} (${confidence})`)
}

const { bands, good, limits, small, large, plants, protein, fiber } = scoreCopy
const has = ({ notes }: PlateScore, ...texts: string[]) => texts.some((text) => notes.includes(text))

test('a meal has at most two remarks', () => {
  expect(breaking(({ notes }) => notes.length > 2)).toEqual([])
})

test('a meal that is adequate is not called small or large', () => {
  const isAdequate = (band: string | null) => band !== null && /adequado$/i.test(band) && !/pouco/i.test(band)
  expect(breaking((score) => isAdequate(score.band) && has(score, small, large))).toEqual([])
})

test('a very adequate meal is not asked for more food or less salt', () => {
  const asks = [small, large, plants.main, plants.snack, protein, fiber, ...Object.values(limits)]
  expect(breaking((score) => score.band === bands.great && has(score, ...asks))).toEqual([])
})

test('a meal that is hardly adequate is not praised', () => {
  expect(breaking((score) => score.band === bands.low && has(score, ...Object.values(good)))).toEqual([])
})

test('for a person who wants to gain, a larger meal is neither called large nor scored lower for its energy', () => {
  const energyOf = ({ parts }: PlateScore) => parts.find(({ code }) => code === 'energy')?.points ?? 0
  const gains = many.map(({ plate, size }) => read(plate, size, { wantsGain: true }))
  expect(gains.filter((score) => has(score, large))).toEqual([])
  const lower = goldenPlates.filter(
    (plate) => energyOf(read(plate, 3, { wantsGain: true })) < energyOf(read(plate, 1, { wantsGain: true })),
  )
  expect(lower).toEqual([])
  expect(goldenPlates.some((plate) => energyOf(read(plate, 3)) < energyOf(read(plate, 1)))).toBe(true)
})

test('a plate that could be better is not praised for its balance', () => {
  expect(breaking((score) => score.band === bands.fair && has(score, good.balance))).toEqual([])
})

test('a large meal is not asked for more food', () => {
  const more = [small, protein, plants.main, plants.more, plants.snack]
  expect(breaking((score) => has(score, large) && has(score, ...more))).toEqual([])
})

test('a main meal gets one advice on vegetables, and a small one none', () => {
  expect(breaking((score) => has(score, plants.main, plants.more) && has(score, fiber))).toEqual([])
  expect(
    breaking(
      (score, { items }) =>
        !isMainMeal(scoredAs(platedOf(items))) && has(score, plants.main, plants.more, fiber),
    ),
  ).toEqual([])
})

test('a plate with vegetables or beans is asked for a little more of them, not for a portion', () => {
  const hasPlants = ({ items }: GoldenPlate) =>
    platedOf(items).some(({ food }) => /^(?:folhas|legumes|feijao|fruta)$/u.test(food.group))
  expect(breaking((score, plate) => has(score, plants.main) && hasPlants(plate))).toEqual([])
  expect(breaking((score) => has(score, plants.more))).not.toEqual([])
})

test('advice that the day gave is not repeated', () => {
  const repeated = many.filter(({ plate, size }) => {
    const { advised, notes } = read(plate, size)
    const again = read(plate, size, { advised })
    return (
      again.advised.some((topic) => advised.includes(topic)) ||
      (advised.length > 0 && again.notes.join() === notes.join())
    )
  })
  expect(repeated).toEqual([])
  expect(many.some(({ plate, size }) => read(plate, size).advised.includes('vegetables'))).toBe(true)
})

test('the remarks of these meals cover every kind of advice', () => {
  const given = new Set(many.flatMap(({ plate, size }) => read(plate, size).advised))
  expect([...given]).toEqual(
    expect.arrayContaining(['vegetables', 'fruit', 'protein', 'large', 'small', 'processing']),
  )
})
