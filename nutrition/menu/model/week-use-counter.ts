import type { CompiledRecipe } from './compiled-recipe.ts'
import { createPrices, type Choice, type Prices } from './day-choice.ts'
import { NumberTable } from './number-table.ts'
import type { MenuProblem } from './problem.ts'
import { weekCosts } from './week-costs.ts'

/** One use of a recipe that counts against the weekly limits. */
export interface Use {
  readonly recipe: CompiledRecipe
  /** Family of the recipe; −1 unless it is used as a main. */
  readonly family: number
  /** Main protein of the recipe; −1 unless it is the main of a lunch or dinner and has a main protein. */
  readonly protein: number
  /**
   * True for the main of a batch. Such a use counts for family, protein and smoothies, but not for the recipe, because
   * a batch recipe is meant to repeat.
   */
  readonly isBatch: boolean
}

/** Returns the recipe uses of a day in the order of its components, without parts that a whole meal omits. */
export function usesOf(choice: Choice): Use[] {
  return choice.model.components.flatMap((component): Use[] => {
    const { recipe } = choice.of(component)
    if (!recipe || choice.omits(component)) return []
    const { isMainMeal, isBatch } = component.slot.frame
    const isMainPart = component.list.part === 'main'
    return [
      {
        recipe,
        family: isMainPart ? recipe.family : -1,
        protein: isMainPart && isMainMeal ? recipe.protein : -1,
        isBatch: isMainPart && isBatch,
      },
    ]
  })
}

/**
 * Points per use beyond a limit when a whole week is rated. During the search such uses are forbidden by a price of
 * `Infinity`.
 */
const overuseCost = 1000

/** Counts the uses of recipes, families, proteins and smoothies in a week, starting with the locked meals. */
export class WeekUseCounter {
  readonly #problem: MenuProblem
  readonly #recipeUses: NumberTable
  readonly #familyUses: NumberTable
  readonly #proteinUses: NumberTable
  readonly #prices: Prices
  /** Maximum uses of each recipe; raised where locked meals already use a recipe more often. */
  readonly #limits: NumberTable
  readonly #maxSmoothies: number
  #smoothies = 0

  constructor(problem: MenuProblem) {
    const { recipes, familyCount, proteinCount, maxSmoothies } = problem
    this.#problem = problem
    this.#recipeUses = new NumberTable(recipes.length)
    this.#familyUses = new NumberTable(familyCount)
    this.#proteinUses = new NumberTable(proteinCount)
    this.#prices = createPrices(problem)
    for (const { fixedRecipes, fixedMains } of problem.days.map(({ model }) => model)) {
      for (const { index, recipe } of fixedRecipes) {
        this.#recipeUses.add(index, 1)
        if (recipe.isSmoothie) this.#smoothies += 1
      }
      for (const { family, protein } of fixedMains) {
        this.#familyUses.add(family, 1)
        if (protein >= 0) this.#proteinUses.add(protein, 1)
      }
    }
    this.#limits = new NumberTable(recipes.length)
    for (const { index, maxUses } of recipes) {
      this.#limits.set(index, Math.max(maxUses, this.#recipeUses.at(index)))
    }
    this.#maxSmoothies = Math.max(maxSmoothies, this.#smoothies)
  }

  /** Adds the uses, or removes them with `sign` −1. */
  count(uses: readonly Use[], sign: 1 | -1): void {
    for (const { recipe, family, protein, isBatch } of uses) {
      if (!isBatch) this.#recipeUses.add(recipe.index, sign)
      if (recipe.recipe.isSmoothie) this.#smoothies += sign
      if (family >= 0) this.#familyUses.add(family, sign)
      if (protein >= 0) this.#proteinUses.add(protein, sign)
    }
  }

  /**
   * Returns the points that these uses would add to the counted uses; `Infinity` if they exceed a limit. Does not
   * change the counts.
   */
  addedCost(uses: readonly Use[]): number {
    let cost = 0
    let smoothies = this.#smoothies
    for (const { recipe, family, protein, isBatch } of uses) {
      if (recipe.recipe.isSmoothie && smoothies++ >= this.#maxSmoothies) cost = Infinity
      if (!isBatch) {
        const count = this.#recipeUses.add(recipe.index, 1)
        if (count >= this.#limits.at(recipe.index)) cost = Infinity
        else if (count >= recipe.freeUses) cost += recipe.repeatCost
      }
      if (family >= 0 && this.#familyUses.add(family, 1) >= weekCosts.familyFree) cost += weekCosts.family
      if (protein >= 0 && this.#proteinUses.add(protein, 1) >= weekCosts.proteinFree) {
        cost += weekCosts.protein
      }
    }
    for (const { recipe, family, protein, isBatch } of uses) {
      if (!isBatch) this.#recipeUses.add(recipe.index, -1)
      if (family >= 0) this.#familyUses.add(family, -1)
      if (protein >= 0) this.#proteinUses.add(protein, -1)
    }
    return cost
  }

  /**
   * Returns the points for one more use of each recipe, family and protein; `Infinity` for a recipe at its limit. The
   * next call overwrites the returned object.
   */
  marginalPrices(): Prices {
    const { recipe, family, protein } = this.#prices
    const isOutOfSmoothies = this.#smoothies >= this.#maxSmoothies
    for (const { index, recipe: facts, freeUses, repeatCost } of this.#problem.recipes) {
      const uses = this.#recipeUses.at(index)
      const isFull = uses >= this.#limits.at(index) || (facts.isSmoothie && isOutOfSmoothies)
      recipe.set(index, isFull ? Infinity : uses >= freeUses ? repeatCost : 0)
    }
    for (const [index, uses] of this.#familyUses.entries()) {
      family.set(index, uses >= weekCosts.familyFree ? weekCosts.family : 0)
    }
    for (const [index, uses] of this.#proteinUses.entries()) {
      protein.set(index, uses >= weekCosts.proteinFree ? weekCosts.protein : 0)
    }
    return this.#prices
  }

  /** Returns the points for all counted repetitions, including `overuseCost` for each use beyond a limit. */
  cost(): number {
    const extraSmoothies = this.#smoothies - this.#maxSmoothies
    let cost = extraSmoothies > 0 ? overuseCost * extraSmoothies : 0
    for (const { index, freeUses, repeatCost } of this.#problem.recipes) {
      const uses = this.#recipeUses.at(index)
      const limit = this.#limits.at(index)
      if (uses > freeUses) cost += repeatCost * (uses - freeUses)
      if (uses > limit) cost += overuseCost * (uses - limit)
    }
    for (const [, uses] of this.#familyUses.entries()) {
      cost += weekCosts.family * Math.max(0, uses - weekCosts.familyFree)
    }
    for (const [, uses] of this.#proteinUses.entries()) {
      cost += weekCosts.protein * Math.max(0, uses - weekCosts.proteinFree)
    }
    return cost
  }
}
