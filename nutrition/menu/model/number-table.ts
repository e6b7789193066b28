import { MissingEntryError } from '../../shared/collections/lookup.ts'

/**
 * Numbers by index, initially 0, such as one price per recipe. `at`, `set` and `add` throw for an index outside the
 * table.
 */
export class NumberTable {
  readonly #values: Float64Array

  constructor(size: number) {
    this.#values = new Float64Array(size)
  }

  static from(size: number, valueOf: (index: number) => number): NumberTable {
    const table = new NumberTable(size)
    for (let index = 0; index < size; index++) table.set(index, valueOf(index))
    return table
  }

  get size(): number {
    return this.#values.length
  }

  at(index: number): number {
    const value = this.#values[index]
    if (value === undefined) throw new MissingEntryError(`no number ${index} of ${this.size}`)
    return value
  }

  set(index: number, value: number): void {
    if (index < 0 || index >= this.size) throw new MissingEntryError(`no number ${index} of ${this.size}`)
    this.#values[index] = value
  }

  /** Adds `by` to a number. Returns the number before the addition. */
  add(index: number, by: number): number {
    const before = this.at(index)
    this.#values[index] = before + by
    return before
  }

  clear(): void {
    this.#values.fill(0)
  }

  entries(): Iterable<[index: number, value: number]> {
    return this.#values.entries()
  }
}
