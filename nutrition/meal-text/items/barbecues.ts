import type { FoodGroup } from '../../foods/food.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { plain } from '../words/words.ts'

const grilled: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['carne', 'frango', 'embutido'])
const ate = /\b(?:comi|comemos|tomei|teve|tinha|peguei|foi|foram)\b/u
const otherTime = /\bdepois\b|(?:,|\be\b)[^,]*\b(?:noite|tarde|manha|cedo|almoco|jantar?)\b/u
/** Words right before `churrasco` that make it food: `comi churrasco`, `prato de churrasco`, but not `almocei no churrasco`. */
const eaten = /\b(?:com(?:i|emos)|almoc(?:ei|amos)|jant(?:ei|amos)|de|mais)\s+(?:um )?$/u

/** Returns whether `churrasco` only names the occasion of the meats that were eaten: `churrasco do tio, comi picanha`. */
export function isOccasion(
  { match, start, end }: SpokenItem,
  listAfter: () => readonly SpokenItem[],
  text: string,
): boolean {
  if (match.said.toLowerCase() !== 'churrasco') return false
  const listed = listAfter()
  const [first] = listed
  if (!first) return false
  const between = plain(text.slice(end, first.start))
  if (/^\s*com\b/u.test(between)) return listed.some((one) => one.match.food.group === 'carne')
  if (otherTime.test(between)) return false
  const isMeat = listed.some((one) => grilled.has(one.match.food.group))
  if (/^[^;!?]*[,:]/u.test(between) && !/\b(?:e|mais|depois)\s/u.test(between)) return isMeat
  const isListed = ate.test(between) || !/[,:;.!?]|\b(?:e|mais|depois|com)\b/u.test(between)
  return isMeat && isListed && !eaten.test(plain(text.slice(0, start)))
}
