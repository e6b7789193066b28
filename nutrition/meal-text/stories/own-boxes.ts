import { isMeasureWord } from '../amounts/measure-words.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { eatingWords } from '../words/filler-words.ts'
import { asNumber } from '../words/inserted-tokens.ts'
import { numeralBefore, readNumeral } from '../words/numerals.ts'
import { isMark, isOf, type Token } from '../words/tokens.ts'
import { eatenWords } from './weighed-pieces.ts'

export const boxes = /^(?:marmitas|quentinhas|marmitinhas|pfs)$/u
const box = /^(?:marmita|quentinha|marmitinha|marmitex|pf)s?$/u
const ownWords = new Set([...eatenWords, 'esquentei', 'foi', 'foram'])
/** Verbs of boxes that were not eaten yet. */
const gotBoxes =
  /^(?:fiz|fizemos|prepar(?:ei|amos)|montei|montamos|cozinhei|levei|levamos|compr(?:ei|amos)|ped(?:i|imos)|vend(?:i|emos)|entreguei|congelei|guardei|deixei|rend(?:eu|eram)|deu|deram|sobr(?:ou|aram)|ganhei)$/u

/**
 * Counts only the eaten ones of several boxes: `fiz 5 marmitas de frango e arroz, comi 1`. Boxes that were only cooked, bought or
 * carried do not count.
 */
export function countOwnBoxes(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => boxes.test(plain))
  const all = numeralBefore(tokens, at)
  if (!all || all.value < 2) return tokens
  const count = all.at
  // `rendeu 4 marmitas`, `dividi em 4 marmitas` are shares of a recipe, and so is `4 marmitas com 600 g de frango`.
  const isRecipe = /^(?:em|rend|deu|deram)/u.test(tokens[count - 1]?.plain ?? '')
  const verb = tokens.findIndex(
    ({ plain }, place) => place > at && ownWords.has(plain) && readOwn(tokens, place + 1, all.value),
  )
  if (isRecipe || tokens.slice(at, Math.max(at, verb)).some(({ kind }) => kind === 'number')) return tokens
  return (
    ownBoxes(tokens, finderOf, { at, count, verb, all: all.value }) ??
    (isNotEaten(tokens, count) ? tokens.toSpliced(count, at + 1 - count) : tokens)
  )
}

interface SaidBoxes {
  /** Index of the first token of the number, of the boxes, and of the verb of eating after them. */
  readonly count: number
  readonly at: number
  readonly verb: number
  readonly all: number
}

function ownBoxes(
  tokens: readonly Token[],
  finderOf: FinderOf,
  { at, count, verb, all }: SaidBoxes,
): readonly Token[] | undefined {
  const own = verb < 0 ? undefined : readOwn(tokens, verb + 1, all)
  if (!own) return undefined
  // `levei 3 marmitas e comi 1 marmita de frango`
  if (box.test(tokens[own.next]?.plain ?? '')) return [...tokens.slice(0, count), ...tokens.slice(verb)]
  const next = tokens[own.next]
  const findFood = finderOf(tokens)
  if (next?.kind === 'word' && (isMeasureWord(next.key) || findFood(own.next))) return undefined
  if (isOf(next) && findFood(own.next + 1)) return undefined
  let from = verb
  while (isMark(tokens[from - 1]) || /^(?:e|mas|eu)$/u.test(tokens[from - 1]?.plain ?? '')) from -= 1
  const kept =
    own.value === all
      ? tokens.slice(count, at)
      : tokens.slice(count, count + 1).map((token) => asNumber(token, own.value))
  const first = gotBoxes.test(tokens[count - 1]?.plain ?? '') ? count - 1 : count
  return [
    ...tokens.slice(0, first),
    ...kept,
    ...tokens.slice(at, from),
    ...tokens.slice(next?.plain === 'delas' ? own.next + 1 : own.next),
  ]
}

/** Returns whether a word of cooking, buying or carrying stands before boxes in their clause, and none of eating. */
function isNotEaten(tokens: readonly Token[], count: number): boolean {
  const before = tokens.slice(0, count)
  const start = before.findLastIndex(({ kind }) => kind === 'stop') + 1
  const verb = before.findLastIndex(({ plain }, place) => place >= start && gotBoxes.test(plain))
  return verb >= 0 && !before.slice(verb + 1).some(({ plain }) => eatingWords.has(plain))
}

function readOwn(tokens: readonly Token[], from: number, all: number) {
  const at = /^(?:so|apenas|eu)$/u.test(tokens[from]?.plain ?? '') ? from + 1 : from
  const word = tokens[at]?.plain ?? ''
  if (/^(?:todas|tudo)$/u.test(word)) return { value: all, next: at + 1 }
  const own = readNumeral(tokens, /^[oa]s$/u.test(word) ? at + 1 : at)
  return own && !own.isVague && own.value <= all ? own : undefined
}
