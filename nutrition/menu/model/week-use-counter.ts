import { createPrices, type Choice, type Prices } from './day-choice.ts'
import { weekCosts } from './week-costs.ts'
import { type DayModel, type MenuProblem } from './problem.ts'

/** One use of a recipe that counts against the weekly limits. */
export interface Use {
  readonly recipe: number
  /** −1 unless the recipe is used as a main. */
  readonly family: number
  /** −1 unless the recipe is the main of a lunch or dinner and has a main protein. */
  readonly protein: number
  /** True for the main of a batch: counted for family and protein only, because its repeats are intended. */
  readonly isBatch: boolean
}

/** Returns the recipe uses of a day's choice in component order, without parts omitted beside a whole meal. */
export function usesOf(problem: MenuProblem, model: DayModel, choice: Choice): Use[] {
  return model.components.flatMap(({ slot, list }, component): Use[] => {
    const { main, isMain, isBatch } = model.slots[slot]!
    const isMainPart = list.part === 'main'
    const isSolo = model.components[main]!.list.isSolo[choice[main]!] === 1
    if (!isMainPart && isSolo && (list.part === 'base' || isMain)) return []
    const recipe = list.recipe[choice[component]!]!
    if (recipe < 0) return []
    return [
      {
        recipe,
        family: isMainPart ? problem.familyOf[recipe]! : -1,
        protein: isMainPart && isMain ? problem.proteinOf[recipe]! : -1,
        isBatch: isMainPart && isBatch,
      },
    ]
  })
}

export interface WeekUseCounter {
  readonly count: (uses: readonly Use[], sign: 1 | -1) => void
  /** Returns the cost of one more use of each recipe, family and protein. */
  readonly marginalPrices: () => Prices
  /** Returns the points that these uses would add; `Infinity` if they exceed a limit. */
  readonly addedCost: (uses: readonly Use[]) => number
  /** Returns the points for all repetitions. */
  readonly cost: () => number
}

const forbidden = 1000

/** Counts the uses of recipes, families, proteins and smoothies in a week, starting with the locked meals. */
export function createWeekUseCounter(problem: MenuProblem): WeekUseCounter {
  const { maxUses, freeUses, repeatCost, isSmoothie } = problem
  const recipeUses = new Int16Array(problem.recipes.length)
  const familyUses = new Int16Array(problem.familyCount)
  const proteinUses = new Int16Array(problem.proteinCount)
  const prices = createPrices(problem)
  let smoothies = 0
  for (const position of problem.modelOfDay) {
    const { fixedRecipes, fixedMains } = problem.models[position]!
    for (const recipe of fixedRecipes) {
      recipeUses[recipe]!++
      smoothies += isSmoothie[recipe]!
    }
    for (const recipe of fixedMains) {
      familyUses[problem.familyOf[recipe]!]!++
      if (problem.proteinOf[recipe]! >= 0) proteinUses[problem.proteinOf[recipe]!]!++
    }
  }
  // Locked meals are allowed even beyond a limit.
  const limits = maxUses.map((limit, recipe) => Math.max(limit, recipeUses[recipe]!))
  const maxSmoothies = Math.max(problem.maxSmoothies, smoothies)
  return {
    count: (uses, sign) => {
      for (const { recipe, family, protein, isBatch } of uses) {
        if (!isBatch) recipeUses[recipe]! += sign
        smoothies += sign * isSmoothie[recipe]!
        if (family >= 0) familyUses[family]! += sign
        if (protein >= 0) proteinUses[protein]! += sign
      }
    },
    addedCost: (uses) => {
      let cost = 0
      let smoothiesHere = smoothies
      for (const { recipe, family, protein, isBatch } of uses) {
        if (isSmoothie[recipe] === 1 && smoothiesHere++ >= maxSmoothies) cost = Infinity
        if (!isBatch) {
          const count = recipeUses[recipe]!++
          if (count >= limits[recipe]!) cost = Infinity
          else if (count >= freeUses[recipe]!) cost += repeatCost[recipe]!
        }
        if (family >= 0 && familyUses[family]!++ >= weekCosts.familyFree) cost += weekCosts.family
        if (protein >= 0 && proteinUses[protein]!++ >= weekCosts.proteinFree) cost += weekCosts.protein
      }
      for (const { recipe, family, protein, isBatch } of uses) {
        if (!isBatch) recipeUses[recipe]!--
        if (family >= 0) familyUses[family]!--
        if (protein >= 0) proteinUses[protein]!--
      }
      return cost
    },
    marginalPrices: () => {
      for (let recipe = 0; recipe < recipeUses.length; recipe++) {
        const uses = recipeUses[recipe]!
        const isFull = uses >= limits[recipe]! || (isSmoothie[recipe] === 1 && smoothies >= maxSmoothies)
        prices.recipe[recipe] = isFull ? Infinity : uses >= freeUses[recipe]! ? repeatCost[recipe]! : 0
      }
      for (let family = 0; family < familyUses.length; family++) {
        prices.family[family] = familyUses[family]! >= weekCosts.familyFree ? weekCosts.family : 0
      }
      for (let protein = 0; protein < proteinUses.length; protein++) {
        prices.protein[protein] = proteinUses[protein]! >= weekCosts.proteinFree ? weekCosts.protein : 0
      }
      return prices
    },
    cost: () => {
      let cost = smoothies > maxSmoothies ? forbidden * (smoothies - maxSmoothies) : 0
      for (let recipe = 0; recipe < recipeUses.length; recipe++) {
        const uses = recipeUses[recipe]!
        if (uses > freeUses[recipe]!) cost += repeatCost[recipe]! * (uses - freeUses[recipe]!)
        if (uses > limits[recipe]!) cost += forbidden * (uses - limits[recipe]!)
      }
      for (const uses of familyUses) cost += weekCosts.family * Math.max(0, uses - weekCosts.familyFree)
      for (const uses of proteinUses) cost += weekCosts.protein * Math.max(0, uses - weekCosts.proteinFree)
      return cost
    },
  }
}
