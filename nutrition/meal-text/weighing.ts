import type { Food, FoodGroup, Measure } from '../foods/food.ts'
import type { Amount } from './elements.ts'
import type { Size } from './measure-words.ts'
import type { NamedFood } from './phrase-index.ts'

/** An amount of a food in grams with the range the words leave open. */
export interface Weighing {
  readonly quantity: number
  /** The table's measure, or `grama`, `ml`, `porção`. */
  readonly measure: string
  readonly grams: number
  readonly gramsLow: number
  readonly gramsHigh: number
  /** 0 to 1: how well the words fix the weight. */
  readonly certainty: number
}

/** How far the true weight may lie from the reading, as factors, and how sure the reading is. */
const spreads = {
  weighed: { low: 0.95, high: 1.05, certainty: 1 },
  direct: { low: 0.75, high: 1.3, certainty: 0.9 },
  proxy: { low: 0.6, high: 1.5, certainty: 0.75 },
  usual: { low: 0.5, high: 1.7, certainty: 0.6 },
  vague: { low: 0.4, high: 1.9, certainty: 0.45 },
} as const
type Spread = keyof typeof spreads

const sizeFactors: Readonly<Record<Size, number>> = { pequeno: 0.7, medio: 1, grande: 1.3 }

/** What the table may call a spoken measure, best first. */
const tableNames: Readonly<Record<string, readonly string[]>> = {
  copo: ['copo médio', 'copo americano', 'copo grande'],
  'copo duplo': ['copo grande', 'copo médio'],
  'copo descartável': ['copo médio'],
  xícara: ['xícara de chá', 'xícara de café', 'caneca'],
  prato: ['prato raso', 'prato fundo'],
  pires: ['pires', 'prato de sobremesa'],
  cumbuca: ['cumbuca', 'tigela'],
  tigela: ['tigela', 'cumbuca'],
  rodela: ['rodela', 'fatia'],
  fatia: ['fatia', 'rodela', 'pedaço'],
  pedaço: ['pedaço', 'fatia', 'unidade'],
  cubo: ['pedaço'],
  bife: ['bife', 'filé', 'unidade', 'pedaço'],
  filé: ['filé', 'bife', 'posta', 'unidade'],
  posta: ['posta', 'filé'],
  pão: ['unidade'],
  barra: ['barra', 'unidade', 'tablete'],
  tablete: ['quadradinho', 'tablete'],
  dose: ['dose', 'colher de sopa'],
  caixinha: ['garrafinha', 'unidade'],
  bola: ['bola', 'unidade'],
  espetinho: ['espetinho', 'unidade'],
  gomo: ['gomo', 'unidade'],
  pacote: ['pacote', 'pacote pequeno', 'saco'],
  saco: ['saco', 'pacote', 'pacote pequeno'],
  lata: ['lata', 'lata pequena'],
  pote: ['pote', 'unidade'],
  garfada: ['garfada'],
  coxa: ['coxa', 'unidade'],
  sobrecoxa: ['sobrecoxa', 'unidade'],
  asa: ['asa', 'unidade'],
  dente: ['dente', 'unidade'],
  fio: ['fio', 'colher de sobremesa', 'colher de chá'],
  'colher de servir': ['colher de servir'],
}
const sizedNames: Readonly<Record<string, Readonly<Record<Size, readonly string[]>>>> = {
  copo: { pequeno: ['copo americano', 'copo médio'], medio: ['copo médio'], grande: ['copo grande'] },
  prato: { pequeno: ['prato de sobremesa', 'prato raso'], medio: ['prato raso'], grande: ['prato fundo'] },
  xícara: { pequeno: ['xícara de café'], medio: ['xícara de chá'], grande: ['caneca', 'xícara de chá'] },
  garrafa: { pequeno: ['garrafinha', 'long neck'], medio: ['garrafa'], grande: ['litro', 'garrafa'] },
  unidade: { pequeno: ['unidade pequena'], medio: ['unidade média', 'unidade'], grande: ['unidade grande'] },
}

