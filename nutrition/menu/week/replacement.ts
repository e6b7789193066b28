import { holdsAny } from '../../foods/identity/contents.ts'
import type { IdentityId } from '../../foods/identity/identity-id.ts'
import type { Exclusions } from '../../safety/exclusions.ts'
import type { Equipment } from '../../targets/answers.ts'
import { isSafe } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'

/** A person's answers that restrict recipes; unanswered questions are empty lists, and `null` for exclusions. */
export interface Tastes {
  readonly exclusions: Exclusions | null
  readonly dislikes: readonly IdentityId[]
  /** Equipment at home; an empty list allows any equipment. */
  readonly equipment: readonly Equipment[]
}

/**
 * Differences that weigh the same in the ranking: kcal and g of protein per portion, meal types not in common (design
 * choice).
 */
const noticed = { kcal: 50, proteinG: 5, meals: 1 }
const mostPerFamily = 1
const mostPerProtein = 2

/**
 * Returns up to `count` recipes of the same role with a meal type in common, by distance in energy, protein and meal
 * types, varied (`variedFirst`). None is forbidden, disliked or needs equipment that is not at home; regional ones
 * replace only a regional one. The result does not depend on the order of `recipes`.
 */
export function findReplacements<R extends MenuRecipe>(
  recipe: MenuRecipe,
  recipes: readonly R[],
  { exclusions, dislikes, equipment }: Tastes,
  count: number,
): R[] {
  const owned = equipment.length > 0 ? new Set<Equipment>([...equipment, 'Sem cozimento']) : null
  const ranked = recipes
    .filter(
      (other) =>
        other.id !== recipe.id &&
        other.role === recipe.role &&
        mealsMissed(recipe, other) < recipe.mealTypes.length &&
        (!exclusions || isSafe(other, exclusions)) &&
        !holdsAny(other, dislikes) &&
        (recipe.isRegional || !other.isRegional) &&
        (!owned || other.equipment.every((needed) => owned.has(needed))),
    )
    .map((other) => ({ other, apart: distance(recipe, other) }))
    .toSorted((a, b) => a.apart - b.apart || (a.other.id < b.other.id ? -1 : 1))
  return variedFirst(ranked.map(({ other }) => other)).slice(0, count)
}

function mealsMissed({ mealTypes }: MenuRecipe, other: MenuRecipe): number {
  return mealTypes.filter((mealType) => !other.mealTypes.includes(mealType)).length
}

function distance(recipe: MenuRecipe, other: MenuRecipe): number {
  const { kcal, proteinG } = recipe.perPortion
  return (
    Math.abs(other.perPortion.kcal - kcal) / noticed.kcal +
    Math.abs(other.perPortion.proteinG - proteinG) / noticed.proteinG +
    mealsMissed(recipe, other) / noticed.meals
  )
}

/** Moves the recipes beyond `mostPerFamily` and `mostPerProtein` to the end, in their order. */
function variedFirst<R extends MenuRecipe>(ranked: readonly R[]): R[] {
  const varied: R[] = []
  const more: R[] = []
  for (const recipe of ranked) {
    const ofFamily = varied.filter(({ family }) => family === recipe.family).length
    const ofProtein = varied.filter(({ protein }) => protein === recipe.protein).length
    const isVaried = ofFamily < mostPerFamily && (recipe.protein === 'nenhuma' || ofProtein < mostPerProtein)
    ;(isVaried ? varied : more).push(recipe)
  }
  return [...varied, ...more]
}
