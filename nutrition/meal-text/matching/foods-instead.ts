import { composedDishes } from '../../foods/dishes/dish-table.ts'
import type { AllergenTag, Food, FoodGroup } from '../../foods/food.ts'
import { foods } from '../../foods/food-table.ts'

/** Maximum number of foods that a question offers. */
const mostOffered = 3

interface Wish {
  /** Tags that the offered foods must not have. */
  readonly without: readonly AllergenTag[]
  /** Plant that was named as filling. It is offered alone, as the last food. */
  readonly plant?: Food
  /** True if any food of the group may be offered when none has the same first word. */
  readonly isPlantOnly?: boolean
}

/** Groups whose foods can replace each other on a plate. Sweets and drinks cannot. */
const exchangeable: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'feijao',
  'massa',
  'ensopado',
  'salgado',
  'sanduiche',
])

/**
 * Returns up to three foods of the same group to offer in place of a food with an unwanted tag: foods with the same
 * first word (`Estrogonofe de grão-de-bico`), foods with the named plant (`Pastel de palmito`), or the most common
 * ones.
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

/** Groups of meat. The plant versions of their foods are rows in other groups. */
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
