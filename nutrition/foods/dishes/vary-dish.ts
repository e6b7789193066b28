import { hundredth } from '../../shared/figures/rounding.ts'
import { formatQuantity } from '../measures/measure-names.ts'
import { normalizeText } from '../normalize-text.ts'
import type { Food, FoodGroup, FoodId, Measure } from '../food.ts'
import { composeFood, servedGramsOf } from './compose.ts'
import type { Dish, DishPart } from './dish.ts'
import { fillingGramsOf, isProteinPowder } from './filling-grams.ts'

/** Changes that a person names with a dish. */
export interface DishVariation {
  /** Number of the counted part: the eggs of `omelete de 3 ovos`. */
  readonly count?: number
  /** Foods named as filling or addition. Each has a factor of its usual amount: 0.5 for `pouco`, 2 for `extra`. */
  readonly added: readonly AddedFood[]
  /** Foods named after `sem`. */
  readonly removed: readonly Food[]
  /** Factor of meat and cheese, such as 2 for `duplo`. In a dish without meat, it applies to sausage and cheese. */
  readonly meatTimes?: number
}

export interface AddedFood {
  readonly food: Food
  readonly factor: number
  /** True if the person named only a kind of food (`queijo`); it then means the dish's own food of that kind. */
  readonly isGeneric?: boolean
  /** Grams of the food in the dish, if they are known: `com 3 colheres de aveia`. */
  readonly grams?: number
  /** True if the person stated the grams. */
  readonly isStated?: true
}

/** A dish as the person named it: the resulting food, and the parts of `servedGrams` of it. */
export interface VariedDish {
  readonly food: Food
  readonly parts: readonly DishPart[]
  readonly servedGrams: number
}

/** Groups of salad, sauces and seasonings, which are added to a filling and never replace it. */
const seasoningGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'folhas',
  'legumes',
  'molho',
  'gordura',
  'tempero',
])
const mainGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'carne',
  'frango',
  'peixe',
  'frutos_do_mar',
  'embutido',
  'queijo',
])
const meatGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['carne', 'frango', 'peixe', 'queijo'])
/** Groups that `duplo` doubles in a dish without meat, such as the sausage of a hot dog. */
const sausageGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['embutido', 'queijo'])

/**
 * Returns a dish with what the person changed: a counted part, fillings that replace the default one, additions,
 * removals, doubles. The order of additions does not matter. A removal of a food that the dish does not contain changes
 * nothing; if nothing would be left, the dish keeps all its parts, without the additions.
 * @param said words that named the dish; a default filling among them stays (`torta de frango com requeijão`)
 */
export function varyDish(dish: Dish, variation: DishVariation, said = ''): VariedDish {
  const { count, added, removed, meatTimes = 1 } = variation
  const doubled = doubledGroups(dish)
  const isBase = ({ food }: AddedFood) =>
    dish.parts.some((part) => !part.isDefaultFilling && sameFood(food, part.food))
  const fillings = added.filter(
    (one) => !seasoningGroups.has(one.food.group) && !isBase(one) && !isDressingOf(dish, one.food),
  )
  // `tapioca com 50 g de goma` is the plain dish, without its default filling.
  const isPlain =
    dish.plain !== undefined &&
    added.length > 0 &&
    added.every((one) => one.grams !== undefined && isBase(one))
  const isNamed = (part: DishPart) =>
    fillings.some((one) => isOwn(one, part)) || isAmong(normalizeText(said), part.food)
  const isReplaced = (part: DishPart) => added.some((one) => replacedBy(dish, one)?.food.id === part.food.id)
  const kept = dish.parts
    .filter((part) => !part.isDefaultFilling || (fillings.length === 0 && !isPlain) || isNamed(part))
    .filter((part) => !isReplaced(part))
    .map(({ food, grams }): DishPart => {
      const counted =
        dish.counted?.foodId === food.id && count !== undefined ? count * dish.counted.grams : grams
      const times = doubled.has(food.group) ? meatTimes : 1
      return { food, grams: hundredth(counted * times) }
    })
  const whole = joinParts([
    ...kept,
    ...added.map((one) => addedPart(dish, kept, withLarger(dish, one, count))),
  ])
  const out = new Set(removed.flatMap((one) => partsNamed(whole, one)))
  const parts = whole.filter((part) => part.grams > 0 && !out.has(part))
  const made = parts.length > 0 ? parts : kept
  const servedGrams = hundredth(servedGramsOf(dish, made) + waterForMilk(dish, made, [...out]))
  const food = composeFood(dish, made, servedGrams)
  return {
    parts: made,
    servedGrams,
    food: {
      ...food,
      name: nameOf(
        dish,
        variation,
        [...out].map((part) => part.food),
      ),
      ...resizedMeasures(dish, servedGrams),
      // Stated grams are those of all that was eaten, also of a dish that is usually eaten in pairs.
      ...(added.some(({ isStated }) => isStated) && { defaultGrams: servedGrams }),
    },
  }
}

