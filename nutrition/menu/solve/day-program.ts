import { lookup } from '../../shared/collections/lookup.ts'
import type { Component, DayModel, MealSlot } from '../model/day-model.ts'
import { fiberCosts } from '../model/day-target.ts'
import type { NutrientKey } from '../model/day-vector.ts'
import type { Option } from '../model/option-list.ts'
import type { MenuProblem } from '../model/problem.ts'
import { weekCosts } from '../model/week-costs.ts'
import { greensWindow, limitCosts } from '../request/day-limits.ts'
import { plateConflictCost, scarceKinds } from '../request/plate-sense.ts'
import { LinearModel, negated, type Terms } from './linear-model.ts'
import type { ProgramData } from './solver.ts'

/** An option and its column in the program: the value is 1 if the option is chosen, otherwise 0. */
export interface OptionColumn {
  readonly option: Option
  readonly column: number
}

/** A day as a linear program: one column per option of each component, followed by auxiliary columns for costs. */
export interface DayProgram extends ProgramData {
  /** Columns of each component, in the order of its options. */
  readonly columnsOf: ReadonlyMap<Component, readonly OptionColumn[]>
  /** All option columns; they are the program's first columns. In the exact problem they are binary. */
  readonly optionColumns: readonly OptionColumn[]
}

/**
 * Builds a day's linear program with the costs of `day-cost.ts` and `DaySearch`. Option columns cost 0; the caller sets
 * the options' prices. A convex piecewise linear cost is a sum of terms `slope · max(0, x − free)` (Bertsimas and
 * Tsitsiklis, Introduction to Linear Optimization, 1.3). The optimum is a lower bound of the day's cost. With binary
 * options and `forbidsRepeats` (each token at most once a day), the program's cost is exact except for repeated
 * vegetables and the fixed charges of broken limits.
 */
export function dayProgram(problem: MenuProblem, model: DayModel, forbidsRepeats: boolean): DayProgram {
  const linear = new LinearModel()
  const columnsOf = new Map(
    model.components.map((component) => [
      component,
      component.list.options.map((option): OptionColumn => ({ option, column: linear.addColumn(0, 0, 1) })),
    ]),
  )
  const optionColumns = [...columnsOf.values()].flat()
  const day: Day = { problem, model, linear, columnsOf }
  for (const slot of model.slots) addPlate(day, slot)
  addProteins(day)
  if (forbidsRepeats) addTokens(day, optionColumns)
  addNutrients(day)
  for (const slot of model.slots) addMeal(day, slot)
  return { columnsOf, optionColumns, ...linear.data() }
}

interface Day {
  readonly problem: MenuProblem
  readonly model: DayModel
  readonly linear: LinearModel
  readonly columnsOf: ReadonlyMap<Component, readonly OptionColumn[]>
}

/** Returns Σ `valueOf(option)` · column over all options of the components, without terms of value 0. */
function termsOf(
  { columnsOf }: Day,
  components: readonly Component[],
  valueOf: (option: Option) => number,
): Terms {
  return components.flatMap((component) =>
    lookup(columnsOf, component).flatMap(({ option, column }) => {
      const value = valueOf(option)
      return value === 0 ? [] : [[column, value] as const]
    }),
  )
}

/**
 * Requires one option per part (it may be the empty part), and none for parts that a whole meal omits. Charges each
 * pair of parts that shares a kind of `scarceKinds`.
 */
function addPlate(day: Day, { main, base, side, components, frame }: MealSlot): void {
  const { linear } = day
  const chosen = (component: Component) => termsOf(day, [component], () => 1)
  const solo = termsOf(day, [main], ({ isSolo }) => (isSolo ? 1 : 0))
  linear.addRow(chosen(main), 1, 1)
  if (base) linear.addRow([...chosen(base), ...solo], 1, 1)
  if (side) linear.addRow([...chosen(side), ...(frame.isMainMeal ? solo : [])], 1, 1)
  for (const kind of scarceKinds) {
    const terms = termsOf(day, components, ({ plateKind }) => ((plateKind & kind) > 0 ? 1 : 0))
    // Two parts of a kind are one conflicting pair, three parts are three pairs.
    linear.chargeAbove(terms, 1, plateConflictCost(kind))
    linear.chargeAbove(terms, 2, plateConflictCost(kind))
  }
}

/** Charges lunch and dinner with the same main protein. */
function addProteins(day: Day): void {
  const { problem, model, linear } = day
  const mains = model.slots.filter(({ frame }) => frame.isMainMeal).map(({ main }) => main)
  const fixed = model.fixedMains.map(({ protein }) => protein)
  if (mains.length + fixed.length <= 1) return
  const same = linear.addColumn(weekCosts.sameProteinDay, 0, 1)
  for (let protein = 0; protein < problem.proteinCount; protein++) {
    const terms = termsOf(day, mains, (option) => (option.protein === protein ? 1 : 0))
    if (terms.length === 0) continue
    linear.addRow([...terms, [same, -1]], -Infinity, fixed.includes(protein) ? 0 : 1)
  }
}

