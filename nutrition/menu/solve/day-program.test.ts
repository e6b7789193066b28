import { expect, test } from 'vitest'
import { WeekSearch } from '../search/day-by-day.ts'
import { DayRelaxation } from './day-relaxation.ts'
import { limitCosts } from '../request/day-limits.ts'
import { createPrices, type Choice } from '../model/day-choice.ts'
import { dayProgram, type DayProgram } from './day-program.ts'
import { noLeniency } from '../request/eligibility.ts'
import { compileProblem } from '../model/problem.ts'
import { seededRandom } from '../request/random.ts'
import { loadSolver } from './solver.ts'
import { randomRequest, syntheticLibrary } from '../test-library.ts'

const library = syntheticLibrary(160, 2)
const solver = await loadSolver()

function eatenColumns(choice: Choice, { columnsOf }: DayProgram): number[] {
  return [...columnsOf].flatMap(([component, columns]) =>
    choice.omits(component)
      ? []
      : columns.filter(({ option }) => option === choice.of(component)).map(({ column }) => column),
  )
}

test('the linear program and the search give a day the same cost', () => {
  for (const seed of [1, 2, 5, 11]) {
    const request = { ...randomRequest(seed, library), hasDiabetes: seed === 5 }
    const problem = compileProblem(request, library, noLeniency)
    const random = seededRandom(seed)
    for (const model of problem.models) {
      const day = new WeekSearch(problem).of(model)
      day.setPrices(createPrices(problem))
      const data = dayProgram(problem, model, true)
      const prices = data.optionColumns.map(({ option }) => option.price)
      const costs = data.costs.map((cost, column) => prices[column] ?? cost)
      for (let round = 0; round < 4; round++) {
        const choice = day.randomChoice(random)
        const cost = day.pricedCost(choice)
        const eaten = new Set(eatenColumns(choice, data))
        const fixed = (column: number, bound: number) =>
          column < prices.length ? (eaten.has(column) ? 1 : 0) : bound
        const program = solver.createProgram({
          ...data,
          costs,
          lowers: data.lowers.map((bound, column) => fixed(column, bound)),
          uppers: data.uppers.map((bound, column) => fixed(column, bound)),
        })
        const solved = program.solve()
        program.dispose()
        expect(solved.isOptimal).toBe(true)
        // The linear program charges a broken limit only per unit beyond it, without the fixed charge.
        const fixedCharges = (cost - solved.objective) / limitCosts.broken
        expect(fixedCharges).toBeCloseTo(Math.round(fixedCharges), 5)
        expect(Math.round(fixedCharges) > 0).toBe(day.brokenLimits(choice) > 0)
      }
    }
  }
}, 30_000)

test('no sampled day costs less than the bound of the relaxation', () => {
  const problem = compileProblem(randomRequest(3, library), library, noLeniency)
  const search = new WeekSearch(problem)
  for (const model of problem.models) {
    const day = search.of(model)
    day.setPrices(createPrices(problem))
    const relaxation = new DayRelaxation(problem, model, solver, search.work)
    const relaxed = relaxation.solve()!
    const random = seededRandom(1)
    for (let draw = 0; draw < 4; draw++) {
      const choice = relaxed.sample(random)
      const cost = day.improvePairs(choice, relaxed.promising)
      expect(cost).toBeGreaterThanOrEqual(relaxed.bound - 1e-6)
      expect(cost).toBeCloseTo(day.pricedCost(choice), 6)
    }
    relaxation.dispose()
  }
})