/** Stand-ins where the table knows no such measure of this food: milliliters of the vessel, grams of a usual piece. */
const standIns: Readonly<Record<string, number>> = {
  'colher de sopa': 15,
  'colher de servir': 45,
  'colher de chá': 5,
  'colher de sobremesa': 10,
  'colher de café': 2,
  concha: 130,
  escumadeira: 85,
  pegador: 60,
  garfada: 30,
  copo: 240,
  'copo americano': 150,
  'copo duplo': 300,
  'copo de requeijão': 240,
  'copo descartável': 200,
  'copo de cafezinho': 50,
  'copo tulipa': 290,
  xícara: 200,
  'xícara de café': 50,
  caneca: 300,
  prato: 300,
  'prato fundo': 400,
  'prato raso': 300,
  'prato de sobremesa': 80,
  pires: 60,
  lata: 350,
  garrafa: 600,
  taça: 150,
  tigela: 250,
  cumbuca: 300,
  pote: 170,
  caixinha: 200,
  dose: 30,
  punhado: 30,
  pitada: 0.5,
  fio: 5,
  gota: 0.05,
  dedo: 40,
  jarra: 1000,
  cubo: 15,
  tira: 15,
  palito: 8,
  dente: 3,
  folha: 10,
  ramo: 20,
  rodela: 10,
  saco: 50,
  cacho: 150,
  gomo: 18,
  caixa: 200,
  bandeja: 200,
  'ponta de faca': 5,
  bola: 60,
}
/** Heaped tablespoons that a vessel of solid food holds, for foods of which the table knows the spoon only. */
const spoonsIn: Readonly<Record<string, number>> = {
  'colher de servir': 2,
  'colher de chá': 0.25,
  'colher de sobremesa': 0.5,
  'colher de café': 0.12,
  concha: 4,
  escumadeira: 3,
  pegador: 3,
  xícara: 6,
  'xícara de café': 2,
  copo: 7,
  'copo americano': 4.5,
  'copo duplo': 9,
  'copo de requeijão': 7,
  caneca: 9,
  tigela: 9,
  cumbuca: 9,
  punhado: 2,
}
const liquidGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['bebida', 'laticinio', 'sopa'])

/** Measures in which a bare count counts: `2 bifes`, `3 pastéis`. */
const countable =
  /^(?:unidade|unidade média|bife|filé|coxa|sobrecoxa|asa|espiga|bisteca|pastel de feira|lata|xícara de café|gomo|espetinho|posta|costela|barra)$/u

/** Weighs what was said of a food. `ladleGrams` replaces the table's ladle of beans. */
export function weigh(
  food: Food,
  named: NamedFood,
  amount: Amount | undefined,
  size: Size | undefined,
  ladleGrams?: number,
): Weighing {
  const said = amount?.size ?? size
  if (!amount) return weighUsual(food, named, said)
  if (amount.portions !== undefined) return usualPortions(food, amount.portions)
  const { measure } = amount
  if (measure?.grams !== undefined && /^(?:grama|ml)$/u.test(measure.name)) {
    return inUnits(amount, measure.name, measure.grams)
  }
  if (measure?.grams !== undefined) return times(amount, measure.name, measure.grams, 'weighed')
  if (!measure) return weighCount(food, named, amount, said)
  if (measure.name === 'concha' && ladleGrams !== undefined && food.group === 'feijao') {
    return times(amount, 'concha', ladleGrams * (said ? sizeFactors[said] : 1), 'direct')
  }
  return weighMeasure(food, amount, measure.name, said)
}

/** Kilos and liters are told back in grams and milliliters. */
function inUnits(amount: Amount, name: string, gramsOfOne: number): Weighing {
  const { quantity, ...weighing } = times(amount, name, gramsOfOne, 'weighed')
  return { ...weighing, quantity: round(quantity * gramsOfOne) }
}

