import table from '../../data/dishes.json' with { type: 'json' }
import type { Food, FoodGroup, FoodId, Measure } from '../food.ts'
import { findFood } from '../food-table.ts'
import { composeFood } from './compose.ts'
import type { Dish } from './dish.ts'

type Row = (typeof table.dishes)[number]

/** All dishes. Built by `scripts/build-dish-table.ts`. */
export const dishes: readonly Dish[] = table.dishes.map(decodeDish)

const dishesById: ReadonlyMap<FoodId, Dish> = new Map(dishes.map((dish) => [dish.id, dish]))

/** All dishes, each with the food that results from its authored parts. */
export const composedDishes: readonly { readonly dish: Dish; readonly food: Food }[] = dishes.map((dish) => ({
  dish,
  food: composeFood(dish),
}))

export function findDish(id: FoodId): Dish | undefined {
  return dishesById.get(id)
}

function decodeDish(row: Row): Dish {
  return {
    id: row.id,
    name: row.name,
    synonyms: row.synonyms === '' ? [] : row.synonyms.split('|'),
    group: row.group as FoodGroup,
    popularity: row.popularity,
    measures: row.measures.split('|').map(decodeMeasure),
    defaultGrams: row.defaultGrams,
    servedGrams: row.served,
    parts: row.parts.map(([id, grams, isDefaultFilling]) => ({
      food: knownFood(String(id)),
      grams: Number(grams),
      isDefaultFilling: isDefaultFilling === 1,
    })),
    ...('counted' in row &&
      row.counted && { counted: { foodId: String(row.counted[0]), grams: Number(row.counted[1]) } }),
    ...('plain' in row && row.plain && { plain: knownFood(row.plain) }),
  }
}

function decodeMeasure(text: string): Measure {
  const [name = '', grams = ''] = text.split('=')
  return { name, grams: Number(grams), quality: 'proxy', source: 'estimativa própria' }
}

function knownFood(id: FoodId): Food {
  const food = findFood(id)
  if (!food) throw new Error(`dishes.json names the unknown food ${id}`)
  return food
}
