import { isMeasureWord } from '../amounts/measure-words.ts'
import { statedAt } from '../amounts/plate-arithmetic.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { eatingWords, mealWords } from '../words/filler-words.ts'
import { readNumeral } from '../words/numerals.ts'
import { isOf, type Token } from '../words/tokens.ts'
import type { RecipeWhole } from './recipe-wholes.ts'
import type { Range } from './removed-words.ts'

export interface Text {
  readonly tokens: readonly Token[]
  readonly findFood: FindFood
}

export const making =
  /^(?:fiz|fizemos|fez|fizeram|prepar(?:ei|amos|ou)|cozinh(?:ei|amos|ou)|ass(?:ei|amos|ou)|refoguei|bati|mistur(?:ei|amos)|us(?:ei|amos|ou)|marinei|temperei|receita|ingredientes?|lev(?:a|ou)|montei)$/u

/** Returns whether a token opens another meal: `almoço`, but not `bolo pro lanche` or `xícara de café`. */
function isOtherMeal(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || !mealWords.has(token.plain)) return false
  return (
    !/^(?:prato|marmita|rolou|dieta|cardapio)$/u.test(token.plain) &&
    !/^(?:de|do|da|pro|pra|para|com|e|no|na)$/u.test(tokens[at - 1]?.plain ?? '')
  )
}

/** Returns the first index after `from` from which nothing names another meal before `at`. */
export function listStart(tokens: readonly Token[], from: number, at: number): number {
  for (let place = at - 1; place >= from; place -= 1) if (isOtherMeal(tokens, place)) return place + 1
  return from
}

/** Returns the index at which a list after a token must end: at a word of eating, another meal or the end of the sentence. */
export function listEnd(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex((token, place) => {
    if (place <= at) return false
    if (token.kind === 'stop') return true
    if (token.plain.includes('\n')) return tokens[place + 1]?.kind !== 'number'
    return isOtherMeal(tokens, place) || isTime(tokens, place) || isEaten(token)
  })
  return end < 0 ? tokens.length : end
}

/** Returns whether a token leads to another time: `de tarde`, `à noite`, `depois`, but not `depois de pronto`. */
function isTime(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.plain ?? '', tokens[at + 1]?.plain ?? '']
  if (word === 'mas') return true
  if (word === 'depois') return !/^d[eoa]$/u.test(next)
  return /^(?:de|a|da|pela|mais)$/u.test(word) && /^(?:manha|tarde|noite|madrugada)$/u.test(next)
}

/** Words that start another recipe at the beginning of a sentence. */
const starting = /^(?:fiz|fizemos|fez|fizeram|prepar(?:ei|amos|ou)|cozinh(?:ei|amos|ou)|assei|receita)$/u
/** The words before them in the sentence: `minha mãe fez`. */
const farthestStart = 4

/** Returns the index of the word of cooking that a recipe before `to` starts with; -1 if there is none. */
export function recipeStart(text: Text, from: number, to: number, whole: RecipeWhole | undefined): number {
  const { tokens } = text
  const isStart = (at: number) => {
    const before = tokens.slice(Math.max(from, at - farthestStart), at)
    const isFirst = at - from < farthestStart || before.some(({ kind }) => kind === 'stop')
    return (
      isFirst &&
      starting.test(tokens[at]?.plain ?? '') &&
      !/^(?:com|por|tudo|e|,)$/u.test(tokens[at + 1]?.plain ?? '')
    )
  }
  for (let at = to - 1; at >= from; at -= 1)
    if (isStart(at) && listsIngredients(text, [at, to], whole)) return at
  return tokens.findIndex(({ plain }, at) => at >= from && at < to && making.test(plain))
}

/**
 * Returns the range of a list without a word of cooking: from its title before the colon, otherwise from the start of the
 * sentence. Undefined after a word of eating, whose foods may be no ingredients.
 */
export function untitledList(text: Text, from: number, to: number): Range | undefined {
  const { tokens } = text
  const start = sentenceStart(text, from, to)
  const colon = tokens.findLastIndex(({ kind }, at) => kind === 'colon' && at > start && at < to)
  if (colon >= 0) {
    const before = tokens.findLastIndex(
      ({ kind, plain }, at) => at < colon && (/^(?:stop|break|colon)$/u.test(kind) || plain === 'e'),
    )
    return [Math.max(start, before + 1), to]
  }
  const isAfterEating = start === from && from > 0 && eatingWords.has(tokens[from - 1]?.plain ?? '')
  return isAfterEating ? undefined : [start, to]
}

