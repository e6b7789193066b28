import type { Highs } from 'highs'

/** A linear program kept warm between solves. Rows and columns are numbered as they are added. */
export interface LinearProgram {
  readonly addRow: (lower: number, upper: number) => number
  readonly addColumn: (
    cost: number,
    lower: number,
    upper: number,
    rows: readonly number[],
    values: readonly number[],
  ) => number
  readonly bound: (column: number, lower: number, upper: number) => void
  readonly solve: () => LinearSolution
  /** Frees the solver's memory; garbage collection does not. */
  readonly dispose: () => void
}

export interface LinearSolution {
  readonly isOptimal: boolean
  readonly objective: number
  readonly values: Float64Array
  readonly rowDuals: Float64Array
}

export interface Solver {
  readonly createProgram: () => LinearProgram
}

/** Loads HiGHS, 21 MB of WebAssembly memory; once per worker. */
export async function loadSolver(): Promise<Solver> {
  // The package's types say CommonJS, what Node loads is its ES module.
  const loaded = (await import('highs')) as unknown as { default: () => Promise<Highs> }
  const highs = await loaded.default()
  return { createProgram: () => createProgram(highs) }
}

function createProgram(highs: Highs): LinearProgram {
  const model = highs.createModel()
  // A fixed seed (the build has one thread anyway): the same vertex on any machine.
  model.options.set({ output_flag: false, presolve: 'off', solver: 'simplex', random_seed: 1 })
  const optimal = highs.constants.modelStatus.optimal
  let rowCount = 0
  let columnCount = 0
  return {
    addRow: (lower, upper) => {
      model.addRow(finite(lower), finite(upper), { indices: [], values: [] })
      return rowCount++
    },
    addColumn: (cost, lower, upper, indices, values) => {
      model.addCol(cost, finite(lower), finite(upper), { indices, values })
      return columnCount++
    },
    bound: (column, lower, upper) => {
      model.changeColBounds(column, finite(lower), finite(upper))
    },
    solve: () => {
      model.run()
      const { colValue, rowDual } = model.getSolution()
      return {
        isOptimal: model.getModelStatus() === optimal,
        objective: model.getObjectiveValue(),
        values: colValue,
        rowDuals: rowDual,
      }
    },
    dispose: () => model.dispose(),
  }

  function finite(bound: number): number {
    if (bound === Infinity) return highs.infinity
    return bound === -Infinity ? -highs.infinity : bound
  }
}
