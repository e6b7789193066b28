import { lookup } from '../../shared/collections/lookup.ts'
import type { Choice, Promising, Work } from '../model/day-choice.ts'
import { nutrientCost } from '../model/day-cost.ts'
import type { Component } from '../model/day-model.ts'
import { DayVector } from '../model/day-vector.ts'
import { NumberTable } from '../model/number-table.ts'
import type { Option } from '../model/option-list.ts'
import { weekCosts } from '../model/week-costs.ts'
import { greensCost, mealLimitsCost } from '../request/day-limits.ts'
import { plateConflictCost } from '../request/plate-sense.ts'
import type { DayState } from './day-state.ts'

const improvement = 1e-9

/** One of the two parts that a pair search changes together. */
interface Side {
  readonly component: Component
  readonly current: Option
  readonly options: readonly Option[]
  /** Cost of each option without regard to the other part of the pair, in the order of `options`. */
  readonly ownCosts: NumberTable
  readonly isMainPart: boolean
  /** True for the main of lunch or dinner. */
  readonly isMainDish: boolean
  /**
   * For the main of lunch or dinner: main protein of the other main meal, or −1 if that main is in the pair too. −1 for
   * other parts.
   */
  readonly otherProtein: number
}

interface Pair {
  readonly a: Side
  readonly b: Side
  /** Cost of the parts and meals of the day outside the pair. */
  readonly rest: number
  readonly sharesMeal: boolean
  /** Minutes of the meal's third part; used only if both parts belong to the same meal. */
  readonly preparing: number
  readonly cooking: number
}

interface Best {
  cost: number
  a: Option
  b: Option
}

/** Improves a choice by changing two parts at a time. Finds moves in which both parts must change. */
export class PairSearch {
  readonly #state: DayState
  readonly #work: Work
  readonly #pairs: readonly (readonly [Component, Component])[]
  readonly #ownCosts: readonly [NumberTable, NumberTable]
  readonly #candidate = new DayVector()

