import { insertedWords } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'

export const comboWords = /^(?:combo|combinho|trio|oferta|mcoferta)$/u
const burger =
  /^(?:mac|whopper|burg\w*|hamburg\w*|x|xis|cheddar|mcmelt|quarteirao|mcchicken|chicken|cheeseburg\w*|smash|stacker|tasty|mcmax|cheese)$/u
const fries = /^(?:batatas?|fritas?|mcfritas|onion|aneis|nuggets|salada)$/u
const drink =
  /^(?:cocas?|refris?|refrigerantes?|guarana|sucos?|fanta|sprite|pepsi|agua|cha|mate|milkshake|shake|cerveja|soda|kuat|schweppes|h2oh)$/u

/** Names the fries and the soft drink of a combo that tells only its burger: `combo big mac com coca zero`. */
export function nameCombo(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => comboWords.test(plain))
  const last = tokens.at(-1)
  if (at < 0 || !last || !tokens.some(({ plain }) => burger.test(plain))) return tokens
  const lacks = (side: RegExp) => !tokens.some(({ plain }) => side.test(plain))
  // A denied or shared side is named.
  if (tokens.some(({ plain }) => /^(?:sem|so|apenas|somente|metade)$/u.test(plain))) return tokens
  if (!lacks(fries)) return tokens
  const sides = [', batata frita', ...(lacks(drink) ? [', refrigerante'] : [])]
  const from = tokens[at]?.plain === 'oferta' && tokens[at - 1]?.plain === 'mc' ? at - 1 : at
  return [...tokens.toSpliced(from, at + 1 - from), ...insertedWords(sides.join(' '), last.end)]
}
