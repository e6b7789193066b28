import type { FoodGroup } from '../../foods/food.ts'
import type { Amount } from '../amounts/amounts.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { weigh } from '../amounts/weighing.ts'

/** Groups of foods that are put on every piece of bread. */
const spread: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['gordura', 'queijo', 'embutido', 'molho'])
/** Names of sweets, creams and pastes that are spread. */
const spreadName = /^(?:geleia|mel(?:ado)?$|doce de leite|creme de avelã|pasta de amendoim|patê)/iu

/** Highest weight of a usual portion of egg that is a single egg. */
const oneEggGrams = 60
/** Eggs of which a portion is put on each bread. */
const eggOfBread = /^ovo (?!de codorna)/iu

/**
 * Returns how many usual portions of a food are on the bread before it: 1, plus 0.5 for each further portion of bread.
 * It is only half a portion, because the usual portion of butter or cheese is generous. `2 pães com manteiga` gives
 * 1.5. `2 fatias de pão de forma com manteiga` gives 1, because two slices are one portion of bread. Half a bread has half
 * a portion, but a whole egg.
 */
function portionsOnBread(
  bread: SpokenItem | undefined,
  { name, group, defaultGrams }: SpokenItem['match']['food'],
): number {
  const isEgg = eggOfBread.test(name)
  if (!bread || (!isEgg && !spread.has(group) && !spreadName.test(name))) return 1
  const { food, named } = bread.match
  if (food.group !== 'pao' || !bread.amount || bread.amount.isImplicit) return 1
  if (isEgg && !/^pão/iu.test(food.name)) return 1
  const { grams } = weigh(food, named, bread.amount, bread.size)
  if (bread.amount.quantity < 1) return isEgg && defaultGrams <= oneEggGrams ? 1 : 0.5
  const breads = Math.round(grams / food.defaultGrams)
  return Math.max(1, isEgg ? breads : (1 + breads) / 2)
}

/**
 * Part of the usual portion of a food that is eaten with another one (own estimates): in the sauce of pasta, on fruit, on
 * bread.
 */
const portionsWith: readonly (readonly [group: FoodGroup, food: RegExp, portion: number])[] = [
  ['massa', /^(?:carne moída|almôndega|atum|sardinha em)/iu, 0.6],
  ['fruta', /^granola/iu, 0.5],
  ['fruta', /^aveia/iu, 0.67],
  ['laticinio', /^(?:granola|aveia)/iu, 0.75],
  ['sopa', /^(?:torresmo|amendoim)/iu, 0.5],
  ['doce', /^amendoim/iu, 0.4],
  ['feijao', /^farinha de mandioca/iu, 0.5],
  ['ensopado', /^farinha de mandioca/iu, 0.6],
  ['carne', /^farinha de mandioca/iu, 0.5],
  ['pao', /^abacate/iu, 0.55],
  ['pao', /^homus/iu, 0.4],
]

/** Highest count of cups; a higher number is a volume. */
const mostCups = 8

/**
 * Returns how many usual portions of a food belong to the food before it: `macarronada com carne moída`, `mamão com
 * granola`. Each cup of several has its own sugar: `4 cafezinhos com açúcar`.
 */
function portionsBeside(before: SpokenItem | undefined, { name }: SpokenItem['match']['food']): number {
  const group = before?.match.food.group
  if (group === 'bebida' && name.startsWith('Açúcar')) {
    const cups = cupsOf(before?.amount)
    return isSmallCup(before) ? Math.max(0.5, cups / 2) : Math.max(1, cups / 2)
  }
  return portionsWith.find(([one, food]) => one === group && food.test(name))?.[2] ?? 1
}

/**
 * Returns how many usual portions of a food go with the last items. The bread under them is the last one that is not itself
 * spread on bread. A food with a stated amount (`isMeasured`) is not spread.
 */
export function portionsAfter(
  items: readonly SpokenItem[],
  food: SpokenItem['match']['food'],
  { isJoined, isMeasured }: { readonly isJoined: boolean; readonly isMeasured: boolean },
): number {
  const last = items.at(-1)
  const beside = portionsBeside(last, food)
  const isOnBread = isJoined || last?.times !== undefined
  const bread = items.findLast((item) => item.times === undefined)
  return isMeasured || !isOnBread ? beside : portionsOnBread(bread, food) * beside
}

/** Largest usual portion of a coffee that takes a single teaspoon of sugar (own choice). */
const smallCupGrams = 60

/** Returns whether a drink is one small cup of coffee, which takes half as much sugar as a glass of juice. */
function isSmallCup(drink: SpokenItem | undefined): boolean {
  return drink !== undefined && !drink.amount?.measure && drink.match.food.defaultGrams <= smallCupGrams
}

/** Returns the number of cups of a drink; 1 if its volume or weight is stated: `café 200 ml`, `300 de suco`. */
function cupsOf(amount: Amount | undefined): number {
  const isWeighed = /^(?:ml|grama)$/u.test(amount?.measure?.name ?? '')
  return amount && !isWeighed && amount.quantity <= mostCups ? amount.quantity : 1
}
