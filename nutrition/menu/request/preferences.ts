import { holdsAny } from '../../foods/identity/contents.ts'
import { identitiesOfAnswer } from '../../foods/identity/read-identities.ts'
import { constraintsOf } from './eligibility.ts'
import type { MenuRecipe } from './menu-recipe.ts'
import type { MenuRequest } from './request.ts'
import { eatsSoy, proteinsOfPriority } from './swap-tiers.ts'

/** Penalty in points for a soy dish, unless the person asks for soy or eats no meat (design choice). */
const unrequestedSoyCost = 0.5

/** Factor on the preference of a base, side or drink; a main has 1. */
const sideWeight = 0.3

/**
 * Returns a function that computes a recipe's preference cost in points. The cost starts at 1; a favorite or own recipe
 * subtracts 1 (a favorite food 0.5), a style 0.3, a preferred protein 0.3; a protein or food wanted this week subtracts
 * 0.8, an unwanted one adds 0.8; the price class adds `priceOf`, unrequested soy 0.5, and a recipe of last week 0.6.
 * For a base, side or drink the cost is `sideWeight` × the sum without the initial 1 and without last week; in a cheap week
 * its price class counts in full.
 */
export function preferenceCosts(request: MenuRequest): (recipe: MenuRecipe) => number {
  const { constraints } = request
  const favoriteIds = new Set(request.favoriteRecipeIds)
  const lastWeek = new Set(request.lastWeekRecipeIds)
  const wanted = new Set(request.proteinPriorities.flatMap((priority) => proteinsOfPriority[priority]))
  const more = new Set(constraintsOf(constraints, 'more_protein').map(({ protein }) => protein))
  const less = new Set(constraintsOf(constraints, 'less_protein').map(({ protein }) => protein))
  const moreFoods = constraintsOf(constraints, 'more_food').flatMap(({ food }) => identitiesOfAnswer(food))
  const lessFoods = constraintsOf(constraints, 'less_food').flatMap(({ food }) => identitiesOfAnswer(food))
  const styles = new Set([
    ...request.styles,
    ...constraintsOf(constraints, 'more_style').map(({ style }) => style),
  ])
  const suitsSoy = eatsSoy(request)
  const isCheapWeek = constraints.some(({ kind }) => kind === 'cheap')
  const priceOf = isCheapWeek ? { 1: 0, 2: 0.5, 3: 1.2 } : { 1: 0, 2: 0, 3: 0.2 }
  return (recipe) => {
    let cost = 0
    // Its owner asked for it in the menus.
    if (favoriteIds.has(recipe.id) || recipe.id.startsWith('own-recipe:')) cost -= 1
    else if (holdsAny(recipe, request.favoriteFoods)) cost -= 0.5
    if (recipe.styles.some((style) => styles.has(style))) cost -= 0.3
    if (wanted.has(recipe.protein)) cost -= 0.3
    if (more.has(recipe.protein)) cost -= 0.8
    if (less.has(recipe.protein)) cost += 0.8
    if (holdsAny(recipe, moreFoods)) cost -= 0.8
    if (holdsAny(recipe, lessFoods)) cost += 0.8
    if (recipe.protein === 'soja' && !suitsSoy) cost += unrequestedSoyCost
    const price = priceOf[recipe.costClass]
    const isBeside = recipe.role === 'base' || recipe.role === 'side' || recipe.role === 'drink'
    // The money of a cheap week is the same on a drink as on a main.
    if (isBeside) return isCheapWeek ? sideWeight * cost + price : sideWeight * (cost + price)
    return 1 + cost + price + (lastWeek.has(recipe.id) ? 0.6 : 0)
  }
}