/** Returns the grams of water that fill a drink or porridge up when it is made without its milk or another drink. */
function waterForMilk({ group }: Dish, made: readonly DishPart[], out: readonly DishPart[]): number {
  const isPoured = group === 'bebida' || group === 'cereal'
  if (!isPoured || made.some(({ food }) => food.group === 'bebida' || isMilk(food))) return 0
  return out.filter(({ food }) => isMilk(food)).reduce((sum, { grams }) => sum + grams, 0)
}

/** Maximum factor by which more counted parts enlarge a filling. */
const largestFilling = 2

/** Enlarges a filling if the dish has more counted parts than usual: an omelette of 3 eggs has 1.5 times the cheese. */
function withLarger({ parts, counted }: Dish, one: AddedFood, count: number | undefined): AddedFood {
  const usual = parts.find(({ food }) => food.id === counted?.foodId)?.grams
  if (count === undefined || !counted || !usual || one.food.id === counted.foodId) return one
  const times = Math.min(largestFilling, Math.max(1, (count * counted.grams) / usual))
  return { ...one, factor: one.factor * times }
}

/** Below this weight, such as that of a bombom, a filling is at most half as heavy as the dish. */
const smallDishGrams = 40

/**
 * Returns the part to add for a named food. If the dish already contains the food, the part has only the missing grams.
 * A food that replaces meat, fish or cheese gets at least the grams of the replaced part.
 */
function addedPart(dish: Dish, kept: readonly DishPart[], one: AddedFood): DishPart {
  const { food, factor, grams: stated } = one
  const own = kept.find((part) => part.food.id === food.id) ?? kept.find((part) => isOwn(one, part))
  if (own) return { food: own.food, grams: hundredth((stated ?? own.grams * factor) - own.grams) }
  if (stated !== undefined) return { food, grams: stated }
  const replaced =
    replacedBy(dish, one) ??
    dish.parts.find(
      (part) =>
        part.isDefaultFilling &&
        !kept.some(({ food: { id } }) => id === part.food.id) &&
        mainGroups.has(part.food.group) &&
        mainGroups.has(food.group),
    )
  const usual = fillingGramsOf(food) * (isCup(dish) && !isProteinPowder(food.name) ? cupToppings : 1)
  if (sweetener.test(food.name)) return { food, grams: hundredth(fillingGramsOf(food) * factor) }
  if (replaced && isCookingFat(food)) return { food, grams: hundredth(replaced.grams * factor) }
  const isLike = replaced?.food.group === food.group
  const fitting = dish.servedGrams < smallDishGrams ? Math.min(usual, dish.servedGrams / 2) : usual
  const grams = replaced ? Math.max(replaced.grams, isLike ? 0 : usual) : fitting
  return { food, grams: hundredth(grams * factor) }
}

function isOwn({ food, isGeneric = false }: AddedFood, part: DishPart): boolean {
  return food.id === part.food.id || (isGeneric && sameFood(food, part.food))
}

/**
 * Returns the part that a named food replaces, if any. Meat, fish, sausage or cheese replaces a part of its group whose
 * name begins with the same word (`Queijo cheddar` the `Queijo muçarela`); a sweetener replaces sugar, milk replaces
 * milk, bread replaces bread, a cooking fat the fat of the dish, yogurt mayonnaise. A generic name and a food that the dish already has
 * replace nothing, except a sweetener and a fat.
 */
function replacedBy({ parts }: Dish, { food, isGeneric = false }: AddedFood): DishPart | undefined {
  if (sweetener.test(food.name)) return parts.find((part) => sugar.test(part.food.name))
  const isInside = parts.some((part) => part.food.id === food.id)
  if (isCookingFat(food) && !isInside) return parts.find((part) => isCookingFat(part.food))
  if (isInside) return undefined
  if (isYogurt(food)) return parts.find((part) => isMayonnaise(part.food))
  if (isGeneric) return undefined
  if (isMilk(food)) return parts.find((part) => isMilk(part.food))
  if (food.group === 'pao') return parts.find((part) => part.food.group === 'pao')
  return mainGroups.has(food.group) ? parts.find((part) => sameFood(food, part.food)) : undefined
}

