/**
 * Writes `nutrition/data/foods.json`, `added-salt.json` and `micronutrients.json` from the public tables (see
 * `docs/sources.md`) and our curation:
 * `node scripts/build-food-table.ts <folder with the source tables>`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Nutrition } from '#nutrition/shared/figures/nutrition.ts'
import type { Food, FoodGroup, Measure } from '#nutrition/foods/food.ts'
import { foodGroups } from '#nutrition/foods/food.ts'
import { allergensOf } from './food-table/allergens.ts'
import { ibgePreparations, novaOf, preparationOf } from './food-table/classify.ts'
import { printedComposition } from './food-table/composition.ts'
import { addedSaltOf } from './food-table/added-salt.ts'
import { readDefaultPortions } from './food-table/default-portions.ts'
import { defaultGramsOf, measuresOf } from './food-table/portions.ts'
import { measureSources, readSourceMeasures } from './food-table/measures.ts'
import { micronutrientTable, withoutUnknownValues } from './food-table/micronutrients.ts'
import { lactoseFreeFoods } from './food-table/lactose-free-foods.ts'
import { field, readCsv } from './food-table/read-csv.ts'
import { synonymsOf } from './food-table/synonyms.ts'
import { usdaFoods } from './food-table/usda-foods.ts'

const [tables] = process.argv.slice(2)
if (!tables) throw new Error('usage: node scripts/build-food-table.ts <folder with the source tables>')
const data = join(import.meta.dirname, '../nutrition/data')
const curation = join(data, 'curation')

/** Group of a food in IBGE's preparations 14 (porridge) and 15 (soup), which are made of another food. */
const dishOfPreparation: Readonly<Record<string, Record<string, string>>> = {
  '14': { group: 'cereal' },
  '15': { group: 'sopa' },
}

const sourceMeasures = readSourceMeasures(readCsv(join(tables, 'household_measures.csv')))
const synonymLists = {
  words: readCsv(join(curation, 'word-synonyms.csv')),
  foods: readCsv(join(curation, 'food-synonyms.csv')),
}
const ownMeasures = readCsv(join(curation, 'own-measures.csv'))
const micronutrients = micronutrientTable(tables)
const portionOf = readDefaultPortions(curation)

const printedFoods = [...tacoFoods(), ...pofFoods(), ...usdaFoods(tables, curation, portionOf)]
const foods = uniqueByName([...printedFoods, ...lactoseFreeFoods(curation, printedFoods)])
for (const row of synonymLists.foods) {
  const name = field(row, 'name')
  if (!foods.some((food) => food.name === name))
    throw new Error(`food-synonyms.csv: no food is called ${name}`)
}
writeFileSync(join(data, 'foods.json'), encode(foods))
const addedSalt = addedSaltOf(foods, {
  pof: readCsv(join(tables, 'pof_composition.csv')),
  tacoTwins: readCsv(join(tables, 'taco_pof_map.csv')),
  tacoChoices: readCsv(join(curation, 'taco-foods.csv')),
})
writeFileSync(join(data, 'added-salt.json'), encodeSalt(addedSalt))
console.log(`kitchen salt of ${addedSalt.size} foods`)
writeFileSync(join(data, 'micronutrients.json'), micronutrients.encode(foods))
const countOf = (source: Food['source']) => printedFoods.filter((food) => food.source === source).length
console.log(`${foods.length} foods: ${countOf('taco')} TACO, ${countOf('pof')} POF, ${countOf('usda')} USDA`)

