import { lookup, numberAt } from '../../shared/collections/lookup.ts'
import type { CompiledRecipe } from '../model/compiled-recipe.ts'
import { createPrices, type Choice, type Prices } from '../model/day-choice.ts'
import type { DayModel } from '../model/day-model.ts'
import type { NumberTable } from '../model/number-table.ts'
import type { MenuProblem } from '../model/problem.ts'
import { weekCosts } from '../model/week-costs.ts'
import { usesOf, type Use } from '../model/week-use-counter.ts'
import type { LinearProgram, Solver } from './solver.ts'

/** A whole day as one column of the restricted master problem. */
export interface DayColumn {
  readonly choice: Choice
  readonly cost: number
  readonly uses: readonly Use[]
}

export interface MasterSolution {
  readonly objective: number
  /** Value of each column in the primal solution (number of days), in the order of `columns`. */
  readonly weights: ReadonlyMap<DayColumn, number>
  readonly prices: Prices
  /** Dual of each model's convexity row. A column has negative reduced cost if its priced cost is below this dual. */
  readonly dayDuals: ReadonlyMap<DayModel, number>
}

/** Cost of the artificial column that keeps a model's convexity row feasible. */
const missingDayCost = 1000

/** Number of uses by locked meals, by index of recipe, family (mains of lunch and dinner) and protein. */
interface LockedUses {
  readonly recipes: ReadonlyMap<number, number>
  readonly families: ReadonlyMap<number, number>
  readonly proteins: ReadonlyMap<number, number>
  readonly smoothies: number
}

/**
 * Restricted master problem of the Dantzig–Wolfe decomposition (Dantzig and Wolfe, 1960; Desaulniers, Desrosiers and
 * Solomon, Column Generation, 2005) over whole days as columns x:
 *
 * min Σ cost(d) x(d) + repetition costs, with Σ x(d) over the days d of a model = number of its weekdays (convexity
 * rows) and Σ uses(d, r) x(d) ≤ free(r) + paid(r) for every recipe, family and protein r, where paid(r) costs repetition and
 * is bounded only for recipes. One hard limit covers all smoothies. Rows are created when a column first needs them.
 */
export class RestrictedMaster {
  readonly columns: DayColumn[] = []
  readonly #problem: MenuProblem
  readonly #program: LinearProgram
  /** Number of each day column in the linear program. */
  readonly #indexOf = new Map<DayColumn, number>()
  readonly #known = new Set<string>()
  readonly #locked: LockedUses
  readonly #convexityRows: ReadonlyMap<DayModel, number>
  readonly #recipeRows = new Map<number, number>()
  readonly #familyRows = new Map<number, number>()
  readonly #proteinRows = new Map<number, number>()
  #smoothieRow: number | null = null
  readonly #recipesOfFamily: ReadonlyMap<number, readonly CompiledRecipe[]>

