import type { MenuProblem } from './problem.ts'

/** Options chosen, one per component of the day model. */
export type Choice = Int32Array<ArrayBuffer>

/** Marginal cost of one more use of a recipe, family or main protein; `Infinity` forbids it. */
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
