import type { Food } from '../food.ts'
import type { Contents } from './contents.ts'
import { findFoodIdentity } from './identity-table.ts'
import { namedContents } from './named-contents.ts'

/**
 * Returns what a food contains: a dish or recipe what its foods and their names say, a food of the table its own contents, and an
 * own or retired food only what its name says.
 */
export function contentsOf(food: Food): Contents {
  const { madeOf = [], namesInside = [] } = food
  if (madeOf.length === 0) return findFoodIdentity(food) ?? namedContents(food.name)
  const inside = [...madeOf.map(contentsOf), ...namesInside.map(namedContents)]
  const holds = [...new Set(inside.flatMap((one) => one.holds))]
  const mayHold = new Set(inside.flatMap((one) => one.mayHold))
  return { holds, mayHold: [...mayHold].filter((id) => !holds.includes(id)) }
}
