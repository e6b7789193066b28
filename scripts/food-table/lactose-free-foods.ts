import { join } from 'node:path'
import type { Food } from '#nutrition/foods/food.ts'
import { lactoseFreeEnding } from '#nutrition/foods/lactose-free.ts'
import { withoutLactose } from './allergens.ts'
import { field, readCsv } from './read-csv.ts'

const free = 'sem lactose'

/**
 * Returns the foods of `curation/lactose-free-foods.csv`, which are sold without lactose. Lactase splits the milk sugar
 * and changes no other value, so that the values, measures and portions are those of the ordinary food; only the tags
 * of lactose differ.
 */
export function lactoseFreeFoods(curation: string, foods: readonly Food[]): Food[] {
  const byName = new Map(foods.map((food) => [food.name, food]))
  return readCsv(join(curation, 'lactose-free-foods.csv')).map((row) => {
    const ordinary = byName.get(field(row, 'name'))
    if (!ordinary) throw new Error(`lactose-free-foods.csv: no food is called ${field(row, 'name')}`)
    const { id, name, sourceName, synonyms } = ordinary
    return {
      ...ordinary,
      id: `${id}${lactoseFreeEnding}`,
      name: `${name} ${free}`,
      sourceName: `${sourceName} (valores do alimento com lactose)`,
      allergens: withoutLactose(ordinary),
      synonyms: synonyms.filter((one) => one !== 'prato').map((one) => `${one} ${free}`),
      popularity: Number(field(row, 'popularity')),
    }
  })
}
