import { itemAt } from '../../shared/collections/lookup.ts'
import type { Choice } from '../model/day-choice.ts'
import { mealCarbCost, mealEnergyCost, nutrientCost } from '../model/day-cost.ts'
import type { Component, DayModel, MealSlot } from '../model/day-model.ts'
import { DayVector } from '../model/day-vector.ts'
import { NumberTable } from '../model/number-table.ts'
import type { Option } from '../model/option-list.ts'
import type { MenuProblem } from '../model/problem.ts'
import { weekCosts } from '../model/week-costs.ts'
import { greensCost, mealLimitsCost } from '../request/day-limits.ts'
import { plateConflictCost } from '../request/plate-sense.ts'

interface BesideMinutes {
  preparing: number
  cooking: number
}

/** Mutable state of a day search: sums over the loaded choice, updated when one part changes. */
export class DayState {
  readonly model: DayModel
  /** Number of uses of each token on the day, including locked meals. */
  readonly used: NumberTable
  readonly totals = new DayVector()
  readonly keepsGreensSteady: boolean
  vitaminKUg = 0
  readonly #hasDiabetes: boolean
  readonly #mealTotals: readonly DayVector[]
  /** Number of uses in the loaded choice beyond the first use of their token. */
  #duplicates = 0
  readonly #mainMealSlots: readonly MealSlot[]
  readonly #fixedProteins: readonly number[]
  readonly #plateMates: readonly (readonly Component[])[]
  readonly #beside: BesideMinutes = { preparing: 0, cooking: 0 }

  constructor(problem: MenuProblem, model: DayModel) {
    this.model = model
    this.used = new NumberTable(problem.tokenCount)
    this.keepsGreensSteady = problem.request.keepsGreensSteady
    this.#hasDiabetes = problem.request.hasDiabetes
    this.#mealTotals = model.slots.map(() => new DayVector())
    this.#mainMealSlots = model.slots.filter(({ frame }) => frame.isMainMeal)
    this.#fixedProteins = model.fixedMains.map(({ protein }) => protein)
    this.#plateMates = model.components.map((component) =>
      component.slot.components.filter((other) => other !== component),
    )
  }

  matesOf(component: Component): readonly Component[] {
    return itemAt(this.#plateMates, component.position)
  }

  /** Returns the nutrients of a meal in the loaded choice. */
  mealTotalsOf(slot: MealSlot): DayVector {
    return itemAt(this.#mealTotals, slot.index)
  }

  /** Adds an option of a component to the sums, or removes it with `sign` −1. */
  addOption({ slot }: Component, { token, nutrients, vitaminKUg }: Option, sign: 1 | -1): void {
    if (token < 0) return
    const others = this.used.add(token, sign) - (sign < 0 ? 1 : 0)
    if (others > 0) this.#duplicates += sign
    this.totals.add(nutrients, sign)
    this.mealTotalsOf(slot).add(nutrients, sign)
    this.vitaminKUg += sign * vitaminKUg
  }

  /** Resets the uses to the locked meals. */
  resetUsed(): void {
    this.used.clear()
    for (const { token } of this.model.fixedRecipes) this.used.add(token, 1)
  }

  load(choice: Choice): void {
    const { fixed, fixedVitaminKUg, components } = this.model
    this.#duplicates = 0
    this.totals.set(fixed)
    for (const totals of this.#mealTotals) totals.clear()
    this.vitaminKUg = fixedVitaminKUg
    this.resetUsed()
    for (const component of components) {
      if (!choice.omits(component)) this.addOption(component, choice.of(component), 1)
    }
  }

  mealCost({ frame }: MealSlot, kcal: number, carbG: number): number {
    const energy = mealEnergyCost(kcal, frame.targetKcal)
    return energy + (this.#hasDiabetes ? mealCarbCost(carbG, frame.targetCarbG) : 0)
  }

  /**
   * Returns the minutes of a meal without the parts `first` and `second`; `null` excludes nothing. The next call
   * overwrites the returned object.
   */
  minutesBeside(
    slot: MealSlot,
    choice: Choice,
    first: Component | null,
    second: Component | null,
  ): Readonly<BesideMinutes> {
    const beside = this.#beside
    beside.preparing = 0
    beside.cooking = 0
    for (const component of slot.components) {
      if (component === first || component === second || choice.omits(component)) continue
      const { preparing, cooking } = choice.of(component)
      beside.preparing += preparing
      beside.cooking = Math.max(beside.cooking, cooking)
    }
    return beside
  }

  /** Returns the penalty of a loaded meal for too many minutes and too little protein. */
  mealLimitsCost(slot: MealSlot, choice: Choice): number {
    const { preparing, cooking } = this.minutesBeside(slot, choice, null, null)
    return mealLimitsCost(slot.frame, preparing + cooking, this.mealTotalsOf(slot).proteinG)
  }

  /**
   * Returns the penalty for minutes and protein of the loaded meals and for greens outside the window. Fiber is not
   * included.
   */
  limitsCost(choice: Choice): number {
    let cost = this.keepsGreensSteady ? greensCost(this.vitaminKUg) : 0
    for (const slot of this.model.slots) cost += this.mealLimitsCost(slot, choice)
    return cost
  }

  /** Returns the main protein of the day's other main meal (lunch or dinner), locked or chosen; −1 if there is none. */
  otherProtein(slot: MealSlot, choice: Choice): number {
    const [fixed] = this.#fixedProteins
    if (fixed !== undefined) return fixed
    const other = this.#mainMealSlots.find((one) => one !== slot)
    return other ? choice.of(other.main).protein : -1
  }

  /** Returns the points if lunch and dinner of the loaded choice share the main protein. */
  sameProteinCost(choice: Choice): number {
    const [first] = this.#mainMealSlots
    if (!first || this.#mainMealSlots.length + this.#fixedProteins.length < 2) return 0
    const { protein } = choice.of(first.main)
    return protein >= 0 && protein === this.otherProtein(first, choice) ? weekCosts.sameProteinDay : 0
  }

  /**
   * Returns the cost of the loaded choice; `Infinity` when a token repeats. `withPrices`: counts the options' prices
   * instead of their own costs.
   */
  loadedCost(choice: Choice, withPrices: boolean): number {
    if (this.#duplicates > 0) return Infinity
    const { target, slots, components } = this.model
    let cost = nutrientCost(target, this.totals)
    cost += this.limitsCost(choice)
    for (const slot of slots) {
      const { kcal, carbG } = this.mealTotalsOf(slot)
      cost += this.mealCost(slot, kcal, carbG)
    }
    for (const component of components) {
      if (choice.omits(component)) continue
      const option = choice.of(component)
      cost += withPrices ? option.price : option.cost
      for (const mate of this.matesOf(component)) {
        if (mate.position < component.position && !choice.omits(mate)) {
          cost += plateConflictCost(option.plateKind & choice.of(mate).plateKind)
        }
      }
    }
    return cost + this.sameProteinCost(choice)
  }
}