const sweetener = /^adoçante/iu
const sugar = /^açúcar/iu

/** Returns the groups that `duplo` doubles: meat and cheese, or sausage and cheese in a dish without meat. */
export function doubledGroups(dish: Dish): ReadonlySet<FoodGroup> {
  const hasMeat = dish.parts.some(({ food }) => food.group !== 'queijo' && meatGroups.has(food.group))
  return hasMeat ? meatGroups : sausageGroups
}

/**
 * Factor on the usual grams of a topping in a cup of açaí, which gets more granola, fruit or milk powder than a
 * sandwich. Toppings add to the stated volume.
 */
const cupToppings = 1.4

export function isCup({ measures }: Dish): boolean {
  return measures.some(({ name }) => name === 'copo 300 ml')
}

/**
 * Returns whether a food is milk for drinking, from an animal or a plant. In a dish, one such milk replaces another.
 */
export function isMilk({ name }: Food): boolean {
  return (
    /^(?:leite (?!condensado|em pó|de coco$|fermentado)|bebida de (?:soja|coco))/iu.test(name) &&
    !/em pó/iu.test(name)
  )
}

function isYogurt({ name }: Food): boolean {
  return /^iogurte (?:natural|grego natural|desnatado)/iu.test(name)
}

function isMayonnaise({ name }: Food): boolean {
  return /^maionese/iu.test(name)
}

/** Returns whether yogurt is named as the dressing of a salad with mayonnaise. */
export function isDressingOf({ name, parts }: Dish, food: Food): boolean {
  return (
    /^(?:salada|salpicão)/iu.test(name) && isYogurt(food) && parts.some((part) => isMayonnaise(part.food))
  )
}

/** Returns whether a food is a fat for cooking. In a dish, one such fat replaces another. */
export function isCookingFat({ name, group }: Food): boolean {
  return group === 'gordura' && /^(?:azeite|banha|manteiga|margarina|óleo)/iu.test(name)
}

/**
 * Returns the parts that a person means by a food: parts with the same id, otherwise parts with the same group and
 * first word (`queijo`), otherwise for meat, fish and cheese all parts of the same group (`sem carne`: the hamburger).
 * Empty if there are none.
 */
export function partsNamed<Part extends DishPart>(parts: readonly Part[], food: Food): readonly Part[] {
  const groups = [
    parts.filter((part) => part.food.id === food.id),
    parts.filter((part) => sameFood(food, part.food)),
    parts.filter((part) => mainGroups.has(food.group) && part.food.group === food.group),
  ]
  return groups.find((found) => found.length > 0) ?? []
}

/**
 * Returns whether a normalized text contains any word of more than three letters from a food's names, such as `frango`
 * of "Peito de frango cozido".
 */
function isAmong(text: string, { name, synonyms }: Food): boolean {
  const said = new Set(text.split(' ').map(singular))
  return [name, ...synonyms].some((one) =>
    normalizeText(one)
      .split(' ')
      .some((word) => word.length > 3 && said.has(singular(word))),
  )
}

function singular(word: string): string {
  return word.replace(/s$/u, '')
}

function joinParts(parts: readonly DishPart[]): DishPart[] {
  const joined = new Map<FoodId, DishPart>()
  for (const { food, grams } of parts) {
    const before = joined.get(food.id)
    joined.set(food.id, { food, grams: hundredth((before?.grams ?? 0) + grams) })
  }
  return [...joined.values()]
}

/**
 * Returns whether a named food means this part: it has the same id, or the same group and first word (`queijo`,
 * `maionese`).
 */
export function sameFood(named: Food, part: Food): boolean {
  return named.id === part.id || (named.group === part.group && firstWord(named) === firstWord(part))
}

function firstWord({ name }: Food): string {
  return singular(name.toLowerCase().split(/[ -]/u)[0] ?? '')
}

/**
 * Measures whose weight changes with the weight of the dish: `growing` always, `shrinking` only downwards, because a
 * bowl cannot hold more. Other measures, such as a glass or a spoon, keep their weight; in a cup of açaí (`isCup`) all
 * change.
 */
