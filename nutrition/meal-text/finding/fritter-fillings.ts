import { isOf } from '../words/tokens.ts'
import { type FindFood, type FoodMatch, spanText } from '../matching/food-matching.ts'
import type { NameSpan } from './plant-versions.ts'
import { withFlavor } from '../matching/snack-fillings.ts'

/**
 * Reads `bolinho de …` where no food has that name. A filling that is a fritter itself is the food: `bolinho de falafel`.
 * Any other filling is kept as `unmet`, so that the person is asked: `bolinho de espinafre` is no sweet `bolinho de
 * chuva`, which is what `bolinho` alone means.
 */
export function withFritterFilling(
  { tokens, at, next }: NameSpan,
  match: FoodMatch,
  findFood: FindFood,
): FoodMatch {
  if (match.food.name !== 'Bolinho de chuva' || match.words > 1) return match
  if (!isOf(tokens[next]) || tokens[next + 1]?.kind !== 'word') return match
  const found = findFood(next + 1)
  if (found?.food.group === 'salgado') return found
  const end = Math.max(match.next, found?.next ?? next + 2)
  const asked = { ...match, next: end, unmet: { said: spanText(tokens, at, end), instead: [] } }
  return found && !match.flavors?.includes(found.food) ? withFlavor(asked, found) : asked
}
