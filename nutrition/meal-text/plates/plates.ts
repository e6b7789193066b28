import { sameFood } from '../../foods/dishes/vary-dish.ts'
import type { Food, FoodGroup } from '../../foods/food.ts'
import { knownFood } from '../../foods/food-table.ts'
import { saysPlantOnly } from '../finding/plant-versions.ts'
import type { SpokenPlate } from '../reading/spoken-item.ts'
import type { MealQuestion, ReadItem } from '../reading/meal-reading.ts'

/** A food of a composed plate, in grams as served. */
interface PlatePart {
  readonly food: Food
  readonly grams: number
}

/** Rice and beans of a prato feito as restaurants serve them: 2 escumadeiras of rice, 1 concha of beans. */
const plateBase: readonly PlatePart[] = [
  { food: knownFood('taco:3'), grams: 170 },
  { food: knownFood('taco:561'), grams: 140 },
]
const plateSalad: readonly PlatePart[] = [
  { food: knownFood('taco:78'), grams: 20 },
  { food: knownFood('taco:157'), grams: 60 },
]
/** Meat of a plate for which the text names neither meat nor egg. */
const plateMeat: PlatePart = { food: knownFood('taco:346'), grams: 100 }

const meatGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'carne',
  'frango',
  'peixe',
  'frutos_do_mar',
  'embutido',
  'ensopado',
])
const saladGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['folhas', 'legumes'])

const otherMeal = /[.!?\n]|(?<!\p{L})(?:almo[çc]|jant)/iu

/** Returns whether a food was named in a sentence or meal before that of a plate: `arroz e feijão. jantar marmita`. */
export function isOfEarlierMeal(
  { end }: { readonly end: number },
  plate: SpokenPlate,
  text: string,
): boolean {
  return end < plate.start && otherMeal.test(text.slice(end, plate.start))
}

export interface CompletedPlate {
  readonly items: readonly ReadItem[]
  readonly question: MealQuestion
}

/**
 * Returns whether a food counts as the meat of a plate: meat, poultry, fish, seafood, sausage, any stew, and other
 * dishes with meat (`feijoada`, `lasanha à bolonhesa`).
 */
function isMeat({ group, allergens }: Food): boolean {
  return meatGroups.has(group) || allergens.includes('carne')
}

/**
 * Returns whether a named food replaces a part of the plate: the same food does, and a dish of beans replaces the
 * beans.
 */
function isServedAs(food: Food, part: Food): boolean {
  return (
    food.id === part.id || (part.group === 'feijao' && /^(?:feij|tutu|virado|maniçoba)/iu.test(food.name))
  )
}

/**
 * Returns whether a dish fills a box alone, because it combines a starch with meat, cheese or egg: `escondidinho`,
 * `lasanha`.
 */
function isWholeMeal(food: Food): boolean {
  if (food.group === 'massa') return food.allergens.includes('origem_animal')
  return food.group === 'tuberculo' && isMeat(food)
}

/**
 * Returns the foods that a plate implies but the text does not name (`PF de frango`), with a question. Empty if rice is
 * named. In a marmita, also empty if two foods or a whole meal are named.
 */
export function completePlate(
  plate: SpokenPlate,
  text: string,
  items: readonly ReadItem[],
): readonly CompletedPlate[] {
  const namedFoods = plate.items.map(({ match }) => match.food)
  const hasRice = namedFoods.some((food) => food.group === 'arroz')
  if (hasRice || (plate.isMarmita && namedFoods.length > 1)) return []
  if (plate.isMarmita && namedFoods.some(isWholeMeal)) return []
  const hasMeat = namedFoods.some((food) => isMeat(food) || food.group === 'ovo')
  const hasSalad = namedFoods.some((food) => saladGroups.has(food.group))
  const isMeatless =
    plate.without.some(({ group }) => meatGroups.has(group)) || saysPlantOnly(text.slice(plate.end))
  const isWithoutSalad = plate.without.some(({ name }) => /^salada/iu.test(name))
  const parts = [
    ...plateBase.filter((part) => !items.some(({ food }) => isServedAs(food, part.food))),
    ...(hasMeat || isMeatless ? [] : [plateMeat]),
    ...(hasSalad || isWithoutSalad ? [] : plateSalad),
  ].filter((part) => !plate.without.some((food) => sameFood(food, part.food)))
  if (parts.length === 0) return []
  const added = parts.map(({ food, grams }) =>
    partItem({ food, grams: grams * plate.portions }, text.slice(plate.start, plate.end)),
  )
  const names = added.map((item) => item.food.name.toLowerCase()).join(', ')
  const question: MealQuestion = {
    code: 'confirm_plate',
    text: `Contei também ${names}. Estava tudo no prato?`,
  }
  return [{ items: added, question }]
}

function partItem(part: PlatePart, words: string): ReadItem {
  return {
    food: part.food,
    quantity: part.grams,
    measure: 'grama',
    grams: part.grams,
    gramsLow: part.grams * 0.5,
    gramsHigh: part.grams * 1.6,
    confidence: 0.4,
    text: words,
  }
}
