import { hundredth } from '../../shared/figures/rounding.ts'
import { isMilk } from '../../foods/dishes/vary-dish.ts'
import type { Food, FoodGroup, Measure } from '../../foods/food.ts'
import { gramsOf, measureOf } from '../../foods/measures/grams-of.ts'
import type { MeasureSize } from '../../foods/measures/grams-of.ts'
import { describePortion } from '../../foods/measures/portion-description.ts'
import { usualPlateOf, vesselGrams } from '../../foods/measures/vessels.ts'
import { type Amount, onePiece } from './amounts.ts'
import { pieceOfMeat } from './meat-pieces.ts'
import { severalGrams, tinyPieceGrams } from './several-pieces.ts'
import { findRow, sizedPiece, sizedVesselsOf } from './sized-vessels.ts'
import type { NamedFood } from '../matching/phrase-index.ts'

/** An amount of a food in grams, with its range of uncertainty. */
export interface Weighing {
  readonly quantity: number
  /** A measure of the food, or `grama`, `ml` or `porção`. */
  readonly measure: string
  readonly grams: number
  readonly gramsLow: number
  readonly gramsHigh: number
  /** Certainty of the weight, 0 to 1. */
  readonly certainty: number
}

/**
 * Lower and upper end of the true weight, as factors of the computed grams, and certainty from 0 to 1, by kind of
 * amount (own estimates).
 */
const spreads = {
  weighed: { low: 0.95, high: 1.05, certainty: 1 },
  direct: { low: 0.75, high: 1.3, certainty: 0.9 },
  proxy: { low: 0.6, high: 1.5, certainty: 0.75 },
  usual: { low: 0.5, high: 1.7, certainty: 0.6 },
  vague: { low: 0.4, high: 1.9, certainty: 0.45 },
} as const
type Spread = keyof typeof spreads

/** Measures of the table to try for a written measure, best first, if `measureOf` finds none. */
const tableNames: Readonly<Record<string, readonly string[]>> = {
  'copo duplo': ['copo grande', 'copo médio'],
  'copo descartável': ['copo médio'],
  pires: ['prato de sobremesa'],
  cumbuca: ['tigela'],
  tigela: ['cumbuca'],
  cuia: ['cumbuca', 'tigela'],
  broto: ['unidade pequena'],
  fatia: ['pedaço'],
  pedaço: ['fatia', 'unidade'],
  cubo: ['pedaço'],
  bife: ['unidade', 'pedaço'],
  filé: ['posta', 'unidade'],
  posta: ['filé'],
  barra: ['unidade', 'tablete'],
  tablete: ['quadradinho'],
  dose: ['colher de sopa'],
  caixinha: ['garrafinha', 'unidade'],
  bola: ['unidade'],
  espetinho: ['unidade'],
  gomo: ['unidade'],
  pacote: ['pacote pequeno', 'saco'],
  saco: ['pacote', 'pacote pequeno'],
  lata: ['lata pequena'],
  coxa: ['unidade'],
  sobrecoxa: ['unidade'],
  asa: ['unidade'],
  dente: ['unidade'],
  fio: ['colher de sobremesa', 'colher de chá'],
}
/** Grams of a spoon, pack or piece if the table has no such measure for the food; for drinks, millilitres. */
const defaultAmounts: Readonly<Record<string, number>> = {
  'colher de sopa': 15,
  'colher de servir': 45,
  'colher de chá': 5,
  'colher de sobremesa': 10,
  'colher de café': 2,
  concha: 130,
  escumadeira: 85,
  pegador: 60,
  garfada: 30,
  mordida: 20,
  gole: 30,
  lata: 350,
  garrafa: 600,
  caixa: 200,
  bandeja: 200,
  saco: 50,
  punhado: 30,
  pitada: 0.5,
  fio: 5,
  gota: 0.05,
  dedo: 40,
  cubo: 15,
  tira: 15,
  palito: 8,
  dente: 3,
  folha: 10,
  ramo: 20,
  rodela: 10,
  cacho: 150,
  gomo: 18,
  bola: 60,
  'ponta de faca': 5,
}
/** Grams of a dose: for powder a scoop, for a drink IBGE's weight for spirits. */
const doseGrams = { powder: 30, drink: 50 }
/**
 * Number of heaped tablespoons in a spoon, ladle or handful of solid food. Used if the food's only such measure in the
 * table is the tablespoon.
 */
