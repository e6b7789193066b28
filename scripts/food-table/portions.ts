import type { FoodGroup, Measure, Preparation } from '#nutrition/foods/food.ts'
import { vesselGrams } from '#nutrition/foods/measures/vessels.ts'
import { field } from './read-csv.ts'
import { measureSources, measuresForFood } from './measures.ts'

/**
 * Our estimates by food group, grams, for foods without another measure or without that of their usual portion; drinks
 * count 1 ml as 1 g.
 */
const ownMeasuresOfGroup: Readonly<Partial<Record<FoodGroup, readonly (readonly [string, number])[]>>> = {
  arroz: [
    ['colher de servir', 45],
    ['colher de sopa', 25],
    ['escumadeira', 85],
  ],
  massa: [
    ['pegador', 110],
    ['escumadeira', 110],
    ['colher de servir', 50],
  ],
  cereal: [
    ['colher de sopa', 12],
    ['xícara de chá', 40],
  ],
  tuberculo: [
    ['colher de servir', 60],
    ['colher de sopa', 30],
    ['pedaço', 60],
  ],
  feijao: [
    ['concha', 140],
    ['colher de servir', 35],
    ['colher de sopa', 17],
  ],
  farofa: [
    ['colher de sopa', 15],
    ['colher de servir', 45],
  ],
  carne: [
    ['bife', 100],
    ['pedaço', 35],
  ],
  frango: [
    ['pedaço', 50],
    ['filé', 100],
  ],
  peixe: [
    ['filé', 120],
    ['posta', 200],
  ],
  frutos_do_mar: [['colher de sopa', 20]],
  embutido: [['fatia', 15]],
  queijo: [
    ['fatia', 20],
    ['colher de sopa', 20],
  ],
  laticinio: [
    ['copo médio', 240],
    ['copo americano', 150],
    ['colher de sopa', 15],
  ],
  folhas: [
    ['colher de sopa', 10],
    ['prato de sobremesa', 30],
    ['folha', 10],
  ],
  legumes: [
    ['colher de sopa', 25],
    ['colher de servir', 60],
  ],
  castanha: [
    ['punhado', 30],
    ['colher de sopa', 12],
  ],
  gordura: [
    ['colher de sopa', 8],
    ['colher de chá', 2],
    ['ponta de faca', 5],
  ],
  molho: [
    ['colher de sopa', 15],
    ['colher de chá', 5],
    ['concha', 60],
  ],
  sopa: [
    ['concha', 130],
    ['prato fundo', 520],
    ['cumbuca', 300],
  ],
  ensopado: [
    ['concha', 140],
    ['colher de servir', 60],
    ['colher de sopa', 30],
  ],
  bebida: [
    ['copo médio', 240],
    ['copo americano', 150],
    ['copo grande', 300],
    ['xícara de chá', 200],
  ],
  doce: [
    ['colher de sopa', 20],
    ['pedaço', 40],
  ],
  tempero: [
    ['colher de chá', 2],
    ['colher de sopa', 5],
  ],
}

/**
 * Factors of a small and a large piece. IBGE weighed a small and a whole unit of 53 foods: the median ratio is 0.57. It
 * has no large unit; 1.4 is our estimate, four fifths of the inverse ratio (1.75). Both are marked as proxies.
 */
const unitSizes = [
  ['unidade pequena', 0.6],
  ['unidade grande', 1.4],
] as const
const groupsWithUnitSizes: readonly FoodGroup[] = ['fruta', 'tuberculo', 'legumes', 'pao', 'salgado', 'ovo']

const isBowl = /^(?:prato|tigela|cumbuca|pires|pegador|pote)/

interface PortionFacts {
  readonly id: string
  readonly name: string
  readonly group: FoodGroup
  readonly preparation: Preparation
  /** `2 colher de sopa` or bare grams. */
  readonly portion: string
  readonly ibge: readonly Measure[]
  readonly own: readonly Record<string, string>[]
}

/**
 * Returns whether our measure replaces the one that IBGE weighed, because IBGE's mean includes party pieces (50 g for
 * a coxinha).
 */
function replacesIbge(row: Record<string, string>): boolean {
  return field(row, 'replaces') === 'ibge'
}