const shrinking = /^(?:tigela|cumbuca)/u
const growing = /^(?:unidade|metade|fatia|pedaço|porção|broto|bife|filé|marmita|prato)/u

/** Returns the measures and the usual portion of a dish that weighs `servedGrams` instead of its authored weight. */
export function resizedMeasures(dish: Dish, servedGrams: number): Pick<Food, 'measures' | 'defaultGrams'> {
  const factor = servedGrams / dish.servedGrams
  const resize = (measure: Measure): Measure =>
    growing.test(measure.name) || isCup(dish) || (shrinking.test(measure.name) && factor < 1)
      ? { ...measure, grams: hundredth(measure.grams * factor) }
      : measure
  const measures = dish.measures.map(resize)
  const [first, resized] = [dish.measures[0], measures[0]]
  // A spoon keeps its weight, but a salad with more in it is served with more spoons.
  const isSpooned = first?.name.startsWith('colher') === true
  const times = isSpooned ? factor : (resized?.grams ?? 1) / (first?.grams ?? 1)
  return { measures, defaultGrams: hundredth(dish.defaultGrams * times) }
}

function nameOf(dish: Dish, { count, added, meatTimes }: DishVariation, removed: readonly Food[]): string {
  const isBase = ({ food }: AddedFood) =>
    dish.parts.some((part) => part.food.id === food.id && !part.isDefaultFilling)
  return nameVaried(dish, {
    ...(count !== undefined && { count }),
    ...(meatTimes !== undefined && { meatTimes }),
    added: added.filter((one) => !isBase(one) || one.factor !== 1).map(({ food }) => food),
    removed,
  })
}

/**
 * Returns the name of a dish with its changes: `Omelete de 3 ovos com queijo muçarela`, `X-burger duplo sem maionese`.
 */
export function nameVaried(
  { name: plainName, counted, parts }: Dish,
  changes: {
    readonly count?: number
    readonly meatTimes?: number
    readonly added: readonly Food[]
    readonly removed: readonly Food[]
  },
): string {
  const { count, meatTimes } = changes
  const { name, added, removed } = withMainExchanged(plainName, changes)
  const countedName = parts
    .find(({ food }) => food.id === counted?.foodId)
    ?.food.name.split(' ')[0]
    ?.toLowerCase()
  const number =
    count === undefined || !countedName
      ? ''
      : ` de ${formatQuantity(count)} ${countedName}${count < 2 ? '' : 's'}`
  const doubled = meatTimes === undefined ? '' : meatTimes > 2 ? ' triplo' : ' duplo'
  // `Shake de whey com leite` and `leite de aveia` are one shake with oat milk, `Mingau com leite` without milk is `Mingau`.
  const bare = [...added, ...removed].some(isMilk) ? name.replace(/ com leite$/u, '') : name
  const additions = spokenList(added)
  // `leite de amêndoas sem açúcar` already says it.
  const missing = removed.filter((one) => !additions.endsWith(` sem ${one.name.toLowerCase()}`))
  return [
    `${bare}${doubled}${number}`,
    added.length > 0 && `com ${additions}`,
    missing.length > 0 && `sem ${spokenList(missing)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

interface NamedChanges {
  readonly added: readonly Food[]
  readonly removed: readonly Food[]
}

const preparation =
  / (?:em conserva|preparad[oa]|cozid[oa]|cru|crua|grelhad[oa]|refogad[oa]|assad[oa]|frit[oa])$/u

/**
 * Names a dish after the food that replaces the one in its name: `Estrogonofe de frango` with palm hearts instead of
 * chicken is `Estrogonofe de palmito`.
 */
function withMainExchanged(
  name: string,
  { added, removed }: NamedChanges,
): NamedChanges & { readonly name: string } {
  const [, dish, main] = /^(.+ de) (\p{L}+)$/u.exec(name) ?? []
  const without = removed.find((food) => main && food.name.toLowerCase().split(' ').includes(main))
  const [first, ...others] = added
  if (!dish || !without || !first) return { name, added, removed }
  return {
    name: `${dish} ${first.name.toLowerCase().replace(preparation, '')}`,
    added: others,
    removed: removed.filter((food) => food !== without),
  }
}

/** Joins the names of foods for a sentence: `queijo muçarela, presunto e tomate`. */
function spokenList(foods: readonly Food[]): string {
  const names = foods.map(({ name }) => name.toLowerCase())
  const last = names.pop() ?? ''
  return names.length > 0 ? `${names.join(', ')} e ${last}` : last
}
