import { join } from 'node:path'
import {
  type AllergenTag,
  allergenTags,
  type Food,
  foodGroups,
  type Measure,
  type NovaGroup,
  preparations,
} from '#nutrition/foods/food.ts'
import { printedComposition } from './composition.ts'
import { measureSources } from './measures.ts'
import { defaultGramsOf } from './portions.ts'
import { field, readCsv } from './read-csv.ts'

/**
 * Returns the foods that TACO and POF lack, from USDA FoodData Central (`new_foods.csv` of the source tables). Group,
 * preparation, NOVA group, allergens, measures and names were read food by food (`curation/usda-foods.csv`).
 */
export function usdaFoods(tables: string, curation: string, portionOf: (id: string) => string): Food[] {
  const rows = new Map(readCsv(join(tables, 'new_foods.csv')).map((row) => [field(row, 'source_id'), row]))
  return readCsv(join(curation, 'usda-foods.csv')).map((choice) => {
    const id = field(choice, 'id')
    const row = rows.get(id)
    if (!row) throw new Error(`usda-foods.csv names ${id}, which the table lacks`)
    const portion = portionOf(`usda:${id}`)
    const measures = measuresOf(choice, portion)
    return {
      id: `usda:${id}`,
      source: 'usda',
      sourceName: field(row, 'source_name'),
      name: field(choice, 'name'),
      group: oneOf(foodGroups, choice, 'group'),
      preparation: oneOf(preparations, choice, 'preparation'),
      per100g: printedComposition(row),
      allergens: list(choice, 'allergens', ' ').map((tag) => allergen(tag, choice)),
      nova: Number(field(choice, 'nova')) as NovaGroup,
      synonyms: list(choice, 'synonyms', ';'),
      measures,
      defaultGrams: defaultGramsOf(portion, measures),
      popularity: Number(field(choice, 'popularity')),
    }
  })
}

/** Returns the measures of a food, the measure of its usual portion first. */
function measuresOf(choice: Record<string, string>, usualPortion: string): Measure[] {
  const measures = list(choice, 'measures', ';').map((text): Measure => {
    const [name = '', grams = ''] = text.split('=')
    if (!(Number(grams) > 0)) throw new Error(`usda-foods.csv: "${text}" is not a measure`)
    return { name, grams: Number(grams), quality: 'proxy', source: measureSources.own }
  })
  const [amount = '', usual] = /^([\d.]+)(?: (.+))?$/.exec(usualPortion)?.slice(1) ?? []
  const portion: Measure = {
    name: 'porção',
    grams: Number(amount),
    quality: 'proxy',
    source: measureSources.own,
  }
  if (usual === undefined) return [portion, ...measures.filter(({ name }) => name !== 'porção')]
  const first = measures.find(({ name }) => name === usual)
  if (!first) throw new Error(`usda-foods.csv: ${field(choice, 'name')} has no measure ${usual}`)
  return [first, ...measures.filter((measure) => measure !== first)]
}

function list(choice: Record<string, string>, name: string, separator: string): string[] {
  const text = field(choice, name)
  return text === '' ? [] : text.split(separator)
}

function allergen(tag: string, choice: Record<string, string>): AllergenTag {
  const known = allergenTags.find((one) => one === tag)
  if (!known) throw new Error(`usda-foods.csv: ${field(choice, 'name')} has the unknown allergen ${tag}`)
  return known
}

function oneOf<T extends string>(known: readonly T[], choice: Record<string, string>, name: string): T {
  const found = known.find((one) => one === field(choice, name))
  if (found === undefined)
    throw new Error(`usda-foods.csv: ${field(choice, 'name')} has the ${name} ${field(choice, name)}`)
  return found
}
