import { holdsAny } from '../../foods/identity/contents.ts'
import type { IdentityId } from '../../foods/identity/identity-id.ts'
import type { Exclusions } from '../../safety/exclusions.ts'
import type { Equipment } from '../../targets/answers.ts'
import { isSafe } from '../request/eligibility.ts'
import { type Likes, swapTiers } from '../request/swap-tiers.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'

/** A person's answers that restrict recipes. For unanswered questions, lists are empty and `exclusions` is `null`. */
export interface Tastes {
  readonly exclusions: Exclusions | null
  readonly dislikes: readonly IdentityId[]
  /** Equipment at home; an empty list allows any equipment. */
  readonly equipment: readonly Equipment[]
  /** Likes of the person; absent for visitors. */
  readonly likes?: Likes
}

const noLikes: Likes = { styles: [], proteinPriorities: [], favoriteFoods: [], constraints: [] }

/**
 * Differences with the same weight in the ranking: kcal per portion, g of protein per portion, meal types that the
 * replacement lacks (design choice).
 */
const noticed = { kcal: 50, proteinG: 5, meals: 1 }
const mostPerFamily = 1
const mostPerProtein = 2

/**
 * Returns up to `count` recipes with the same role and a meal type in common. They are ranked by `swapTiers` and by
 * distance in energy, protein and meal types, then varied (`variedFirst`). No recipe is forbidden, disliked or needs equipment that is not
 * at home; regional recipes replace only regional ones. The result does not depend on the order of `recipes`.
 */
export function findReplacements<R extends MenuRecipe>(
  recipe: MenuRecipe,
  recipes: readonly R[],
  { exclusions, dislikes, equipment, likes = noLikes }: Tastes,
  count: number,
): R[] {
  const owned = equipment.length > 0 ? new Set<Equipment>([...equipment, 'Sem cozimento']) : null
  const tierOf = swapTiers(likes, recipe.protein)
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
    .map((other) => ({ other, tier: tierOf(other), apart: distance(recipe, other) }))
    .toSorted((a, b) => a.tier - b.tier || a.apart - b.apart || (a.other.id < b.other.id ? -1 : 1))
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

/** Moves recipes beyond `mostPerFamily` and `mostPerProtein` to the end and keeps the order otherwise. */
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
