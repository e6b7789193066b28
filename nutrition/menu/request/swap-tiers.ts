import { holdsAny } from '../../foods/identity/contents.ts'
import { namedContents } from '../../foods/identity/named-contents.ts'
import type { IdentityId } from '../../foods/identity/identity-id.ts'
import { findIdentity } from '../../foods/identity/identity-table.ts'
import { identitiesOfAnswer } from '../../foods/identity/read-identities.ts'
import type { Protein } from '../../recipes/recipe.ts'
import type { Style } from '../../safety/health-answers.ts'
import type { ProteinPriority } from '../../targets/answers.ts'
import { constraintsOf } from './eligibility.ts'
import type { MenuRecipe } from './menu-recipe.ts'
import type { WeekConstraint } from './request.ts'

/** Likes of a person, from the questionnaire and the notes of the week. */
export interface Likes {
  readonly styles: readonly Style[]
  readonly proteinPriorities: readonly ProteinPriority[]
  readonly favoriteFoods: readonly IdentityId[]
  readonly constraints: readonly WeekConstraint[]
}

export const proteinsOfPriority: Readonly<Record<ProteinPriority, readonly Protein[]>> = {
  Frango: ['frango'],
  'Carne vermelha': ['bovina', 'suina'],
  Peixes: ['peixe'],
  Ovos: ['ovo'],
  Leguminosas: ['leguminosa'],
  Laticínios: ['laticinio'],
  'Tofu/Soja': ['soja'],
  'Proteína Whey': ['laticinio'],
}

const proteinsOfFamily: Readonly<Record<string, readonly Protein[]>> = {
  'familia:carnes': ['bovina', 'suina', 'frango'],
  'familia:carne_vermelha': ['bovina', 'suina'],
  'familia:aves': ['frango'],
  'familia:peixes': ['peixe'],
  'familia:ovos': ['ovo'],
  'base:soja': ['soja'],
  'base:tofu': ['soja'],
}

/** Returns the proteins of a food: beef and pork of `picanha`, which is red meat. */
function proteinsOfFood(id: IdentityId): readonly Protein[] {
  const own = proteinsOfFamily[id]
  if (own) return own
  const families = findIdentity(id)?.families ?? []
  const narrow = families.filter((family) => family !== 'familia:carnes')
  return (narrow.length > 0 ? narrow : families).flatMap((family) => proteinsOfFamily[family] ?? [])
}

/** Returns the proteins that a person asks for. */
export function likedProteins({
  styles,
  proteinPriorities,
  favoriteFoods,
  constraints,
}: Likes): Set<Protein> {
  const wishes = constraintsOf(constraints, 'more_food').flatMap(({ food }) => identitiesOfAnswer(food))
  const wishedStyles = [...styles, ...constraintsOf(constraints, 'more_style').map(({ style }) => style)]
  return new Set([
    ...proteinPriorities.flatMap((priority) => proteinsOfPriority[priority]),
    ...constraintsOf(constraints, 'more_protein').map(({ protein }) => protein),
    ...[...favoriteFoods, ...wishes].flatMap(proteinsOfFood),
    ...(wishedStyles.includes('Churrasco') ? proteinsOfPriority['Carne vermelha'] : []),
  ])
}

/** Returns whether soy dishes suit a person without being asked for: they ask for soy or eat no meat. */
export function eatsSoy(likes: Likes): boolean {
  return (
    likedProteins(likes).has('soja') ||
    likes.styles.some((style) => style === 'Vegano' || style === 'Vegetariano')
  )
}

const kinds: readonly (readonly Protein[])[] = [
  ['bovina', 'suina', 'frango', 'peixe'],
  ['ovo', 'laticinio'],
  ['leguminosa', 'soja'],
]

function isSameKind(one: Protein, other: Protein): boolean {
  return one === other || kinds.some((kind) => kind.includes(one) && kind.includes(other))
}

/** Tier of what a person does not want: soy without asking for it, or what the week should have less of. */
const lastTier = 3

/**
 * Returns a function that ranks a recipe as a swap for one with `replaced`: 0 for what the person likes, 1 for the same
 * kind of protein, 2 for another kind, 3 for what the week should have less of, and for soy in place of another protein
 * for a person who did not ask for it. A liked food counts in the recipe's name only: olive oil is in most recipes.
 */
export function swapTiers(likes: Likes, replaced: Protein | undefined): (recipe: MenuRecipe) => number {
  const liked = likedProteins(likes)
  const suitsSoy = eatsSoy(likes) || replaced === 'soja'
  const foodsOf = (kind: 'more_food' | 'less_food') =>
    constraintsOf(likes.constraints, kind).flatMap(({ food }) => identitiesOfAnswer(food))
  const wished = [...likes.favoriteFoods, ...foodsOf('more_food')]
  const unwanted = foodsOf('less_food')
  const less = new Set(constraintsOf(likes.constraints, 'less_protein').map(({ protein }) => protein))
  return (recipe) => {
    if (less.has(recipe.protein) || holdsAny(recipe, unwanted)) return lastTier
    if (recipe.protein === 'soja' && !suitsSoy) return lastTier
    if (liked.has(recipe.protein)) return 0
    if (holdsAny(recipe, wished) && holdsAny(namedContents(recipe.name), wished)) return 0
    return replaced !== undefined && isSameKind(recipe.protein, replaced) ? 1 : 2
  }
}