/** Allows each token once a day, and not at all if a locked meal uses it. */
function addTokens({ model, linear }: Day, optionColumns: readonly OptionColumn[]): void {
  const fixed = new Set(model.fixedRecipes.map(({ token }) => token))
  for (const [token, columns] of Map.groupBy(optionColumns, ({ option }) => option.token)) {
    if (token < 0) continue
    const terms = columns.map(({ column }) => [column, 1] as const)
    linear.addRow(terms, -Infinity, fixed.has(token) ? 0 : 1)
  }
}

/**
 * Adds and returns a column for 100 · (amount / `goal` − 1). The amount is `fixed` plus the nutrient of the components.
 */
function percentOff(
  day: Day,
  components: readonly Component[],
  nutrient: NutrientKey,
  { fixed, goal }: { readonly fixed: number; readonly goal: number },
): number {
  const { linear } = day
  const off = linear.addColumn(0, -Infinity, Infinity)
  const terms = termsOf(day, components, ({ nutrients }) => (100 * nutrients[nutrient]) / goal)
  const rest = 100 - (100 * fixed) / goal
  linear.addRow([...terms, [off, -1]], rest, rest)
  return off
}

/** Charges deviations of the day's totals with the weights of `nutrientCost` and `greensCost`. */
function addNutrients(day: Day): void {
  const { problem, model, linear } = day
  const { components, target, fixed, fixedVitaminKUg } = model
  const offOf = (nutrient: NutrientKey) =>
    percentOff(day, components, nutrient, { fixed: fixed[nutrient], goal: target[nutrient] })
  const kcal = offOf('kcal')
  const protein = offOf('proteinG')
  const carb = offOf('carbG')
  const fat = offOf('fatG')
  const fiber = offOf('fiberG')
  const sodium = offOf('sodiumMg')
  const saturated = offOf('saturatedG')
  linear.chargeOff(kcal, 2, 1)
  linear.chargeOff(kcal, 5, 5)
  linear.chargeBelow(protein, 0, 2)
  linear.chargeBelow(protein, 5, 4)
  linear.chargeAbove([[protein, 1]], 15, 0.4)
  for (const macro of [carb, fat]) {
    linear.chargeOff(macro, 10, 0.4)
    linear.chargeOff(macro, 20, 0.6)
  }
  linear.chargeBelow(fiber, 0, 1)
  linear.chargeBelow(fiber, 10, 1)
  const perPercent = target.fiberG / 100
  const percentAbove = (grams: number) => (grams / target.fiberG - 1) * 100
  linear.chargeAbove([[fiber, 1]], percentAbove(target.fiberFreeG), fiberCosts.over * perPercent)
  linear.chargeAbove([[fiber, 1]], percentAbove(target.fiberMaxG), limitCosts.fiberG * perPercent)
  linear.chargeAbove([[sodium, 1]], 0, 0.3 * target.sodiumWeight)
  linear.chargeAbove([[saturated, 1]], 0, 0.2)
  if (problem.request.keepsGreensSteady) {
    const greens = termsOf(day, components, ({ vitaminKUg }) => vitaminKUg)
    linear.chargeAbove(greens, greensWindow.most - fixedVitaminKUg, limitCosts.vitaminKUg)
    linear.chargeAbove(negated(greens), fixedVitaminKUg - greensWindow.least, limitCosts.vitaminKUg)
  }
}

/**
 * Charges deviations of one meal with the weights of `mealEnergyCost`, `mealLimitsCost` and, with diabetes,
 * `mealCarbCost`.
 */
function addMeal(day: Day, { components, frame }: MealSlot): void {
  const { problem, linear } = day
  const { targetKcal, targetCarbG, leastProteinG, maxMinutes } = frame
  const offOf = (nutrient: NutrientKey, goal: number) =>
    percentOff(day, components, nutrient, { fixed: 0, goal })
  const energy = offOf('kcal', targetKcal)
  linear.chargeOff(energy, 20, 0.1)
  linear.chargeOff(energy, 40, 0.3)
  if (leastProteinG > 0) {
    linear.chargeBelow(offOf('proteinG', leastProteinG), 0, (limitCosts.proteinG * leastProteinG) / 100)
  }
  if (mayTakeTooLong(components, maxMinutes)) addMinutes(day, components, maxMinutes)
  if (problem.request.hasDiabetes) linear.chargeOff(offOf('carbG', targetCarbG), 15, 0.1)
}

/** Charges minutes above `maxMinutes`. A meal takes the sum of the preparation times plus the longest cooking time. */
function addMinutes(day: Day, components: readonly Component[], maxMinutes: number): void {
  const { linear } = day
  const longest = linear.addColumn(0, 0, Infinity)
  for (const component of components) {
    const cooking = termsOf(day, [component], (option) => option.cooking)
    linear.addRow([...cooking, [longest, -1]], -Infinity, 0)
  }
  const preparing = termsOf(day, components, (option) => option.preparing)
  linear.chargeAbove([...preparing, [longest, 1]], maxMinutes, limitCosts.minute)
}

function mayTakeTooLong(components: readonly Component[], maxMinutes: number): boolean {
  const most = (minutesOf: (option: Option) => number) =>
    components.map(({ list }) => Math.max(...list.options.map(minutesOf)))
  const preparing = most((option) => option.preparing).reduce((sum, minutes) => sum + minutes, 0)
  return preparing + Math.max(...most((option) => option.cooking)) > maxMinutes
}