/**
 * Returns all measures of a food: the usual portion's first, then ours that replace IBGE's, weighed ones, our others,
 * IBGE's estimates and sizes. Throws if the usual portion has no measure.
 */
export function measuresOf({ id, name, group, preparation, portion, ibge, own }: PortionFacts): Measure[] {
  const measures = new Map<string, Measure>()
  const addOwn = (measure: string, grams: number) => {
    if (!measures.has(measure))
      measures.set(measure, { name: measure, grams, quality: 'proxy', source: measureSources.own })
  }
  const ofIbge = measuresForFood({ name, group }, ibge)
  const addOwnRows = (rows: readonly Record<string, string>[]) => {
    for (const row of rows) addOwn(field(row, 'measure'), Number(field(row, 'grams')))
  }
  const ownRows = own.filter((row) => {
    const target = field(row, 'applies_to')
    return target === id || (target.endsWith(':*') && id.startsWith(target.slice(0, -1)))
  })
  addOwnRows(ownRows.filter(replacesIbge))
  for (const measure of ofIbge) {
    if (measure.quality === 'direct' && !measures.has(measure.name)) measures.set(measure.name, measure)
  }
  addOwnRows(ownRows)
  for (const measure of ofIbge) if (!measures.has(measure.name)) measures.set(measure.name, measure)
  // IBGE's equivalences of plates and bowls let an interviewer record any answer: a plate of galinhada is 60 g.
  for (const [vessel, measure] of measures) {
    if (measure.quality !== 'proxy' || measure.source === measureSources.own || !isBowl.test(vessel)) continue
    const grams = vesselGrams({ name, group, measures: [...measures.values()] }, vessel)
    if (grams === undefined) measures.delete(vessel)
    else measures.set(vessel, { name: vessel, grams, quality: 'proxy', source: measureSources.own })
  }
  const unit = measures.get('unidade')
  // IBGE's small unit may belong to another food of the family: a small whole fish for sardine.
  if (unit && (measures.get('unidade pequena')?.grams ?? 0) >= unit.grams) measures.delete('unidade pequena')
  if (unit && unit.grams >= 15 && groupsWithUnitSizes.includes(group)) {
    for (const [size, factor] of unitSizes) addOwn(size, Math.round(unit.grams * factor))
  }
  const wanted = parsePortion(portion)
  const groupMeasures = isDry(group, preparation) ? [] : (ownMeasuresOfGroup[group] ?? [])
  if (measures.size === 0) for (const [measure, grams] of groupMeasures) addOwn(measure, grams)
  const stand = groupMeasures.find(([measure]) => measure === wanted.measure)
  if (stand) addOwn(stand[0], stand[1])
  if (wanted.grams !== null && measures.get('porção')?.grams !== wanted.grams) {
    measures.delete('porção')
    addOwn('porção', wanted.grams)
  }

  const first = wanted.measure === null ? measures.get('porção') : measures.get(wanted.measure)
  if (!first) {
    const known = [...measures.values()].map((measure) => `${measure.name}=${measure.grams}`).join(', ')
    throw new Error(`${id} ${name}: no measure for its portion "${portion}" among ${known}`)
  }
  return [first, ...[...measures.values()].filter((measure) => measure !== first)]
}

/** Returns whether a food is dry rice, beans or pasta: the measures of its group are for cooked food. */
function isDry(group: FoodGroup, preparation: Preparation): boolean {
  return preparation === 'cru' && ['arroz', 'feijao', 'massa'].includes(group)
}

/** Returns the grams of the usual portion, rounded to 0.1; a portion with a measure uses the first of `measures`. */
export function defaultGramsOf(portion: string, measures: readonly Measure[]): number {
  const wanted = parsePortion(portion)
  return Math.round((wanted.grams ?? wanted.quantity * measures[0]!.grams) * 10) / 10
}

function parsePortion(portion: string): { measure: string | null; quantity: number; grams: number | null } {
  const [, amount = '', measure] = /^([\d.]+)(?: (.+))?$/.exec(portion) ?? []
  if (amount === '') throw new Error(`"${portion}" is not a portion`)
  if (measure === undefined) return { measure: null, quantity: 1, grams: Number(amount) }
  return { measure, quantity: Number(amount), grams: null }
}
