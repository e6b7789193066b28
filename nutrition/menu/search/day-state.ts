import { mealCarbCost, mealEnergyCost, nutrientCost, nutrientCount } from '../model/day-cost.ts'
import type { Choice } from '../model/day-choice.ts'
import { greensCost, mealLimitsCost } from '../request/day-limits.ts'
import { plateConflictCost } from '../request/plate-sense.ts'
import type { DayModel, MenuProblem } from '../model/problem.ts'
import { weekCosts } from '../model/week-costs.ts'

interface BesideMinutes {
  preparing: number
  cooking: number
}

/** Mutable state of a day search: the sums of the loaded choice, updated one part at a time. */
export type DayState = ReturnType<typeof createDayState>

export function createDayState(problem: MenuProblem, model: DayModel) {
  const { slots, components, target, fixed } = model
  const { proteinOf } = problem
  const { hasDiabetes, keepsGreensSteady } = problem.request
  /** Number of uses per token on the day. */
  const used = new Int16Array(problem.tokenCount)
  const totals = new Float64Array(nutrientCount)
  const slotKcal = new Float64Array(slots.length)
  const slotCarb = new Float64Array(slots.length)
  const slotProtein = new Float64Array(slots.length)
  const greens = { vitaminKUg: 0 }
  /** Number of repeated tokens in the loaded choice. */
  let duplicates = 0
  const mainSlots = slots.flatMap((slot, index) => (slot.isMain ? [index] : []))
  const fixedProteins = model.fixedMains.map((recipe) => proteinOf[recipe]!)

  /** Per part, the other parts of the same meal. */
  const plateMates = components.map(({ slot }, component) =>
    components.flatMap((other, index) => (other.slot === slot && index !== component ? [index] : [])),
  )

  /** Returns true for parts omitted beside a whole meal: its base, and at lunch and dinner its side. */
  function isOmitted(component: number, choice: Choice): boolean {
    const { slot, list } = components[component]!
    if (list.part === 'main') return false
    const { main, isMain } = slots[slot]!
    return (list.part === 'base' || isMain) && components[main]!.list.isSolo[choice[main]!] === 1
  }

  /** Adds an option to the sums, or removes it with `sign` −1. */
  function addOption(component: number, option: number, sign: 1 | -1): void {
    const { slot, list } = components[component]!
    const token = list.token[option]!
    if (token < 0) return
    if (sign > 0 && used[token]! > 0) duplicates++
    used[token]! += sign
    if (sign < 0 && used[token]! > 0) duplicates--
    const start = option * nutrientCount
    for (let key = 0; key < nutrientCount; key++) totals[key]! += sign * list.nutrients[start + key]!
    slotKcal[slot]! += sign * list.nutrients[start]!
    slotProtein[slot]! += sign * list.nutrients[start + 1]!
    slotCarb[slot]! += sign * list.nutrients[start + 2]!
    greens.vitaminKUg += sign * list.vitaminKUg[option]!
  }

  function load(choice: Choice): void {
    used.fill(0)
    duplicates = 0
    totals.set(fixed)
    slotKcal.fill(0)
    slotCarb.fill(0)
    slotProtein.fill(0)
    greens.vitaminKUg = model.fixedVitaminKUg
    for (const token of model.fixedTokens) used[token]!++
    for (let component = 0; component < components.length; component++) {
      if (!isOmitted(component, choice)) addOption(component, choice[component]!, 1)
    }
  }

  function mealCost(slot: number, kcal: number, carbG: number): number {
    const { targetKcal, targetCarbG } = slots[slot]!
    return mealEnergyCost(kcal, targetKcal) + (hasDiabetes ? mealCarbCost(carbG, targetCarbG) : 0)
  }

  const beside: BesideMinutes = { preparing: 0, cooking: 0 }

  /**
   * Returns the minutes of a meal without the parts `first` and `second`. The next call overwrites the returned object.
   */
  function minutesBeside(slot: number, choice: Choice, first: number, second: number): BesideMinutes {
    beside.preparing = 0
    beside.cooking = 0
    const { main, base, side } = slots[slot]!
    for (const component of [main, base, side]) {
      if (component < 0 || component === first || component === second || isOmitted(component, choice))
        continue
      const { list } = components[component]!
      beside.preparing += list.preparing[choice[component]!]!
      beside.cooking = Math.max(beside.cooking, list.cooking[choice[component]!]!)
    }
    return beside
  }

  /** Returns the penalty for the meals' limits and the greens window. */
  function limitsCost(choice: Choice): number {
    let cost = keepsGreensSteady ? greensCost(greens.vitaminKUg) : 0
    for (let slot = 0; slot < slots.length; slot++) {
      const { preparing, cooking } = minutesBeside(slot, choice, -1, -1)
      cost += mealLimitsCost(slots[slot]!, preparing + cooking, slotProtein[slot]!)
    }
    return cost
  }

  /** Returns the main protein of the other main meal (lunch or dinner), −1 without one. */
  function otherProtein(slot: number, choice: Choice): number {
    if (fixedProteins.length > 0) return fixedProteins[0]!
    for (const other of mainSlots) {
      if (other === slot) continue
      const { main } = slots[other]!
      return proteinOf[components[main]!.list.recipe[choice[main]!]!]!
    }
    return -1
  }

  /** Returns the cost of the loaded choice; `withPrices` adds the list prices. */
  function loadedCost(choice: Choice, withPrices: boolean): number {
    const [kcal, protein, carb, fat, fiber, sodium, saturated] = totals as unknown as number[]
    let cost = nutrientCost(target, kcal!, protein!, carb!, fat!, fiber!, sodium!, saturated!)
    if (duplicates > 0) return Infinity
    cost += limitsCost(choice)
    for (let slot = 0; slot < slots.length; slot++) cost += mealCost(slot, slotKcal[slot]!, slotCarb[slot]!)
    for (let component = 0; component < components.length; component++) {
      if (isOmitted(component, choice)) continue
      const { list } = components[component]!
      cost += (withPrices ? list.price : list.cost)[choice[component]!]!
      for (const other of plateMates[component]!) {
        if (other < component && !isOmitted(other, choice)) {
          cost += plateConflictCost(
            list.plateKind[choice[component]!]! & components[other]!.list.plateKind[choice[other]!]!,
          )
        }
      }
    }
    return cost + sameProteinCost(choice)
  }

  function sameProteinCost(choice: Choice): number {
    const firstMain = mainSlots[0]
    if (firstMain === undefined || mainSlots.length + fixedProteins.length < 2) return 0
    const { main } = slots[firstMain]!
    const protein = proteinOf[components[main]!.list.recipe[choice[main]!]!]!
    return protein >= 0 && protein === otherProtein(firstMain, choice) ? weekCosts.sameProteinDay : 0
  }

  return {
    model,
    proteinOf,
    used,
    totals,
    slotKcal,
    slotCarb,
    slotProtein,
    greens,
    keepsGreensSteady,
    plateMates,
    isOmitted,
    addOption,
    load,
    mealCost,
    minutesBeside,
    limitsCost,
    otherProtein,
    sameProteinCost,
    loadedCost,
  }
}
