import { nutrientCost, nutrientCount } from '../model/day-cost.ts'
import type { Choice, Work } from '../model/day-choice.ts'
import type { DayState } from './day-state.ts'
import { greensCost, mealLimitsCost } from '../request/day-limits.ts'
import { plateConflictCost } from '../request/plate-sense.ts'
import { weekCosts } from '../model/week-costs.ts'

const improvement = 1e-9

interface OwnCostsWanted {
  readonly component: number
  /** Other part of the pair, left out of the costs. */
  readonly except: number
  readonly isAlone: boolean
  readonly choice: Choice
}

/** Improves a choice in place, two parts at a time, among their promising options. Returns its priced cost. */
export type ImprovePairs = (choice: Choice, promising: readonly Int32Array[]) => number

export function createPairSearch(state: DayState, work: Work): ImprovePairs {
  const { model, proteinOf, used, totals, slotKcal, slotCarb, slotProtein, plateMates } = state
  const { isOmitted, addOption, load, mealCost, minutesBeside, otherProtein, sameProteinCost, loadedCost } =
    state
  const { greens, keepsGreensSteady } = state
  const { slots, components, target } = model
  const most = Math.max(0, ...components.map(({ list }) => list.count))
  const ownOfA = new Float64Array(most)
  const ownOfB = new Float64Array(most)
  const allParts = components.map((_, index) => index)
  const pairs = allParts.flatMap((first) =>
    allParts.slice(first + 1).map((second) => [first, second] as const),
  )

  /**
   * Writes each option's cost without the other part of the pair: its price, its conflicts with the rest of the plate
   * and, if the other part belongs to another meal (`isAlone`), the cost of its meal.
   */
  function ownCosts(
    { component, except, isAlone, choice }: OwnCostsWanted,
    options: Int32Array,
    costs: Float64Array,
  ): void {
    const { slot, list } = components[component]!
    const mateKinds = plateMates[component]!.filter(
      (mate) => mate !== except && !isOmitted(mate, choice),
    ).map((mate) => components[mate]!.list.plateKind[choice[mate]!]!)
    const { preparing, cooking } = minutesBeside(slot, choice, component, except)
    for (let position = 0; position < options.length; position++) {
      const option = options[position]!
      let cost = list.price[option]!
      for (const kind of mateKinds) cost += plateConflictCost(kind & list.plateKind[option]!)
      if (isAlone) {
        const at = option * nutrientCount
        cost += mealCost(
          slot,
          slotKcal[slot]! + list.nutrients[at]!,
          slotCarb[slot]! + list.nutrients[at + 2]!,
        )
        cost += mealLimitsCost(
          slots[slot]!,
          preparing + list.preparing[option]! + Math.max(cooking, list.cooking[option]!),
          slotProtein[slot]! + list.nutrients[at + 1]!,
        )
      }
      costs[position] = cost
    }
  }

  /** Sets the best pair of options for two parts in `choice`, with all other parts unchanged. Returns the new cost. */
  function improvePair(
    first: number,
    second: number,
    choice: Choice,
    promising: readonly Int32Array[],
    before: number,
  ): number {
    const a = components[first]!
    const b = components[second]!
    const [mainA, mainB] = [a, b].map(({ list, slot }) => list.part === 'main' && slots[slot]!.isMain)
    const currentA = choice[first]!
    const currentB = choice[second]!
    addOption(first, currentA, -1)
    addOption(second, currentB, -1)
    let rest = 0
    for (let component = 0; component < components.length; component++) {
      if (component === first || component === second || isOmitted(component, choice)) continue
      const { list } = components[component]!
      rest += list.price[choice[component]!]!
      for (const mate of plateMates[component]!) {
        if (mate > component || mate === first || mate === second || isOmitted(mate, choice)) continue
        rest += plateConflictCost(
          list.plateKind[choice[component]!]! & components[mate]!.list.plateKind[choice[mate]!]!,
        )
      }
    }
    for (let slot = 0; slot < slots.length; slot++) {
      if (slot === a.slot || slot === b.slot) continue
      const { preparing, cooking } = minutesBeside(slot, choice, -1, -1)
      rest +=
        mealCost(slot, slotKcal[slot]!, slotCarb[slot]!) +
        mealLimitsCost(slots[slot]!, preparing + cooking, slotProtein[slot]!)
    }
    const sameSlot = a.slot === b.slot
    const besidePair = minutesBeside(a.slot, choice, first, second)
    const besidePreparing = besidePair.preparing
    const besideCooking = besidePair.cooking
    const othersOfA = promising[first]!
    const othersOfB = promising[second]!
    ownCosts({ component: first, except: second, isAlone: !sameSlot, choice }, othersOfA, ownOfA)
    ownCosts({ component: second, except: first, isAlone: !sameSlot, choice }, othersOfB, ownOfB)
    const bothMains = mainA && mainB
    const otherOfA = mainA && !bothMains ? otherProtein(a.slot, choice) : -1
    const otherOfB = mainB && !bothMains ? otherProtein(b.slot, choice) : -1
    if (!mainA && !mainB) rest += sameProteinCost(choice)
    const soloA = a.list.isSolo[currentA]!
    const soloB = b.list.isSolo[currentB]!
    const isMainA = a.list.part === 'main'
    const isMainB = b.list.part === 'main'
    let best = before - improvement
    let bestA = currentA
    let bestB = currentB
    let evaluated = 0
    const n = a.list.nutrients
    const m = b.list.nutrients
    for (let positionA = 0; positionA < othersOfA.length; positionA++) {
      const optionA = othersOfA[positionA]!
      if (rest + a.list.price[optionA]! + b.list.price[othersOfB[0]!]! >= best) break
      if (isMainA && a.list.isSolo[optionA] !== soloA) continue
      const recipeA = a.list.recipe[optionA]!
      const tokenA = a.list.token[optionA]!
      if (tokenA >= 0 && used[tokenA]! > 0) continue
      const kindA = a.list.plateKind[optionA]!
      const proteinA = mainA && recipeA >= 0 ? proteinOf[recipeA]! : -1
      const costA =
        rest + ownOfA[positionA]! + (proteinA >= 0 && proteinA === otherOfA ? weekCosts.sameProteinDay : 0)
      const atA = optionA * nutrientCount
      for (let positionB = 0; positionB < othersOfB.length; positionB++) {
        const optionB = othersOfB[positionB]!
        if (costA + b.list.price[optionB]! >= best) break
        evaluated++
        let cost = costA + ownOfB[positionB]!
        if (cost >= best) continue
        if (isMainB && b.list.isSolo[optionB] !== soloB) continue
        const recipeB = b.list.recipe[optionB]!
        const tokenB = b.list.token[optionB]!
        if (tokenB >= 0 && (tokenB === tokenA || used[tokenB]! > 0)) continue
        const proteinB = mainB && recipeB >= 0 ? proteinOf[recipeB]! : -1
        if (proteinB >= 0 && proteinB === (bothMains ? proteinA : otherOfB)) cost += weekCosts.sameProteinDay
        const atB = optionB * nutrientCount
        const kcalA = n[atA]!
        const kcalB = m[atB]!
        if (sameSlot) {
          cost +=
            plateConflictCost(kindA & b.list.plateKind[optionB]!) +
            mealCost(a.slot, slotKcal[a.slot]! + kcalA + kcalB, slotCarb[a.slot]! + n[atA + 2]! + m[atB + 2]!)
          const cooking = Math.max(besideCooking, a.list.cooking[optionA]!, b.list.cooking[optionB]!)
          cost += mealLimitsCost(
            slots[a.slot]!,
            besidePreparing + a.list.preparing[optionA]! + b.list.preparing[optionB]! + cooking,
            slotProtein[a.slot]! + n[atA + 1]! + m[atB + 1]!,
          )
        }
        if (keepsGreensSteady) {
          cost += greensCost(greens.vitaminKUg + a.list.vitaminKUg[optionA]! + b.list.vitaminKUg[optionB]!)
        }
        if (cost >= best) continue
        cost += nutrientCost(
          target,
          totals[0]! + kcalA + kcalB,
          totals[1]! + n[atA + 1]! + m[atB + 1]!,
          totals[2]! + n[atA + 2]! + m[atB + 2]!,
          totals[3]! + n[atA + 3]! + m[atB + 3]!,
          totals[4]! + n[atA + 4]! + m[atB + 4]!,
          totals[5]! + n[atA + 5]! + m[atB + 5]!,
          totals[6]! + n[atA + 6]! + m[atB + 6]!,
          best - cost,
        )
        if (cost < best) {
          best = cost
          bestA = optionA
          bestB = optionB
        }
      }
    }
    work.spent += evaluated
    choice[first] = bestA
    choice[second] = bestB
    addOption(first, bestA, 1)
    addOption(second, bestB, 1)
    return bestA === currentA && bestB === currentB ? before : best
  }

  return (choice, promising) => {
    load(choice)
    let cost = loadedCost(choice, true)
    if (!Number.isFinite(cost)) return cost
    let quiet = 0
    for (let turn = 0; quiet < pairs.length && turn < pairs.length * 4; turn++) {
      const [first, second] = pairs[turn % pairs.length]!
      quiet++
      if (isOmitted(first, choice) || isOmitted(second, choice)) continue
      const improved = improvePair(first, second, choice, promising, cost)
      if (improved < cost) {
        cost = improved
        quiet = 0
      }
    }
    return cost
  }
}
