import type { FindFood } from '../matching/food-matching.ts'
import { readFraction } from '../words/fractions.ts'
import type { Token } from '../words/tokens.ts'
import { type OwnPart, readOwnPart } from './own-parts.ts'
import {
  cutsOther,
  dishAfter,
  endOfList,
  firstOfList,
  foodIn,
  isNamedIn,
  linkAfter,
  listEnd,
  listsIngredients,
  listStart,
  making,
  recipeStart,
  untitledList,
  onlyFood,
  listWords,
  recipeWord,
  type Text,
  withBrackets,
} from './recipe-lists.ts'
import { fullName, onePortion } from './recipe-words.ts'
import { type RecipeWhole, wholeIn } from './recipe-wholes.ts'
import { type Range, without, withCommas } from './removed-words.ts'

/** A cooked recipe whose ingredients the text lists, and the person's part of it. */
export interface RecipeShare {
  /** Range of the text with the ingredients. */
  readonly from: number
  readonly to: number
  readonly own: number
  readonly whole: number
  /** Index of the first character of the dish that the ingredients were made into. */
  readonly dish?: number
  /** True if the ingredients were cooked for more than a plate, so that their weights are those before cooking. */
  readonly isRaw: boolean
}

interface Told {
  readonly recipe: RecipeShare
  readonly list: Range
  /** Index of the dish. */
  readonly dishAt?: number | undefined
  /** Words that are no food, to be replaced by commas. */
  readonly out: readonly Range[]
  readonly next: number
}

const yielding = /^(?:rend|porcion|fracion|deu$|deram$|cort(?:ei|amos)$|divid|separei$)|pessoas$/u
const eating = /^(?:comi|comemos|almocei|jantei|tomei|tomamos|bebi|lanchei|peguei|fiquei|consumi)$/u

/**
 * Removes the words that tell how much of a cooked recipe was the person's own, and returns the recipes with this share:
 * `fiz um bolo com 3 ovos e 2 xícaras de farinha, rendeu 12 fatias, comi 2`.
 */
export function takeRecipeShares(
  tokens: readonly Token[],
  finderOf: (tokens: readonly Token[]) => FindFood,
): { readonly kept: readonly Token[]; readonly recipes: readonly RecipeShare[] } {
  if (!tokens.some(({ plain }) => making.test(plain) || yielding.test(plain)))
    return { kept: tokens, recipes: [] }
  const text = { tokens, findFood: finderOf(tokens) }
  const recipes: Told[] = []
  let from = 0
  for (let at = 0; at < tokens.length;) {
    const recipe = recipeAt(text, from, at)
    if (recipe) recipes.push(recipe)
    if (recipe || eating.test(tokens[at]?.plain ?? '')) from = recipe?.next ?? at + 1
    at = recipe?.next ?? at + 1
  }
  return recipes.length === 0
    ? { kept: tokens, recipes: [] }
    : {
        kept: rewritten(tokens, recipes),
        recipes: recipes.map(({ recipe }) => recipe),
      }
}

/** Words of cooking for more than a plate. */
const potWords = /^(?:receita|cozinh|ass)/u

/** Reads the recipe whose own part starts at a token. */
function recipeAt(text: Text, from: number, at: number): Told | undefined {
  const { tokens } = text
  const word = tokens[at]?.plain ?? ''
  if (eating.test(word)) return afterList(text, from, { at: at + 1, verb: at }) ?? beforeList(text, at + 1)
  if (/^(?:minha|meu)$/u.test(word) && /^(?:parte|porcao)$/u.test(tokens[at + 1]?.key ?? ''))
    return afterList(text, from, { at, verb: at })
  return isClauseStart(tokens, at) ? beforeList(text, at) : undefined
}

function isClauseStart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (!before || before.kind === 'stop' || before.kind === 'break' || before.kind === 'colon') return true
  if (/^(?:e|mais)$/u.test(before.plain)) return readFraction(tokens, at) !== undefined
  return /^(?:hoje|almoco|jantar|janta|lanche|cafe|ceia|foi)$/u.test(before.plain)
}

