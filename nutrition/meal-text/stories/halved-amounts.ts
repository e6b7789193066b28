import { isMeasureWord } from '../amounts/measure-words.ts'
import { asNumber } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import { isMark, isOf, type Token } from '../words/tokens.ts'
import { isUnitWord } from '../words/unit-words.ts'

export const halfWord = /^metade$/u
/** Measures whose halves are tastes of one food: `pizza 4 fatias, metade calabresa metade frango`. */
const pieces = /^(?:peca|fatia|pedaco|unidade|prato|barca|rodela|porcao)$/u
/** Words between an amount and its halves: `350 g: metade salada`, `um copo com metade leite`. */
const opening = /^(?:com|sendo|era|foi|a)$/u

/** Gives each food its half of one amount: `300 ml metade leite metade café` is 150 ml of each. */
export function splitHalves(tokens: readonly Token[]): readonly Token[] {
  const halves = tokens.flatMap(({ plain }, at) => (halfWord.test(plain) ? [at] : []))
  const [first = 0, second = 0] = halves
  const amount = halves.length === 2 && second > first + 1 ? amountBefore(tokens, first) : undefined
  if (!amount) return tokens
  const half = [asNumber(amount.token, amount.value / 2), ...amount.measure]
  const after = isOf(tokens[second + 1]) ? second + 2 : second + 1
  const of = isOf(tokens[first + 1]) ? first + 2 : first + 1
  // `a outra metade`
  const between = tokens.slice(of, second).filter(({ plain }) => plain !== 'outra' && plain !== 'a')
  return [...tokens.slice(0, amount.at), ...half, ...between, ...half, ...tokens.slice(after)]
}

/** Returns the number and the measure that end right before a token, apart from marks. */
function amountBefore(tokens: readonly Token[], end: number) {
  let last = end
  while (isMark(tokens[last - 1]) || opening.test(tokens[last - 1]?.plain ?? '')) last -= 1
  let from = last
  while (isMeasure(tokens[from - 1]) && from > last - 3) from -= 1
  const numeral = from < last ? readNumeral(tokens, from - 1) : undefined
  const token = tokens[from - 1]
  if (!token || numeral?.next !== from || numeral.isVague) return undefined
  return { at: from - 1, token, value: numeral.value, measure: tokens.slice(from, last) }
}

function isMeasure(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || pieces.test(token.key)) return false
  return isMeasureWord(token.key) || isUnitWord(token.key) || isOf(token)
}
