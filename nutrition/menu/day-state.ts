import { mealCarbCost, mealEnergyCost, nutrientCost, nutrientCount } from './day-cost.ts'
import type { Choice } from './day-choice.ts'
import { togetherCosts } from './plate-sense.ts'
import type { DayModel, MenuProblem } from './problem.ts'
import { weekCosts } from './week-costs.ts'

/** One choice of a day with its sums, changed part by part: what the searches work on. */
export type DayState = ReturnType<typeof createDayState>

export function createDayState(problem: MenuProblem, model: DayModel) {
  const { slots, components, target, fixed } = model
  const { proteinOf, recipes } = problem
  const { hasDiabetes } = problem.request
  const used = new Int16Array(recipes.length)
  const totals = new Float64Array(nutrientCount)
  const slotKcal = new Float64Array(slots.length)
  const slotCarb = new Float64Array(slots.length)
  /** Recipes that the loaded choice eats twice. */
  let clashes = 0
  const mainSlots = slots.flatMap((slot, index) => (slot.isMain ? [index] : []))
  const fixedProteins = model.fixedMains.map((recipe) => proteinOf[recipe]!)

  /** The other parts of a part's meal. */
  const plateMates = components.map(({ slot }, component) =>
    components.flatMap((other, index) => (other.slot === slot && index !== component ? [index] : [])),
  )

  /** True when what stands beside a whole meal is not eaten: its base, and at lunch and dinner its side. */
  function isHushed(component: number, choice: Choice): boolean {
    const { slot, list } = components[component]!
    if (list.part === 'main') return false
    const { main, isMain } = slots[slot]!
    return (list.part === 'base' || isMain) && components[main]!.list.isSolo[choice[main]!] === 1
  }

  function put(component: number, option: number, sign: 1 | -1): void {
    const { slot, list } = components[component]!
    const recipe = list.recipe[option]!
    if (recipe < 0) return
    if (sign > 0 && used[recipe]! > 0) clashes++
    used[recipe]! += sign
    if (sign < 0 && used[recipe]! > 0) clashes--
    const start = option * nutrientCount
    for (let key = 0; key < nutrientCount; key++) totals[key]! += sign * list.nutrients[start + key]!
    slotKcal[slot]! += sign * list.nutrients[start]!
    slotCarb[slot]! += sign * list.nutrients[start + 2]!
  }

  function load(choice: Choice): void {
    used.fill(0)
    clashes = 0
    totals.set(fixed)
    slotKcal.fill(0)
    slotCarb.fill(0)
    for (const recipe of model.fixedRecipes) used[recipe]!++
    for (let component = 0; component < components.length; component++) {
      if (!isHushed(component, choice)) put(component, choice[component]!, 1)
    }
  }

  function mealCost(slot: number, kcal: number, carbG: number): number {
    const { targetKcal, targetCarbG } = slots[slot]!
    return mealEnergyCost(kcal, targetKcal) + (hasDiabetes ? mealCarbCost(carbG, targetCarbG) : 0)
  }

  /** Of the other lunch or dinner, −1 if there is none. */
  function otherProtein(slot: number, choice: Choice): number {
    if (fixedProteins.length > 0) return fixedProteins[0]!
    for (const other of mainSlots) {
      if (other === slot) continue
      const { main } = slots[other]!
      return proteinOf[components[main]!.list.recipe[choice[main]!]!]!
    }
    return -1
  }

  /** Cost of the loaded choice, with the lists' prices or without. */
  function loadedCost(choice: Choice, withPrices: boolean): number {
    const [kcal, protein, carb, fat, fiber, sodium, saturated] = totals as unknown as number[]
    let cost = nutrientCost(target, kcal!, protein!, carb!, fat!, fiber!, sodium!, saturated!)
    if (clashes > 0) return Infinity
    for (let slot = 0; slot < slots.length; slot++) cost += mealCost(slot, slotKcal[slot]!, slotCarb[slot]!)
    for (let component = 0; component < components.length; component++) {
      if (isHushed(component, choice)) continue
      const { list } = components[component]!
      cost += (withPrices ? list.price : list.cost)[choice[component]!]!
      for (const other of plateMates[component]!) {
        if (other < component && !isHushed(other, choice)) {
          const shared =
            list.plateKind[choice[component]!]! & components[other]!.list.plateKind[choice[other]!]!
          cost += togetherCosts[shared]!
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
    plateMates,
    isHushed,
    put,
    load,
    mealCost,
    otherProtein,
    sameProteinCost,
    loadedCost,
  }
}
