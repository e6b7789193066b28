import { itemAt } from '../../shared/collections/lookup.ts'
import { Choice, type Prices, type Promising, type Work } from '../model/day-choice.ts'
import type { Component, DayModel } from '../model/day-model.ts'
import type { MenuProblem } from '../model/problem.ts'
import { fiberLimitCost } from '../request/day-limits.ts'
import type { Random } from '../request/random.ts'
import { DayState } from './day-state.ts'
import { PairSearch } from './pair-search.ts'
import { PartSearch } from './part-search.ts'

/** A part is drawn among this many of the cheapest options, so that a starting day is not too far from a good one. */
const drawnOptions = 80
/** Number of draws per part. After that, takes the cheapest option whose recipe is not yet on the day. */
const drawAttempts = 8

/** Searches the choices of one day model under given prices. */
export class DaySearch {
  readonly model: DayModel
  readonly #state: DayState
  readonly #parts: PartSearch
  readonly #pairs: PairSearch

  constructor(problem: MenuProblem, model: DayModel, work: Work) {
    this.model = model
    this.#state = new DayState(problem, model)
    this.#parts = new PartSearch(this.#state, work)
    this.#pairs = new PairSearch(this.#state, work)
  }

  /**
   * Writes the prices into the day's option lists and sorts each `order` by price. The following searches use these
   * prices.
   */
  setPrices(prices: Prices): void {
    const componentOf = new Map(this.model.components.toReversed().map((one) => [one.list, one]))
    for (const [{ part, options, order }, { slot }] of componentOf) {
      const isMainPart = part === 'main'
      const { isMainMeal, isBatch } = slot.frame
      for (const option of options) {
        const { recipe } = option
        let price = option.cost
        if (recipe) {
          if (!(isMainPart && isBatch)) price += prices.recipe.at(recipe.index)
          if (isMainPart) price += prices.family.at(recipe.family)
          if (isMainPart && isMainMeal && recipe.protein >= 0) price += prices.protein.at(recipe.protein)
        }
        option.price = price
      }
      order.sort((a, b) => a.price - b.price || a.index - b.index)
    }
  }

  /**
   * Coordinate descent: improves a choice in place, one part at a time, until no part improves. Returns the choice's
   * priced cost. `promising` restricts each part to the options listed there.
   */
  descend(choice: Choice, promising?: Promising): number {
    this.#state.load(choice)
    this.#parts.improve(choice, this.model.components, promising)
    return this.#state.loadedCost(choice, true)
  }

  /**
   * Improves a choice in place by changing two parts at a time among the promising options. Run it after {@link
   * descend}. Returns the choice's priced cost.
   */
  improvePairs(choice: Choice, promising: Promising): number {
    return this.#pairs.improve(choice, promising)
  }

  /** Improves only these parts of a choice, in place. */
  optimizeParts(choice: Choice, parts: readonly Component[]): void {
    this.#state.load(choice)
    this.#parts.improve(choice, parts)
  }

  pricedCost(choice: Choice): number {
    this.#state.load(choice)
    return this.#state.loadedCost(choice, true)
  }

  /** Returns a choice's cost without prices; `Infinity` when two of its recipes have the same token. */
  ownCost(choice: Choice): number {
    this.#state.load(choice)
    return this.#state.loadedCost(choice, false)
  }

  /**
   * Returns the penalty of a choice for broken limits (minutes and protein of its meals, fiber and greens of the day);
   * 0 when none is broken.
   */
  brokenLimits(choice: Choice): number {
    this.#state.load(choice)
    const { totals } = this.#state
    return this.#state.limitsCost(choice) + fiberLimitCost(totals.fiberG, this.model.target.fiberMaxG)
  }

  /**
   * Draws an option for each part in order; cheaper options are drawn more often. Recipes already on the day are
   * avoided while other options are left.
   */
  randomChoice(random: Random): Choice {
    const { used } = this.#state
    this.#state.resetUsed()
    return new Choice(this.model, ({ slot, list: { part, options, order } }) => {
      const isBatchMain = part === 'main' && slot.frame.isBatch
      const reach = isBatchMain ? options.length : Math.min(options.length, drawnOptions)
      for (let attempt = 0; attempt < drawAttempts; attempt++) {
        const draw = random()
        const option = itemAt(order, Math.floor(draw * draw * reach))
        if (option.token < 0) return option
        if (used.at(option.token) > 0 || !Number.isFinite(option.price)) continue
        used.add(option.token, 1)
        return option
      }
      const free = order.find(
        ({ price, token }) => Number.isFinite(price) && (token < 0 || used.at(token) === 0),
      )
      const option = free ?? itemAt(order, 0)
      if (option.token >= 0) used.add(option.token, 1)
      return option
    })
  }
}
