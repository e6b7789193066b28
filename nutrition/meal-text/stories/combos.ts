import { insertedWords } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'

export const comboWords = /^(?:combo|combinho|trio|oferta|mcoferta)$/u
const burger =
  /^(?:mac|whopper|burg\w*|hamburg\w*|x|xis|mcmelt|quarteirao|mcchicken|chicken|cheeseburg\w*|smash|stacker|tasty|mcmax)$/u
/** Words between a combo and its burger: `combo grande do bk: whopper`, `hambúrguer no combo`. */
const linking =
  /^(?:d[eoa]|n[oa]|em|o|um|com|big|bk|king|mc|mcdonalds|bobs|grande|media|medio|pequen[oa]|,|:)$/u
const fries = /^(?:batatas?|fritas?|mcfritas|onion|aneis|nuggets)$/u
const drink =
  /^(?:cocas?|refris?|refrigerantes?|guarana|sucos?|fanta|sprite|pepsi|agua|cha|mate|milkshake|shake|cerveja|soda|kuat|schweppes|h2oh)$/u

/** Names the fries and the soft drink of a combo that tells only its burger: `combo big mac com coca zero`. */
export function nameCombo(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) => comboWords.test(plain) && (plain !== 'oferta' || tokens[place - 1]?.plain === 'mc'),
  )
  const last = tokens.at(-1)
  const from = tokens[at]?.plain === 'oferta' ? at - 1 : at
  if (at < 0 || !last || !(isBurgerAfter(tokens, at) || isBurgerBefore(tokens, from))) return tokens
  const lacks = (side: RegExp) => !tokens.some(({ plain }) => side.test(plain))
  // A denied or shared side is named.
  if (tokens.some(({ plain }) => /^(?:sem|so|apenas|somente|metade)$/u.test(plain))) return tokens
  if (!lacks(fries)) return tokens
  const sides = [', batata frita', ...(lacks(drink) ? [', refrigerante'] : [])]
  return [...tokens.toSpliced(from, at + 1 - from), ...insertedWords(sides.join(' '), last.end)]
}

function isBurgerAfter(tokens: readonly Token[], combo: number): boolean {
  let at = combo + 1
  while (linking.test(tokens[at]?.plain.trim() ?? '')) at += 1
  return burger.test(tokens[at]?.plain ?? '')
}

/** Returns whether the name of a burger ends before a combo; its second word may tell the kind: `x-bacon combo`. */
function isBurgerBefore(tokens: readonly Token[], combo: number): boolean {
  // `um x-burguer, combo de pastel` is another one.
  if (tokens[combo + 1]?.plain === 'de') return false
  let at = combo - 1
  while (linking.test(tokens[at]?.plain.trim() ?? '')) at -= 1
  return [at, at - 1].some((place) => burger.test(tokens[place]?.plain ?? ''))
}
