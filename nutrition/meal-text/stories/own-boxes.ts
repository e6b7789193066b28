import { readNumeral } from '../words/numerals.ts'
import { isMark, type Token } from '../words/tokens.ts'

export const boxes = /^(?:marmitas|quentinhas|marmitinhas|pfs)$/u
const box = /^(?:marmita|quentinha|marmitinha|marmitex|pf)s?$/u
const eating = /^(?:comi|almocei|jantei|tracei|mandei|devorei|esquentei|foi|foram)$/u
/** Words after the boxes that were eaten: `comi uma delas hoje`. */
const after = /^(?:delas|e|hoje|ontem|agora|n[oa]|so|das)$/u

/** Counts only the eaten ones of several boxes: `fiz 5 marmitas de frango e arroz, comi 1`. */
export function countOwnBoxes(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => boxes.test(plain))
  const count = [at - 2, at - 1].find((place) => readNumeral(tokens, place)?.next === at)
  const all = count === undefined ? undefined : readNumeral(tokens, count)
  if (count === undefined || !all || all.value < 2) return tokens
  const verb = tokens.findIndex(({ plain }, place) => place > at && eating.test(plain))
  const own = verb < 0 ? undefined : readOwn(tokens, verb + 1, all.value)
  // `fiz 4 marmitas com 600 g de frango, comi 1` is a share of a recipe.
  const isRecipe = /^(?:em|rend|deu|deram)/u.test(tokens[count - 1]?.plain ?? '')
  if (!own || isRecipe || tokens.slice(at, verb).some(({ kind }) => kind === 'number')) return tokens
  // `levei 3 marmitas e comi 1 marmita de frango`
  if (box.test(tokens[own.next]?.plain ?? '')) return [...tokens.slice(0, count), ...tokens.slice(verb)]
  const next = tokens[own.next]
  if (next?.kind === 'word' && !after.test(next.plain)) return tokens
  let from = verb
  while (isMark(tokens[from - 1]) || /^(?:e|mas|eu)$/u.test(tokens[from - 1]?.plain ?? '')) from -= 1
  const kept = own.value === all.value ? tokens.slice(count, at) : numberAt(tokens[count], own.value)
  return [
    ...tokens.slice(0, count),
    ...kept,
    ...tokens.slice(at, from),
    ...tokens.slice(next?.plain === 'delas' ? own.next + 1 : own.next),
  ]
}

function readOwn(tokens: readonly Token[], from: number, all: number) {
  const at = /^(?:so|apenas|eu)$/u.test(tokens[from]?.plain ?? '') ? from + 1 : from
  const word = tokens[at]?.plain ?? ''
  if (/^(?:todas|tudo)$/u.test(word)) return { value: all, next: at + 1 }
  const own = readNumeral(tokens, /^[oa]s$/u.test(word) ? at + 1 : at)
  return own && !own.isVague && own.value <= all ? own : undefined
}

function numberAt(token: Token | undefined, value: number): readonly Token[] {
  const text = String(value)
  return token ? [{ ...token, kind: 'number', plain: text, key: text, value }] : []
}
