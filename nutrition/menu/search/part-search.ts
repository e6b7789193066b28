import type { Choice, Promising, Work } from '../model/day-choice.ts'
import { excessCost, nutrientCost } from '../model/day-cost.ts'
import type { Component } from '../model/day-model.ts'
import { DayVector } from '../model/day-vector.ts'
import type { Option, OptionList } from '../model/option-list.ts'
import { weekCosts } from '../model/week-costs.ts'
import { greensCost, mealLimitsCost } from '../request/day-limits.ts'
import { plateConflictCost } from '../request/plate-sense.ts'
import type { DayState } from './day-state.ts'

/** Sums over the other parts of a meal, to which the options of one part are compared. */
class PlateRest {
  price = 0
  preparing = 0
  cooking = 0
  vitaminKUg = 0
  /** Plate kinds of the other parts, at most two; 0 without such a part. */
  firstKind = 0
  secondKind = 0
  readonly nutrients = new DayVector()

  clear(): void {
    this.price = 0
    this.preparing = 0
    this.cooking = 0
    this.vitaminKUg = 0
    this.firstKind = 0
    this.secondKind = 0
    this.nutrients.clear()
  }

  add({ price, preparing, cooking, vitaminKUg, nutrients }: Option): void {
    this.price += price
    this.preparing += preparing
    this.cooking = Math.max(this.cooking, cooking)
    this.vitaminKUg += vitaminKUg
    this.nutrients.add(nutrients)
  }
}

/** Coordinate descent over the parts of a choice: sets the best option of one part at a time. */
export class PartSearch {
  readonly #state: DayState
  readonly #work: Work
  /** Rest of the plate if the main is a whole meal (`#solo`) and if it is not (`#composed`). */
  readonly #solo = new PlateRest()
  readonly #composed = new PlateRest()
  readonly #candidate = new DayVector()

  constructor(state: DayState, work: Work) {
    this.#state = state
    this.#work = work
  }

  /**
   * Optimizes the given parts until none improves, in at most 12 rounds. `promising` limits the options of each part.
   */
  improve(choice: Choice, parts: readonly Component[], promising?: Promising): void {
    for (let round = 0; round < 12; round++) {
      let hasChanged = false
      for (const component of parts) {
        if (choice.omits(component)) continue
        const order = promising?.get(component) ?? component.list.order
        if (this.#improvePart(component, choice, order)) hasChanged = true
      }
      if (!hasChanged) return
    }
  }

  /** Sets the best option of one part, with the other parts unchanged. Returns true when the option changed. */
  #improvePart(component: Component, choice: Choice, order: readonly Option[]): boolean {
    const state = this.#state
    const current = choice.of(component)
    state.addOption(component, current, -1)
    // A main decides whether base and side are omitted, so it is evaluated together with them.
    const besides =
      component.list.part === 'main' ? component.slot.components.filter((other) => other !== component) : []
    for (const beside of besides) {
      if (!choice.omits(beside)) state.addOption(beside, choice.of(beside), -1)
    }
    for (const beside of besides) {
      if (choice.omits(beside)) choice.set(beside, this.#freeOption(beside.list, choice.of(beside)))
    }
    this.#surround(component, choice, besides)
    const best = this.#scan(component, choice, besides, order) ?? current
    choice.set(component, best)
    state.addOption(component, best, 1)
    for (const beside of besides) {
      if (!choice.omits(beside)) state.addOption(beside, choice.of(beside), 1)
    }
    return best !== current
  }

  /** Returns `wanted`, or the empty part if the recipe of `wanted` is already on the day. */
  #freeOption({ options }: OptionList, wanted: Option): Option {
    const isUsed = wanted.token >= 0 && this.#state.used.at(wanted.token) > 0
    return (isUsed && options[0]) || wanted
  }

