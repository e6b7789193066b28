import type { FoodGroup, Measure } from '#nutrition/foods/food.ts'
import { field } from './read-csv.ts'

export const measureSources = {
  weighed: 'IBGE, POF 2008-2009',
  ibgeProxy: 'IBGE, POF 2008-2009, equivalência do IBGE',
  similarFood: 'IBGE, POF 2008-2009, alimento ou preparo semelhante',
  own: 'estimativa própria',
} as const

/** IBGE measure names mapped to everyday names, and the size of can or bottle that gets the plain name. */
const canonicalNames: Readonly<Record<string, string>> = {
  'colher de arroz/servir': 'colher de servir',
  'lata (350 ml)': 'lata',
  'lata (não especificada)': 'lata',
  'garrafa (600 ml)': 'garrafa',
  'garrafa (355 ml)': 'long neck',
  'garrafa (200 ml)': 'garrafinha',
  'garrafa (1 litro)': 'litro',
  banda: 'metade',
  espeto: 'espetinho',
}

/** Measures to drop: duplicates of another one, and uncommon sizes of cans and bottles. */
const droppedNames = /^(caneco|garfada)$|^(lata|garrafa) \(/

/** Restricts parts of an animal to foods of that part: IBGE lists `asa` and `coxa` for any chicken in pieces. */
const birdParts: Readonly<Record<string, RegExp>> = {
  coxa: /^coxa de /i,
  sobrecoxa: /^sobrecoxa/i,
  asa: /^asa de /i,
  pescoço: /^pescoço/i,
  costela: /^costel/i,
  peito: /^peito de frango/i,
  filé: /filé|peito|peixe|steak|abadejo|merluza|pescada|salmão|cação|tucunaré/i,
}

/**
 * Minimum plausible weight of a measure in grams; IBGE has misprints such as 0.04 g for a teaspoon of oregano beside 3
 * g for a sachet.
 */
const lightestGrams = 0.1

export type SourceMeasures = ReadonlyMap<string, readonly Measure[]>

/**
 * Returns IBGE's measures by `code:prep`, in the table's order: `direct` if IBGE weighed them, `proxy` for its
 * estimates.
 */
export function readSourceMeasures(rows: readonly Record<string, string>[]): SourceMeasures {
  const byKey = new Map<string, Measure[]>()
  for (const row of rows) {
    const key = `${field(row, 'pof_code')}:${field(row, 'prep_code')}`
    if (Number(field(row, 'grams')) < lightestGrams) continue
    const weighed = field(row, 'direct') === '1'
    const measure: Measure = {
      name: field(row, 'measure_pt'),
      grams: Number(field(row, 'grams')),
      quality: weighed ? 'direct' : 'proxy',
      source: weighed ? measureSources.weighed : measureSources.ibgeProxy,
    }
    byKey.set(key, [...(byKey.get(key) ?? []), measure])
  }
  return byKey
}

/** Implausible IBGE measures, such as a jar of rice, which exist so that interviewers could record any answer. */
const implausibleMeasures =
  /^(copo|caneca|taça|pote|colher de café|ponta de faca|garrafinha|dose|xícara de café|metade$|bola$)/
const oddInACup = /^(prato|colher de servir|escumadeira|concha|pegador|pires|fatia|pedaço|unidade)/
const drinkGroups: readonly FoodGroup[] = ['bebida', 'laticinio']
const cupGroups: readonly FoodGroup[] = [
  ...drinkGroups,
  'sopa',
  'doce',
  'fruta',
  'gordura',
  'molho',
  'tempero',
  'queijo',
]

/** Returns the plausible measures of a food with canonical names, weighed ones first, one per name. */
export function measuresForFood(
  food: { name: string; group: FoodGroup },
  measures: readonly Measure[],
): Measure[] {
  const kept = new Map<string, Measure>()
  const weighedFirst = measures.toSorted(
    (a, b) => Number(a.quality === 'proxy') - Number(b.quality === 'proxy'),
  )
  for (const measure of weighedFirst) {
    const name = canonicalNames[measure.name] ?? measure.name
    if (!kept.has(name) && fits(measure, food)) kept.set(name, { ...measure, name })
  }
  return [...kept.values()]
}

function fits(measure: Measure, food: { name: string; group: FoodGroup }): boolean {
  const part = birdParts[measure.name]
  if (part) return part.test(food.name)
  if (canonicalNames[measure.name] === undefined && droppedNames.test(measure.name)) return false
  if (measure.quality === 'direct') return true
  if (drinkGroups.includes(food.group)) return !oddInACup.test(measure.name)
  return cupGroups.includes(food.group) || !implausibleMeasures.test(measure.name)
}
