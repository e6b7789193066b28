import { lookup } from '../../shared/collections/lookup.ts'
import type { Choice } from '../model/day-choice.ts'
import type { DayModel } from '../model/day-model.ts'
import type { MenuProblem } from '../model/problem.ts'
import type { Random } from '../request/random.ts'
import type { WeekSearch } from '../search/day-by-day.ts'
import type { DayRelaxation } from './day-relaxation.ts'
import type { MasterSolution, RestrictedMaster } from './restricted-master.ts'

export interface Pricing {
  readonly problem: MenuProblem
  readonly search: WeekSearch
  readonly master: RestrictedMaster
  readonly relaxations: ReadonlyMap<DayModel, DayRelaxation>
  readonly random: Random
}

interface PricedDay {
  readonly choice: Choice
  readonly cost: number
}

const tolerance = 1e-6
/** Maximum number of columns added per model and pricing round. */
const columnsPerRound = 8
/** The cheapest quarter of the samples gets a pair search, which takes ten times as long as sampling. */
const samplesPerPairSearch = 4

/**
 * Pricing: adds columns with negative reduced cost to the restricted master. A day's reduced cost is its own cost plus
 * the prices of its uses, minus the dual of its model's convexity row. Returns the number of columns added.
 */
export function priceColumns(pricing: Pricing, solution: MasterSolution, samples: number): number {
  const { problem, search, master } = pricing
  const basis = [...solution.weights].filter(([, weight]) => weight > tolerance)
  let added = 0
  for (const model of problem.models) {
    const day = search.of(model)
    day.setPrices(solution.prices)
    const most = lookup(solution.dayDuals, model) - tolerance
    const known = basis.map(([{ choice }]) => choice).filter((choice) => choice.model === model)
    const improving = sampleDays(pricing, model, samples, most, known)
      .filter(({ cost }) => cost < most)
      .toSorted((a, b) => a.cost - b.cost)
    let addedHere = 0
    for (const { choice } of improving) {
      if (addedHere < columnsPerRound && master.add(choice, day.ownCost(choice))) addedHere++
    }
    added += addedHere
  }
  return added
}

/**
 * Solves the pricing subproblem of a day model heuristically: returns low-cost days at the current prices, improved
 * from samples of the LP relaxation and from `known` days. Empty if the relaxation proves that no day costs less than
 * `most`.
 */
export function sampleDays(
  { search, relaxations, random }: Pricing,
  model: DayModel,
  samples: number,
  most = Infinity,
  known: readonly Choice[] = [],
): PricedDay[] {
  const relaxed = lookup(relaxations, model).solve()
  if (!relaxed || relaxed.bound >= most) return []
  const day = search.of(model)
  const sampled = Array.from({ length: samples }, (): PricedDay => {
    const choice = relaxed.sample(random)
    return { choice, cost: day.descend(choice, relaxed.promising) }
  })
  const distinct = new Map(sampled.map((one) => [one.choice.key, one]))
  return [...distinct.values()]
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, Math.ceil(samples / samplesPerPairSearch))
    .map(({ choice }) => choice)
    .concat(known.map((choice) => choice.copy()))
    .map((choice) => ({ choice, cost: day.improvePairs(choice, relaxed.promising) }))
}

/** Adds a day to the restricted master as a candidate for exchanges, unless the day is forbidden. */
export function addColumn({ search, master }: Pricing, choice: Choice): void {
  const cost = search.of(choice.model).ownCost(choice)
  if (Number.isFinite(cost)) master.add(choice, cost)
}
