import { composedDishes } from '../foods/dishes/dish-table.ts'
import type { AllergenTag, Food, FoodGroup } from '../foods/food.ts'
import { foods } from '../foods/food-table.ts'

/** Number of foods that a question offers. */
const mostOffered = 3

interface Wish {
  /** Tags that the foods must lack. */
  readonly without: readonly AllergenTag[]
  /** Plant named as the filling, offered last by itself. */
  readonly plant?: Food
  /** Whether only the group has to agree if no food shares the first word. */
  readonly isPlantOnly?: boolean
}

/** Groups whose foods can stand for each other on a plate; sweets and drinks cannot. */
const exchangeable: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'feijao',
  'massa',
  'ensopado',
  'salgado',
  'sanduiche',
])

/**
 * Returns up to three foods to offer in place of one that has an unwanted tag: those of the same first word
 * (`Estrogonofe de grão-de-bico`), those with the named plant (`Pastel de palmito`) or the most common of its group.
 */
export function foodsInstead(food: Food, { without, plant, isPlantOnly = false }: Wish): readonly Food[] {
  const fitting = allFoods()
    .filter((one) => one.group === food.group && !without.some((tag) => one.allergens.includes(tag)))
    .sort((a, b) => b.popularity - a.popularity)
  const alike = fitting.filter((one) => firstWord(one) === firstWord(food))
  const plantWord = plant && firstWord(plant)
  const filled = fitting.filter((one) => plantWord && one.name.toLowerCase().includes(plantWord))
  const others = isPlantOnly ? inGroup(food.group, fitting) : []
  const offered = new Set([
    ...alike,
    ...filled,
    ...(plant ? [plant] : []),
    ...(alike.length > 0 ? [] : others),
  ])
  return [...offered].slice(0, mostOffered)
}

/** Meats, whose plant versions are rows of their own in other groups. */
const meats: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['carne', 'frango', 'peixe', 'embutido'])
const plantMeat = /^(?:hambúrguer vegetal|frango vegetal|carne de soja)/iu

function inGroup(group: FoodGroup, fitting: readonly Food[]): readonly Food[] {
  if (meats.has(group)) return foods.filter(({ name }) => plantMeat.test(name))
  return exchangeable.has(group) ? fitting : []
}

function allFoods(): readonly Food[] {
  return [...foods, ...composedDishes.map((one) => one.food)]
}

function firstWord({ name }: Food): string {
  return name.toLowerCase().split(/[ -]/u)[0] ?? ''
}
