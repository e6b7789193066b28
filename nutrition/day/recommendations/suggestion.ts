import type { Food } from '../../foods/food.ts'
import { findFood } from '../../foods/food-table.ts'
import { holdsAny } from '../../foods/identity/contents.ts'
import { identityOf } from '../../foods/identity/identity-table.ts'
import { eligibilityRules, isSafeServing, noLeniency } from '../../menu/request/eligibility.ts'
import { fnv1a } from '../../menu/request/fnv1a.ts'
import type { DescribedRecipe } from '../../recipes/described-recipe.ts'
import {
  exclusionsHitBy,
  exclusionsUnknownFor,
  type Exclusions,
  exclusionsOf,
} from '../../safety/exclusions.ts'
import { caffeineMaxOf } from '../../menu/request/day-limits.ts'
import { hasDiabetes, hasHypertension } from '../../safety/health-facts.ts'
import { hasUnseenIngredients } from '../../safety/unseen-ingredients.ts'
import type { Person } from '../../targets/person.ts'
import type { Care } from './care.ts'
import type { IdeaKind, RecipeWish } from './draft.ts'
import { ideaFoods } from './idea-foods.ts'
import type { RecommendedFood, RecommendedRecipe } from './recommendation.ts'
import type { MenuContext } from './situation.ts'

/** The only source of foods and recipes in recommendations. */
export interface Suggestions {
  /** Returns at most three foods that are not in `named`, in an order that changes with the date. */
  readonly foods: (kind: IdeaKind, named: Named) => RecommendedFood[]
  readonly recipe: (wish: RecipeWish, named: Named) => RecommendedRecipe | null
}

/** Ids of foods and recipes that earlier recommendations of the same reply already suggest. */
type Named = ReadonlySet<string | undefined>

const nothing: Suggestions = { foods: () => [], recipe: () => null }
const mostFoods = 3

/**
 * Returns the suggestions for a person: only safe, liked foods, and recipes that the person can also cook in the
 * available time. Suggests nothing before the questionnaire or when `care` forbids naming food.
 */
export function suggestionsFor(
  person: Person | null,
  care: Care,
  menuContext: MenuContext,
  context: { readonly date: string; readonly sodiumMgMax: number },
): Suggestions {
  if (!person || !care.mayNameFood) return nothing
  const exclusions = exclusionsOf(person)
  const mayEat = (food: Food) =>
    isAllowed(food, exclusions) && !holdsAny(identityOf(food), menuContext.habits.dislikes)
  const order = (id: string) => fnv1a(`${context.date}|${id}`)
  const request = {
    exclusions,
    constraints: [],
    favoriteRecipeIds: [],
    favoriteFoods: [],
    ...menuContext.habits,
    hasHypertension: hasHypertension(person),
    hasDiabetes: hasDiabetes(person),
    sodiumMgMax: context.sodiumMgMax,
    caffeineMaxMg: caffeineMaxOf(person),
  }
  const rules = eligibilityRules(request, noLeniency)
  const mayCook = (recipe: DescribedRecipe) =>
    rules.isSafe(recipe) &&
    isSafeServing(recipe, 1, request) &&
    rules.isCookable(recipe) &&
    rules.isLiked(recipe) &&
    rules.isQuick(recipe, menuContext.habits.cookTimeMin)
  return {
    foods: (kind, named) =>
      ideaFoods[kind]
        .flatMap((id) => findFood(id) ?? [])
        .filter((food) => !named.has(food.id) && mayEat(food))
        .toSorted((a, b) => order(a.id) - order(b.id))
        .slice(0, mostFoods)
        .map(({ id, name }) => ({ id, name })),
    recipe: (wish, named) => {
      const [first] = menuContext.recipes
        .filter((recipe) => !named.has(recipe.id) && fits(recipe, wish) && mayCook(recipe))
        .toSorted((a, b) => order(a.id) - order(b.id))
      return first ? described(first, care) : null
    },
  }
}

/**
 * Returns false for a food that contains or may contain an exclusion. With a severe allergy, also returns false for a
 * food with unseen ingredients.
 */
function isAllowed(food: Food, exclusions: Exclusions): boolean {
  if (exclusionsHitBy(food, exclusions).length > 0) return false
  if (exclusionsUnknownFor(food, exclusions).length > 0) return false
  const hasAllergy = exclusions.all.some(({ source }) => source === 'alergia')
  return !(exclusions.isStrict && hasAllergy && hasUnseenIngredients(food))
}

const roles: ReadonlySet<DescribedRecipe['role']> = new Set(['main', 'solo', 'snack'])

function fits({ role, mealTypes, tags }: DescribedRecipe, { kind, mealType }: RecipeWish): boolean {
  return roles.has(role) && mealTypes.includes(mealType) && (kind === 'any' || tags.includes('light'))
}

function described(
  { id, name, totalMinutes, perPortion }: DescribedRecipe,
  { hidesNumbers }: Care,
): RecommendedRecipe {
  return { id, name, minutes: totalMinutes, kcal: hidesNumbers ? null : perPortion.kcal }
}