  constructor(state: DayState, work: Work) {
    const { components } = state.model
    const most = Math.max(0, ...components.map(({ list }) => list.options.length))
    this.#state = state
    this.#work = work
    this.#pairs = components.flatMap((first, index) =>
      components.slice(index + 1).map((second) => [first, second] as const),
    )
    this.#ownCosts = [new NumberTable(most), new NumberTable(most)]
  }

  /**
   * Improves a choice in place with the promising options, in at most four rounds over all pairs. Returns the priced
   * cost.
   */
  improve(choice: Choice, promising: Promising): number {
    const state = this.#state
    state.load(choice)
    let cost = state.loadedCost(choice, true)
    if (!Number.isFinite(cost)) return cost
    let unimproved = 0
    for (let round = 0; round < 4; round++) {
      for (const [first, second] of this.#pairs) {
        if (unimproved >= this.#pairs.length) return cost
        unimproved++
        if (choice.omits(first) || choice.omits(second)) continue
        const improved = this.#improvePair(first, second, choice, promising, cost)
        if (improved >= cost) continue
        cost = improved
        unimproved = 0
      }
    }
    return cost
  }

  /** Sets the best pair of options for two parts and leaves all other parts unchanged. Returns the new cost. */
  #improvePair(
    first: Component,
    second: Component,
    choice: Choice,
    promising: Promising,
    before: number,
  ): number {
    const state = this.#state
    const current = { a: choice.of(first), b: choice.of(second) }
    state.addOption(first, current.a, -1)
    state.addOption(second, current.b, -1)
    const pair = this.#pairOf(first, second, choice, promising)
    const best: Best = { cost: before - improvement, ...current }
    this.#searchPair(pair, best)
    choice.set(first, best.a)
    choice.set(second, best.b)
    state.addOption(first, best.a, 1)
    state.addOption(second, best.b, 1)
    return best.a === current.a && best.b === current.b ? before : best.cost
  }

  #pairOf(first: Component, second: Component, choice: Choice, promising: Promising): Pair {
    const state = this.#state
    const [isMainDishA, isMainDishB] = [isMainDish(first), isMainDish(second)]
    const areBoth = isMainDishA && isMainDishB
    const sharesMeal = first.slot === second.slot
    const { preparing, cooking } = { ...state.minutesBeside(first.slot, choice, first, second) }
    const sideOf = (component: Component, other: Component, ownCosts: NumberTable): Side => {
      const options = lookup(promising, component)
      this.#setOwnCosts(component, other, choice, options, ownCosts)
      return {
        component,
        current: choice.of(component),
        options,
        ownCosts,
        isMainPart: component.list.part === 'main',
        isMainDish: isMainDish(component),
        otherProtein: isMainDish(component) && !areBoth ? state.otherProtein(component.slot, choice) : -1,
      }
    }
    return {
      a: sideOf(first, second, this.#ownCosts[0]),
      b: sideOf(second, first, this.#ownCosts[1]),
      rest:
        this.#restCost(first, second, choice) +
        (isMainDishA || isMainDishB ? 0 : state.sameProteinCost(choice)),
      sharesMeal,
      preparing,
      cooking,
    }
  }

  /**
   * Returns the points that do not depend on the two parts: prices of the other parts, limits and energy of other
   * meals.
   */
  #restCost(first: Component, second: Component, choice: Choice): number {
    const state = this.#state
    const { components, slots } = state.model
    let rest = 0
    for (const component of components) {
      if (component === first || component === second || choice.omits(component)) continue
      const { price, plateKind } = choice.of(component)
      rest += price
      for (const mate of state.matesOf(component)) {
        if (mate.position > component.position || mate === first || mate === second || choice.omits(mate))
          continue
        rest += plateConflictCost(plateKind & choice.of(mate).plateKind)
      }
    }
    for (const slot of slots) {
      if (slot === first.slot || slot === second.slot) continue
      const { kcal, carbG } = state.mealTotalsOf(slot)
      rest += state.mealCost(slot, kcal, carbG) + state.mealLimitsCost(slot, choice)
    }
    return rest
  }

  /**
   * Writes the cost of each option without regard to the other part of the pair: its price, its conflicts with the rest
   * of the plate and, if the other part is in another meal, the energy and limits of the option's own meal.
   */
  #setOwnCosts(
    component: Component,
    except: Component,
    choice: Choice,
    options: readonly Option[],
    costs: NumberTable,
  ): void {
    const state = this.#state
    const { slot } = component
    const mateKinds = state
      .matesOf(component)
      .filter((mate) => mate !== except && !choice.omits(mate))
      .map((mate) => choice.of(mate).plateKind)
    const inMeal = state.mealTotalsOf(slot)
    const { preparing, cooking } = state.minutesBeside(slot, choice, component, except)
    for (const [position, option] of options.entries()) {
      const { nutrients } = option
      let cost = option.price
      for (const kind of mateKinds) cost += plateConflictCost(kind & option.plateKind)
      if (slot !== except.slot) {
        cost += state.mealCost(slot, inMeal.kcal + nutrients.kcal, inMeal.carbG + nutrients.carbG)
        cost += mealLimitsCost(
          slot.frame,
          preparing + option.preparing + Math.max(cooking, option.cooking),
          inMeal.proteinG + nutrients.proteinG,
        )
      }
      costs.set(position, cost)
    }
  }

  /** Tries every pair of options. Updates `best` when a pair is cheaper. */
  #searchPair(pair: Pair, best: Best): void {
    const { used } = this.#state
    const { a, b, rest } = pair
    const [cheapestB] = b.options
    if (!cheapestB) return
    for (const [position, optionA] of a.options.entries()) {
      // An option's own cost is at least its price, so no later option can be cheaper.
      if (rest + optionA.price + cheapestB.price >= best.cost) break
      if (a.isMainPart && optionA.isSolo !== a.current.isSolo) continue
      if (optionA.token >= 0 && used.at(optionA.token) > 0) continue
      const isSameProtein = a.isMainDish && optionA.protein >= 0 && optionA.protein === a.otherProtein
      const costA = rest + a.ownCosts.at(position) + (isSameProtein ? weekCosts.sameProteinDay : 0)
      this.#searchSecond(pair, optionA, costA, best)
    }
  }

  /** Tries every option of the second part together with `optionA`. Updates `best` when a pair is cheaper. */
  #searchSecond(pair: Pair, optionA: Option, costA: number, best: Best): void {
    const { used, totals, model } = this.#state
    const { a, b } = pair
    const candidate = this.#candidate
    // Within the pair, only the mains of lunch and dinner can share a protein.
    const proteinBeside = a.isMainDish && b.isMainDish ? optionA.protein : b.otherProtein
    let evaluated = 0
    for (const [position, optionB] of b.options.entries()) {
      if (costA + optionB.price >= best.cost) break
      evaluated++
      let cost = costA + b.ownCosts.at(position)
      if (cost >= best.cost) continue
      if (b.isMainPart && optionB.isSolo !== b.current.isSolo) continue
      const { token, protein } = optionB
      if (token >= 0 && (token === optionA.token || used.at(token) > 0)) continue
      if (b.isMainDish && protein >= 0 && protein === proteinBeside) cost += weekCosts.sameProteinDay
      cost += this.#jointCost(pair, optionA, optionB)
      if (cost >= best.cost) continue
      candidate.setSum(totals, optionA.nutrients, optionB.nutrients)
      cost += nutrientCost(model.target, candidate, best.cost - cost)
      if (cost < best.cost) {
        best.cost = cost
        best.a = optionA
        best.b = optionB
      }
    }
    this.#work.spent += evaluated
  }

  /**
   * Returns the points that depend on both options but not on the day's totals: limits and energy of a shared meal, and
   * the greens window.
   */
  #jointCost({ a, sharesMeal, preparing, cooking }: Pair, optionA: Option, optionB: Option): number {
    const state = this.#state
    let cost = 0
    if (sharesMeal) {
      const { slot } = a.component
      const inMeal = state.mealTotalsOf(slot)
      const { nutrients: n } = optionA
      const { nutrients: m } = optionB
      cost +=
        plateConflictCost(optionA.plateKind & optionB.plateKind) +
        state.mealCost(slot, inMeal.kcal + n.kcal + m.kcal, inMeal.carbG + n.carbG + m.carbG)
      cost += mealLimitsCost(
        slot.frame,
        preparing +
          optionA.preparing +
          optionB.preparing +
          Math.max(cooking, optionA.cooking, optionB.cooking),
        inMeal.proteinG + n.proteinG + m.proteinG,
      )
    }
    if (state.keepsGreensSteady) {
      cost += greensCost(state.vitaminKUg + optionA.vitaminKUg + optionB.vitaminKUg)
    }
    return cost
  }
}

function isMainDish({ slot, list }: Component): boolean {
  return list.part === 'main' && slot.frame.isMainMeal
}
