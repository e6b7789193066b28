import { fiberCosts, nutrientCount, nutrientKeys } from '../model/day-cost.ts'
import { greensWindow, limitCosts } from '../request/day-limits.ts'
import { plateConflictCosts } from '../request/plate-sense.ts'
import { weekCosts } from '../model/week-costs.ts'
import { type DayModel, type MenuProblem } from '../model/problem.ts'
import type { ProgramData } from './solver.ts'

/** A day as a linear program: a column per option of every part, followed by auxiliary columns for the costs. */
export interface DayProgram extends ProgramData {
  /** Column of each part's option 0; the part's other options follow it. */
  readonly firstColumn: readonly number[]
  /** Number of option columns; they are binary in the exact problem. */
  readonly optionCount: number
}

function negated(terms: Terms): Terms {
  return terms.map(([column, value]) => [column, -value])
}

type Terms = readonly (readonly [column: number, value: number])[]

/**
 * Models the costs of `day-cost.ts` and `DaySearch` as a linear program: one auxiliary column per piece of a piecewise
 * linear cost. Exact with binary options, except for the fixed charges of broken limits; otherwise a lower bound.
 * `forbidsRepeats` adds a row per token that forbids using it twice; the relaxation adds such rows only when needed.
 */
export function dayProgram(problem: MenuProblem, model: DayModel, forbidsRepeats: boolean): DayProgram {
  const { slots, components, target, fixed } = model
  const costs: number[] = []
  const lowers: number[] = []
  const uppers: number[] = []
  const rows: { terms: Terms; lower: number; upper: number }[] = []
  const addColumn = (cost: number, lower: number, upper: number) => {
    lowers.push(lower)
    uppers.push(upper)
    return costs.push(cost) - 1
  }
  const addRow = (terms: Terms, lower: number, upper: number) => rows.push({ terms, lower, upper })
  const chargeAbove = (terms: Terms, free: number, cost: number) =>
    addRow([...terms, [addColumn(cost, 0, Infinity), -1]], -Infinity, free)
  const chargeOff = (off: number, free: number, cost: number) => {
    const excess = addColumn(cost, 0, Infinity)
    addRow(
      [
        [off, 1],
        [excess, -1],
      ],
      -Infinity,
      free,
    )
    addRow(
      [
        [off, -1],
        [excess, -1],
      ],
      -Infinity,
      free,
    )
  }

  const firstColumn = components.map(({ list }) => {
    const first = costs.length
    for (let option = 0; option < list.count; option++) addColumn(0, 0, 1)
    return first
  })
  const optionCount = costs.length
  const optionsOf = (component: number, where: (option: number) => boolean): [number, number][] => {
    if (component < 0) return []
    const { list } = components[component]!
    const first = firstColumn[component]!
    return Array.from({ length: list.count }, (_, option) => option)
      .filter(where)
      .map((option) => [first + option, 1])
  }

  for (const { main, base, side, isMain } of slots) {
    const { isSolo } = components[main]!.list
    const solo = optionsOf(main, (option) => isSolo[option] === 1)
    const all = () => true
    addRow(optionsOf(main, all), 1, 1)
    if (base >= 0) addRow([...optionsOf(base, all), ...solo], 1, 1)
    if (side >= 0) addRow([...optionsOf(side, all), ...(isMain ? solo : [])], 1, 1)
    for (const kind of [1, 2, 4]) {
      const terms = [main, base, side].flatMap((part) =>
        optionsOf(part, (option) => (components[part]!.list.plateKind[option]! & kind) > 0),
      )
      // Two of a kind are one conflicting pair, three of a kind are three pairs.
      chargeAbove(terms, 1, plateConflictCosts[kind]!)
      chargeAbove(terms, 2, plateConflictCosts[kind]!)
    }
  }

  const mains = slots.filter(({ isMain }) => isMain).map(({ main }) => main)
  const fixedProteins = model.fixedMains.map((recipe) => problem.proteinOf[recipe]!)
  if (mains.length + fixedProteins.length > 1) {
    const same = addColumn(weekCosts.sameProteinDay, 0, 1)
    for (let protein = 0; protein < problem.proteinCount; protein++) {
      const terms = mains.flatMap((main) =>
        optionsOf(main, (option) => problem.proteinOf[components[main]!.list.recipe[option]!] === protein),
      )
      if (terms.length === 0) continue
      addRow([...terms, [same, -1]], -Infinity, fixedProteins.includes(protein) ? 0 : 1)
    }
  }

  if (forbidsRepeats) {
    const holders = Map.groupBy(
      components.flatMap(({ list }, component) =>
        Array.from(list.token, (token, option) => ({ token, column: firstColumn[component]! + option })),
      ),
      ({ token }) => token,
    )
    for (const [token, held] of holders) {
      const most = model.fixedTokens.includes(token) ? 0 : 1
      if (token >= 0)
        addRow(
          held.map(({ column }) => [column, 1] as const),
          -Infinity,
          most,
        )
    }
  }

  const parts = components.map((_, index) => index)
  /** Adds a column for the deviation of these parts' nutrient from a goal, in percent. Returns its index. */
  const percentOff = (of: readonly number[], nutrient: number, eaten: number, goal: number) => {
    const off = addColumn(0, -Infinity, Infinity)
    const terms = of.flatMap((component) => {
      const { list } = components[component]!
      return optionsOf(component, (option) => list.nutrients[option * nutrientCount + nutrient] !== 0).map(
        ([column]): [number, number] => {
          const option = column - firstColumn[component]!
          return [column, (100 * list.nutrients[option * nutrientCount + nutrient]!) / goal]
        },
      )
    })
    const rest = 100 - (100 * eaten) / goal
    addRow([...terms, [off, -1]], rest, rest)
    return off
  }
  const termsOf = (component: number, values: Float64Array): [number, number][] =>
    optionsOf(component, (option) => values[option] !== 0).map(([column]) => [
      column,
      values[column - firstColumn[component]!]!,
    ])
  const above = (off: number, free: number, cost: number) => chargeAbove([[off, 1]], free, cost)
  const below = (off: number, free: number, cost: number) => chargeAbove([[off, -1]], free, cost)
  const [kcal, protein, carb, fat, fiber, sodium, saturated] = nutrientKeys.map((key, nutrient) =>
    percentOff(parts, nutrient, fixed[nutrient]!, target[key]),
  )
  chargeOff(kcal!, 2, 1)
  chargeOff(kcal!, 5, 5)
  below(protein!, 0, 2)
  below(protein!, 5, 4)
  above(protein!, 15, 0.4)
  for (const macro of [carb!, fat!]) {
    chargeOff(macro, 10, 0.4)
    chargeOff(macro, 20, 0.6)
  }
  below(fiber!, 0, 1)
  below(fiber!, 10, 1)
  const perPercent = target.fiberG / 100
  above(fiber!, (target.fiberFreeG / target.fiberG - 1) * 100, fiberCosts.over * perPercent)
  above(fiber!, (target.fiberMaxG / target.fiberG - 1) * 100, limitCosts.fiberG * perPercent)
  above(sodium!, 0, 0.3 * target.sodiumWeight)
  above(saturated!, 0, 0.2)
  if (problem.request.keepsGreensSteady) {
    const terms = parts.flatMap((component) => termsOf(component, components[component]!.list.vitaminKUg))
    chargeAbove(terms, greensWindow.most - model.fixedVitaminKUg, limitCosts.vitaminKUg)
    chargeAbove(negated(terms), model.fixedVitaminKUg - greensWindow.least, limitCosts.vitaminKUg)
  }
  for (const [slot, { targetKcal, targetCarbG, leastProteinG, maxMinutes }] of slots.entries()) {
    const ofMeal = parts.filter((part) => components[part]!.slot === slot)
    const energy = percentOff(ofMeal, 0, 0, targetKcal)
    chargeOff(energy, 20, 0.1)
    chargeOff(energy, 40, 0.3)
    if (leastProteinG > 0)
      below(percentOff(ofMeal, 1, 0, leastProteinG), 0, (limitCosts.proteinG * leastProteinG) / 100)
    if (mayTakeTooLong(ofMeal, maxMinutes)) chargeMinutes(ofMeal, maxMinutes)
    if (problem.request.hasDiabetes) chargeOff(percentOff(ofMeal, 2, 0, targetCarbG), 15, 0.1)
  }

  /** Charges minutes beyond the limit: the sum of the preparation times plus the longest cooking time. */
  function chargeMinutes(ofMeal: readonly number[], maxMinutes: number): void {
    const longest = addColumn(0, 0, Infinity)
    for (const part of ofMeal) {
      addRow([...termsOf(part, components[part]!.list.cooking), [longest, -1]], -Infinity, 0)
    }
    const preparing = ofMeal.flatMap((part) => termsOf(part, components[part]!.list.preparing))
    chargeAbove([...preparing, [longest, 1]], maxMinutes, limitCosts.minute)
  }

  function mayTakeTooLong(ofMeal: readonly number[], maxMinutes: number): boolean {
    const lists = ofMeal.map((part) => components[part]!.list)
    const preparing = lists.reduce((sum, list) => sum + Math.max(...list.preparing), 0)
    return preparing + Math.max(...lists.flatMap((list) => [...list.cooking])) > maxMinutes
  }

  const starts = [0]
  const indices: number[] = []
  const values: number[] = []
  for (const { terms } of rows) {
    for (const [column, value] of terms) {
      indices.push(column)
      values.push(value)
    }
    starts.push(indices.length)
  }
  return {
    firstColumn,
    optionCount,
    costs,
    lowers,
    uppers,
    rowLowers: rows.map(({ lower }) => lower),
    rowUppers: rows.map(({ upper }) => upper),
    starts,
    indices,
    values,
  }
}