function tacoFoods(): Food[] {
  const curated = new Map(readCsv(join(curation, 'taco-foods.csv')).map((row) => [field(row, 'id'), row]))
  const gaps = new Map(readCsv(join(tables!, 'taco_gapfill.csv')).map((row) => [field(row, 'taco_id'), row]))
  const ibgeEquivalents = new Map(
    readCsv(join(tables!, 'taco_pof_map.csv')).map((row) => [field(row, 'taco_id'), row]),
  )

  return readCsv(join(tables!, 'taco.csv')).flatMap((row) => {
    const tacoId = field(row, 'taco_id')
    const gap = field(row, 'kcal') === '' ? gaps.get(tacoId) : undefined
    const per100g = tacoComposition(row, gap)
    const choice = curated.get(tacoId)
    if (per100g === null && !choice) return []
    if (per100g === null) throw new Error(`taco:${tacoId} has no energy and nothing fills the gap`)
    if (!choice) throw new Error(`taco:${tacoId} is not in taco-foods.csv`)
    const twin = ibgeEquivalents.get(tacoId)
    const sourceName = field(row, 'name_pt')
    const name = field(choice, 'name')
    const preparation = preparationOf(name, sourceName, groupOf(choice))
    const measures = twin
      ? (sourceMeasures.get(`${field(twin, 'pof_code')}:${field(twin, 'prep_code')}`) ?? [])
      : measuresOfIbgeEquivalent(field(choice, 'pof'), preparation)
    return [
      assemble(
        {
          id: `taco:${tacoId}`,
          source: 'taco',
          sourceName,
          name,
          per100g,
          preparation,
          ...(gap && { filledFrom: field(gap, 'pof_code') }),
        },
        choice,
        measures,
      ),
    ]
  })
}

function pofFoods(): Food[] {
  const rows = new Map(
    readCsv(join(tables!, 'pof_composition.csv')).map((row) => [
      `${field(row, 'pof_code')}:${field(row, 'prep_code')}`,
      row,
    ]),
  )
  return readCsv(join(curation, 'pof-foods.csv')).flatMap((choice) =>
    field(choice, 'preps')
      .split(' ')
      .map((prep) => {
        const key = `${field(choice, 'code')}:${prep}`
        const row = rows.get(key)
        if (!row) throw new Error(`pof-foods.csv names ${key}, which the table lacks`)
        const dish = { ...choice, ...dishOfPreparation[prep] }
        const name = nameOfPrepared(field(choice, 'name'), field(choice, 'gender'), prep)
        const sourceName = `${field(row, 'food_pt')}${prep === '99' ? '' : `, ${field(row, 'preparation_pt')}`}`
        const preparation =
          ibgePreparations[prep]?.preparation ?? preparationOf(name, sourceName, groupOf(dish))
        const per100g = withoutUnknownValues(printedComposition(row), micronutrients.rowOf(`pof:${key}`))
        return assemble(
          { id: `pof:${key}`, source: 'pof', sourceName, name, per100g, preparation },
          dish,
          sourceMeasures.get(key) ?? [],
        )
      }),
  )
}

function assemble(
  head: Pick<Food, 'id' | 'source' | 'sourceName' | 'name' | 'per100g' | 'preparation' | 'filledFrom'>,
  choice: Record<string, string>,
  ibge: readonly Measure[],
): Food {
  const group = groupOf(choice)
  const portion = portionOf(head.id)
  const measures = measuresOf({ ...head, group, portion, ibge, own: ownMeasures })
  const allergens = allergensOf(head.name, head.sourceName, group)
  return {
    ...head,
    group,
    allergens,
    nova: novaOf(head.name, group),
    synonyms: synonymsOf(head.name, synonymLists),
    measures,
    defaultGrams: defaultGramsOf(portion, measures),
    popularity: Number(field(choice, 'popularity')),
  }
}

/**
 * Returns the composition of a TACO row per 100 g, its blanks filled from `gap`; `null` if energy is unknown. Unknown
 * protein, carbohydrate and fat count as 0, other unknown values are `null`.
 */
function tacoComposition(
  row: Record<string, string>,
  gap: Record<string, string> | undefined,
): Nutrition | null {
  const notApplicable = new Set(field(row, 'na_fields').split('|'))
  const read = (name: string) => {
    if (field(row, name) !== '') return Number(field(row, name))
    if (notApplicable.has(name)) return 0
    const filled = gap?.[name]
    return filled ? Number(filled) : null
  }
  const kcal = read('kcal')
  if (kcal === null) return null
  return {
    kcal,
    proteinG: read('protein_g') ?? 0,
    carbG: read('carb_g') ?? 0,
    fatG: read('fat_g') ?? 0,
    fiberG: read('fiber_g'),
    saturatedG: read('saturated_g'),
    sodiumMg: read('sodium_mg'),
    sugarAddedG: null,
  }
}

