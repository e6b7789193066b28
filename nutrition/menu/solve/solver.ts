import type { Highs, ModelData } from 'highs'

/**
 * A linear program that keeps its last basis for a warm start. Rows and columns are numbered in the order of creation.
 */
export interface LinearProgram {
  readonly addRow: (
    lower: number,
    upper: number,
    columns?: readonly number[],
    values?: readonly number[],
  ) => number
  readonly addColumn: (
    cost: number,
    lower: number,
    upper: number,
    rows: readonly number[],
    values: readonly number[],
  ) => number
  readonly bound: (column: number, lower: number, upper: number) => void
  /** Sets the costs of the first `costs.length` columns. */
  readonly changeCosts: (costs: Float64Array) => void
  readonly solve: () => LinearSolution
  /** Frees the solver's WebAssembly memory, which is not garbage-collected. */
  readonly dispose: () => void
}

export interface LinearSolution {
  readonly isOptimal: boolean
  readonly objective: number
  readonly values: Float64Array
  readonly rowDuals: Float64Array
  readonly reducedCosts: Float64Array
}

/**
 * A complete program with its rows in compressed sparse row format: row `r` has the entries from `starts[r]` up to, but
 * not including, `starts[r + 1]`.
 */
export interface ProgramData {
  readonly costs: readonly number[]
  readonly lowers: readonly number[]
  readonly uppers: readonly number[]
  readonly rowLowers: readonly number[]
  readonly rowUppers: readonly number[]
  readonly starts: readonly number[]
  readonly indices: readonly number[]
  readonly values: readonly number[]
}

/** LP solver. It is passed as an argument, so that WebAssembly is loaded only where `loadSolver` is called. */
export interface Solver {
  readonly createProgram: (data?: ProgramData) => LinearProgram
}

/** Loads the HiGHS solver, which takes 21 MB of WebAssembly memory. Call it once per worker. */
export async function loadSolver(): Promise<Solver> {
  const highs = await loadHighs()
  return { createProgram: (data) => createProgram(highs, data) }
}

export async function loadHighs(): Promise<Highs> {
  // The package's types describe CommonJS, but Node loads its ES module, where the function is the default export.
  const loaded = (await import('highs')) as unknown as { default: () => Promise<Highs> }
  return loaded.default()
}

function createProgram(highs: Highs, data?: ProgramData): LinearProgram {
  const model = highs.createModel(data && modelData(highs, data))
  // With a fixed seed and a single-threaded build, every machine finds the same vertex.
  model.options.set({ output_flag: false, presolve: 'off', solver: 'simplex', random_seed: 1 })
  const optimal = highs.constants.modelStatus.optimal
  let rowCount = data?.rowLowers.length ?? 0
  let columnCount = data?.costs.length ?? 0
  return {
    addRow: (lower, upper, indices = [], values = []) => {
      model.addRow(finite(lower), finite(upper), { indices, values })
      return rowCount++
    },
    addColumn: (cost, lower, upper, indices, values) => {
      model.addCol(cost, finite(lower), finite(upper), { indices, values })
      return columnCount++
    },
    bound: (column, lower, upper) => {
      model.changeColBounds(column, finite(lower), finite(upper))
    },
    changeCosts: (costs) => {
      // A day that has only locked meals and meals away has no options.
      if (costs.length === 0) return
      model.changeColsCost({ kind: 'range', from: 0, to: costs.length - 1 }, costs)
    },
    solve: () => {
      model.run()
      const { colValue, colDual, rowDual } = model.getSolution()
      return {
        isOptimal: model.getModelStatus() === optimal,
        objective: model.getObjectiveValue(),
        values: colValue,
        rowDuals: rowDual,
        reducedCosts: colDual,
      }
    },
    dispose: () => model.dispose(),
  }

  function finite(bound: number): number {
    return finiteFor(highs, bound)
  }
}

function finiteFor(highs: Highs, bound: number): number {
  if (bound === Infinity) return highs.infinity
  return bound === -Infinity ? -highs.infinity : bound
}

/** Converts a program to HiGHS model data. Infinite bounds become the number that HiGHS treats as infinity. */
export function modelData(highs: Highs, data: ProgramData): ModelData {
  const finite = (bounds: readonly number[]) => bounds.map((bound) => finiteFor(highs, bound))
  const { starts, indices, values } = data
  const numCols = data.costs.length
  const numRows = data.rowLowers.length
  return {
    numCols,
    numRows,
    colCost: data.costs,
    colLower: finite(data.lowers),
    colUpper: finite(data.uppers),
    rowLower: finite(data.rowLowers),
    rowUpper: finite(data.rowUppers),
    matrix: { format: 'csr', numRows, numCols, starts, indices, values },
  }
}
