import type { FindFood } from '../matching/food-matching.ts'
import { readNumeral } from '../words/numerals.ts'
import { isOf, type Token } from '../words/tokens.ts'
import {
  dishAfter,
  foodIn,
  isNamedIn,
  linkAfter,
  listsIngredients,
  listStart,
  making,
  onlyFood,
  sentenceStart,
  type Text,
} from './recipe-lists.ts'
import { madeInPieces, type RecipeWhole, wholeIn } from './recipe-wholes.ts'
import { type Range, without, withCommas } from './removed-words.ts'

/** A dish of which the text lists the ingredients, and tells only how many pieces were eaten. */
export interface DishInPieces {
  /** Index of the first character of the dish. */
  readonly dish: number
  /** True for slices, spoons or ladles of the dish, and not the dish as a whole. */
  readonly isCut: boolean
  /** Range of the text with the ingredients. */
  readonly from: number
  readonly to: number
}

interface Told {
  readonly dish: Range
  readonly list?: Range
  readonly pieces: readonly Token[]
  readonly out: readonly Range[]
}

const eating = /^(?:comi|comemos|almocei|jantei|tomei|tomamos|bebi|lanchei|peguei)$/u
const fillers = /^(?:so|apenas|somente|eu|hoje|uns|umas)$/u
const units =
  /^(?:fatia|fatiinha|pedaco|pedacinho|quadrado|quadradinho|porcao|prato|pratinho|tigela|copo|concha|colher|escumadeira|pegador|unidade|xicara|caneca|cumbuca)$/u

/** Measures of which a dish has several. */
const cuts = /^(?:fatia|fatiinha|pedaco|pedacinho|quadrado|quadradinho|concha|colher|escumadeira|pegador)$/u

/**
 * Moves the number of eaten pieces before the dish that they are of, in place of how many it made: `o bolo deu 10 fatias, comi
 * uma` as `1 fatia de bolo`, `fiz um bolo com 3 ovos e 2 xícaras de farinha e comi 2 fatias` as `2 fatias de bolo` with a list of
 * ingredients.
 */
export function takeOwnPieces(
  tokens: readonly Token[],
  finderOf: (tokens: readonly Token[]) => FindFood,
): { readonly kept: readonly Token[]; readonly dishes: readonly DishInPieces[] } {
  if (!tokens.some(({ plain }) => eating.test(plain))) return { kept: tokens, dishes: [] }
  const text = { tokens, findFood: finderOf(tokens) }
  const told: Told[] = []
  let from = 0
  for (const [at, { plain }] of tokens.entries()) {
    if (!eating.test(plain)) continue
    const found = piecesAt(text, from, at)
    if (found) told.push(found)
    from = at + 1
  }
  if (told.length === 0) return { kept: tokens, dishes: [] }
  return { kept: rewritten(tokens, told), dishes: told.flatMap((one) => dishOf(tokens, one)) }
}

function dishOf(tokens: readonly Token[], { dish, list, pieces }: Told): readonly DishInPieces[] {
  const [name, first, end] = [tokens[dish[0]], list && tokens[list[0]], list && tokens[list[1]]]
  if (!name || !first || !end) return []
  const isCut = pieces.some(({ key }) => cuts.test(key))
  return [{ dish: name.start, isCut, from: first.start, to: end.start }]
}

/** Reads the pieces after a word of eating, of the dish that was cooked before it. */
function piecesAt(text: Text, from: number, verb: number): Told | undefined {
  const { tokens } = text
  const bound = listStart(tokens, from, verb)
  const whole = wholeIn(text, [bound, verb])
  const made = tokens.findLastIndex(({ plain }, at) => at >= bound && at < verb && making.test(plain))
  if (whole) return ofWhole(text, [Math.max(made + 1, sentenceStart(text, bound, verb)), verb], whole)
  const dish = made < 0 ? undefined : dishAfter(text, [made + 1, verb])
  const pieces = dish && readPieces(text, verb + 1, dish)
  if (!dish || !pieces || (!pieces.unit && !madeInPieces.test(tokens[dish[0]]?.key ?? ''))) return undefined
  const list: Range = [dish[1], verb]
  if (isLeftover(text, list)) return toldOf(tokens, { dish, pieces, out: [list] })
  if (!listsIngredients(text, list, undefined)) return undefined
  const out = [...linkAfter(tokens, dish), ...sameFoods(text, dish, verb)]
  return toldOf(tokens, { dish, list, pieces, out })
}

/** Returns whether words only tell what was left of a dish: `fiz bolo, ficou um pedaço pra amanhã, comi 2 fatias`. */
function isLeftover(text: Text, range: Range): boolean {
  const words = text.tokens.slice(...range)
  const isLeft = words.some(({ plain }) =>
    /^(?:sobr(?:ou|aram)|fic(?:ou|aram)|guard(?:ei|amos)|congelei|deixei|rest(?:ou|aram))$/u.test(plain),
  )
  return isLeft && foodIn(text, range) === undefined
}

