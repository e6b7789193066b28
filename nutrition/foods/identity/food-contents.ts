import type { Food } from '../food.ts'
import type { Contents } from './contents.ts'
import { findFoodIdentity } from './identity-table.ts'
import { namedContents } from './named-contents.ts'

/**
 * Returns the contents of a food. A dish or recipe has the contents of its foods and of names without a food, a row of
 * the table its own contents, and any other food only the contents that its name states.
 */
export function contentsOf(food: Food): Contents {
  const { madeOf = [], namesInside = [] } = food
  if (madeOf.length === 0) return findFoodIdentity(food) ?? namedContents(food.name)
  const inside = [...madeOf.map(contentsOf), ...namesInside.map(namedContents)]
  const holds = [...new Set(inside.flatMap((one) => one.holds))]
  const mayHold = new Set(inside.flatMap((one) => one.mayHold))
  return { holds, mayHold: [...mayHold].filter((id) => !holds.includes(id)) }
}
