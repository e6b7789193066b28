import type { Food, FoodGroup } from '../../foods/food.ts'
import { readNumeral } from '../words/numerals.ts'
import type { FoodMatch } from './food-matching.ts'
import { tasteEnd } from './packet-tastes.ts'
import { readSize } from './size-words.ts'
import { isEatenInSauce } from './sauce-contents.ts'
import { isMaker } from '../words/maker-names.ts'
import { isOf, type Token } from '../words/tokens.ts'

const savory: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'queijo',
  'embutido',
  'frango',
  'carne',
  'peixe',
  'frutos_do_mar',
  'molho',
  'ovo',
])
const hearty: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  ...savory,
  'massa',
  'legumes',
  'tuberculo',
  'feijao',
])
const afterAnd: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['queijo', 'embutido'])
const sweet: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['fruta', 'doce', 'cereal'])
/**
 * Groups of food that can be in a sweet drink. They include milk, because a `vitamina` contains milk, unlike a cake.
 */
const sweetDrink: ReadonlySet<FoodGroup> = new Set<FoodGroup>([...sweet, 'laticinio'])
const sweetDishes: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['doce', 'bebida', 'laticinio'])
const toppings = new Set([
  'cobertura',
  'calda',
  'recheio',
  'borda',
  'catupiry',
  'cheddar',
  'granulado',
  'hortela',
  'gengibre',
  'gelo',
  'coco',
])
const notFlavors = new Set([
  'um',
  'uma',
  'dois',
  'duas',
  'tres',
  'ontem',
  'hoje',
  'casa',
  'padaria',
  'manha',
  'tarde',
  'noite',
  'novo',
])

/**
 * Extends the match of a dish by its flavor or filling: `pizza de frango com catupiry` is one pizza, `suco de uva` one
 * juice. Only names with `takes` accept a filling. A filling with its own amount stays a separate item.
 */
export function takeFilling(
  tokens: readonly Token[],
  at: number,
  match: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
): FoodMatch {
  return withBread(tokens, withFilling(tokens, at, match, findPlain), findPlain)
}

/**
 * Adds the named bread to the match of a sandwich, because the sandwich's weight includes it: `sanduíche de presunto e
 * queijo no pão de forma`.
 */
function withBread(
  tokens: readonly Token[],
  match: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
): FoodMatch {
  if (match.food.group !== 'sanduiche' || !/^n[oa]$/u.test(tokens[match.next]?.plain ?? '')) return match
  const bread = findPlain(match.next + 1)
  if (bread?.food.group !== 'pao') return match
  return { ...match, next: bread.next, flavors: [...(match.flavors ?? []), bread.food] }
}

function withFilling(
  tokens: readonly Token[],
  at: number,
  match: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
): FoodMatch {
  const tasted = widened(match, tasteEnd(tokens, match), findPlain)
  if (tasted !== match) return tasted
  const takes = match.named.takes ?? takesByWord(tokens, at, match)
  const sauce =
    tokens[match.next - 1]?.key === 'molho' && isOf(tokens[match.next]) && findPlain(match.next + 1)
  if (sauce && isEatenInSauce(sauce)) return match
  if (!takes) return takeTaste(tokens, match, findPlain)
  let next = flavorEnd(tokens, halvesAt(tokens, match, findPlain), findPlain)
  if (next === match.next) next = fruitOfBrandEnd(tokens, match, findPlain)
  let end = takes === 'filling' ? next : undefined
  while (end !== undefined) {
    next = end
    end = fillingEnd(tokens, next, match, findPlain, next > match.next || match.words > 1)
  }
  // `carne com molho` matches as one name, which would leave over the end of `de carne com molho de tomate`.
  if (next > match.next && tokens[next - 1]?.key === 'molho') next = flavorEnd(tokens, next, findPlain)
  const filled = widened(match, next, findPlain)
  const isDrunk = filled.flavors?.some(({ group }) => group === 'bebida') === true
  return isDrunk && savoryDishes.has(match.food.group) ? match : filled
}

