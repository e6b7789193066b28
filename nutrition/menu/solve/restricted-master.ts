import { createPrices, type Choice, type Prices } from '../model/day-choice.ts'
import { weekCosts } from '../model/week-costs.ts'
import { type MenuProblem } from '../model/problem.ts'
import type { Solver } from './solver.ts'
import { usesOf, type Use } from '../model/week-use-counter.ts'

/** A whole day as one column of the restricted master problem. */
export interface DayColumn {
  readonly model: number
  readonly choice: Choice
  readonly cost: number
  readonly uses: readonly Use[]
}

export interface MasterSolution {
  readonly objective: number
  /** Primal value of each column, in the order of `columns`. */
  readonly weights: readonly number[]
  readonly prices: Prices
  /** Dual of each model's convexity row: a column improves if its priced cost is below it. */
  readonly dayDuals: readonly number[]
}

export interface RestrictedMaster {
  readonly columns: readonly DayColumn[]
  /** Returns false when the column exists already. */
  readonly add: (model: number, choice: Choice, cost: number) => boolean
  readonly solve: () => MasterSolution | null
  /** Sets the lower bound of a column: it must be used on at least this many days. */
  readonly fix: (column: number, days: number) => void
  readonly dispose: () => void
}

/** Cost of the artificial column that keeps a model's convexity row feasible. */
const missingDayCost = 1000

/**
 * Creates the restricted master problem: a linear program over day columns with a convexity row per day model, use
 * limits per recipe, and repetition costs of recipes, families and proteins. Rows are created when a column first needs
 * them.
 */
export function createRestrictedMaster(problem: MenuProblem, solver: Solver): RestrictedMaster {
  const program = solver.createProgram()
  const columns: DayColumn[] = []
  const columnIndices: number[] = []
  const known = new Set<string>()
  const locked = lockedUses(problem)

  const dayRows = problem.models.map(({ weekdays }) => {
    const row = program.addRow(weekdays.length, weekdays.length)
    program.addColumn(missingDayCost, 0, Infinity, [row], [1])
    return row
  })
  const recipeRows = new Map<number, number>()
  const smoothieRows = new Map<number, number>()
  const familyRows = new Map<number, number>()
  const proteinRows = new Map<number, number>()
  const membersOfFamily = countBy(problem.familyOf, problem.familyCount)

  /** Adds a row: the first `free` uses have no cost, each further use up to `most` costs `cost`. */
  function limitRow(free: number, most: number, cost: number): number {
    const row = program.addRow(-Infinity, Math.max(0, free))
    const extra = Math.max(0, most - Math.max(0, free))
    if (extra > 0) program.addColumn(cost, 0, extra, [row], [-1])
    return row
  }

  function rowOf(rows: Map<number, number>, index: number, create: () => number): number {
    const row = rows.get(index) ?? create()
    rows.set(index, row)
    return row
  }

  function entriesOf(uses: readonly Use[]): Map<number, number> {
    const entries = new Map<number, number>()
    const count = (row: number) => entries.set(row, (entries.get(row) ?? 0) + 1)
    for (const { recipe, family, protein, isBatch } of uses) {
      const used = locked.recipes.get(recipe) ?? 0
      const most = problem.maxUses[recipe]! - used
      // With seven free uses no row is needed, because a recipe never repeats on a day.
      if (!isBatch && problem.freeUses[recipe]! < 7) {
        count(
          rowOf(recipeRows, recipe, () =>
            limitRow(problem.freeUses[recipe]! - used, most, problem.repeatCost[recipe]!),
          ),
        )
      }
      if (problem.isSmoothie[recipe] === 1 && problem.maxSmoothies < Infinity) {
        const left = Math.max(0, problem.maxSmoothies - locked.smoothies)
        count(rowOf(smoothieRows, 0, () => limitRow(left, left, 0)))
      }
      // A family with a single recipe is already limited by the recipe's row.
      const isBounded = !isBatch && membersOfFamily[family] === 1 && most <= weekCosts.familyFree
      if (family >= 0 && !isBounded) {
        const free = weekCosts.familyFree - (locked.families.get(family) ?? 0)
        count(rowOf(familyRows, family, () => limitRow(free, Infinity, weekCosts.family)))
      }
      if (protein >= 0) {
        const free = weekCosts.proteinFree - (locked.proteins.get(protein) ?? 0)
        count(rowOf(proteinRows, protein, () => limitRow(free, Infinity, weekCosts.protein)))
      }
    }
    return entries
  }

  return {
    columns,
    add: (model, choice, cost) => {
      const uses = usesOf(problem, problem.models[model]!, choice)
      const key = `${model}:${choice.join()}`
      if (known.has(key)) return false
      known.add(key)
      const entries = entriesOf(uses)
      entries.set(dayRows[model]!, 1)
      columnIndices.push(program.addColumn(cost, 0, Infinity, [...entries.keys()], [...entries.values()]))
      columns.push({ model, choice: choice.slice(), cost, uses })
      return true
    },
    solve: () => {
      const { isOptimal, objective, values, rowDuals } = program.solve()
      if (!isOptimal) return null
      const prices = createPrices(problem)
      const charge = (target: Float64Array, rows: ReadonlyMap<number, number>) => {
        for (const [index, row] of rows) target[index] = Math.max(0, -rowDuals[row]!)
      }
      charge(prices.recipe, recipeRows)
      charge(prices.family, familyRows)
      charge(prices.protein, proteinRows)
      const [smoothieRow] = smoothieRows.values()
      const smoothiePrice = smoothieRow === undefined ? 0 : Math.max(0, -rowDuals[smoothieRow]!)
      const isFull = locked.smoothies >= problem.maxSmoothies
      if (smoothiePrice > 0 || isFull) {
        for (const [recipe, isSmoothie] of problem.isSmoothie.entries()) {
          if (isSmoothie === 1) prices.recipe[recipe]! += isFull ? Infinity : smoothiePrice
        }
      }
      for (const [recipe, used] of locked.recipes) {
        if (used >= problem.maxUses[recipe]!) prices.recipe[recipe] = Infinity
      }
      return {
        objective,
        weights: columnIndices.map((column) => values[column]!),
        prices,
        dayDuals: dayRows.map((row) => rowDuals[row]!),
      }
    },
    fix: (column, days) => program.bound(columnIndices[column]!, days, Infinity),
    dispose: () => program.dispose(),
  }
}

function lockedUses(problem: MenuProblem) {
  const recipes = new Map<number, number>()
  const families = new Map<number, number>()
  const proteins = new Map<number, number>()
  let smoothies = 0
  const count = (uses: Map<number, number>, index: number) => uses.set(index, (uses.get(index) ?? 0) + 1)
  for (const { fixedRecipes, fixedMains } of problem.models) {
    for (const recipe of fixedRecipes) {
      count(recipes, recipe)
      smoothies += problem.isSmoothie[recipe]!
    }
    for (const recipe of fixedMains) {
      count(families, problem.familyOf[recipe]!)
      if (problem.proteinOf[recipe]! >= 0) count(proteins, problem.proteinOf[recipe]!)
    }
  }
  return { recipes, families, proteins, smoothies }
}

function countBy(indices: Int32Array, count: number): Int32Array {
  const counts = new Int32Array(count)
  for (const index of indices) counts[index]!++
  return counts
}
