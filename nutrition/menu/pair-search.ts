import { nutrientCost, nutrientCount } from './day-cost.ts'
import type { Choice, Work } from './day-choice.ts'
import type { DayState } from './day-state.ts'
import { togetherCosts } from './plate-sense.ts'
import { weekCosts } from './week-costs.ts'

const improvement = 1e-9

/** Improves a choice in place, two parts at a time, each among its promising options. Returns its priced cost. */
export type PairUp = (choice: Choice, promising: readonly Int32Array[]) => number

export function createPairSearch(state: DayState, work: Work): PairUp {
  const { model, proteinOf, used, totals, slotKcal, slotCarb, plateMates } = state
  const { isHushed, put, load, mealCost, otherProtein, sameProteinCost, loadedCost } = state
  const { slots, components, target } = model
  const allParts = components.map((_, index) => index)
  const pairs = allParts.flatMap((first) =>
    allParts.slice(first + 1).map((second) => [first, second] as const),
  )

  function togetherWith(component: number, kind: number, choice: Choice, except: number): number {
    let cost = 0
    for (const mate of plateMates[component]!) {
      if (mate === except || isHushed(mate, choice)) continue
      cost += togetherCosts[kind & components[mate]!.list.plateKind[choice[mate]!]!]!
    }
    return cost
  }

  /** The best two options for two parts that are eaten, all else as it is. Returns the new cost; `choice` follows. */
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
    put(first, currentA, -1)
    put(second, currentB, -1)
    let rest = 0
    for (let component = 0; component < components.length; component++) {
      if (component === first || component === second || isHushed(component, choice)) continue
      const { list } = components[component]!
      rest += list.price[choice[component]!]!
      for (const mate of plateMates[component]!) {
        if (mate > component || mate === first || mate === second || isHushed(mate, choice)) continue
        rest +=
          togetherCosts[
            list.plateKind[choice[component]!]! & components[mate]!.list.plateKind[choice[mate]!]!
          ]!
      }
    }
    for (let slot = 0; slot < slots.length; slot++) {
      if (slot !== a.slot && slot !== b.slot) rest += mealCost(slot, slotKcal[slot]!, slotCarb[slot]!)
    }
    const sameSlot = a.slot === b.slot
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
    const othersOfB = promising[second]!
    for (const optionA of promising[first]!) {
      const priceA = rest + a.list.price[optionA]!
      if (priceA + b.list.price[othersOfB[0]!]! >= best) break
      if (isMainA && a.list.isSolo[optionA] !== soloA) continue
      const recipeA = a.list.recipe[optionA]!
      if (recipeA >= 0 && used[recipeA]! > 0) continue
      const kindA = a.list.plateKind[optionA]!
      const proteinA = mainA && recipeA >= 0 ? proteinOf[recipeA]! : -1
      const costA =
        priceA +
        togetherWith(first, kindA, choice, second) +
        (proteinA >= 0 && proteinA === otherOfA ? weekCosts.sameProteinDay : 0)
      const atA = optionA * nutrientCount
      const n = a.list.nutrients
      for (const optionB of othersOfB) {
        let cost = costA + b.list.price[optionB]!
        if (cost >= best) break
        if (isMainB && b.list.isSolo[optionB] !== soloB) continue
        const recipeB = b.list.recipe[optionB]!
        if (recipeB >= 0 && (recipeB === recipeA || used[recipeB]! > 0)) continue
        evaluated++
        const proteinB = mainB && recipeB >= 0 ? proteinOf[recipeB]! : -1
        if (proteinB >= 0 && proteinB === (bothMains ? proteinA : otherOfB)) cost += weekCosts.sameProteinDay
        const atB = optionB * nutrientCount
        const m = b.list.nutrients
        const kcalA = n[atA]!
        const kcalB = m[atB]!
        if (sameSlot) {
          cost += mealCost(
            a.slot,
            slotKcal[a.slot]! + kcalA + kcalB,
            slotCarb[a.slot]! + n[atA + 2]! + m[atB + 2]!,
          )
        } else {
          cost +=
            mealCost(a.slot, slotKcal[a.slot]! + kcalA, slotCarb[a.slot]! + n[atA + 2]!) +
            mealCost(b.slot, slotKcal[b.slot]! + kcalB, slotCarb[b.slot]! + m[atB + 2]!)
        }
        if (cost >= best) continue
        const kindB = b.list.plateKind[optionB]!
        if (kindB > 0) {
          cost += togetherWith(second, kindB, choice, first)
          if (sameSlot) cost += togetherCosts[kindA & kindB]!
        }
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
    put(first, bestA, 1)
    put(second, bestB, 1)
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
      if (isHushed(first, choice) || isHushed(second, choice)) continue
      const improved = improvePair(first, second, choice, promising, cost)
      if (improved < cost) {
        cost = improved
        quiet = 0
      }
    }
    return cost
  }
}
