import type { FoodGroup } from '../../foods/food.ts'
import type { FinderOf, FoodMatch } from '../matching/food-matching.ts'
import { insertedWords } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'

interface Dish {
  readonly names: RegExp
  /** Groups of the foods that the dish is made of; the first other food ends its list. */
  readonly groups: ReadonlySet<FoodGroup>
  /** Words before the first food of the dish and before the second; by default `com` and `e`. */
  readonly joins?: readonly [first: string, second: string]
}

const fillings: readonly FoodGroup[] = ['queijo', 'embutido', 'ovo', 'frango', 'peixe', 'folhas', 'legumes']
const blended = new Set<FoodGroup>(['fruta', 'cereal', 'castanha', 'laticinio', 'doce'])

const dishes: readonly Dish[] = [
  { names: /^(?:vitamina|smoothie|mingau|shake)$/u, groups: blended, joins: ['de', 'com'] },
  {
    names: /^(?:sanduiche|sanduba|wrap)$/u,
    groups: new Set([...fillings, 'pao', 'carne', 'molho', 'gordura']),
  },
  { names: /^(?:omelete|crepioca|tapioca)$/u, groups: new Set(fillings) },
  { names: /^panqueca$/u, groups: new Set([...fillings, 'fruta', 'cereal']), joins: ['de', 'com'] },
  {
    names: /^sopa$/u,
    groups: new Set(['legumes', 'tuberculo', 'feijao', 'massa', 'frango', 'carne']),
    joins: ['de', 'com'],
  },
]

export const listedDishes = new RegExp(dishes.map(({ names }) => names.source).join('|'), 'u')

const alwaysInside = /^(?:queijo|embutido|ovo)$/u

/**
 * Joins foods to the dish before them that is made of them, where dictation left out the words between: `vitamina banana
 * leite aveia`. A sandwich of which all is listed, and a shake without powder, are only titles.
 */
export function joinListed(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const last = tokens.findLastIndex(({ plain }) => listedDishes.test(plain))
  let joined = tokens
  // From the last dish to the first, so that the places of the others stay.
  for (let at = last; at >= 0; at -= 1) joined = joinListedAt(joined, at, finderOf)
  return joined
}

function joinListedAt(tokens: readonly Token[], at: number, finderOf: FinderOf): readonly Token[] {
  const dish = dishes.find(({ names }) => names.test(tokens[at]?.plain ?? ''))
  if (!dish) return tokens
  const listed = foodsFrom(tokens, at + 1, dish, finderOf)
  const [first] = listed
  // One food alone is joined only if hardly anyone eats it beside the dish: `tapioca queijo`, but not `omelete frango`.
  // In `tapioca queijo e iogurte`, both stand beside the tapioca.
  const beside =
    tokens[first?.next ?? -1]?.plain === 'e' ? finderOf(tokens)((first?.next ?? 0) + 1) : undefined
  const isPart =
    dish.joins === undefined &&
    alwaysInside.test(first?.food.group ?? '') &&
    (!beside || beside.food.group === 'bebida')
  if (!first || (listed.length < 2 && !isPart)) return tokens
  const isTitle =
    first.start === at + 1 &&
    (first.food.group === 'pao' || (tokens[at]?.plain === 'shake' && !/whey/iu.test(first.food.name)))
  const [toFirst, toSecond] = dish.joins ?? ['com', 'e']
  const joins = new Map(
    listed.map(({ start }, place) => [start, place > 1 ? 'e' : place > 0 ? toSecond : toFirst]),
  )
  return tokens.flatMap((token, place) => {
    if (isTitle && place === at) return []
    const join = joins.get(place)
    const isJoined = join === undefined || isJoin(tokens[place - 1]) || (isTitle && place === first.start)
    return isJoined ? [token] : [...insertedWords(isTitle ? ',' : join, token.start), token]
  })
}

const isJoin = (token: Token | undefined): boolean => /^(?:e|com|de)$/u.test(token?.plain ?? '')

interface Listed {
  readonly start: number
  /** Index of the first token after the food. */
  readonly next: number
  readonly food: FoodMatch['food']
}

/** Returns the foods behind the dish of which it is made. */
function foodsFrom(tokens: readonly Token[], from: number, { groups }: Dish, finderOf: FinderOf): Listed[] {
  const findFood = finderOf(tokens)
  const listed: Listed[] = []
  let at = from
  while (tokens[at]?.kind === 'word') {
    const start = isJoin(tokens[at]) ? at + 1 : at
    // In a list without `de`, `leite aveia` is milk and oats.
    const isMilk = tokens[start]?.plain === 'leite' && tokens[start + 1]?.plain === 'aveia'
    const match = tokens[start]?.kind === 'word' ? findFood(start) : undefined
    if (!match || !(isMilk || groups.has(match.food.group))) break
    at = isMilk ? start + 1 : match.next
    listed.push({ start, next: at, food: match.food })
  }
  return listed
}
