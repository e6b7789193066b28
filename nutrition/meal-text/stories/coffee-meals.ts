import type { FoodGroup } from '../../foods/food.ts'
import { eatingWords } from '../words/filler-words.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

const breakfastGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'pao',
  'fruta',
  'ovo',
  'cereal',
  'sanduiche',
])

/**
 * Returns the index after `no café` if it means a meal or a place: before a word of eating or a breakfast food (`no
 * café comi pão`), and in `no café da esquina`. Returns `undefined` for the drink (`açúcar no café`) and other words.
 */
export function breakfastEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  const told = breakfastTold(tokens, at, findFood)
  if (told !== undefined) return told
  if (tokens[at]?.plain !== 'no' || tokens[at + 1]?.plain !== 'cafe') return undefined
  const [next, place] = [tokens[at + 2]?.plain ?? '', tokens[at + 3]?.plain ?? '']
  if (/^d[ao]$/u.test(next) && /^(?:esquina|bairro|centro|rua|shopping|hotel|trabalho)$/u.test(place))
    return at + 4
  const before = tokens[at - 1]
  // `o de sempre no café`
  if (before?.plain === 'sempre' && tokens[at - 2]?.plain === 'de') return at + 2
  const after = tokens[at + 2]
  const isOfDay = before !== undefined && isDay.test(before.plain)
  if (isOfDay && (!after || after.kind !== 'word' || readNumeral(tokens, at + 2))) return at + 2
  const isFirst = isOfDay || !before || before.kind === 'stop' || before.kind === 'break'
  const food = isFirst ? findFood(readNumeral(tokens, at + 2)?.next ?? at + 2)?.food.group : undefined
  return isFirst && (eatingWords.has(next) || (food && breakfastGroups.has(food))) ? at + 2 : undefined
}

const isDay = /^(?:hoje|ontem|anteontem)$/u

/** Returns whether `café da tarde` is a drink with the food before it (`bolo com café da tarde`), not only a meal. */
export function isCoffeeWith(tokens: readonly Token[], at: number, findFood: FindFood): boolean {
  if (tokens[at]?.plain !== 'cafe' || !/^d[ae]$/u.test(tokens[at + 1]?.plain ?? '')) return false
  if (!/^(?:com|e|mais)$/u.test(tokens[at - 1]?.plain ?? '') || isMealOf(tokens, at + 3, findFood))
    return false
  for (let before = at - 2; before >= Math.max(0, at - 6); before -= 1) {
    if (isOtherMeal.test(tokens[before]?.plain ?? '')) return false
    const food = findFood(before)
    if (food && food.next <= at) return true
  }
  return false
}

const isOtherMeal = /^(?:almoco|janta|jantar|lanche|manha|tarde|noite)$/u

/** Returns whether the foods of a meal follow its name: `café da tarde com bolo`, `café da tarde: 2 pães`. */
function isMealOf(tokens: readonly Token[], at: number, findFood: FindFood): boolean {
  const isLinked = tokens[at]?.kind === 'colon' || /^(?:com|foi|teve|comi|so)$/u.test(tokens[at]?.plain ?? '')
  const first = isLinked ? at + 1 : at
  return findFood(first) !== undefined || readNumeral(tokens, first) !== undefined
}

/** Number of words between `café` and `foi` at most. */
const farthestVerb = 6

/** Returns the index of `foi` in `café na casa da mãe foi cuscuz`, where `café` is the meal; else `undefined`. */
function breakfastTold(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  if (tokens[at]?.plain !== 'cafe') return undefined
  const before = tokens[at - 1]
  const isFirst =
    !before || before.kind === 'stop' || isDay.test(before.plain) || /^(?:o|meu)$/u.test(before.plain)
  if (!isFirst) return undefined
  for (let next = at + 1; next <= at + farthestVerb; next += 1) {
    const token = tokens[next]
    if (token?.kind !== 'word' || findFood(next)) return undefined
    if (token.plain === 'foi') return next
  }
  return undefined
}