function isEaten({ plain }: Token): boolean {
  return eatingWords.has(plain) && /(?:ei|i|mos)$/u.test(plain) && !making.test(plain)
}

/** Returns whether tokens name foods with a weight, or several with numbers. */
export function listsIngredients(
  { tokens, findFood }: Text,
  [from, to]: Range,
  whole: RecipeWhole | undefined,
): boolean {
  let foods = 0
  let numbers = 0
  let weights = 0
  for (let at = from; at < to;) {
    if (whole && at === whole.at) {
      at = whole.next
      continue
    }
    const number = readNumeral(tokens, at)
    if (number && !number.isVague) {
      const isMeasured =
        statedAt(tokens, at)?.unit !== undefined || isMeasureWord(tokens[number.next]?.key ?? '')
      if (isMeasured) weights += 1
      if (isMeasured || !number.isArticle) numbers += 1
      at = number.next
      continue
    }
    const food = tokens[at]?.kind === 'word' ? findFood(at) : undefined
    if (food && food.next <= to) foods += 1
    // The finder reads `omelete com 4 ovos` as one dish.
    if (food?.variation) weights += 1
    at = Math.max(at + 1, food?.next ?? 0)
  }
  return foods > 0 && (weights > 0 || (foods > 1 && numbers > 1))
}

