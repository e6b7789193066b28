import { MissingEntryError } from '../../shared/collections/lookup.ts'
import type { CompiledRecipes } from './compiled-recipe.ts'
import type { Component, DayModel } from './day-model.ts'
import { NumberTable } from './number-table.ts'
import type { Option } from './option-list.ts'

/** A planned day: one chosen option for each component of the model. Mutable. */
export class Choice {
  readonly model: DayModel
  readonly #options: Option[]

  /** Calls `choose` once per component, in the order of `model.components`. */
  constructor(model: DayModel, choose: (component: Component) => Option) {
    this.model = model
    this.#options = model.components.map(choose)
  }

  of(component: Component): Option {
    const option = this.#options[component.position]
    if (!option) throw new MissingEntryError(`no component ${component.position}`)
    return option
  }

  set(component: Component, option: Option): void {
    this.#options[component.position] = option
  }

  copy(): Choice {
    return new Choice(this.model, (component) => this.of(component))
  }

  /**
   * Returns whether a part is not served because the main is a whole meal. A whole meal omits the base, and at lunch
   * and dinner also the side.
   */
  omits({ slot, list }: Component): boolean {
    if (list.part === 'main' || (list.part === 'side' && !slot.frame.isMainMeal)) return false
    return this.of(slot.main).isSolo
  }

  /** Key of the chosen options: two choices of a model have equal keys exactly if all their options are equal. */
  get key(): string {
    return this.#options.map(({ index }) => index).join()
  }
}

/** For each component, the options that a search tries, by ascending price. */
export type Promising = ReadonlyMap<Component, readonly Option[]>

/** Cost of one more use of a recipe, family or main protein; `Infinity` forbids that use. */
export interface Prices {
  readonly recipe: NumberTable
  readonly family: NumberTable
  readonly protein: NumberTable
}

export function createPrices({ recipes, familyCount, proteinCount }: CompiledRecipes): Prices {
  return {
    recipe: new NumberTable(recipes.length),
    family: new NumberTable(familyCount),
    protein: new NumberTable(proteinCount),
  }
}

/**
 * Number of cost evaluations so far. The work budget counts evaluations instead of time, so that the result does not
 * depend on the machine.
 */
export interface Work {
  spent: number
}
