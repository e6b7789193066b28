import { excessCost, mealCarbCost, mealEnergyCost, nutrientCost, nutrientCount } from './day-cost.ts'
import type { OptionList } from './option-list.ts'
import { weekCosts, type DayModel, type MenuProblem } from './problem.ts'
import type { Random } from './random.ts'

/** Options chosen, one per component of the day model. */
export type Choice = Int32Array<ArrayBuffer>

/** What the week charges for using a recipe, a family, a main protein once more; `Infinity` forbids. */
export interface Prices {
  readonly recipe: Float64Array
  readonly family: Float64Array
  readonly protein: Float64Array
}

export function createPrices(problem: MenuProblem): Prices {
  return {
    recipe: new Float64Array(problem.recipes.length),
    family: new Float64Array(problem.familyCount),
    protein: new Float64Array(problem.proteinCount),
  }
}

/** Evaluations made so far: the only measure of effort, so that a week never depends on the machine. */
export interface Work {
  spent: number
}

export interface DaySearch {
  /** Writes the prices into the day's option lists; the searches that follow go by them. */
  readonly charge: (prices: Prices) => void
  /** Improves a choice in place, part by part, until nothing helps. Returns its priced cost. */
  readonly descend: (choice: Choice) => number
  /** After {@link descend}: every main of a meal with the best base and side for it, and pairs of mains. */
  readonly deepen: (choice: Choice, breadth: number) => number
  /** Sets the best options of these parts, all else as it is. Returns the priced cost. */
  readonly complete: (choice: Choice, parts: readonly number[]) => number
  readonly pricedCost: (choice: Choice) => number
  readonly randomChoice: (random: Random) => Choice
  /** Cost without prices. */
  readonly ownCost: (choice: Choice) => number
}

const improvement = 1e-9