function nameOfPrepared(name: string, gender: string, prep: string): string {
  if (prep === '99') return name
  if (prep === '15') return `Sopa de ${name.toLowerCase()}`
  if (prep === '14') return `Mingau de ${name.toLowerCase()}`
  const ending = { m: 'o', f: 'a', mp: 'os', fp: 'as' }[gender]
  const words = ibgePreparations[prep]?.words
  if (!ending || !words) throw new Error(`${name}: unknown gender ${gender} or preparation ${prep}`)
  return `${name} ${words.replace('cru{o}', ending.startsWith('a') ? 'crua' : 'cru').replace('{o}', ending)}`
}

/**
 * Returns the measures of the IBGE food equal to this TACO food, in the same or an unspecified preparation. Those of
 * another preparation or another food (`~` before the code) are marked as proxies.
 */
function measuresOfIbgeEquivalent(code: string, preparation: Food['preparation']): readonly Measure[] {
  const isOtherFood = code.startsWith('~')
  const measuresIn = (prep: string) => sourceMeasures.get(`${code.replace('~', '')}:${prep}`)
  const preps = Object.keys(ibgePreparations)
  const same = [...preps.filter((prep) => ibgePreparations[prep]!.preparation === preparation), '99']
  const own = firstKnown(same.map(measuresIn))
  if (own && !isOtherFood) return own
  return (own ?? firstKnown(preps.map(measuresIn)) ?? []).map((measure) => ({
    ...measure,
    quality: 'proxy',
    source: measureSources.similarFood,
  }))
}

function firstKnown<T>(options: readonly (T | undefined)[]): T | undefined {
  return options.find((option) => option !== undefined)
}

function groupOf(choice: Record<string, string>): FoodGroup {
  const group = foodGroups.find((known) => known === field(choice, 'group'))
  if (!group) throw new Error(`${field(choice, 'name')}: unknown group ${field(choice, 'group')}`)
  return group
}

/** Encodes sodium from added salt, mg per 100 g, one food per line in the order of `foods.json`. */
function encodeSalt(salt: ReadonlyMap<string, number>): string {
  const lines = [...salt].map(([id, mg]) => `${JSON.stringify(id)}:${mg}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

function uniqueByName(all: readonly Food[]): Food[] {
  const names = new Map<string, string>()
  for (const food of all) {
    const other = names.get(food.name)
    if (other !== undefined) throw new Error(`${food.id} and ${other} are both called ${food.name}`)
    names.set(food.name, food.id)
  }
  return [...all]
}

/** Encodes one food per line, for readable diffs. Decoded by `nutrition/foods/food-table.ts`. */
function encode(all: readonly Food[]): string {
  const sources = Object.values(measureSources)
  const sourceIndex = (measure: Measure) => sources.findIndex((source) => source === measure.source)
  const lines = all.map((food) => {
    const c = food.per100g
    return JSON.stringify({
      id: food.id,
      name: food.name,
      sourceName: food.sourceName,
      ...(food.filledFrom && { filledFrom: food.filledFrom }),
      group: food.group,
      preparation: food.preparation,
      nova: food.nova,
      popularity: food.popularity,
      defaultGrams: food.defaultGrams,
      per100g: [c.kcal, c.proteinG, c.carbG, c.fatG, c.fiberG, c.saturatedG, c.sodiumMg, c.sugarAddedG],
      allergens: food.allergens.join(' '),
      synonyms: food.synonyms.join('|'),
      measures: food.measures
        .map((measure) => `${measure.name}=${measure.grams}@${sourceIndex(measure)}`)
        .join('|'),
    })
  })
  return `{"measureSources":${JSON.stringify(sources)},"foods":[\n${lines.join(',\n')}\n]}\n`
}
