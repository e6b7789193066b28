import type { Food } from '../../foods/food.ts'
import type { FoodMatch } from './food-matching.ts'
import { isNumeralWord } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

const snacks = new Set(['coxinha', 'esfiha', 'esfirra', 'pastel', 'empada', 'quibe', 'risole', 'pizza'])
const pizzas = new Set(['portuguesa', 'marguerita', 'margherita', 'napolitana'])
const farthest = 12
/** A list of fillings starts within this many tokens after its snack: `3 pastéis de feira:`. */
const farthestList = 4

/**
 * Returns the snack of which a count before `de` counts another filling: `esfiha` for the `de` of `2 esfihas de carne e 1
 * de queijo`. Returns `undefined` for any other `de`.
 */
export function snackBefore(tokens: readonly Token[], of: number): Token | undefined {
  const isSized = /^(?:fechad|abert)a$/u.test(tokens[of - 1]?.plain ?? '')
  const isLinked = isPizzaOnly(tokens[of]) && tokens[of - 1]?.plain === 'de'
  const count = tokens[isSized || isLinked ? of - 2 : of - 1]
  const isPiece =
    isPizzaOnly(tokens[of]) &&
    /^(?:fatia|pedaco)s? de$/u.test(`${tokens[of - 2]?.plain} ${tokens[of - 1]?.plain}`)
  const isCount = isPiece || count?.kind === 'number' || /^outr[oa]$/u.test(count?.plain ?? '')
  // `pizza metade calabresa metade marguerita`, `pizza de calabresa e marguerita`
  const tasteLinks = tokens[of]?.plain.startsWith('marg') ? /^(?:metade|e)$/u : /^metade$/u
  const isNextTaste = isPizzaOnly(tokens[of]) && tasteLinks.test(count?.plain ?? '')
  if (!isCount && !isNextTaste && !(count?.kind === 'word' && isNumeralWord(count.plain))) return undefined
  for (let at = of - 2; at >= Math.max(0, of - farthest); at -= 1) {
    const token = tokens[at]
    if (token?.kind === 'stop') return undefined
    if (token && (isNextTaste ? token.key === 'pizza' : snacks.has(token.key))) return token
  }
  return undefined
}

/** Returns whether a counted word is a taste of the slices before it: `3 fatias de pizza, 2 calabresa e 1 portuguesa`. */
export function isCountedTaste(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:calabresa|mu[sc]+arela|toscana|pepperoni)$/u.test(tokens[at]?.plain ?? '')) return false
  const before = tokens.slice(Math.max(0, at - farthest), at)
  const isCounted = before.at(-1)?.kind === 'number' || isNumeralWord(before.at(-1)?.plain ?? '')
  const sliced = before.findLastIndex(({ key }) => key === 'fatia' || key === 'pedaco')
  const pizza = before.findLastIndex(({ key }) => key === 'pizza')
  return (
    isCounted && sliced >= 0 && pizza > sliced && before.slice(sliced).every(({ kind }) => kind !== 'stop')
  )
}

/** Returns whether a counted word is in the list of fillings after counted snacks: `3 pastéis: 1 queijo 2 carne`. */
export function isListedFilling(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.kind !== 'number' && !isNumeralWord(tokens[at - 1]?.plain ?? '')) return false
  const list = tokens.findLastIndex(
    ({ kind, plain }, place) => place < at && (kind === 'colon' || plain === '('),
  )
  if (list < 0) return false
  const snack = tokens.findLastIndex(({ key }, place) => place < list && snacks.has(key))
  if (snack < 0 || list - snack > farthestList || tokens[snack - 1]?.kind !== 'number') return false
  return tokens.slice(list + 1, at).every(({ kind }) => kind !== 'stop')
}

/** Returns whether a food is one that is counted by its filling. */
export function isSnack({ group, name }: Food): boolean {
  return group === 'salgado' || name.startsWith('Pizza')
}

/** Returns whether a word names nothing but a pizza: `2 pizzas de calabresa e 1 portuguesa`. */
export function isPizzaOnly(token: Token | undefined): boolean {
  return token !== undefined && pizzas.has(token.plain)
}

/** Records a food as flavor of a dish, because the person may be allergic to it. */
export function withFlavor(dish: FoodMatch, { food, flavors = [] }: FoodMatch): FoodMatch {
  return { ...dish, flavors: [...(dish.flavors ?? []), food, ...flavors] }
}

/**
 * Returns the dish with another filling: `1 de camarão` after `2 esfihas de carne`. The counted dish is the one with the
 * first filling, so the person is asked.
 */
export function withOtherFilling(dish: FoodMatch, filling: FoodMatch): FoodMatch {
  const { flavors: _flavors, ...rest } = dish
  const said = `${dish.said.split(' ')[0] ?? ''} de ${filling.said}`
  return { ...withFlavor(rest, filling), unmet: { said, instead: [] } }
}