/** Returns the end of the fruit right after a brand of drink, which is its flavor: `ades maçã`, `del valle uva`. */
function fruitOfBrandEnd(
  tokens: readonly Token[],
  { food, next }: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
): number {
  // In `suco banana e pão` without punctuation, the banana is eaten.
  if (food.group !== 'bebida' || tokens[next - 1]?.key === 'suco') return next
  const fruit = findPlain(next)
  return fruit?.food.group === 'fruta' ? fruit.next : next
}

/** Groups of dishes without drinks as flavors: in `pizza sabor coca` the soda is drunk. */
const savoryDishes: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['salgado', 'sanduiche', 'massa'])

/**
 * Extends a match up to the token `next` and records the foods in between as flavors, because the person may be
 * allergic to them.
 */
function widened(
  match: FoodMatch,
  next: number,
  findPlain: (at: number) => FoodMatch | undefined,
): FoodMatch {
  if (next <= match.next) return match
  const flavors: Food[] = []
  for (let at = match.next; at < next;) {
    const flavor = findPlain(at)
    if (flavor) flavors.push(flavor.food)
    at = flavor ? flavor.next : at + 1
  }
  return flavors.length > 0 ? { ...match, next, flavors } : { ...match, next }
}

/**
 * Returns what may follow a match because of its words: a flavor after a sauce (`macarrão com molho de tomate`), a
 * filling (the second fruit) after a juice.
 */
function takesByWord(
  tokens: readonly Token[],
  at: number,
  match: FoodMatch,
): 'flavor' | 'filling' | undefined {
  if (tokens[match.next - 1]?.key === 'molho') return 'flavor'
  return tokens[at]?.key === 'suco' && match.food.group === 'bebida' ? 'filling' : undefined
}

const tasted: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['bebida', 'doce'])

/**
 * Attaches a food that flavors a drink or sweet: the food after `de` (`cachaça de banana`, `chá de limão`, `açúcar de
 * coco`), and coconut after `com` (`doce de abóbora com coco`).
 */
function takeTaste(
  tokens: readonly Token[],
  match: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
): FoodMatch {
  const link = tokens[match.next]?.plain
  if (match.food.group === 'doce' && link === 'com' && tokens[match.next + 1]?.key === 'coco')
    return widened(match, match.next + 2, findPlain)
  if (!tasted.has(match.food.group) || link !== 'de') return match
  const taste = findPlain(match.next + 1)
  return widened(match, taste?.next ?? match.next, findPlain)
}

/**
 * Returns the index of the first half of a pizza after its size or a comma: `pizza grande meia calabresa meia
 * mussarela`. Returns the index after the name if there is none.
 */
function halvesAt(
  tokens: readonly Token[],
  { food, next }: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
): number {
  let at = readSize(tokens, next)?.next ?? (tokens[next]?.key === 'familia' ? next + 1 : next)
  if (tokens[at]?.plain === ',') at += 1
  return food.name.startsWith('Pizza') &&
    isHalf(tokens[at]) &&
    savory.has(findPlain(at + 1)?.food.group ?? 'bebida')
    ? at
    : next
}

function isHalf(token: Token | undefined): boolean {
  return token?.plain === 'meia' || token?.plain === 'metade'
}

function flavorEnd(
  tokens: readonly Token[],
  at: number,
  findPlain: (at: number) => FoodMatch | undefined,
): number {
  const eggs = tokens[at]?.plain === 'de' ? readNumeral(tokens, at + 1) : undefined
  if (eggs && tokens[eggs.next]?.key === 'ovo') return eggs.next + 1
  // `1 miojo inteiro de galinha`
  const isWhole =
    /^inteir[oa]$/u.test(tokens[at]?.plain ?? '') && /^(?:de|sabor)$/u.test(tokens[at + 1]?.plain ?? '')
  if (isWhole) return flavorEnd(tokens, at + 1, findPlain)
  let from = at
  while (/^(?:de|do|da|sabor|com|meia|metade)$/u.test(tokens[from]?.plain ?? '')) {
    if (tokens[from]?.plain === 'com' && tokens[from + 1]?.plain !== 'sabor') break
    from++
  }
  const word = tokens[from]
  if (from > at && isCheeseCount(tokens, from)) return from + 2
  if (from === at || !word || word.kind !== 'word' || notFlavors.has(word.plain)) return at
  // `miojo da nissin de galinha`
  if (isMaker(word.plain) && /^(?:de|sabor)$/u.test(tokens[from + 1]?.plain ?? ''))
    return flavorEnd(tokens, from + 1, findPlain)
  const flavor = findPlain(from)
  return flavor ? flavor.next : word.plain.length > 2 ? from + 1 : at
}

