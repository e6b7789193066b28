import { readAmount } from '../amounts/amounts.ts'
import { readMeasure } from '../amounts/measure-words.ts'
import { foodEndingAt } from '../matching/food-ending.ts'
import type { FinderOf, FindFood, FoodMatch } from '../matching/food-matching.ts'
import { readNumeral } from '../words/numerals.ts'
import { isOf, type Token } from '../words/tokens.ts'

/** Words that are no food in any place and say which kind of the food before them was eaten. */
const adjectives =
  /^(?:zero|light|diet|(?:semi)?desnatad[oa]|integra(?:l|is)|isolad[oa]|parboilizad[oa]|puro)$/u
/** Words that say the kind of food only right after its amount; elsewhere they are colours, places or other foods. */
const namesOfKinds =
  /^(?:pret[oa]s?|branc[oa]s?|verdes?|carioca|fradinho|frances(?:es)?|minas|frescal|coalho|prato|mu[cs]+arela|doces?|amarg[oa]|bolonhesa|cozid[oa]s?|mexid[oa]s?|frit(?:o|a|os))$/u
/** Ingredients that a food may be free of: `cerveja 350 ml sem álcool`. */
const absent = /^(?:acucar|lactose|alcool|gluten|xarope)$/u
/** Tokens of an amount at most: `1 copo de 300 ml`. */
const longestAmount = 6

/**
 * Moves a word for the kind of a food from behind its amount to its name: `coca 350 ml zero`, `leite 1 copo (desnatado)`,
 * `feijão 2 conchas preto`. Left behind, it would be lost, and another food would be counted.
 */
export function moveKindsBeforeAmounts(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  let moved = tokens
  for (let at = 2; at < moved.length; at += 1)
    if (kindEnd(moved, at) > at) moved = withKindInName(moved, at, finderOf) ?? moved
  return moved
}

/** Returns the index after the words for a kind that start at a token; the same index if none does. */
function kindEnd(tokens: readonly Token[], at: number): number {
  const [word, next] = [tokens[at]?.plain ?? '', tokens[at + 1]?.plain ?? '']
  if (/^(?:sem|zero)$/u.test(word) && absent.test(next)) return at + 2
  // `queijo 2 fatias, prato feito` names a plate.
  if (word === 'prato' && tokens[at + 1]?.kind === 'word' && next !== 'e') return at
  return adjectives.test(word) || namesOfKinds.test(word) ? at + 1 : at
}

function withKindInName(
  tokens: readonly Token[],
  kindAt: number,
  finderOf: FinderOf,
): readonly Token[] | undefined {
  const findFood = finderOf(tokens)
  const end = kindEnd(tokens, kindAt)
  const gap = gapBefore(tokens, kindAt, end)
  const head = headBefore(tokens, kindAt - gap.before, findFood)
  if (!head || head.match.food.source === 'own') return undefined
  const kind = tokens.slice(kindAt, end)
  const name = [...tokens.slice(0, head.match.next), ...kind]
  const whole = finderOf(name)(head.at)
  if (!whole || whole.next < name.length || !isMoreThan(whole, head.match)) return undefined
  if (isFoodItself(tokens, kindAt, whole, findFood)) return undefined
  const last = kind.at(-1)
  if (!last) return undefined
  const amount = tokens.slice(head.match.next, kindAt - gap.before)
  const moved = amount.map((token) => ({ ...token, start: last.end, end: last.end }))
  return [...name, ...moved, ...tokens.slice(end + gap.after)]
}

/** Counts the marks around a kind that belong to it: `leite 200 ml (desnatado)`, `coca lata, zero`. */
function gapBefore(tokens: readonly Token[], at: number, end: number) {
  const none = { before: 0, after: 0 }
  const word = tokens[at]?.plain ?? ''
  const isAdjective = adjectives.test(word) || end > at + 1
  if (!isAdjective || tokens[at - 1]?.kind !== 'break') return none
  const [open, close] = [tokens[at - 1]?.plain.trim(), tokens[end]]
  if (open === '(') return close?.plain.trim() === ')' ? { before: 1, after: 1 } : none
  const isAlone = !close || close.kind === 'break' || close.kind === 'stop' || close.plain === 'e'
  return open === ',' && isAlone ? { before: 1, after: 0 } : none
}

/** Returns the food before an amount that ends at a token, or right before a mark. */
function headBefore(tokens: readonly Token[], end: number, findFood: FindFood) {
  const bare = tokens[end]?.kind === 'break' ? foodEndingAt(tokens, end, findFood) : undefined
  if (bare) return bare
  for (let start = end - 1; start > 0 && start >= end - longestAmount; start -= 1) {
    const head = foodEndingAt(tokens, start, findFood)
    if (!head) continue
    const amount = readAmount(tokens, start, findFood, undefined) ?? readMeasure(tokens, start, findFood)
    return amount?.next === end ? head : undefined
  }
  return undefined
}

function isMoreThan(whole: FoodMatch, head: FoodMatch): boolean {
  if (whole.typos > head.typos) return false
  return whole.words > head.words || (whole.cooking !== undefined && whole.cooking !== head.cooking)
}

/** Returns whether the word after an amount is a food beside the one before it: `pão 2 fatias doce de leite`. */
function isFoodItself(tokens: readonly Token[], at: number, whole: FoodMatch, findFood: FindFood): boolean {
  const own = findFood(at)
  if (!own || own.food.id === whole.food.id) return false
  // `arroz 3 colheres, doce 1 colher`
  const isCounted = readNumeral(tokens, at + 1) !== undefined && !tokens[at]?.plain.endsWith('s')
  return own.words > 1 || own.next > at + 1 || isCounted || isOf(tokens[at + 1])
}
