import type { FoodGroup } from '../../foods/food.ts'
import { isPizza } from '../grouping/fold-additions.ts'
import { readNumeral } from '../words/numerals.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import type { Token } from '../words/tokens.ts'

const onPizza: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'queijo',
  'embutido',
  'frango',
  'carne',
  'peixe',
  'molho',
])
/** Tastes of pizza that people list after a mere comma. Other foods there may be eaten beside the pizza. */
const tasteName = /^(?:calabresa|mu[sç]+arela|mozarela|toscana|lombo)/iu
/** Words between the slices and their first taste: `4 fatias: calabresa`, `5 fatias, sabores calabresa`. */
const opening = /^\s*(?:[:(]|,?\s*(?:sabor(?:es)?|sendo)\b\s*:?)\s*$/iu
/** Words between two tastes, some of which name only a pizza. */
const link =
  /^\s*(?:(?:,|\/|\be\b|\bcom\b)?\s*(?:portuguesa|mar[gq]u?h?erita|napolitana|vegetariana)?)*\s*$/iu

/**
 * Returns how many of the foods after counted slices of pizza only tell their tastes: 2 in `8 fatias: calabresa e frango, e
 * 1 coca`. After a mere comma all foods of the list must be tastes, because others may be eaten beside the pizza.
 */
export function countTastes(pizza: SpokenItem, after: readonly SpokenItem[], text: string): number {
  const [first] = after
  const { amount, match } = pizza
  if (!first || !isPizza(match.food) || !amount || !/^(?:fatia|pedaço)$/u.test(amount.measure?.name ?? ''))
    return 0
  const words = text.slice(pizza.end, first.start)
  const run = runLength(after, ({ end }, { start }) => link.test(text.slice(end, start)))
  const tastes = runLength(after.slice(0, run), (_before, taste) => isTaste(taste))
  if (!isTaste(first)) return 0
  if (opening.test(words) || /\([^)]*$/u.test(text.slice(pizza.start, first.start))) return tastes
  return /^\s*,/u.test(words) &&
    link.test(words) &&
    tasteName.test(first.match.said) &&
    tastes > 1 &&
    tastes === run
    ? run
    : 0
}

/** Returns the number of items up to the first that does not go on with the one before it. */
function runLength(
  items: readonly SpokenItem[],
  goesOn: (before: SpokenItem, item: SpokenItem) => boolean,
): number {
  const end = items.findIndex((item, at) => {
    const before = items[at - 1]
    return before !== undefined && !goesOn(before, item)
  })
  return end < 0 ? items.length : end
}

function isTaste({ match: { food }, amount }: SpokenItem): boolean {
  const isCheeses = food.group === 'queijo' && !amount?.measure && /^[45]$/u.test(`${amount?.quantity}`)
  return onPizza.has(food.group) && food.source !== 'own' && (!amount || isCheeses)
}

/** Adds the pizza to the slices of a `rodízio` that names no other food: `rodízio: 8 fatias`. */
export function namePizza(said: readonly Token[]): readonly Token[] {
  const tokens = joinHalves(nameOtherSlice(dropSaltyAndSweet(nameMiniPizzas(nameSlices(countSlices(said))))))
  const at = tokens.findIndex(({ key }) => key === 'rodizio')
  if (at < 0 || tokens[at + 1]?.plain === 'de' || tokens.some(({ key }) => key === 'pizza')) return tokens
  const slices = tokens.findIndex(
    ({ key }, place) => key === 'fatia' && isCounted(tokens, place) && tokens[place + 1]?.plain !== 'de',
  )
  const { end } = tokens[slices] ?? { end: 0 }
  if (slices < 0) return tokens
  const pizza = like({ start: end }, 'pizza')
  return tokens.toSpliced(slices + 1, 0, pizza)
}

/**
 * Leaves only the eaten slices of a pizza: `4 das 8 fatias de uma pizza grande` is `4 fatias de pizza`. The size of
 * the pizza is not that of the slices, of which a large one has more.
 */
function countSlices(tokens: readonly Token[]): readonly Token[] {
  const isSliced = (at: number) => slice.test(tokens[at]?.key ?? '') && isCounted(tokens, at)
  if (!tokens.some(({ key }) => key === 'pizza') || !tokens.some((_, at) => isSliced(at))) return tokens
  return tokens.filter((token, at) => {
    const isOfAll = (place: number) =>
      /^(?:das|dos|de)$/u.test(tokens[place]?.plain ?? '') &&
      readNumeral(tokens, place - 1)?.next === place &&
      isSliced(place + 2)
    if (isOfAll(at) || isOfAll(at - 1)) return false
    const isArticle =
      token.plain === 'uma' && tokens[at - 1]?.plain === 'de' && tokens[at + 1]?.key === 'pizza'
    if (isArticle && isSliced(at - 2)) return false
    const isOfPart = tokens
      .slice(Math.max(0, at - 4), at)
      .some(({ plain }) => /^(?:metade|meia)$/u.test(plain))
    return isOfPart || tokens[at - 1]?.key !== 'pizza' || !pizzaSize.test(token.plain)
  })
}

/** Names the pizza whose slices a pizzeria sold: `2 fatias de calabresa da pizzaria`. */
function nameSlices(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ key }) => key === 'pizzaria') || tokens.some(({ key }) => key === 'pizza'))
    return tokens
  return tokens.flatMap((token, at) =>
    slice.test(token.key) && tokens[at + 1]?.plain === 'de' && isCounted(tokens, at)
      ? [token, like(token, 'de'), like(token, 'pizza')]
      : [token],
  )
}

