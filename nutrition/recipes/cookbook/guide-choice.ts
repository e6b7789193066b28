import type { DescribedRecipe } from '../described-recipe.ts'
import { mainFood } from '../main-ingredient.ts'
import type { Protein } from '../recipe.ts'
import { chapterRules, type ChapterRule, type GuideChapterId } from './guide-chapters.ts'

export interface GuideChapter {
  readonly id: GuideChapterId
  /** First the dishes, then the companions. */
  readonly recipes: readonly DescribedRecipe[]
  /** A complete plate: the first main dish with one companion per course. Empty for a chapter without dishes. */
  readonly wholePlate: readonly DescribedRecipe[]
}

/**
 * Selects the recipes of each guide chapter from `library`, the recipes that the reader may eat. No recipe needs an
 * airfryer or microwave, and no two share a family. Dishes of the chapter's `knownFor` come first, then the dish whose
 * region, or else whose protein, was chosen least often so far, then the dish with the fewest regions, then library
 * order.
 */
export function chooseGuide(library: readonly DescribedRecipe[]): GuideChapter[] {
  const taken = new Set<string>()
  const candidates = library.filter(needsNoAppliance)
  return chapterRules
    .map((rule) => chooseChapter(rule, { candidates, taken }))
    .filter(({ recipes }) => recipes.length > 0)
}

interface Guide {
  readonly candidates: readonly DescribedRecipe[]
  /** Families of the recipes selected so far in all chapters. */
  readonly taken: Set<string>
}

function needsNoAppliance({ equipment }: DescribedRecipe): boolean {
  return !equipment.includes('Airfryer') && !equipment.includes('Micro-ondas')
}

function chooseChapter(rule: ChapterRule, guide: Guide): GuideChapter {
  const choose = (fits: (recipe: DescribedRecipe) => boolean, count: number) =>
    chooseVaried(guide, rule, fits, count)
  const dishes = choose(rule.isDish, rule.dishes)
  const first = dishes.find(({ role }) => role === 'main') ?? dishes[0]
  const courses = rule.companions.map(({ is, count }) => {
    // A companion should not repeat the dish's main food, such as cassava.
    const fitting = choose((recipe) => is(recipe) && !(first && sharesFood(first, recipe)), 1)
    return [...fitting, ...choose(is, count - fitting.length)]
  })
  return {
    id: rule.id,
    recipes: [...dishes, ...courses.flat()],
    wholePlate: first
      ? [first, ...courses.flatMap((course) => course.slice(0, 1)).filter(goesWith(first))]
      : [],
  }
}

function chooseVaried(
  { candidates, taken }: Guide,
  { region, knownFor }: ChapterRule,
  fits: (recipe: DescribedRecipe) => boolean,
  count: number,
): DescribedRecipe[] {
  const chosen: DescribedRecipe[] = []
  const homeOf = ({ regions }: DescribedRecipe) => (regions.includes(region) ? region : regions[0])
  const rankOf = (recipe: DescribedRecipe) => [
    Number(!knownFor.includes(recipe.family)),
    chosen.filter((other) => homeOf(other) === homeOf(recipe)).length,
    chosen.filter((other) => proteinKind(other) === proteinKind(recipe)).length,
    recipe.regions.length,
  ]
  while (chosen.length < count) {
    const [next] = candidates
      .filter((recipe) => fits(recipe) && !taken.has(recipe.family))
      .map((recipe) => ({ recipe, rank: rankOf(recipe) }))
      .sort((a, b) => compareInTurn(a.rank, b.rank))
    if (!next) break
    chosen.push(next.recipe)
    taken.add(next.recipe.family)
  }
  return chosen
}

function compareInTurn(a: readonly number[], b: readonly number[]): number {
  return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/** Returns the protein; soy counts as a legume. */
function proteinKind({ protein }: DescribedRecipe): Protein {
  return protein === 'soja' ? 'leguminosa' : protein
}

/** Returns a predicate on companions. It rejects bases when the dish is a whole meal. */
function goesWith(first: DescribedRecipe): (companion: DescribedRecipe) => boolean {
  return (companion) => first.role !== 'solo' || companion.role !== 'base'
}

function sharesFood(dish: DescribedRecipe, companion: DescribedRecipe): boolean {
  const main = mainFood(companion)
  return dish.ingredients.some(({ foodId }) => foodId === main?.id) || mainFood(dish)?.group === main?.group
}
