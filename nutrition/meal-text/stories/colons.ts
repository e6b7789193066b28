import { sameFood } from '../../foods/dishes/vary-dish.ts'
import type { FoodGroup } from '../../foods/food.ts'
import { foodEndingAt } from '../matching/food-ending.ts'
import type { FinderOf, FoodMatch } from '../matching/food-matching.ts'
import { asWord } from '../words/inserted-tokens.ts'
import { isNumeralWord } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

/**
 * Rewrites the colon after a dish as people would say it: `suco: laranja` as `suco de laranja`, `tapioca: queijo e presunto`
 * as `tapioca com queijo e presunto`. A colon stays before a list that tells all of a dish (`omelete: 2 ovos, queijo`), of
 * which the dish is only the title.
 */
export function openColons(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  if (!tokens.some(isColon)) return tokens
  return tokens.map((token, at) => {
    const link = isColon(token) && linkFor(tokens, at, finderOf)
    return link ? { ...token, kind: 'word', accented: link, plain: link, key: link } : token
  })
}

function isColon({ kind, plain }: Token): boolean {
  return kind === 'colon' && plain === ':'
}

/** Groups of dishes that are served beside other foods: `strogonoff: arroz, frango e batata palha`. */
const servedBeside: ReadonlySet<FoodGroup> = new Set<FoodGroup>(
  'ensopado carne frango peixe frutos_do_mar feijao arroz massa sopa farofa'.split(' ') as FoodGroup[],
)

function linkFor(tokens: readonly Token[], colon: number, finderOf: FinderOf): 'de' | 'com' | undefined {
  const findFood = finderOf(tokens)
  const dish = foodEndingAt(tokens, colon, findFood)
  const end = tokens.findIndex(({ kind }, at) => at > colon && (kind === 'stop' || kind === 'colon'))
  const list = tokens.slice(colon + 1, end < 0 ? undefined : end)
  if (!dish || servedBeside.has(dish.match.food.group)) return undefined
  const isCounted = list.some(({ kind, plain }) => kind === 'number' || isNumeralWord(plain))
  const parts = dish.match.named.dish?.parts ?? []
  const isPart = (at: number) => {
    const food = findFood(colon + 1 + at)?.food
    return food !== undefined && parts.some((part) => sameFood(part.food, food))
  }
  const isBread = dish.match.food.group === 'pao'
  // `pão: queijo e presunto` lists spreads.
  if (isBread && parts.length === 0) return findFood(colon + 1) && 'com'
  const isOneName = !isBread && !isCounted && !isPart(0) && !list.some(({ kind }) => kind === 'break')
  if (isOneName && isNamedAfter(tokens, { colon, at: dish.at, match: dish.match }, finderOf)) return 'de'
  const isListed = parts.length > 0 && list.some((_token, at) => findFood(colon + 1 + at))
  if (!isListed) return undefined
  const tellsDish = isCounted ? list.some((_token, at) => isPart(at)) : !findFood(colon + 1)
  return tellsDish ? undefined : 'com'
}

/** Returns whether a food and the one after its colon are one name: `pizza: calabresa`. */
function isNamedAfter(
  tokens: readonly Token[],
  { colon, at, match }: { readonly colon: number; readonly at: number; readonly match: FoodMatch },
  finderOf: FinderOf,
): boolean {
  const mark = tokens[colon]
  if (!mark) return false
  const whole = finderOf(tokens.with(colon, asWord(mark, 'de')))(at)
  return (
    whole !== undefined && whole.next > colon + 1 && whole.words > match.words && whole.typos <= match.typos
  )
}
