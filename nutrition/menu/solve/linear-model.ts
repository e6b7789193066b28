import type { ProgramData } from './solver.ts'

/** Linear expression: Σ value · column. */
export type Terms = readonly (readonly [column: number, value: number])[]

export function negated(terms: Terms): Terms {
  return terms.map(([column, value]) => [column, -value])
}

interface Row {
  readonly terms: Terms
  readonly lower: number
  readonly upper: number
}

/** Builds a linear program row by row. */
export class LinearModel {
  readonly #costs: number[] = []
  readonly #lowers: number[] = []
  readonly #uppers: number[] = []
  readonly #rows: Row[] = []

  /** Adds a column and returns its number. */
  addColumn(cost: number, lower: number, upper: number): number {
    this.#lowers.push(lower)
    this.#uppers.push(upper)
    return this.#costs.push(cost) - 1
  }

  /** Requires `lower` ≤ `terms` ≤ `upper`. */
  addRow(terms: Terms, lower: number, upper: number): void {
    this.#rows.push({ terms, lower, upper })
  }

  /** Charges `cost` · max(0, `terms` − `free`). */
  chargeAbove(terms: Terms, free: number, cost: number): void {
    this.addRow([...terms, [this.addColumn(cost, 0, Infinity), -1]], -Infinity, free)
  }

  /** Charges `cost` · max(0, −`column` − `free`). */
  chargeBelow(column: number, free: number, cost: number): void {
    this.chargeAbove([[column, -1]], free, cost)
  }

  /** Charges `cost` · max(0, |`column`| − `free`). */
  chargeOff(column: number, free: number, cost: number): void {
    const excess = this.addColumn(cost, 0, Infinity)
    for (const sign of [1, -1]) {
      this.addRow(
        [
          [column, sign],
          [excess, -1],
        ],
        -Infinity,
        free,
      )
    }
  }

  /** Returns the program with its rows in compressed sparse row format. */
  data(): ProgramData {
    const terms = this.#rows.map((row) => row.terms)
    const starts = [0]
    let end = 0
    for (const { length } of terms) starts.push((end += length))
    return {
      costs: this.#costs,
      lowers: this.#lowers,
      uppers: this.#uppers,
      rowLowers: this.#rows.map(({ lower }) => lower),
      rowUppers: this.#rows.map(({ upper }) => upper),
      starts,
      indices: terms.flatMap((row) => row.map(([column]) => column)),
      values: terms.flatMap((row) => row.map(([, value]) => value)),
    }
  }
}
