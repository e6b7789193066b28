import { expect, test } from 'vitest'
import { createWeekSearch } from '../search/day-by-day.ts'
import { createDayGuide } from './day-guide.ts'
import { limitCosts } from '../request/day-limits.ts'
import { createPrices, type Choice } from '../model/day-choice.ts'
import { dayProgram } from './day-program.ts'
import { noLeniency } from '../request/eligibility.ts'
import { compileProblem, type DayModel } from '../model/problem.ts'
import { seededRandom } from '../request/random.ts'
import { loadSolver } from './solver.ts'
import { randomRequest, syntheticLibrary } from '../test-library.ts'

const library = syntheticLibrary(160, 2)
const solver = await loadSolver()

function eatenColumns({ slots, components }: DayModel, choice: Choice, first: readonly number[]): number[] {
  return components.flatMap(({ slot, list }, component) => {
    const { main, isMain } = slots[slot]!
    const isSolo = components[main]!.list.isSolo[choice[main]!] === 1
    const isEaten = list.part === 'main' || !isSolo || (list.part === 'side' && !isMain)
    return isEaten ? [first[component]! + choice[component]!] : []
  })
}

test('a day costs the same as rows of a linear program and as the search counts it', () => {
  for (const seed of [1, 2, 5, 11]) {
    const request = { ...randomRequest(seed, library), hasDiabetes: seed === 5 }
    const problem = compileProblem(request, library, noLeniency)
    const random = seededRandom(seed)
    for (const [position, model] of problem.models.entries()) {
      const day = createWeekSearch(problem).searches[position]!
      day.charge(createPrices(problem))
      const data = dayProgram(problem, model, true)
      const prices = model.components.flatMap(({ list }) => [...list.price])
      const costs = data.costs.map((cost, column) => prices[column] ?? cost)
      for (let round = 0; round < 4; round++) {
        const choice = day.randomChoice(random)
        const cost = day.pricedCost(choice)
        const eaten = new Set(eatenColumns(model, choice, data.firstColumn))
        const fixed = (column: number, bound: number) =>
          column < data.optionCount ? (eaten.has(column) ? 1 : 0) : bound
        const program = solver.createProgram({
          ...data,
          costs,
          lowers: data.lowers.map((bound, column) => fixed(column, bound)),
          uppers: data.uppers.map((bound, column) => fixed(column, bound)),
        })
        const solved = program.solve()
        program.dispose()
        expect(solved.isOptimal).toBe(true)
        // The program charges a broken limit by the unit alone: without the step that breaking it at all costs.
        const stepsLeftOut = (cost - solved.objective) / limitCosts.broken
        expect(stepsLeftOut).toBeCloseTo(Math.round(stepsLeftOut), 5)
        expect(Math.round(stepsLeftOut) > 0).toBe(day.brokenLimits(choice) > 0)
      }
    }
  }
}, 30_000)

test('no day found is cheaper than the bound of the relaxation', () => {
  const problem = compileProblem(randomRequest(3, library), library, noLeniency)
  const search = createWeekSearch(problem)
  for (const [position, model] of problem.models.entries()) {
    const day = search.searches[position]!
    day.charge(createPrices(problem))
    const guide = createDayGuide(problem, model, solver, search.work)
    const guidance = guide.relax()!
    const random = seededRandom(1)
    for (let draw = 0; draw < 4; draw++) {
      const choice = guidance.draw(random)
      const cost = day.pairUp(choice, guidance.promising)
      expect(cost).toBeGreaterThanOrEqual(guidance.bound - 1e-6)
      expect(cost).toBeCloseTo(day.pricedCost(choice), 6)
    }
    guide.dispose()
  }
})
