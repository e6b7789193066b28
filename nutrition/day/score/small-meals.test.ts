import { expect, test } from 'vitest'
import { findFood } from '../../foods/food-table.ts'
import { healthy } from '../../safety/test-health-facts.ts'
import { daySoFarOf } from './day-so-far.ts'
import { scorePlate, type PlateToScore } from './plate-score.ts'
import { scoreCopy } from './score-copy.ts'

const plate = (...portions: [id: string, grams: number][]) =>
  portions.map(([id, grams]) => ({ food: findFood(id)!, grams }))
const breadAndButter = plate(['taco:53', 50], ['taco:261', 10], ['pof:8501303:99', 200])
const lunch = plate(['taco:3', 125], ['taco:561', 140], ['taco:410', 100], ['taco:78', 80])
const salad = plate(['taco:78', 60], ['taco:157', 80])

function read(items: PlateToScore['items'], options: Partial<PlateToScore> = {}) {
  return scorePlate({ items, targets: null, person: healthy, confidence: 0.9, ...options })
}

test('bread with butter and milk coffee is adequate for every goal', () => {
  expect(read(breadAndButter).band).toBe('Adequado')
  for (const kcal of [1500, 2000, 2600]) {
    const day = { kcal, protein_g: 110, carb_g: 200, fat_g: 60, fiber_g: 28 }
    const mealShares = {
      cafe_manha: 0.25,
      lanche_manha: 0,
      almoco: 0.4,
      lanche_tarde: 0,
      jantar: 0.35,
      ceia: 0,
    }
    const { score } = read(breadAndButter, { targets: { day, mealShares } })
    expect(score).toBeGreaterThanOrEqual(50)
  }
})

test('bakery bread is not called ultra-processed', () => {
  expect(read(breadAndButter).notes).not.toContain(scoreCopy.processing)
  const packaged = plate(['taco:52', 50], ['taco:468', 30], ['pof:8501303:99', 200])
  expect(read(packaged).notes).toContain(scoreCopy.processing)
})

test('a snack without fruit gets plant points from a day that had plants', () => {
  const rich = daySoFarOf([{ mealType: 'almoco', items: lunch }])
  const poor = daySoFarOf([{ mealType: 'almoco', items: plate(['taco:3', 300]) }])
  const scoreOn = (day: PlateToScore['day']) => read(breadAndButter, { day: day ?? null }).score!
  expect(scoreOn(rich)).toBeGreaterThan(scoreOn(null))
  expect(scoreOn(poor)).toBe(scoreOn(null))
})

test('two portions of plants in the day give a snack all points for plants', () => {
  const plantsOn = (grams: number) => {
    const day = daySoFarOf([{ mealType: 'almoco', items: plate(['taco:157', grams], ['taco:3', 100]) }])
    return read(breadAndButter, { day }).parts.find(({ code }) => code === 'plants')?.points
  }
  expect([plantsOn(150), plantsOn(160)]).toEqual([10, 25])
})

test('other meals of the day do not change the score of a main meal', () => {
  const day = daySoFarOf([{ mealType: 'cafe_manha', items: breadAndButter }])
  expect(read(lunch, { day })).toEqual(read(lunch))
})

test('a day without other meals is null', () => {
  expect(daySoFarOf([])).toBeNull()
})

test('a plate below 100 kcal gets a kind remark and no score', () => {
  const light = read(salad)
  expect(light).toMatchObject({ score: null, range: null, band: null, parts: [] })
  expect(light.notes).toEqual([scoreCopy.tooLittle.main])
  expect(read(plate(['taco:182', 80])).notes).toEqual([scoreCopy.tooLittle.snack])
})

test('a plate below 40 % of the meal is capped at 50 and noted as small', () => {
  const small = read([...salad, ...plate(['taco:260', 13])])
  expect(small.score).toBe(50)
  expect(small.notes[0]).toBe(scoreCopy.small)
  expect(small.notes).not.toContain(scoreCopy.good.plants)
})

test('farofa does not turn a small plate into a meal', () => {
  const dressed = [...salad, ...plate(['taco:260', 13])]
  const { score } = read([...dressed, ...plate(['taco:131', 100])])
  expect(score).toBeLessThanOrEqual(read(dressed).score!)
})

test('drinks without nutritional value get no score, a smoothie does', () => {
  for (const drink of ['taco:480', 'taco:215', 'taco:471']) {
    expect(read(plate([drink, 350])).score).toBeNull()
  }
  expect(read(plate(['pof:8500503:99', 300])).score).toBeGreaterThanOrEqual(70)
})