const spoonsIn: Readonly<Record<string, number>> = {
  'colher de servir': 2,
  'colher de chá': 0.25,
  'colher de sobremesa': 0.5,
  'colher de café': 0.12,
  concha: 4,
  escumadeira: 3,
  pegador: 3,
  punhado: 2,
}
/** Grams of a paper sachet of sugar in coffee shops, as printed on it. */
const sugarSachetGrams = 5
export const liquidGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['bebida', 'laticinio', 'sopa'])

/** Measures that a count without a measure may mean: `2 bifes`, `3 pastéis`. */
const countable =
  /^(?:unidade|unidade média|bife|filé|coxa|sobrecoxa|asa|espiga|bisteca|pastel de feira|lata|xícara de café|gomo|espetinho|posta|costela|barra)$/u

/**
 * Weighs an amount of a food; without an amount, its usual portion. `ladleGrams` replaces the table's ladle of beans.
 */
export function weigh(
  food: Food,
  named: NamedFood,
  amount: Amount | undefined,
  size: MeasureSize | undefined,
  ladleGrams?: number,
): Weighing {
  const statedSize = amount?.size ?? size
  if (!amount) return weighUsual(food, named, statedSize)
  if (amount.portions !== undefined) return portions(food, amount.portions)
  const { measure } = amount
  if (!measure) return weighCount(food, named, amount, statedSize)
  if (measure.grams !== undefined)
    return isIceCreamVolume(food, measure.name)
      ? weighStated(amount, 'grama', measure.grams * iceCreamGramsPerMl)
      : weighStated(amount, measure.name, measure.grams)
  if (measure.name === 'concha' && ladleGrams !== undefined && food.group === 'feijao') {
    return inMeasures(
      food,
      amount,
      { name: 'concha', grams: ladleGrams, quality: 'direct', source: '' },
      statedSize,
    )
  }
  if (measure.name === 'lata' && named.pieceGrams !== undefined && food.group === 'bebida')
    return times(amount, 'lata', named.pieceGrams, 'direct')
  // A product of as heavy a piece is sold one by one: `1 pacote de club social`.
  if (/^(?:pacote|dose)$/u.test(measure.name) && (named.pieceGrams ?? 0) >= littlePackGrams)
    return times(amount, measure.name, named.pieceGrams ?? 0, 'proxy')
  if (measure.name === 'saco' && (food.group === 'bebida' || isMilk(food)))
    return portions(food, amount.quantity)
  // The length of a sandwich (`subway de 30 cm`) is used only if the table has that measure; otherwise the usual
  // portion.
  if (measure.name === 'cm' && !findRow(food, ['cm'])) return weighUsual(food, named, statedSize)
  return weighMeasure(food, amount, measure.name, statedSize)
}

/** Smallest weight of a piece that is sold in its own pack (own choice). */
const littlePackGrams = 20

/** Grams per millilitre of ice cream. Half of its volume is air: RDC 266/2005 requires at least 475 g per litre. */
const iceCreamGramsPerMl = 0.5

function isIceCreamVolume({ name }: Food, measure: string): boolean {
  return measure === 'ml' && /^(?:sorvete|frozen)/iu.test(name)
}

/** Uses stated grams and millilitres unchanged. `copo de 300 ml` keeps the measure `copo`. */
function weighStated(amount: Amount, name: string, gramsOfOne: number): Weighing {
  const weighing = times(amount, name, gramsOfOne, 'weighed')
  const isUnit = name === 'grama' || name === 'ml'
  return isUnit ? { ...weighing, quantity: weighing.grams } : weighing
}