  constructor(problem: MenuProblem, solver: Solver) {
    const program = solver.createProgram()
    this.#problem = problem
    this.#program = program
    this.#locked = lockedUses(problem)
    this.#recipesOfFamily = Map.groupBy(problem.recipes, ({ family }) => family)
    this.#convexityRows = new Map(
      problem.models.map((model) => {
        const row = program.addRow(model.weekdays.length, model.weekdays.length)
        program.addColumn(missingDayCost, 0, Infinity, [row], [1])
        return [model, row]
      }),
    )
  }

  /** Adds a copy of the choice as a column. Returns false if the column already exists. */
  add(choice: Choice, cost: number): boolean {
    const key = `${choice.model.index}:${choice.key}`
    if (this.#known.has(key)) return false
    this.#known.add(key)
    const uses = usesOf(choice)
    const entries = this.#entriesOf(uses)
    entries.set(lookup(this.#convexityRows, choice.model), 1)
    const column: DayColumn = { choice: choice.copy(), cost, uses }
    this.#indexOf.set(
      column,
      this.#program.addColumn(cost, 0, Infinity, [...entries.keys()], [...entries.values()]),
    )
    this.columns.push(column)
    return true
  }

  /** Solves the linear program; `null` when it has no optimal solution. */
  solve(): MasterSolution | null {
    const { isOptimal, objective, values, rowDuals } = this.#program.solve()
    if (!isOptimal) return null
    return {
      objective,
      weights: new Map([...this.#indexOf].map(([column, index]) => [column, numberAt(values, index)])),
      prices: this.#pricesOf(rowDuals),
      dayDuals: new Map([...this.#convexityRows].map(([model, row]) => [model, numberAt(rowDuals, row)])),
    }
  }

  /** Requires that a column is used on at least this many days. */
  fix(column: DayColumn, days: number): void {
    this.#program.bound(lookup(this.#indexOf, column), days, Infinity)
  }

  dispose(): void {
    this.#program.dispose()
  }

  /**
   * Returns the price of one more use of each recipe, family and protein: the negated dual of the limit's row. Such a
   * dual is never positive in a minimization.
   */
  #pricesOf(rowDuals: Float64Array): Prices {
    const { recipes, maxSmoothies } = this.#problem
    const locked = this.#locked
    const prices = createPrices(this.#problem)
    const priceOf = (row: number) => Math.max(0, -numberAt(rowDuals, row))
    const charge = (table: NumberTable, rows: ReadonlyMap<number, number>) => {
      for (const [index, row] of rows) table.set(index, priceOf(row))
    }
    charge(prices.recipe, this.#recipeRows)
    charge(prices.family, this.#familyRows)
    charge(prices.protein, this.#proteinRows)
    const smoothiePrice = this.#smoothieRow === null ? 0 : priceOf(this.#smoothieRow)
    const isFull = locked.smoothies >= maxSmoothies
    for (const { index, recipe, maxUses } of recipes) {
      if (recipe.isSmoothie && (smoothiePrice > 0 || isFull)) {
        prices.recipe.add(index, isFull ? Infinity : smoothiePrice)
      }
      const used = locked.recipes.get(index)
      if (used !== undefined && used >= maxUses) prices.recipe.set(index, Infinity)
    }
    return prices
  }

  /** Returns the number of uses that a day adds to each row. Creates the row of a limit at its first use. */
  #entriesOf(uses: readonly Use[]): Map<number, number> {
    const { maxSmoothies } = this.#problem
    const locked = this.#locked
    const entries = new Map<number, number>()
    const count = (row: number) => entries.set(row, (entries.get(row) ?? 0) + 1)
    for (const { recipe, family, protein, isBatch } of uses) {
      const used = locked.recipes.get(recipe.index) ?? 0
      const most = recipe.maxUses - used
      // Seven free uses need no row, because a recipe is used at most once a day.
      if (!isBatch && recipe.freeUses < 7) {
        const create = () => this.#limitRow(recipe.freeUses - used, most, recipe.repeatCost)
        count(rowOf(this.#recipeRows, recipe.index, create))
      }
      if (recipe.recipe.isSmoothie && maxSmoothies < Infinity) {
        const left = Math.max(0, maxSmoothies - locked.smoothies)
        this.#smoothieRow ??= this.#limitRow(left, left, 0)
        count(this.#smoothieRow)
      }
      // The only recipe of a family is already limited by its own row.
      const isAlone = this.#recipesOfFamily.get(family)?.length === 1
      if (family >= 0 && !(isAlone && !isBatch && most <= weekCosts.familyFree)) {
        const free = weekCosts.familyFree - (locked.families.get(family) ?? 0)
        count(rowOf(this.#familyRows, family, () => this.#limitRow(free, Infinity, weekCosts.family)))
      }
      if (protein >= 0) {
        const free = weekCosts.proteinFree - (locked.proteins.get(protein) ?? 0)
        count(rowOf(this.#proteinRows, protein, () => this.#limitRow(free, Infinity, weekCosts.protein)))
      }
    }
    return entries
  }

  /**
   * Adds a row for a limit: the first `free` uses cost nothing, further uses up to `most` cost `cost` each. Returns the
   * row's number.
   */
  #limitRow(free: number, most: number, cost: number): number {
    const row = this.#program.addRow(-Infinity, Math.max(0, free))
    const extra = Math.max(0, most - Math.max(0, free))
    if (extra > 0) this.#program.addColumn(cost, 0, extra, [row], [-1])
    return row
  }
}

function rowOf(rows: Map<number, number>, index: number, create: () => number): number {
  const row = rows.get(index) ?? create()
  rows.set(index, row)
  return row
}

function lockedUses({ models }: MenuProblem): LockedUses {
  const fixed = models.flatMap(({ fixedRecipes }) => fixedRecipes)
  const mains = models.flatMap(({ fixedMains }) => fixedMains)
  return {
    recipes: countBy(fixed.map(({ index }) => index)),
    families: countBy(mains.map(({ family }) => family)),
    proteins: countBy(mains.map(({ protein }) => protein).filter((protein) => protein >= 0)),
    smoothies: fixed.filter(({ recipe }) => recipe.isSmoothie).length,
  }
}

function countBy(numbers: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return counts
}