/** Reads `2 mini pizzas de calabresa` as pieces of the small pizza of parties, and not as two pizzas of the small size. */
function nameMiniPizzas(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }, place) => plain === 'mini' && tokens[place + 1]?.key === 'pizza')
  const token = tokens[at]
  if (!token || !isCounted(tokens, at)) return tokens
  const isTasted = tokens[at + 2]?.plain === 'de' && tokens[at + 3]?.kind === 'word'
  const unit = ['unidades', 'de'].map((word) => ({
    ...like(token, word),
    key: word === 'de' ? word : 'unidade',
  }))
  const rest = tokens.slice(isTasted ? at + 4 : at + 2)
  return [...tokens.slice(0, at), ...unit, ...tokens.slice(at, at + 2), ...rest]
}

/** Drops the numbers of salty and sweet slices after those of all: `6 fatias de pizza, 4 salgadas e 2 doces`. */
function dropSaltyAndSweet(tokens: readonly Token[]): readonly Token[] {
  const salty = tokens.findIndex(({ plain }) => plain === 'salgadas')
  const isOnPizza = tokens.slice(0, Math.max(0, salty)).some(({ key }) => key === 'pizza')
  if (!isOnPizza || readNumeral(tokens, salty - 1)?.next !== salty) return tokens
  const isSweet = tokens[salty + 1]?.plain === 'e' && tokens[salty + 3]?.plain === 'doces'
  return tokens.toSpliced(salty - 1, isSweet ? 5 : 2)
}

const slice = /^(?:fatia|pedaco)$/u
const pizzaSize = /^(?:grande|media|gigante|familia|enorme)$/u

/** Tokens between `uma` and `outra` at most. */
const farthestOther = 5

/** Counts the second of two slices: `2 fatias de pizza, uma calabresa outra marguerita`. */
function nameOtherSlice(tokens: readonly Token[]): readonly Token[] {
  const pizza = tokens.findIndex(({ key }) => key === 'pizza')
  if (pizza < 0) return tokens
  return tokens.flatMap((token, at) => {
    const isOther = at > pizza && /^outr[oa]$/u.test(token.plain) && tokens[at + 1]?.kind === 'word'
    const before = tokens.slice(Math.max(pizza, at - farthestOther), at)
    if (!isOther || /^(?:de|metade|pizza)$/u.test(tokens[at + 1]?.plain ?? '')) return [token]
    if (!before.some(({ plain }) => /^uma?$/u.test(plain))) return [token]
    const isJoined = before.at(-1)?.plain === 'e' || before.at(-1)?.kind === 'break'
    return [...(isJoined ? [] : [like(token, 'e')]), like(token, 'uma'), like(token, 'de')]
  })
}

const ofHalf = /^(?:foi|era|eram|foram|de|com|sabor|so|no)$/u

/** Joins the halves of a pizza that are named apart: `pizza metade calabresa, a outra metade foi de frango`. */
function joinHalves(tokens: readonly Token[]): readonly Token[] {
  const half = tokens.findIndex(({ plain }, at) => plain === 'metade' && tokens[at - 1]?.plain === 'outra')
  const pizza = tokens.findIndex(({ key }) => key === 'pizza')
  const [start] = tokens
  if (pizza < 0 || half < pizza || !start) return tokens
  let from = half - 1
  while (/^(?:a|e|,|mas)$/u.test(tokens[from - 1]?.plain.trim() ?? '')) from -= 1
  let to = half + 1
  while (ofHalf.test(tokens[to]?.plain ?? '')) to += 1
  const place = tokens[half] ?? start
  return [...tokens.slice(0, from), like(place, 'e'), like(place, 'metade'), ...tokens.slice(to)]
}

function like({ start }: Pick<Token, 'start'>, word: string): Token {
  return { kind: 'word', start, end: start, accented: word, plain: word, key: word, value: 0 }
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  return [at - 1, at - 2].some((place) => readNumeral(tokens, place)?.next === at)
}