/**
 * Reads a recipe listed before the own part: `fiz um bolo com 3 ovos, rendeu 12 fatias, comi 2`. The list is sought before
 * `verb` (`comi`, or `minha` in `minha parte`), the own part is read from `at` on.
 */
function afterList(
  text: Text,
  from: number,
  { at, verb }: { readonly at: number; readonly verb: number },
): Told | undefined {
  const { tokens } = text
  const bound = listStart(tokens, from, verb)
  const whole = wholeIn(text, [bound, verb]) ?? wholeIn(text, [verb + 1, listEnd(tokens, verb)])
  const made = recipeStart(text, bound, verb, whole)
  if (made < 0 && !whole) return undefined
  const lists = [made < 0 ? undefined : ([made, verb] as const), untitledList(text, bound, verb)]
  const list = lists.find((one) => one !== undefined && listsIngredients(text, one, whole))
  if (!list || (whole && cutsOther(text, list, whole))) return undefined
  const dish = dishAfter(text, [list[0] === made ? made + 1 : list[0], verb]) ?? whole?.food
  const isCooked = (food: number) => isNamedIn(tokens, dish ?? onlyFood(text, list), food)
  const part = readOwnPart({ ...text, whole, isCooked }, at)
  if (!part || (whole && whole.at >= verb && !follows(tokens, part.next, whole.at))) return undefined
  return toldOf(text, { part, whole, list, dish, out: [at, part.next], next: part.next })
}

/** Returns whether only a bracket or link stands between the own part and the yield: `comi 1 fatia (rendeu 12)`. */
function follows(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(({ kind, plain }) => kind === 'break' || /^(?:que|e|a|o|receita|ele|ela|tudo)$/u.test(plain))
}

/** `1/3 da panela de arroz que fiz com 2 xícaras de arroz`, `1 porção da receita que rende 5: 500 g de carne` */
function beforeList(text: Text, at: number): Told | undefined {
  const { tokens } = text
  const bound = listEnd(tokens, at)
  const whole = wholeIn(text, [at + 1, bound])
  const part = readOwnPart({ ...text, whole, isCooked: () => true }, at)
  const first = part && firstOfList(tokens, [at, part.next], whole)
  if (!part || first === undefined || first >= bound) return undefined
  const dish = foodIn(text, [at, part.next])
  const list: Range = [first, endOfList(text, [first, bound], dish)]
  if (!listsIngredients(text, list, whole)) return undefined
  return toldOf(text, { part, whole, list, dish, out: [at, first], next: list[1] })
}

interface Parts {
  readonly part: OwnPart
  readonly whole: RecipeWhole | undefined
  readonly list: Range
  readonly dish: Range | undefined
  readonly out: Range
  readonly next: number
}

function toldOf({ tokens }: Text, { part, whole, list, dish, out, next }: Parts): Told | undefined {
  const [first, end, named] = [tokens[list[0]], tokens[list[1]], dish && tokens[dish[0]]]
  if (!first) return undefined
  const recipe = {
    from: first.start,
    to: end?.start ?? Number.POSITIVE_INFINITY,
    own: part.own,
    whole: part.whole,
    ...(named && { dish: named.start }),
    isRaw: whole !== undefined || named !== undefined || potWords.test(first.plain),
  }
  const removed = [
    out,
    ...(whole ? [withBrackets(tokens, [whole.at, whole.next])] : []),
    recipeWord(tokens, list),
    ...listWords(tokens, list),
    ...(dish && dish[1] < list[1] ? linkAfter(tokens, dish) : []),
  ]
  return { recipe, list, dishAt: dish?.[0], out: removed.flatMap((range) => without(range, dish)), next }
}

/** Returns the tokens with commas for the words that are no food, and with the full names of the ingredients. */
function rewritten(tokens: readonly Token[], recipes: readonly Told[]): readonly Token[] {
  return withCommas(
    tokens,
    recipes.flatMap(({ out }) => out),
    (token, at) => {
      if (recipes.some(({ dishAt }) => dishAt === at)) return [...onePortion(token), token]
      const list = recipes.find((told) => at >= told.list[0] && at < told.list[1])?.list
      return list ? fullName(tokens, at, list) : [token]
    },
  )
}
