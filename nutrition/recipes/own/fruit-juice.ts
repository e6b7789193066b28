import { knownFood } from '../../foods/food-table.ts'
import type { Food, FoodId } from '../../foods/food.ts'
import { readNumeral } from '../../meal-text/words/numerals.ts'
import type { Token } from '../../meal-text/words/tokens.ts'

interface Juice {
  readonly foodId: FoodId
  /**
   * Grams of juice from one fruit. Orange: USDA SR28. Taiti lime and passion fruit: own estimates (a lime has 44 g in
   * SR28, but the taiti is smaller).
   */
  readonly grams: number
}

const juices: Readonly<Record<string, Juice>> = {
  limao: { foodId: 'taco:219', grams: 30 },
  laranja: { foodId: 'taco:215', grams: 86 },
  maracuja: { foodId: 'taco:232', grams: 45 },
}

const squeezed = /^(?:suco|caldo|sumo)$/u
const grated = /^(?:raspas?|zest|cascas?)$/u
const links = /^(?:e|d[eoa]s?)$/u

/** Juice or zest of whole fruit. */
export interface FruitPart {
  readonly name: string
  /** Juice of the fruit; absent for zest alone. */
  readonly juice?: { readonly food: Food; readonly grams: number; readonly fruits: number }
}

/**
 * Reads `suco de 1 limão`, `suco e raspas de 2 laranjas` or `raspas da casca de meio limão` from a token on. Returns
 * `undefined` for anything else, such as `suco de limão` without a number of fruits.
 */
export function readFruit(
  tokens: readonly Token[],
  from: number,
): { readonly parts: readonly FruitPart[]; readonly end: number } | undefined {
  const first = tokens[from]?.plain ?? ''
  if (!squeezed.test(first) && !grated.test(first)) return undefined
  let at = from
  while (isPartOfPhrase(tokens[at]) && !isCounted(tokens, at)) at += 1
  const numeral = readNumeral(tokens, at)
  const fruit = tokens[numeral?.next ?? at]
  const juice = juices[fruit?.key ?? '']
  const wanted = tokens.slice(from, at).filter(({ plain }) => squeezed.test(plain) || grated.test(plain))
  if (!fruit || !juice || (!numeral && wanted.some(({ plain }) => squeezed.test(plain)))) return undefined
  const fruits = numeral?.value ?? 1
  const parts = wanted.map(({ plain, accented }): FruitPart => {
    const name = `${accented} de ${fruit.accented}`
    if (!squeezed.test(plain)) return { name }
    return { name, juice: { food: knownFood(juice.foodId), grams: juice.grams * fruits, fruits } }
  })
  return { parts: withoutPeel(parts), end: (numeral?.next ?? at) + 1 }
}

function isPartOfPhrase(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' &&
    (squeezed.test(token.plain) || grated.test(token.plain) || links.test(token.plain))
  )
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  return readNumeral(tokens, at) !== undefined && !links.test(tokens[at]?.plain ?? '')
}

/** Removes the peel of `raspas da casca`, because it is the same zest. */
function withoutPeel(parts: readonly FruitPart[]): readonly FruitPart[] {
  const zest = parts.filter(({ juice }) => !juice)
  return parts.filter((part) => part.juice !== undefined || part === zest[0])
}
