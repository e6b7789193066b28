import { excessCost, nutrientCost, nutrientCount } from '../model/day-cost.ts'
import type { Choice, Work } from '../model/day-choice.ts'
import type { DayState } from './day-state.ts'
import type { OptionList } from '../model/option-list.ts'
import { greensCost, mealLimitsCost } from '../request/day-limits.ts'
import { plateConflictCost } from '../request/plate-sense.ts'
import { weekCosts } from '../model/week-costs.ts'

/** Optimizes the given parts of the loaded choice one after the other, until no part improves. */
export type ImproveParts = (
  choice: Choice,
  parts: readonly number[],
  promising?: readonly Int32Array[],
) => void

export function createPartSearch(state: DayState, work: Work): ImproveParts {
  const { model, proteinOf, used, totals, slotKcal, slotCarb, slotProtein, plateMates } = state
  const { isOmitted, addOption, mealCost, minutesBeside, otherProtein, greens, keepsGreensSteady } = state
  const { slots, components, target } = model

  /** Sets the best option of one part, with the other parts unchanged. Returns true when it changed. */
  function improvePart(
    component: number,
    choice: Choice,
    order = components[component]!.list.order,
  ): boolean {
    const { slot, list } = components[component]!
    const { base, side, isMain } = slots[slot]!
    const isMainPart = list.part === 'main'
    const current = choice[component]!
    const wasSolo = isMainPart && list.isSolo[current] === 1

    addOption(component, current, -1)
    // A whole meal omits base and side, so a main is evaluated together with them.
    if (isMainPart) {
      if (!wasSolo && base >= 0) addOption(base, choice[base]!, -1)
      if (!(wasSolo && isMain) && side >= 0) addOption(side, choice[side]!, -1)
      if (wasSolo && base >= 0) choice[base] = freeOption(components[base]!.list, choice[base]!)
      if (wasSolo && isMain && side >= 0) choice[side] = freeOption(components[side]!.list, choice[side]!)
    }
    const besides = isMainPart ? [base, side].filter((part) => part >= 0) : []
    const best = scan(component, choice, besides, order)
    const chosen = best < 0 ? current : best
    choice[component] = chosen
    addOption(component, chosen, 1)
    if (isMainPart) {
      const isSolo = list.isSolo[chosen] === 1
      if (!isSolo && base >= 0) addOption(base, choice[base]!, 1)
      if (!(isSolo && isMain) && side >= 0) addOption(side, choice[side]!, 1)
    }
    return chosen !== current
  }

  function freeOption(list: OptionList, wanted: number): number {
    const token = list.token[wanted]!
    return token >= 0 && used[token]! > 0 ? 0 : wanted
  }

  const soloBeside = new Float64Array(nutrientCount)
  const composedBeside = new Float64Array(nutrientCount)

  function scan(component: number, choice: Choice, besides: readonly number[], order: Int32Array): number {
    const { slot, list } = components[component]!
    const { isMain } = slots[slot]!
    const { price, nutrients, recipe: recipeOf, token: tokenOf, isSolo, plateKind } = list
    const { preparing, cooking, vitaminKUg } = list
    const slotLimits = slots[slot]!
    const other = list.part === 'main' && isMain ? otherProtein(slot, choice) : -1
    const besideTokens: number[] = []
    soloBeside.fill(0)
    composedBeside.fill(0)
    let soloPrice = 0
    let composedPrice = 0
    // Plate kinds that can conflict: for a main, base and side; for a whole meal, the side if it is kept (`soloKind`).
    let firstKind = 0
    let secondKind = 0
    let soloKind = 0
    if (list.part === 'main') {
      for (const beside of besides) {
        const kind = components[beside]!.list.plateKind[choice[beside]!]!
        if (components[beside]!.list.part === 'base') firstKind = kind
        else secondKind = kind
      }
      if (!isMain) soloKind = secondKind
      composedPrice += plateConflictCost(firstKind & secondKind)
    } else {
      for (const mate of plateMates[component]!) {
        if (isOmitted(mate, choice)) continue
        const kind = components[mate]!.list.plateKind[choice[mate]!]!
        if (components[mate]!.list.part === 'main') firstKind = kind
        else secondKind = kind
      }
    }
    // The totals exclude the whole meal when a main is evaluated; for other parts they include the rest of the meal.
    let soloPreparing = 0
    let soloCooking = 0
    let composedPreparing = 0
    let composedCooking = 0
    let soloVitaminK = 0
    let composedVitaminK = 0
    if (list.part !== 'main') {
      const standing = minutesBeside(slot, choice, component, -1)
      composedPreparing = standing.preparing
      composedCooking = standing.cooking
    }
    for (const beside of besides) {
      const besideList = components[beside]!.list
      const option = choice[beside]!
      const keptBesideSolo = besideList.part === 'side' && !isMain
      besideTokens.push(besideList.token[option]!)
      composedPrice += besideList.price[option]!
      composedPreparing += besideList.preparing[option]!
      composedCooking = Math.max(composedCooking, besideList.cooking[option]!)
      composedVitaminK += besideList.vitaminKUg[option]!
      if (keptBesideSolo) {
        soloPrice += besideList.price[option]!
        soloPreparing += besideList.preparing[option]!
        soloCooking = Math.max(soloCooking, besideList.cooking[option]!)
        soloVitaminK += besideList.vitaminKUg[option]!
      }
      for (let key = 0; key < nutrientCount; key++) {
        const amount = besideList.nutrients[option * nutrientCount + key]!
        composedBeside[key]! += amount
        if (keptBesideSolo) soloBeside[key]! += amount
      }
    }
    const leastBeside = Math.min(soloPrice, composedPrice)
    const t0 = totals[0]!
    const t1 = totals[1]!
    const t2 = totals[2]!
    const t3 = totals[3]!
    const t4 = totals[4]!
    const t5 = totals[5]!
    const t6 = totals[6]!
    const kcalHere = slotKcal[slot]!
    const carbHere = slotCarb[slot]!
    const proteinHere = slotProtein[slot]!
    const greensHere = greens.vitaminKUg
    const excess = excessCost(target, t5 + list.leastSodiumMg, t6 + list.leastSaturatedG)
    let best = -1
    let bestCost = Infinity
    let evaluated = 0
    for (let position = 0; position < order.length; position++) {
      const option = order[position]!
      const listed = price[option]! + leastBeside
      // Options are sorted by price and the excess is constant, so no later option can improve.
      if (listed + excess >= bestCost) break
      const recipe = recipeOf[option]!
      const token = tokenOf[option]!
      if (token >= 0 && (used[token]! > 0 || besideTokens.includes(token))) continue
      evaluated++
      const isWhole = isSolo[option] === 1
      const beside = isWhole ? soloBeside : composedBeside
      const start = option * nutrientCount
      const kcal = nutrients[start]! + beside[0]!
      const carb = nutrients[start + 2]! + beside[2]!
      const kind = plateKind[option]!
      let cost =
        price[option]! +
        (isWhole
          ? soloPrice + plateConflictCost(kind & soloKind)
          : composedPrice + plateConflictCost(kind & firstKind) + plateConflictCost(kind & secondKind))
      cost += mealCost(slot, kcalHere + kcal, carbHere + carb)
      const minutes = isWhole
        ? soloPreparing + preparing[option]! + Math.max(soloCooking, cooking[option]!)
        : composedPreparing + preparing[option]! + Math.max(composedCooking, cooking[option]!)
      cost += mealLimitsCost(slotLimits, minutes, proteinHere + nutrients[start + 1]! + beside[1]!)
      if (keepsGreensSteady) {
        cost += greensCost(greensHere + vitaminKUg[option]! + (isWhole ? soloVitaminK : composedVitaminK))
      }
      if (cost + excess >= bestCost) continue
      if (other >= 0 && recipe >= 0 && proteinOf[recipe] === other) cost += weekCosts.sameProteinDay
      if (cost >= bestCost) continue
      cost += nutrientCost(
        target,
        t0 + kcal,
        t1 + nutrients[start + 1]! + beside[1]!,
        t2 + carb,
        t3 + nutrients[start + 3]! + beside[3]!,
        t4 + nutrients[start + 4]! + beside[4]!,
        t5 + nutrients[start + 5]! + beside[5]!,
        t6 + nutrients[start + 6]! + beside[6]!,
        bestCost - cost,
      )
      if (cost < bestCost) {
        bestCost = cost
        best = option
      }
    }
    work.spent += evaluated
    return bestCost === Infinity ? -1 : best
  }

  return function improveParts(
    choice: Choice,
    parts: readonly number[],
    promising?: readonly Int32Array[],
  ): void {
    for (let round = 0; round < 12; round++) {
      let hasChanged = false
      for (const component of parts) {
        if (isOmitted(component, choice)) continue
        if (improvePart(component, choice, promising?.[component])) hasChanged = true
      }
      if (!hasChanged) return
    }
  }
}
