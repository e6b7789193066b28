import { hundredth } from '../../figures/rounding.ts'
import type { Food, FoodGroup, FoodId, Measure } from '../food.ts'
import { composeFood, servedGramsOf } from './compose.ts'
import type { Dish, DishPart } from './dish.ts'
import { fillingGramsOf } from './filling-grams.ts'

/** Changes that a person names with a dish. */
export interface DishVariation {
  /** Number of the counted part: the eggs of `omelete de 3 ovos`. */
  readonly count?: number
  /** Foods named as filling or addition, with a factor of the usual amount: 0.5 for `pouco`, 2 for `extra`. */
  readonly added: readonly { readonly food: Food; readonly factor: number }[]
  /** Foods named after `sem`. */
  readonly removed: readonly Food[]
  /** Factor of meat and cheese: 2 for `duplo`. */
  readonly meatTimes?: number
}

/** A dish as named: the food that its parts make, and the parts in one amount of `servedGrams`. */
export interface VariedDish {
  readonly food: Food
  readonly parts: readonly DishPart[]
  readonly servedGrams: number
}

/** Salad, sauces and seasonings go along with a filling and never replace it. */
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

/**
 * Returns a dish with what the person changed: a counted part, fillings that replace the default one, additions,
 * removals, doubles. The order of additions does not matter. A removal of a food that the dish does not contain changes
 * nothing, and the last part is never removed.
 */
export function varyDish(dish: Dish, variation: DishVariation): VariedDish {
  const { count, added, removed, meatTimes = 1 } = variation
  const fillings = added.filter(({ food }) => !seasoningGroups.has(food.group))
  const isNamed = (part: DishPart) => fillings.some(({ food }) => sameFood(food, part.food))
  const kept = dish.parts
    .filter((part) => !part.isDefaultFilling || fillings.length === 0 || isNamed(part))
    .map(({ food, grams }): DishPart => {
      const counted =
        dish.counted?.foodId === food.id && count !== undefined ? count * dish.counted.grams : grams
      const times = meatGroups.has(food.group) ? meatTimes : 1
      return { food, grams: hundredth(counted * times) }
    })
  const parts = joinParts([...kept, ...added.map((one) => addedPart(dish, kept, one))]).filter(
    ({ food, grams }) => grams > 0 && !removed.some((one) => sameFood(one, food)),
  )
  const made = parts.length > 0 ? parts : kept
  const servedGrams = servedGramsOf(dish, made)
  const food = composeFood(dish, made)
  return {
    parts: made,
    servedGrams,
    food: { ...food, name: nameOf(dish, variation), ...resizedMeasures(dish, servedGrams) },
  }
}

/**
 * A filling that the dish already contains is changed by its factor. Another one is added; where it replaces a default
 * filling of meat, fish or cheese, it gets the grams of that.
 */
function addedPart(
  dish: Dish,
  kept: readonly DishPart[],
  { food, factor }: DishVariation['added'][number],
): DishPart {
  const own = kept.find((part) => sameFood(food, part.food))
  if (own) return { food: own.food, grams: hundredth(own.grams * (factor - 1)) }
  const replaced = dish.parts.find(
    (part) => part.isDefaultFilling && mainGroups.has(part.food.group) && mainGroups.has(food.group),
  )
  return { food, grams: hundredth((replaced?.grams ?? fillingGramsOf(food)) * factor) }
}

function joinParts(parts: readonly DishPart[]): DishPart[] {
  const joined = new Map<FoodId, DishPart>()
  for (const { food, grams } of parts) {
    const before = joined.get(food.id)
    joined.set(food.id, { food, grams: hundredth((before?.grams ?? 0) + grams) })
  }
  return [...joined.values()]
}

/** Whether a named food is the part of a dish: the same row, or a row of the same first word (`queijo`, `maionese`). */
export function sameFood(named: Food, part: Food): boolean {
  return named.id === part.id || (named.group === part.group && firstWord(named) === firstWord(part))
}

function firstWord({ name }: Food): string {
  return (name.toLowerCase().split(/[ -]/u)[0] ?? '').replace(/s$/u, '')
}

/** Measures that grow with what is inside; a glass or a spoon holds the same. */
const growing = /^(?:unidade|metade|fatia|pedaço|porção|broto|bife|filé|marmita|prato)/u

/** Returns the measures and the usual portion of a dish whose authored amount weighs `servedGrams`. */
export function resizedMeasures(dish: Dish, servedGrams: number): Pick<Food, 'measures' | 'defaultGrams'> {
  const factor = servedGrams / dish.servedGrams
  const resize = (measure: Measure): Measure =>
    growing.test(measure.name) ? { ...measure, grams: hundredth(measure.grams * factor) } : measure
  const measures = dish.measures.map(resize)
  const [before, after] = [dish.measures[0]?.grams ?? 1, measures[0]?.grams ?? 1]
  return { measures, defaultGrams: hundredth((dish.defaultGrams * after) / before) }
}

function nameOf({ name, counted, parts }: Dish, { count, added, removed, meatTimes }: DishVariation): string {
  const countedName = parts
    .find(({ food }) => food.id === counted?.foodId)
    ?.food.name.split(' ')[0]
    ?.toLowerCase()
  const number =
    count === undefined || !countedName ? '' : ` de ${count} ${countedName}${count === 1 ? '' : 's'}`
  const doubled = meatTimes === undefined ? '' : meatTimes > 2 ? ' triplo' : ' duplo'
  return [
    `${name}${doubled}${number}`,
    added.length > 0 && `com ${spokenList(added.map(({ food }) => food))}`,
    removed.length > 0 && `sem ${spokenList(removed)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Lists foods in a sentence: `queijo muçarela, presunto e tomate`. */
export function spokenList(foods: readonly Food[]): string {
  const names = foods.map(({ name }) => name.toLowerCase())
  const last = names.pop() ?? ''
  return names.length > 0 ? `${names.join(', ')} e ${last}` : last
}
