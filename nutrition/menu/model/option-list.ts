import type { CookingMinutes } from '../request/dish-minutes.ts'
import { isWholeMeal, servingNutrition } from '../request/menu-recipe.ts'
import type { Part } from '../request/week.ts'
import { plateKindOf, type PlateKind } from '../request/plate-sense.ts'
import type { CompiledRecipe } from './compiled-recipe.ts'
import { portionCosts } from './day-cost.ts'
import { DayVector } from './day-vector.ts'

/**
 * Candidate for one part of a meal: a recipe with a number of portions, or nothing. A class, so that all options share
 * one hidden class and the inner loops of the search read them fast.
 */
export class Option {
  /** Position in the list's `options`. */
  readonly index: number
  /** `null` for the empty part, which has 0 portions and no nutrients. */
  readonly recipe: CompiledRecipe | null
  readonly portions: number
  /** Points for preference and portions; for the empty part, the points for leaving the part empty. */
  readonly cost: number
  /** Cost plus the prices of the option's recipe, family and protein; set by `DaySearch.setPrices`. */
  price: number
  readonly nutrients: DayVector
  /** True for a whole meal, which is served without a base, and at lunch and dinner also without a side. */
  readonly isSolo: boolean
  readonly plateKind: PlateKind
  /** `CompiledRecipe.token`; −1 for the empty part. */
  readonly token: number
  /** `CompiledRecipe.protein`; −1 for the empty part. */
  readonly protein: number
  readonly preparing: number
  readonly cooking: number
  readonly vitaminKUg: number

  constructor(index: number, cost: number, serving: Candidate | null) {
    this.index = index
    this.recipe = serving?.recipe ?? null
    this.portions = serving?.portions ?? 0
    this.cost = cost
    this.price = cost
    this.nutrients = serving
      ? DayVector.of(servingNutrition(serving.recipe.recipe, serving.portions))
      : new DayVector()
    this.isSolo = serving !== null && isWholeMeal(serving.recipe.recipe)
    this.plateKind = serving ? plateKindOf(serving.recipe.recipe) : 0
    this.token = serving?.recipe.token ?? -1
    this.protein = serving?.recipe.protein ?? -1
    this.preparing = serving?.minutes.preparing ?? 0
    this.cooking = serving?.minutes.cooking ?? 0
    this.vitaminKUg = serving ? serving.recipe.recipe.vitaminKUg * serving.portions : 0
  }
}

/** Candidates for one part of a meal. */
export interface OptionList {
  readonly part: Part
  /** Candidates by index. The empty part comes first, unless the part must be filled. */
  readonly options: readonly Option[]
  /** The options by ascending price; sorted by `DaySearch.setPrices`. */
  readonly order: Option[]
  /** Minimum sodium over all options, mg; `leastSaturatedG`: minimum saturated fat, g. */
  readonly leastSodiumMg: number
  readonly leastSaturatedG: number
}

/** A recipe in a number of portions that suits one part of a meal. */
export interface Candidate {
  readonly recipe: CompiledRecipe
  readonly portions: number
  /** Points for preference and for customs of the plate; the points for the portions are added later. */
  readonly cost: number
  readonly minutes: CookingMinutes
}

/**
 * Builds an option list. Each option's price equals its cost until `DaySearch.setPrices`. `emptyPartCost`: points for
 * leaving the part empty, or `null` when the part must be filled.
 */
export function createOptionList(
  part: Part,
  candidates: readonly Candidate[],
  emptyPartCost: number | null,
): OptionList {
  const empty = emptyPartCost === null ? [] : [new Option(0, emptyPartCost, null)]
  const filled = candidates.map(
    (candidate, position) =>
      new Option(
        position + empty.length,
        candidate.cost + (portionCosts[candidate.portions] ?? 0),
        candidate,
      ),
  )
  const options = [...empty, ...filled]
  return {
    part,
    options,
    order: [...options],
    leastSodiumMg: Math.min(...options.map(({ nutrients }) => nutrients.sodiumMg)),
    leastSaturatedG: Math.min(...options.map(({ nutrients }) => nutrients.saturatedG)),
  }
}