function weighMeasure(food: Food, amount: Amount, spoken: string, size: MeasureSize | undefined): Weighing {
  // A little square of cake is a small slice, of chocolate a square.
  if (spoken === 'tablete' && /^bolo/iu.test(food.name)) return weighMeasure(food, amount, 'fatia', 'pequeno')
  const sized = size && findRow(food, sizedVesselsOf(food, spoken, size))
  if (sized) return times(amount, sized.name, sized.grams, sized.quality)
  if (spoken === 'porção') {
    const ordered = isOrdered(food) && size === 'pequeno' ? undefined : size
    return inMeasures(food, amount, usualPortion(food, spoken), ordered, 'usual')
  }
  if (/^(?:saco|sachê)$/u.test(spoken) && /^açúcar/iu.test(food.name))
    return times(amount, 'sachê', sugarSachetGrams, 'proxy')
  if (spoken === 'pacote' && food.group === 'castanha') return packetOfNuts(food, amount)
  if (spoken === 'punhado' && food.group === 'castanha' && !size)
    return times(amount, 'punhado', nutHandfulGrams, 'proxy')
  const row =
    spoken === 'prato' ? plateOf(food) : (measureOf(food, spoken) ?? findRow(food, tableNames[spoken] ?? []))
  // A `bolinha` of a food of pieces, such as falafel, is the piece itself and not a small one; so is a `barrinha`.
  const isPiece = (spoken === 'bola' && row?.name === 'unidade') || (spoken === 'barra' && size === 'pequeno')
  const served = spoken === 'pedaço' && amount.quantity === 1 ? pieceOfMeat(food, row) : undefined
  if (served) return inMeasures(food, amount, served, size, 'usual')
  if (row) return inMeasures(food, amount, row, isPiece ? undefined : size)
  const grams = defaultVesselGrams(food, spoken)
  if (grams !== undefined)
    return inMeasures(food, amount, { name: spoken, grams, quality: 'proxy', source: '' }, size)
  return inMeasures(food, amount, usualPortion(food, spoken), size, 'usual')
}

const meatsOfBars: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['carne', 'frango', 'peixe', 'frutos_do_mar'])

/**
 * Returns whether a food is ordered in a bar by the `porção` for the table, of which a small one is still a usual portion
 * for one person: `frango a passarinho, porção pequena` (own estimate).
 */
function isOrdered({ group, preparation }: Food): boolean {
  return meatsOfBars.has(group) && (preparation === 'frito' || preparation === 'empanado')
}

/** Grams of a handful of nuts: one ounce, as the USDA serves them. */
const nutHandfulGrams = 28
/** Grams of the small packet of nuts that shops sell at the counter, also if people call it `pacotinho`. */
const nutPacketGrams = 50

function packetOfNuts(food: Food, amount: Amount): Weighing {
  const grams = Math.max(nutPacketGrams, findRow(food, ['pacote'])?.grams ?? 0)
  return times(amount, 'pacote', grams, 'proxy')
}

/** For `prato` alone, a plate of the less usual kind (flat or deep) counts only up to this many grams. */
const mostOnPlate = 400

/**
 * Returns the plate that `prato` alone means for a food: a weighed plate, the usual kind first, otherwise the table's
 * estimate. For a dish it may be the only plate in its row.
 */
function plateOf(food: Food): Measure | undefined {
  const usual = usualPlateOf(food)
  const plates = [usual, usual === 'prato raso' ? 'prato fundo' : 'prato raso'].flatMap((name) => {
    const row = findRow(food, [name])
    return row ? [row] : []
  })
  const fits = ({ name, grams, quality }: Measure) =>
    quality === 'direct' && (name === usual || grams <= mostOnPlate)
  return (
    plates.find(fits) ?? findRow(food, ['prato', usual]) ?? (food.source === 'dish' ? plates[0] : undefined)
  )
}