  /**
   * Sums the rest of the plate around a part. For a main, everything is summed, because the state's totals then exclude
   * the whole meal. For a base or side, only minutes and plate kinds are summed, because the totals already include the
   * rest.
   */
  #surround(component: Component, choice: Choice, besides: readonly Component[]): void {
    const solo = this.#solo
    const composed = this.#composed
    const { slot, list } = component
    solo.clear()
    composed.clear()
    if (list.part !== 'main') {
      const { preparing, cooking } = this.#state.minutesBeside(slot, choice, component, null)
      composed.preparing = preparing
      composed.cooking = cooking
      for (const mate of this.#state.matesOf(component)) {
        if (choice.omits(mate)) continue
        const { plateKind } = choice.of(mate)
        if (mate.list.part === 'main') composed.firstKind = plateKind
        else composed.secondKind = plateKind
      }
      return
    }
    for (const beside of besides) {
      const { plateKind } = choice.of(beside)
      if (beside.list.part === 'base') composed.firstKind = plateKind
      else composed.secondKind = plateKind
    }
    composed.price += plateConflictCost(composed.firstKind & composed.secondKind)
    for (const beside of besides) {
      const option = choice.of(beside)
      composed.add(option)
      if (beside.list.part === 'side' && !slot.frame.isMainMeal) {
        solo.add(option)
        solo.firstKind = option.plateKind
      }
    }
  }

  /**
   * Returns the cheapest option together with the rest of the plate; `null` when every option is forbidden or already
   * used on the day.
   */
  #scan(
    component: Component,
    choice: Choice,
    besides: readonly Component[],
    order: readonly Option[],
  ): Option | null {
    const state = this.#state
    const { used, totals, vitaminKUg, keepsGreensSteady } = state
    const { slot, list } = component
    const { frame } = slot
    const { target } = state.model
    const candidate = this.#candidate
    const inMeal = state.mealTotalsOf(slot)
    const tokens = besides.map((beside) => choice.of(beside).token)
    const other = list.part === 'main' && frame.isMainMeal ? state.otherProtein(slot, choice) : -1
    const leastBeside = Math.min(this.#solo.price, this.#composed.price)
    const excess = excessCost(
      target,
      totals.sodiumMg + list.leastSodiumMg,
      totals.saturatedG + list.leastSaturatedG,
    )
    let best: Option | null = null
    let bestCost = Infinity
    let evaluated = 0
    for (const option of order) {
      const { price, token, nutrients, plateKind } = option
      // Options are sorted by price and the excess cost is constant, so no later option can be cheaper.
      if (price + leastBeside + excess >= bestCost) break
      if (token >= 0 && (used.at(token) > 0 || tokens.includes(token))) continue
      evaluated++
      const rest = option.isSolo ? this.#solo : this.#composed
      const minutes = rest.preparing + option.preparing + Math.max(rest.cooking, option.cooking)
      let cost =
        price +
        (rest.price +
          plateConflictCost(plateKind & rest.firstKind) +
          plateConflictCost(plateKind & rest.secondKind))
      cost += state.mealCost(
        slot,
        inMeal.kcal + nutrients.kcal + rest.nutrients.kcal,
        inMeal.carbG + nutrients.carbG + rest.nutrients.carbG,
      )
      cost += mealLimitsCost(frame, minutes, inMeal.proteinG + nutrients.proteinG + rest.nutrients.proteinG)
      if (keepsGreensSteady) cost += greensCost(vitaminKUg + option.vitaminKUg + rest.vitaminKUg)
      if (cost + excess >= bestCost) continue
      if (option.protein >= 0 && option.protein === other) cost += weekCosts.sameProteinDay
      if (cost >= bestCost) continue
      candidate.setSum(totals, nutrients, rest.nutrients)
      cost += nutrientCost(target, candidate, bestCost - cost)
      if (cost < bestCost) {
        bestCost = cost
        best = option
      }
    }
    this.#work.spent += evaluated
    return best
  }
}