function weighMeasure(food: Food, amount: Amount, spoken: string, size: Size | undefined): Weighing {
  const sized = size && findRow(food, sizedNames[spoken]?.[size] ?? [])
  if (sized) return times(amount, sized.name, sized.grams, sized.quality)
  const factor = size ? sizeFactors[size] : 1
  if (spoken === 'porção') return scaled(usualPortion(food, 'porção'), amount, factor)
  const names =
    spoken === 'prato' && liquidGroups.has(food.group)
      ? ['prato fundo', 'prato raso']
      : (tableNames[spoken] ?? [spoken])
  const row = findRow(food, names)
  if (row) return times(amount, row.name, row.grams * factor, row.quality)
  const spoon = liquidGroups.has(food.group) ? undefined : findRow(food, ['colher de sopa'])
  const spoons = spoonsIn[spoken]
  if (spoon && spoons !== undefined) return times(amount, spoken, spoon.grams * spoons * factor, 'proxy')
  const grams = standIns[spoken]
  if (grams !== undefined) return times(amount, spoken, grams * factor, 'proxy')
  return scaled(usualPortion(food, spoken), amount, factor)
}

/** A count without a measure: `2 ovos`, `meio mamão`, `1 café`. */
function weighCount(food: Food, named: NamedFood, amount: Amount, size: Size | undefined): Weighing {
  if (named.pieceGrams !== undefined)
    return times(amount, 'unidade', named.pieceGrams * (size ? sizeFactors[size] : 1), 'proxy')
  const [first] = food.measures
  const implied = named.measure && findRow(food, tableNames[named.measure] ?? [named.measure])
  const usual = first && countable.test(first.name) ? first : undefined
  const row =
    (size && findRow(food, sizedNames['unidade']![size])) ??
    (implied || undefined) ??
    usual ??
    findRow(food, ['unidade', 'unidade média'])
  const isSizedRow = row !== undefined && /^unidade (?:pequena|grande)/u.test(row.name)
  const factor = size && !isSizedRow ? sizeFactors[size] : 1
  if (amount.isVague && !(row && row.grams >= 20)) return usualPortions(food, 1)
  if (row) return times(amount, row.name, row.grams * factor, amount.isVague ? 'usual' : row.quality)
  const name = first?.grams === food.defaultGrams ? first.name : 'porção'
  return scaled(usualPortion(food, name), amount, factor)
}

function weighUsual(food: Food, named: NamedFood, size: Size | undefined): Weighing {
  const one: Amount = {
    quantity: 1,
    low: 1,
    high: 1,
    isImplicit: true,
    isVague: false,
    isEach: false,
    isOfBefore: false,
  }
  if (named.measure || named.pieceGrams !== undefined || size) {
    const counted = weighCount(food, named, one, size)
    if (counted.measure !== 'porção')
      return { ...counted, ...spread(counted.grams, 'usual'), certainty: spreads.usual.certainty }
  }
  const [first] = food.measures
  const name = first?.name ?? 'porção'
  const quantity = first ? round(food.defaultGrams / first.grams) : 1
  return {
    quantity,
    measure: name,
    grams: round(food.defaultGrams),
    ...spread(food.defaultGrams, 'usual'),
    certainty: spreads.usual.certainty,
  }
}

function usualPortions(food: Food, portions: number): Weighing {
  const grams = food.defaultGrams * portions
  return {
    quantity: portions,
    measure: 'porção',
    grams: round(grams),
    ...spread(grams, 'vague'),
    certainty: spreads.vague.certainty,
  }
}

function usualPortion(food: Food, name: string): Measure {
  return { name, grams: food.defaultGrams, quality: 'proxy', source: '' }
}

function scaled(portion: Measure, amount: Amount, factor: number): Weighing {
  return times(amount, portion.name, portion.grams * factor, 'usual')
}

function times(amount: Amount, measure: string, gramsOfOne: number, kind: Spread): Weighing {
  const { low, high, certainty } = spreads[kind]
  return {
    quantity: round(amount.quantity),
    measure,
    grams: round(amount.quantity * gramsOfOne),
    gramsLow: round(amount.low * gramsOfOne * low),
    gramsHigh: round(amount.high * gramsOfOne * high),
    certainty,
  }
}

function spread(grams: number, kind: Spread) {
  return { gramsLow: round(grams * spreads[kind].low), gramsHigh: round(grams * spreads[kind].high) }
}

function findRow(food: Food, names: readonly string[]): Measure | undefined {
  for (const name of names) {
    const row = food.measures.find((measure) => measure.name === name)
    if (row) return row
  }
  return undefined
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
