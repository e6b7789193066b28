import { knownFood } from '../../foods/food-table.ts'
import type { Food, FoodId } from '../../foods/food.ts'
import { readNumeral } from '../../meal-text/numerals.ts'
import type { Token } from '../../meal-text/tokens.ts'

interface Juice {
  readonly foodId: FoodId
  /** Grams of juice of one fruit: USDA SR28 (lemon 48, orange 86, lime 44; a taiti lime is smaller: own estimate). */
  readonly grams: number
}

const juices: Readonly<Record<string, Juice>> = {
  limao: { foodId: 'taco:219', grams: 30 },
  laranja: { foodId: 'taco:215', grams: 86 },
  maracuja: { foodId: 'taco:232', grams: 45 },
}

const squeezed = /^(?:suco|caldo|sumo)$/u
const grated = /^(?:raspas?|zest|casca)$/u

/** Juice or zest of whole fruit at the start of a line. */
export interface FruitPart {
  readonly text: string
  /** Juice of the fruit; absent for zest. */
  readonly juice?: { readonly food: Food; readonly grams: number; readonly fruits: number }
}

/**
 * Reads `suco de 1 limão`, `suco e raspas de 2 laranjas`, `caldo de meio limão`; `undefined` for anything else, such as
 * `2 colheres de suco de limão`.
 */
export function readFruit(tokens: readonly Token[]): readonly FruitPart[] | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'number')
  const first = words[0]
  if (!first || !(squeezed.test(first.plain) || grated.test(first.plain))) return undefined
  const ofPeel = words.findIndex(({ plain }) => plain === 'casca')
  const at = words.findIndex(({ plain }, index) => index > ofPeel && /^d[eoa]$/u.test(plain))
  if (at < 0) return undefined
  const numeral = readNumeral(words, at + 1)
  const fruit = words[numeral?.next ?? at + 1]
  const juice = juices[fruit?.key ?? '']
  if (!juice) return undefined
  const wanted = words.slice(0, at)
  const isJuice = wanted.some(({ plain }) => squeezed.test(plain))
  if (isJuice && !numeral) return undefined
  const fruits = numeral?.value ?? 1
  return wanted.flatMap(({ plain, accented }): FruitPart[] => {
    const text = `${accented} de ${fruit?.accented ?? ''}`
    if (squeezed.test(plain))
      return [{ text, juice: { food: knownFood(juice.foodId), grams: juice.grams * fruits, fruits } }]
    return grated.test(plain) ? [{ text }] : []
  })
}