/** Coordinate descent over one day's parts under given prices. */
export function createDaySearch(problem: MenuProblem, model: DayModel, work: Work): DaySearch {
  const { slots, components, target, fixed } = model
  const { proteinOf, familyOf, recipes } = problem
  const { hasDiabetes } = problem.request
  const lists = [...new Set(components.map(({ list }) => list))]
  const used = new Int16Array(recipes.length)
  const totals = new Float64Array(nutrientCount)
  const slotKcal = new Float64Array(slots.length)
  const slotCarb = new Float64Array(slots.length)
  /** Recipes that the loaded choice eats twice. */
  let clashes = 0
  const mainSlots = slots.flatMap((slot, index) => (slot.isMain ? [index] : []))
  const fixedProteins = model.fixedMains.map((recipe) => proteinOf[recipe]!)

  const isBatchMain = (component: number) => {
    const { slot, list } = components[component]!
    return list.part === 'main' && slots[slot]!.isBatch
  }

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
    }
    const firstMain = mainSlots[0]
    if (firstMain !== undefined && mainSlots.length + fixedProteins.length > 1) {
      const { main } = slots[firstMain]!
      const first = proteinOf[components[main]!.list.recipe[choice[main]!]!]!
      if (first >= 0 && first === otherProtein(firstMain, choice)) cost += weekCosts.sameProteinDay
    }
    return cost
  }

  /** Sets the best option of one part, all else as it is. Returns true when it changed. */
  function improvePart(component: number, choice: Choice): boolean {
    const { slot, list } = components[component]!
    const { base, side, isMain } = slots[slot]!
    const isMainPart = list.part === 'main'
    const current = choice[component]!
    const wasSolo = isMainPart && list.isSolo[current] === 1

    put(component, current, -1)
    // What stands beside a main counts for a composed meal and not for a whole one, so a main is weighed with it.
    if (isMainPart) {
      if (!wasSolo && base >= 0) put(base, choice[base]!, -1)
      if (!(wasSolo && isMain) && side >= 0) put(side, choice[side]!, -1)
      if (wasSolo && base >= 0) choice[base] = freeOption(components[base]!.list, choice[base]!)
      if (wasSolo && isMain && side >= 0) choice[side] = freeOption(components[side]!.list, choice[side]!)
    }
    const besides = isMainPart ? [base, side].filter((part) => part >= 0) : []
    const best = scan(component, choice, besides)
    const chosen = best < 0 ? current : best
    choice[component] = chosen
    put(component, chosen, 1)
    if (isMainPart) {
      const isSolo = list.isSolo[chosen] === 1
      if (!isSolo && base >= 0) put(base, choice[base]!, 1)
      if (!(isSolo && isMain) && side >= 0) put(side, choice[side]!, 1)
    }
    return chosen !== current
  }

  function freeOption(list: OptionList, wanted: number): number {
    const recipe = list.recipe[wanted]!
    return recipe >= 0 && used[recipe]! > 0 ? 0 : wanted
  }

  const soloBeside = new Float64Array(nutrientCount)
  const composedBeside = new Float64Array(nutrientCount)

  function scan(component: number, choice: Choice, besides: readonly number[]): number {
    const { slot, list } = components[component]!
    const { isMain, targetKcal, targetCarbG } = slots[slot]!
    const { price, order, nutrients, recipe: recipeOf, isSolo } = list
    const other = list.part === 'main' && isMain ? otherProtein(slot, choice) : -1
    const besideRecipes: number[] = []
    soloBeside.fill(0)
    composedBeside.fill(0)
    let soloPrice = 0
    let composedPrice = 0
    for (const beside of besides) {
      const besideList = components[beside]!.list
      const option = choice[beside]!
      const standsBesideSolo = besideList.part === 'side' && !isMain
      besideRecipes.push(besideList.recipe[option]!)
      composedPrice += besideList.price[option]!
      if (standsBesideSolo) soloPrice += besideList.price[option]!
      for (let key = 0; key < nutrientCount; key++) {
        const amount = besideList.nutrients[option * nutrientCount + key]!
        composedBeside[key]! += amount
        if (standsBesideSolo) soloBeside[key]! += amount
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
    const excess = excessCost(target, t5 + list.leastSodiumMg, t6 + list.leastSaturatedG)
    let best = -1
    let bestCost = Infinity
    let evaluated = 0
    for (let position = 0; position < list.count; position++) {
      const option = order[position]!
      const listed = price[option]! + leastBeside
      // Whatever is added, the excess there is stays: what follows in the order cannot win any more.
      if (listed + excess >= bestCost) break
      const recipe = recipeOf[option]!
      if (recipe >= 0 && (used[recipe]! > 0 || besideRecipes.includes(recipe))) continue
      evaluated++
      const isWhole = isSolo[option] === 1
      const beside = isWhole ? soloBeside : composedBeside
      const start = option * nutrientCount
      const kcal = nutrients[start]! + beside[0]!
      const carb = nutrients[start + 2]! + beside[2]!
      let cost = price[option]! + (isWhole ? soloPrice : composedPrice)
      cost += mealEnergyCost(kcalHere + kcal, targetKcal)
      if (cost + excess >= bestCost) continue
      if (hasDiabetes) cost += mealCarbCost(carbHere + carb, targetCarbG)
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

  /** Components in the order in which descent visits them; hushed ones wait. */
  function settle(choice: Choice, parts: readonly number[]): void {
    for (let round = 0; round < 12; round++) {
      let hasChanged = false
      for (const component of parts) {
        if (isHushed(component, choice)) continue
        if (improvePart(component, choice)) hasChanged = true
      }
      if (!hasChanged) return
    }
  }

  const allParts = components.map((_, index) => index)
  const partsOfSlot = slots.map((_, slot) => allParts.filter((index) => components[index]!.slot === slot))

  function tryAt(component: number, option: number, choice: Choice, parts: readonly number[]): Choice | null {
    const { list } = components[component]!
    const recipe = list.recipe[option]!
    if (option === choice[component] || !Number.isFinite(list.price[option]!)) return null
    if (recipe >= 0 && used[recipe]! > 0) return null
    const attempt = choice.slice()
    attempt[component] = option
    load(attempt)
    for (const part of parts) if (!isHushed(part, attempt)) improvePart(part, attempt)
    return attempt
  }

  return {
    charge: (prices) => {
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
    descend: (choice) => {
      load(choice)
      settle(choice, allParts)
      return loadedCost(choice, true)
    },
    deepen: (choice, breadth) => {
      load(choice)
      let cost = loadedCost(choice, true)
      for (const [slot, { main }] of slots.entries()) {
        const { list } = components[main]!
        const beside = partsOfSlot[slot]!.filter((part) => part !== main)
        const others = slots.flatMap((other, index) => (index === slot ? [] : [other.main]))
        for (const followers of [beside, ...others.map((other) => [...beside, other])]) {
          if (followers.length === 0) continue
          const tries = Math.min(breadth, list.count)
          for (let position = 0; position < tries; position++) {
            load(choice)
            const attempt = tryAt(main, list.order[position]!, choice, followers)
            if (!attempt) continue
            const attempted = loadedCost(attempt, true)
            if (attempted < cost - improvement) {
              settle(attempt, allParts)
              cost = loadedCost(attempt, true)
              choice.set(attempt)
            }
          }
        }
      }
      load(choice)
      return cost
    },
    complete: (choice, parts) => {
      load(choice)
      settle(choice, parts)
      return loadedCost(choice, true)
    },
    pricedCost: (choice) => {
      load(choice)
      return loadedCost(choice, true)
    },
    randomChoice: (random) => {
      used.fill(0)
      for (const recipe of model.fixedRecipes) used[recipe]!++
      return Int32Array.from(components, ({ list }, component) => {
        const reach = Math.min(list.count, isBatchMain(component) ? list.count : 80)
        for (let attempt = 0; attempt < 8; attempt++) {
          const draw = random()
          const option = list.order[Math.floor(draw * draw * reach)]!
          const recipe = list.recipe[option]!
          if (recipe < 0) return option
          if (used[recipe]! > 0 || !Number.isFinite(list.price[option]!)) continue
          used[recipe]!++
          return option
        }
        const free = list.order.find(
          (option) =>
            Number.isFinite(list.price[option]!) &&
            (list.recipe[option]! < 0 || used[list.recipe[option]!] === 0),
        )
        const option = free ?? list.order[0]!
        if (list.recipe[option]! >= 0) used[list.recipe[option]!]!++
        return option
      })
    },
    ownCost: (choice) => {
      load(choice)
      return loadedCost(choice, false)
    },
  }
}
