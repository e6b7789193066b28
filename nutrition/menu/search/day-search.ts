import { nutrientKeys } from '../model/day-cost.ts'
import { fiberLimitCost } from '../request/day-limits.ts'
import type { Choice, Prices, Work } from '../model/day-choice.ts'
import { createDayState } from './day-state.ts'
import { createPairSearch } from './pair-search.ts'
import { createPartSearch } from './part-search.ts'
import type { DayModel, MenuProblem } from '../model/problem.ts'
import type { Random } from '../request/random.ts'

export interface DaySearch {
  /** Writes the prices into the day's option lists, for the following searches. */
  readonly setPrices: (prices: Prices) => void
  /**
   * Coordinate descent: improves a choice in place, one part at a time, until no part improves. Returns its priced
   * cost. `promising` restricts each part to these options, by ascending price.
   */
  readonly descend: (choice: Choice, promising?: readonly Int32Array[]) => number
  /** Improves two parts at a time among their promising options; run after {@link descend}. Returns the priced cost. */
  readonly improvePairs: (choice: Choice, promising: readonly Int32Array[]) => number
  /** Optimizes only these parts in place. Returns the priced cost. */
  readonly optimizeParts: (choice: Choice, parts: readonly number[]) => number
  readonly pricedCost: (choice: Choice) => number
  readonly randomChoice: (random: Random) => Choice
  /** Returns the cost without prices. */
  readonly ownCost: (choice: Choice) => number
  /** Returns the penalty for broken limits: minutes and protein of a meal, fiber and greens of the day. */
  readonly brokenLimits: (choice: Choice) => number
}

const fiberPosition = nutrientKeys.indexOf('fiberG')

/** Searches one day's choices under given prices. */
export function createDaySearch(problem: MenuProblem, model: DayModel, work: Work): DaySearch {
  const { slots, components } = model
  const { proteinOf, familyOf } = problem
  const lists = [...new Set(components.map(({ list }) => list))]
  const state = createDayState(problem, model)
  const { used, totals, load, loadedCost, limitsCost } = state
  const improveParts = createPartSearch(state, work)
  const allParts = components.map((_, index) => index)

  const isBatchMain = (component: number) => {
    const { slot, list } = components[component]!
    return list.part === 'main' && slots[slot]!.isBatch
  }

  return {
    setPrices: (prices) => {
      for (const list of lists) {
        const slot = components.find((component) => component.list === list)!.slot
        const isMainMealMain = list.part === 'main' && slots[slot]!.isMain
        const isBatch = list.part === 'main' && slots[slot]!.isBatch
        for (let option = 0; option < list.count; option++) {
          const recipe = list.recipe[option]!
          let price = list.cost[option]!
          if (recipe >= 0) {
            if (!isBatch) price += prices.recipe[recipe]!
            if (list.part === 'main') price += prices.family[familyOf[recipe]!]!
            if (isMainMealMain && proteinOf[recipe]! >= 0) price += prices.protein[proteinOf[recipe]!]!
          }
          list.price[option] = price
        }
        list.order.sort((a, b) => list.price[a]! - list.price[b]! || a - b)
      }
    },
    descend: (choice, promising) => {
      load(choice)
      improveParts(choice, allParts, promising)
      return loadedCost(choice, true)
    },
    improvePairs: createPairSearch(state, work),
    optimizeParts: (choice, parts) => {
      load(choice)
      improveParts(choice, parts)
      return loadedCost(choice, true)
    },
    pricedCost: (choice) => {
      load(choice)
      return loadedCost(choice, true)
    },
    randomChoice: (random) => {
      used.fill(0)
      for (const token of model.fixedTokens) used[token]!++
      return Int32Array.from(components, ({ list }, component) => {
        const reach = Math.min(list.count, isBatchMain(component) ? list.count : 80)
        for (let attempt = 0; attempt < 8; attempt++) {
          const draw = random()
          const option = list.order[Math.floor(draw * draw * reach)]!
          const token = list.token[option]!
          if (token < 0) return option
          if (used[token]! > 0 || !Number.isFinite(list.price[option]!)) continue
          used[token]!++
          return option
        }
        const free = list.order.find(
          (option) =>
            Number.isFinite(list.price[option]!) &&
            (list.token[option]! < 0 || used[list.token[option]!] === 0),
        )
        const option = free ?? list.order[0]!
        if (list.token[option]! >= 0) used[list.token[option]!]!++
        return option
      })
    },
    ownCost: (choice) => {
      load(choice)
      return loadedCost(choice, false)
    },
    brokenLimits: (choice) => {
      load(choice)
      return limitsCost(choice) + fiberLimitCost(totals[fiberPosition]!, model.target.fiberMaxG)
    },
  }
}
