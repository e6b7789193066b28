import type { Food } from '../foods/food.ts'
import { matchFood } from './match-food.ts'
import type { MeasureUnit, SightedItem } from './sighting.ts'

/** One food of a plate as the table knows it, with an amount and its range in grams. */
export interface ResolvedItem {
  readonly food: Food
  readonly grams: number
  readonly gramsLow: number
  readonly gramsHigh: number
  readonly quantity: number
  /** A measure of the food, `grama` where none fits what was seen. */
  readonly measure: string
  /** 0 to 1: that of the food times that of its amount. */
  readonly confidence: number
}

export interface SightedPortion {
  readonly sighted: SightedItem
  readonly item: ResolvedItem
}

/** Grams and household measure are two estimates of one amount; further apart than this, one of them is wrong. */
const agreement = 0.5
const disagreementFactor = 0.5

/** How far a usual portion may be from what somebody takes out of a pot. */
const usualPortionRange = { low: 0.5, high: 2, confidence: 0.2 } as const

export const gramMeasure = 'grama'

const measureNames: Readonly<Record<Exclude<MeasureUnit, 'ml' | 'outra'>, readonly string[]>> = {
  colher_sopa: ['colher de sopa'],
  colher_servir: ['colher de servir'],
  concha: ['concha'],
  escumadeira: ['escumadeira'],
  fatia: ['fatia'],
  unidade: ['unidade'],
  bife: ['bife', 'filé'],
  file: ['filé', 'bife'],
  pedaco: ['pedaço'],
  pires: ['pires'],
  prato: ['prato raso', 'prato fundo'],
  copo: ['copo médio', 'copo americano'],
  xicara: ['xícara de chá'],
}

/** The row of the table and the amount for a food that lies on a plate; `null` without a row. */
export function servedPortion(sighted: SightedItem): SightedPortion | null {
  const match = matchFood(sighted)
  if (!match) return null
  const { food } = match
  const measured = measuredAmount(sighted, food)
  const hasEstimate = sighted.portionConfidence > 0
  const grams = hasEstimate ? sighted.grams : (measured?.grams ?? food.defaultGrams)
  const disagrees = measured !== null && Math.abs(grams - measured.grams) > agreement * measured.grams
  const portionConfidence = hasEstimate ? sighted.portionConfidence : usualPortionRange.confidence
  return {
    sighted,
    item: {
      food,
      grams,
      gramsLow: Math.min(
        hasEstimate ? sighted.gramsLow : grams * usualPortionRange.low,
        measured?.grams ?? grams,
      ),
      gramsHigh: Math.max(
        hasEstimate ? sighted.gramsHigh : grams * usualPortionRange.high,
        measured?.grams ?? grams,
      ),
      ...inMeasure(grams, measured),
      confidence: match.confidence * portionConfidence * (disagrees ? disagreementFactor : 1),
    },
  }
}

/** A food still in the pot: a usual portion with a wide range, for the person to set. `null` without a row. */
export function potPortion(sighted: SightedItem): SightedPortion | null {
  const match = matchFood(sighted)
  if (!match) return null
  const { food } = match
  return {
    sighted,
    item: { food, ...usualAmount(food), confidence: match.confidence * usualPortionRange.confidence },
  }
}

function usualAmount(food: Food): Omit<ResolvedItem, 'food' | 'confidence'> {
  const grams = food.defaultGrams
  const [measure] = food.measures
  return {
    grams,
    gramsLow: grams * usualPortionRange.low,
    gramsHigh: grams * usualPortionRange.high,
    ...inMeasure(
      grams,
      measure ? { grams: measure.grams, perUnit: measure.grams, measure: measure.name } : null,
    ),
  }
}

interface MeasuredAmount {
  readonly grams: number
  readonly perUnit: number
  readonly measure: string
}

function measuredAmount({ measure: { quantity, unit } }: SightedItem, food: Food): MeasuredAmount | null {
  if (quantity <= 0 || unit === 'outra') return null
  if (unit === 'ml') return { grams: quantity, perUnit: 1, measure: 'ml' }
  for (const measure of measureNames[unit]) {
    const perUnit = food.measures.find(({ name }) => name === measure)?.grams
    if (perUnit !== undefined) return { grams: perUnit * quantity, perUnit, measure }
  }
  return null
}

/** Grams told as whole or half measures of the food, as people say them. */
function inMeasure(
  grams: number,
  measured: MeasuredAmount | null,
): Pick<ResolvedItem, 'quantity' | 'measure'> {
  if (measured === null) return { quantity: Math.round(grams), measure: gramMeasure }
  if (measured.perUnit === 1) return { quantity: Math.round(grams), measure: measured.measure }
  return {
    quantity: Math.max(0.5, Math.round((2 * grams) / measured.perUnit) / 2),
    measure: measured.measure,
  }
}
