import type { MenuProblem } from './problem.ts'

/** Chosen option index per component of the day model. */
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

/**
 * Count of cost evaluations. The work budget is counted, not timed, so that the result does not depend on the machine.
 */
export interface Work {
  spent: number
}
