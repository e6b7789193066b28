import type { DescribedRecipe } from '../described-recipe.ts'
import { mainFood } from '../main-ingredient.ts'
import type { Protein } from '../recipe.ts'
import { chapterRules, type ChapterRule, type GuideChapterId } from './guide-chapters.ts'

export interface GuideChapter {
  readonly id: GuideChapterId
  /** The dishes, then what goes beside them. */
  readonly recipes: readonly DescribedRecipe[]
  /** A dish of the chapter with one of each course beside it. */
  readonly wholePlate: readonly DescribedRecipe[]
}

/**
 * Which recipes a guide holds, of those its reader may have, in the order of the library. No kitchen needs an airfryer or
 * a microwave for it, and no two are the same dish in other clothes. A chapter begins with what it is known for; each next
 * dish is of the region that came least yet, then of the protein that did, then the one of the fewest regions, then the
 * one that the library has first.
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
  /** Families that the guide already has; what is chosen is put to them. */
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
    // Cassava beside cassava is no plate.
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

/** Soy is a bean like others. */
function proteinKind({ protein }: DescribedRecipe): Protein {
  return protein === 'soja' ? 'leguminosa' : protein
}

/** A pot of rice and meat needs no rice beside it. */
function goesWith(first: DescribedRecipe): (companion: DescribedRecipe) => boolean {
  return (companion) => first.role !== 'solo' || companion.role !== 'base'
}

function sharesFood(dish: DescribedRecipe, companion: DescribedRecipe): boolean {
  const main = mainFood(companion)
  return dish.ingredients.some(({ foodId }) => foodId === main?.id) || mainFood(dish)?.group === main?.group
}
