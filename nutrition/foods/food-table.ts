import { itemAt, lookup } from '../shared/collections/lookup.ts'
import table from '../data/foods.json' with { type: 'json' }
import type {
  AllergenTag,
  Food,
  FoodGroup,
  FoodId,
  FoodSource,
  Measure,
  NovaGroup,
  Preparation,
} from './food.ts'

type Row = (typeof table.foods)[number]

/** All foods of the tables with values per 100 g, TACO rows first. Built by `scripts/build-food-table.ts`. */
export const foods: readonly Food[] = table.foods.map(decodeFood)

const foodsById: ReadonlyMap<FoodId, Food> = new Map(foods.map((food) => [food.id, food]))

/** Returns the food with this id. Throws for an id that is not in the table. */
export function knownFood(id: FoodId): Food {
  return lookup(foodsById, id)
}

export function findFood(id: FoodId): Food | undefined {
  return foodsById.get(id)
}

/** Decodes a row of `data/foods.json`; throws if it lacks energy or a macronutrient. */
export function decodeFood(row: Row): Food {
  const [kcal, proteinG, carbG, fatG, fiberG, saturatedG, sodiumMg, sugarAddedG] = row.per100g
  return {
    id: row.id,
    name: row.name,
    sourceName: row.sourceName,
    source: row.id.slice(0, row.id.indexOf(':')) as FoodSource,
    ...('filledFrom' in row && { filledFrom: row.filledFrom }),
    group: row.group as FoodGroup,
    preparation: row.preparation as Preparation,
    per100g: {
      kcal: required(row, kcal),
      proteinG: required(row, proteinG),
      carbG: required(row, carbG),
      fatG: required(row, fatG),
      fiberG: fiberG ?? null,
      saturatedG: saturatedG ?? null,
      sodiumMg: sodiumMg ?? null,
      sugarAddedG: sugarAddedG ?? null,
    },
    allergens: splitList(row.allergens, ' ') as AllergenTag[],
    nova: row.nova as NovaGroup,
    synonyms: splitList(row.synonyms, '|'),
    measures: splitList(row.measures, '|').map(decodeMeasure),
    defaultGrams: row.defaultGrams,
    popularity: row.popularity,
  }
}

/** Returns the energy or a macronutrient of a row. Throws if the value is missing, because every food must have it. */
function required({ id }: Row, value: number | null | undefined): number {
  if (value === null || value === undefined) throw new Error(`${id} lacks energy or a macronutrient`)
  return value
}

/**
 * Decodes `concha=140@0`: name, grams, index of the source. Source 0 means that the measure was weighed for this food
 * itself.
 */
function decodeMeasure(text: string): Measure {
  const [, name = '', grams, source] = /^(.+)=([\d.]+)@(\d)$/.exec(text) ?? []
  return {
    name,
    grams: Number(grams),
    quality: source === '0' ? 'direct' : 'proxy',
    source: itemAt(table.measureSources, Number(source)),
  }
}

function splitList(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator)
}