const determiners = /^(?:um|uma|uns|umas|o|a|meu|minha|de|do|da|d[oe]|receita|aquel[ea]|hoje|ontem)$/u
const afterName = /^(?:com|usando|que|feit[oa]s?|para|pra|p|de|em|caseir[oa]|hoje|ontem|,|\(|:|=)$/u

/** Returns the range of the dish that a range starts with (`um bolo com`, `bolo de cenoura:`), if its ingredients follow. */
export function dishAfter({ tokens, findFood }: Text, [from, to]: Range): Range | undefined {
  let at = from
  while (at < to && determiners.test(tokens[at]?.plain ?? '')) at += 1
  const food = tokens[at]?.kind === 'word' ? findFood(at) : undefined
  if (!food || food.next >= to) return undefined
  const isNumbered = readNumeral(tokens, food.next) !== undefined
  if (isNumbered && statedAt(tokens, food.next)?.unit !== undefined) return undefined
  return isNumbered || afterName.test(tokens[food.next]?.plain.trim() ?? '') ? [at, food.next] : undefined
}

/** Returns the range of the first food in a range. */
export function foodIn({ tokens, findFood }: Text, [from, to]: Range): Range | undefined {
  for (let at = from; at < to; at += 1) {
    const food = tokens[at]?.kind === 'word' ? findFood(at) : undefined
    if (food) return [at, food.next]
  }
  return undefined
}

/** Returns the range of the only food in a range; an empty one if there are more. */
export function onlyFood(text: Text, [from, to]: Range): Range {
  const first = foodIn(text, [from, to])
  return first && !foodIn(text, [first[1], to]) ? first : [0, 0]
}

/**
 * Returns whether the words of the yield are about a food that is not in the recipe: `cortei a pizza em 8`, `a pizza rendeu
 * 8 pedaços`.
 */
export function cutsOther({ tokens, findFood }: Text, [from]: Range, whole: RecipeWhole): boolean {
  const start = Math.max(0, whole.at - 5)
  for (let at = start; at < whole.next; at += 1) {
    if (!/^[oa]s?$/u.test(tokens[at]?.plain ?? '') || tokens[at + 1]?.kind !== 'word') continue
    const food = findFood(at + 1)
    const isSubject = food !== undefined && (food.next === whole.at || at >= whole.at)
    if (isSubject && food.next <= whole.next && !isNamedIn(tokens, [from, at], at + 1)) return true
  }
  return false
}

const beforeList =
  /^(?:que|eu|com|usando|de|hoje|ontem|minha|mae|ela|gente|a|em|casa|inteir[oa]|todo|toda|feit[oa]s?|essa|esse|d[oa])$/u
const potWords = /^(?:receita|panela|forma|travessa|assadeira|pirex|massa)$/u

/**
 * Returns the index of the first ingredient after the own part and its dish: after `da receita: `, `do bolo que fiz com`,
 * `da panela (`; `undefined` if no list follows.
 */
export function firstOfList(
  tokens: readonly Token[],
  [from, next]: Range,
  whole: RecipeWhole | undefined,
): number | undefined {
  const isOfPot = tokens.slice(from, next).some(({ plain }) => potWords.test(plain))
  let isMade = false
  let at = next
  for (; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    if (whole && at === whole.at) {
      isMade = true
      at = whole.next - 1
      continue
    }
    const isMark = token.kind === 'colon' || (token.kind === 'break' && token.plain.trim() === '(')
    if (making.test(token.plain) || /^feit[oa]s?$/u.test(token.plain)) isMade = true
    else if (isMark) isMade ||= isOfPot
    else if (
      !(token.kind === 'break' && isMade && token.plain.trim() === ')') &&
      !beforeList.test(token.plain)
    )
      break
  }
  return isMade && at > next ? at : undefined
}

/** Groups of foods that are cooked alone, so that only they are what was cooked: `1/3 do arroz que fiz com 2 xícaras de arroz e 1 ovo`. */
const plainGroups = /^(?:arroz|feijao|carne|frango|peixe|massa|tuberculo|ovo|legumes)$/u

/** Returns the index at which a list ends: at its bracket, or for a plain food after the food itself. */
export function endOfList({ tokens, findFood }: Text, [from, to]: Range, dish: Range | undefined): number {
  const open = tokens.findLastIndex(({ plain }, at) => at < from && at > from - 4 && plain.trim() === '(')
  const close = open < 0 ? -1 : tokens.findIndex(({ plain }, at) => at >= from && plain.trim() === ')')
  if (close >= 0) return close
  const cooked = dish && findFood(dish[0])
  if (!cooked || cooked.named.dish || !plainGroups.test(cooked.food.group)) return to
  for (let at = from; at < to; at += 1) {
    const food = tokens[at]?.kind === 'word' ? findFood(at) : undefined
    if (food?.food.group === cooked.food.group) return statedAt(tokens, food.next)?.next ?? food.next
  }
  return to
}

/** Returns the index of the first token of the sentence with the last food before a token, from `bound` on. */
export function sentenceStart({ tokens, findFood }: Text, bound: number, at: number): number {
  const last = tokens.findLastIndex(
    ({ kind }, place) => kind === 'word' && place >= bound && place < at && findFood(place) !== undefined,
  )
  return Math.max(bound, tokens.findLastIndex(({ kind }, place) => place < last && kind === 'stop') + 1)
}

/** Returns whether the food at a token is named in a range. */
export function isNamedIn(tokens: readonly Token[], [from, to]: Range, food: number): boolean {
  return tokens.some(({ key }, at) => at >= from && at < to && key === tokens[food]?.key)
}

/** Returns a range with the brackets around it. */
export function withBrackets(tokens: readonly Token[], [from, to]: Range): Range {
  const isOpen = tokens[from - 1]?.plain.trim() === '('
  return isOpen && tokens[to]?.plain.trim() === ')' ? [from - 1, to + 1] : [from, to]
}

/** Returns the ranges of the words between a dish and its ingredients: `com`, `que fiz com`, `:`, and brackets around them. */
export function linkAfter(tokens: readonly Token[], [, next]: Range): readonly Range[] {
  if (tokens[next]?.plain.trim() === '(') {
    const close = tokens.findIndex(({ plain }, at) => at > next && plain.trim() === ')')
    return [[next, next + 1], ...(close < 0 ? [] : [[close, close + 1] as const])]
  }
  let end = next
  while (
    /^(?:com|usando|que|feit[oa]s?|hoje|ontem)$/u.test(tokens[end]?.plain ?? '') ||
    tokens[end]?.kind === 'colon'
  )
    end += 1
  return [[next, end]]
}

/** Returns the range of `receita` or `receita de`, after which a food would count as only mentioned. */
export function recipeWord(tokens: readonly Token[], [from]: Range): Range {
  if (tokens[from]?.plain !== 'receita') return [from, from]
  return [from, isOf(tokens[from + 1]) ? from + 2 : from + 1]
}

/** Returns the ranges of words such as `leva` in a list of ingredients. */
export function listWords(tokens: readonly Token[], [from, to]: Range): readonly Range[] {
  return tokens.flatMap(({ plain }, at): readonly Range[] =>
    at >= from && at < to && /^(?:lev(?:a|ou)|ingredientes?)$/u.test(plain) ? [[at, at + 1]] : [],
  )
}