/** Returns whether a flavor is a number of cheeses: `de quatro queijos`. */
function isCheeseCount(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.key === 'queijo' && readNumeral(tokens, at)?.next === at + 1
}

function fillingEnd(
  tokens: readonly Token[],
  at: number,
  dish: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
  hasFlavor: boolean,
): number | undefined {
  const link = tokens[at]?.plain
  // In `meia calabresa e meia mussarela`, both halves are flavors of the same pizza.
  const half = link === 'e' ? at + 1 : at
  // `meia esfiha de queijo` is another snack.
  const isOther = dish.said.startsWith(tokens[half + 1]?.accented ?? '')
  if (hasFlavor && isHalf(tokens[half]) && !isOther && findPlain(half + 1))
    return flavorEnd(tokens, half, findPlain)
  if (link !== 'com' && !(link === 'e' && hasFlavor)) return undefined
  const word = tokens[at + 1]
  if (!word) return undefined
  if (toppings.has(word.key)) return flavorEnd(tokens, at + 2, findPlain)
  const filling = findPlain(at + 1)
  // Sugar in a juice is a separate item with a weight.
  if (!filling || (dish.food.group === 'bebida' && filling.food.name.startsWith('Açúcar'))) return undefined
  if (link === 'com' && isOnTop(dish.food, filling.food)) return undefined
  const { group } = filling.food
  const isSweetDish = sweetDishes.has(dish.food.group)
  const taken =
    dish.food.group === 'bebida'
      ? sweetDrink
      : isSweetDish
        ? sweet
        : dish.food.group === 'sopa'
          ? hearty
          : savory
  const isNextFlavor = isSweetDish ? isNextScoop(tokens, at, dish) : afterAnd.has(group)
  const isPizza = dish.food.name.startsWith('Pizza') && filling.food.name.startsWith('Pizza')
  const fits =
    link === 'e' ? isNextFlavor || isPizza : taken.has(group) && !isBesideSweet(dish.food, filling.food)
  return fits ? filling.next : undefined
}

/** Fewest kilocalories in 100 g of a food that a drink or ice cream does not already contain (own choice). */
const fewestOnTop = 200

/** Returns whether a rich food is added to a drink or an ice cream and no flavor of it: `sorvete com chantilly`. */
function isOnTop({ group, name }: Food, { per100g }: Food): boolean {
  return (group === 'bebida' || /^sorvete/iu.test(name)) && per100g.kcal >= fewestOnTop
}

/** Returns whether ice cream is served beside a cake or pudding and not part of it: `bolo de chocolate com sorvete`. */
function isBesideSweet(dish: Food, { name }: Food): boolean {
  return /^sorvete/iu.test(name) && dish.group === 'doce' && !/^(?:sorvete|açaí)/iu.test(dish.name)
}

/** Scoops are searched within this many words before and after a flavor of ice cream. */
const scoopDistance = 6

/**
 * Returns whether the flavor after `e` is another scoop of the same ice cream: `2 bolas de sorvete de chocolate e
 * morango`.
 */
export function isNextScoop(tokens: readonly Token[], at: number, { food }: FoodMatch): boolean {
  const near = tokens.slice(Math.max(0, at - scoopDistance), at + scoopDistance)
  return /^sorvete/iu.test(food.name) && near.some(({ key }) => key === 'bola')
}