/** Returns the ranges of ingredients that are the dish itself, with their amounts: `fiz arroz com 2 xícaras de arroz`. */
function sameFoods({ tokens, findFood }: Text, dish: Range, to: number): readonly Range[] {
  const same: Range[] = []
  for (let at = dish[1]; at < to; at += 1) {
    if (tokens[at]?.key !== tokens[dish[0]]?.key) continue
    const amount = [at - 4, at - 3, at - 2, at - 1].find((place) => {
      const number = place >= dish[1] ? readNumeral(tokens, place) : undefined
      return number !== undefined && number.next <= at
    })
    const food = findFood(at)
    if (amount !== undefined && food && food.next <= to) same.push([amount, food.next])
  }
  return same
}

/** `a pizza rendeu 8 pedaços, comi 2`, `cortei o bolo em 12 fatias e comi 2` */
function ofWhole(text: Text, range: Range, whole: RecipeWhole): Told | undefined {
  const { tokens } = text
  const dish = subjectOf(text, whole) ?? onlyFood(text, range)
  if (dish[1] === 0 || whole.isOfPeople) return undefined
  // `bolo de 1 kg cortado em 10 pedaços`: pieces of the stated weight, not as many such weights.
  if (tokens.slice(dish[1], whole.at).some(({ kind }) => kind === 'number')) return undefined
  const number = readNumeral(tokens, dish[0] - 1)
  if (number && !number.isArticle) return undefined
  const pieces = readPieces(text, range[1] + 1, dish, whole)
  if (!pieces || pieces.value > whole.count) return undefined
  const isOfFood = whole.food !== undefined
  const unit = isOfFood ? undefined : (pieces.unit ?? unitToken(tokens, whole))
  return toldOf(tokens, {
    dish,
    pieces: { ...pieces, ...(unit && { unit }) },
    out: without([whole.at, whole.next], dish),
  })
}

/** Returns the range of the food right before the words of the yield, or in them: `a pizza rendeu 8 pedaços`. */
function subjectOf(text: Text, whole: RecipeWhole): Range | undefined {
  for (let at = whole.at - 1; at >= Math.max(0, whole.at - longestName); at -= 1) {
    const food = text.tokens[at]?.kind === 'word' ? text.findFood(at) : undefined
    if (food?.next === whole.at && /^[oa]s?$/u.test(text.tokens[at - 1]?.plain ?? '')) return [at, whole.at]
  }
  return foodIn(text, [whole.at, whole.next])
}

const longestName = 5

function unitToken(tokens: readonly Token[], { unit, at, next }: RecipeWhole): Token | undefined {
  return unit === undefined ? undefined : tokens.slice(at, next).find(({ key }) => key === unit)
}

interface Pieces {
  readonly value: number
  readonly unit?: Token
  /** Range of the words. */
  readonly range: Range
}

function readPieces(
  { tokens, findFood }: Text,
  at: number,
  dish: Range,
  whole?: RecipeWhole,
): Pieces | undefined {
  let from = at
  while (fillers.test(tokens[from]?.plain ?? '')) from += 1
  const number = readNumeral(tokens, from)
  if (!number || number.isVague || number.value < 0.5) return undefined
  const unit = tokens[number.next]
  const isUnit = unit?.kind === 'word' && (units.test(unit.key) || unit.key === whole?.unit)
  const isDish = unit?.kind === 'word' && isNamedIn(tokens, dish, number.next)
  let next = isUnit || isDish ? number.next + 1 : number.next
  if (isOf(tokens[next])) {
    if (!isNamedIn(tokens, dish, next + 1)) return undefined
    next = findFood(next + 1)?.next ?? next + 2
  }
  const after = tokens[next]
  if (after?.kind === 'number' || (after?.kind === 'word' && findFood(next))) return undefined
  return { value: number.value, ...(isUnit && unit && { unit }), range: [at, next] }
}

function toldOf(
  tokens: readonly Token[],
  {
    dish,
    list,
    pieces,
    out,
  }: {
    readonly dish: Range
    readonly list?: Range
    readonly pieces: Pieces
    readonly out: readonly Range[]
  },
): Told | undefined {
  const name = tokens[dish[0]]
  if (!name) return undefined
  const at = { start: name.start, end: name.start, value: 0 }
  const word = (text: string, key = text): Token => ({
    kind: 'word',
    ...at,
    accented: text,
    plain: text,
    key,
  })
  const text = String(pieces.value)
  const isArticle = /^uma?$/u.test(tokens[dish[0] - 1]?.plain ?? '')
  return {
    dish,
    ...(list && { list }),
    pieces: [
      { ...word(text), kind: 'number', value: pieces.value },
      ...(pieces.unit ? [{ ...pieces.unit, start: name.start, end: name.start }, word('de')] : []),
    ],
    out: [...out, pieces.range, ...(isArticle ? [[dish[0] - 1, dish[0]] as const] : [])],
  }
}

function rewritten(tokens: readonly Token[], told: readonly Told[]): readonly Token[] {
  return withCommas(
    tokens,
    told.flatMap(({ out }) => out),
    (token, at) => [...(told.find(({ dish }) => dish[0] === at)?.pieces ?? []), token],
  )
}
