import { findFood } from '../../foods/food-table.ts'
import { describeOwnRecipe } from './describe-own-recipe.ts'
import type { OwnRecipe, OwnRecipeLine } from './own-recipe.ts'

/** Range of energy per portion that a menu can use, kcal (own choice). */
const plausibleKcal = { least: 5, most: 1500 }

/** Reason why an own recipe cannot be used in the menus yet. */
export type MenuObstacle =
  | { readonly code: 'no_ingredients' }
  /** The person has not answered the lines with these names. */
  | { readonly code: 'unknown_ingredients'; readonly names: readonly string[] }
  /** The amount is open for foods with energy or protein: `óleo para fritar`. */
  | { readonly code: 'open_amounts'; readonly names: readonly string[] }
  /** The person has not answered role, meal types, equipment and times (`MenuAnswers`). */
  | { readonly code: 'answers_missing' }
  /**
   * A portion has more than 1,500 kcal, or less than 5 kcal although all lines are answered. The number of portions is
   * probably wrong.
   */
  | { readonly code: 'implausible_portion'; readonly kcal: number }

/**
 * Returns everything that keeps an own recipe out of the menus; empty for an eligible one.
 * @param isSodiumLimited whether the person's menus limit sodium (hypertension), so that an open amount of salt counts
 */
export function menuObstacles(own: OwnRecipe, isSodiumLimited = false): readonly MenuObstacle[] {
  const obstacles: MenuObstacle[] = []
  const { recipe, unknownNames } = describeOwnRecipe(own)
  const { kcal } = recipe.perPortion
  const open = own.lines.flatMap((line) => (matters(line, isSodiumLimited) ? [line.name] : []))
  if (recipe.ingredients.length === 0) obstacles.push({ code: 'no_ingredients' })
  if (unknownNames.length > 0) obstacles.push({ code: 'unknown_ingredients', names: unknownNames })
  if (open.length > 0) obstacles.push({ code: 'open_amounts', names: open })
  if (own.menu === null || own.menu.mealTypes.length === 0) obstacles.push({ code: 'answers_missing' })
  const isComplete = recipe.ingredients.length > 0 && unknownNames.length === 0 && open.length === 0
  if (kcal > plausibleKcal.most || (isComplete && kcal < plausibleKcal.least))
    obstacles.push({ code: 'implausible_portion', kcal })
  return obstacles
}

/** Uses of so little food that the amount may stay open: greasing a tin, brushing a crust. */
const traces = /\b(?:untar|enfarinhar|pincelar)\b/iu
const salts = new Set(['taco:516', 'taco:517', 'taco:518', 'taco:519', 'taco:324', 'taco:325'])

/** Returns whether the open amount of a line hides energy, protein or limited sodium. Always true for own foods. */
function matters(
  line: OwnRecipeLine,
  isSodiumLimited: boolean,
): line is OwnRecipeLine & { kind: 'uncounted' } {
  if (line.kind !== 'uncounted' || !line.food || traces.test(line.text)) return false
  const { foodId } = line.food
  return findFood(foodId)?.group !== 'tempero' || (isSodiumLimited && salts.has(foodId))
}