function defaultVesselGrams(food: Food, spoken: string): number | undefined {
  const vessel = vesselGrams(food, spoken)
  if (vessel !== undefined) return vessel
  if (spoken === 'dose') return food.group === 'bebida' ? doseGrams.drink : doseGrams.powder
  const spoon = liquidGroups.has(food.group) ? undefined : findRow(food, ['colher de sopa'])
  const spoons = spoonsIn[spoken]
  return spoon && spoons !== undefined ? spoon.grams * spoons : defaultAmounts[spoken]
}

/** From this number on, a count without a measure means grams or millilitres: `açaí de 300`, `leite 250`. */
const gramsFrom = 100
/** The same for a food that nobody counts: `150 arroz 80 feijão`. */
const uncountedGramsFrom = 30

/** Foods of which a fraction means a fraction of a whole chicken: `meio frango assado`. */
export const wholeChicken = /^frango (?:assado|inteiro)/iu
/** Edible grams of a whole roast chicken (own estimate: 1.2 kg with bones, of which about 60 % is edible). */
export const wholeChickenGrams = 700

/** Weighs a count without a measure: `2 ovos`, `meio mamão`, `1 café`. */
function weighCount(food: Food, named: NamedFood, amount: Amount, size: MeasureSize | undefined): Weighing {
  if (amount.quantity >= gramsFrom)
    return weighStated(amount, liquidGroups.has(food.group) ? 'ml' : 'grama', 1)
  if (amount.quantity < 1 && wholeChicken.test(food.name))
    return times(amount, 'unidade', wholeChickenGrams, 'proxy')
  const { pieceGrams, measure } = named
  if (pieceGrams !== undefined && !(amount.isImplicit && pieceGrams < tinyPieceGrams)) {
    return inMeasures(
      food,
      amount,
      { name: 'unidade', grams: pieceGrams, quality: 'proxy', source: '' },
      undefined,
    )
  }
  const [first] = food.measures
  if (isSlicedThin(food, first) && !amount.isImplicit && amount.quantity >= 2 && pieceGrams === undefined)
    return inMeasures(food, amount, first, size)
  const implied = measure === undefined ? undefined : measureOf(food, measure)
  const piece = first?.name === 'espetinho' && findRow(food, ['unidade'])
  const isSliced = food.group === 'pao' && first?.name === 'fatia' && !amount.isImplicit
  const usual = piece || (first && (isSliced || countable.test(first.name)) ? first : undefined)
  const row = sizedPiece(food, size, { measure, usual }) ?? implied ?? usual ?? wholePiece(food)
  if (amount.isVague && !(row && isCountedVaguely(food, row))) return portions(food, 1)
  // `uma salada de alface` means a plate of lettuce and not a head.
  const isHead = food.group === 'folhas' && row?.name === 'unidade'
  if (amount.isImplicit && row && (row.grams < tinyPieceGrams || isHead))
    return weighUsual(food, named, undefined)
  if (row) return inMeasures(food, amount, row, size, amount.isVague ? 'usual' : row.quality)
  const glass = size && first?.name === 'copo médio' && findRow(food, sizedVesselsOf(food, 'copo', size))
  if (glass) return inMeasures(food, amount, glass, undefined, 'usual')
  if (amount.quantity >= uncountedGramsFrom)
    return weighStated(amount, liquidGroups.has(food.group) ? 'ml' : 'grama', 1)
  const name = first?.grams === food.defaultGrams ? first.name : 'porção'
  return inMeasures(food, amount, usualPortion(food, name), size, 'usual')
}

/** Returns whether a count of a food means its slices: `2 presunto e 2 queijo`. */
function isSlicedThin({ group, name }: Food, first: Measure | undefined): first is Measure {
  const isCold =
    group === 'queijo' || /^(?:presunto|mortadela|peito de peru|salame|blanquet|lombo canadense)/iu.test(name)
  return isCold && first?.name === 'fatia' && first.grams <= 25
}

const eatenInParts: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['doce', 'queijo', 'feijao'])

/** Returns the piece that a count means; `undefined` for sweets and spreads whose only piece is a whole pot. */
function wholePiece(food: Food): Measure | undefined {
  const row = measureOf(food, 'unidade')
  const isPot = row?.name === 'pote' && row.grams >= 2 * food.defaultGrams
  return isPot && eatenInParts.has(food.group) && !food.name.startsWith('Leite condensado') ? undefined : row
}

/**
 * Returns whether `umas` counts pieces of a food. The piece must not weigh more than the usual portion (as a whole
 * potato does in `umas batatinhas fritas`), and must weigh at least 20 g and a quarter of the usual portion: `uns hot
 * rolls` are a portion.
 */
function isCountedVaguely({ defaultGrams }: Food, { grams }: Measure): boolean {
  return grams === defaultGrams || (grams <= defaultGrams && grams >= Math.max(20, defaultGrams / 4))
}

/** Weighs a food without an amount: one piece if the name implies one (`bife`), otherwise the usual portion. */
function weighUsual(food: Food, named: NamedFood, size: MeasureSize | undefined): Weighing {
  if (named.measure || named.pieceGrams !== undefined || size) {
    const counted = weighCount(food, named, onePiece, size)
    const several = severalGrams(food, named, size)
    if (several !== undefined)
      return inMeasures(food, onePiece, { ...usualPortion(food, 'porção'), grams: several }, size, 'usual')
    if (counted.measure !== 'porção' || size) return { ...counted, ...around(counted.grams, 'usual') }
  }
  const [first] = food.measures
  const grams = hundredth(food.defaultGrams)
  if (!first) return { quantity: 1, measure: 'porção', grams, ...around(grams, 'usual') }
  return { quantity: hundredth(grams / first.grams), measure: first.name, grams, ...around(grams, 'usual') }
}

/** Weighs a food without an amount by the grams that the person usually logs. */
export function weighOwn(food: Food, grams: number): Weighing {
  const { quantity, measure } = describePortion(food, grams)
  return { quantity, measure, grams, ...around(grams, 'proxy') }
}

function portions(food: Food, count: number): Weighing {
  const grams = hundredth(food.defaultGrams * count)
  return { quantity: count, measure: 'porção', grams, ...around(grams, 'vague') }
}

function usualPortion(food: Food, name: string): Measure {
  return { name, grams: food.defaultGrams, quality: 'proxy', source: '' }
}

function inMeasures(
  food: Food,
  amount: Amount,
  row: Measure,
  size: MeasureSize | undefined,
  // Measures of an own food count as weighed, because its label states their grams.
  kind: Spread = food.source === 'own' && row.quality === 'direct' ? 'weighed' : row.quality,
): Weighing {
  const isSized = /(?:pequen|grande|médi)/u.test(row.name)
  const grams = gramsOf(
    { ...food, measures: [row, ...food.measures] },
    row.name,
    1,
    isSized ? undefined : size,
  )
  return times(amount, row.name, grams ?? row.grams, kind)
}

function times(amount: Amount, measure: string, gramsOfOne: number, kind: Spread): Weighing {
  const { low, high, certainty } = spreads[kind]
  return {
    quantity: hundredth(amount.quantity),
    measure,
    grams: hundredth(amount.quantity * gramsOfOne),
    gramsLow: hundredth(amount.low * gramsOfOne * low),
    gramsHigh: hundredth(amount.high * gramsOfOne * high),
    certainty,
  }
}

function around(grams: number, kind: Spread) {
  const { low, high, certainty } = spreads[kind]
  return { gramsLow: hundredth(grams * low), gramsHigh: hundredth(grams * high), certainty }
}
