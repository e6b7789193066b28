import type { Food } from '../foods/food.ts'
import { describePortion } from '../foods/measures/portion-description.ts'
import { weighable } from './spoken-ingredient.ts'
import { pantry } from './pantry.ts'
import { type Ingredient, openMeasure } from './recipe.ts'

/** Amount of an ingredient as a cook measures it. */
export interface KitchenAmount {
  /** Grams that the numbers of the serving count. */
  readonly grams: number
  /** Number of `measure`. */
  readonly quantity: number
  /** A household measure, `grama`, or `openMeasure`. */
  readonly measure: string
  /** Whether `grams` were rounded to `quantity` measures. */
  readonly isRounded: boolean
}

/** A measure to which amounts are rounded. */
interface Step {
  readonly name: string
  readonly grams: number
  /** Smallest part of the measure that a cook can take. */
  readonly part: number
  /** Added to the relative error, so that a better known measure wins (own choice). */
  readonly penalty: number
}

/** Maximum relative error of an amount whose grams are not rounded to its measure. */
const largestError = 0.15
/** Maximum change by rounding: up to a share of the grams in kcal, beyond it in kcal, and in mg of sodium (own choice). */
const largestChange = { share: 0.5, kcalWithin: 15, kcalBeyond: 10, sodiumMg: 50 }
/** From this weight on an amount without a fitting measure is weighed, g (own choice). */
const weighedFrom = 40
/** A herb or spice below these values is taken to taste: g, kcal and mg of sodium (own choice). */
const negligible = { grams: 0.8, kcal: 2, sodiumMg: 5 }
/** A larger number of spoons is not counted out: from two teaspoons on a tablespoon is closer to hand (own choice). */
const mostSpoons = { teaspoons: 2, others: 3 }

const spoon = /^colher de (?:sopa|sobremesa|chá)$/
const quarteredPiece = /^unidade(?: |$)/
const halvedPiece = /^(?:dente|fatia|folha|ramo)(?: |$)/
/** Heaviest tablespoon of which a third is a teaspoon, g: heavier ones hold pieces. */
const heaviestSpread = 16
/** Spoons of liquids whose rows in the table have only cups, g: they hold 15 and 5 ml. */
const poured = { sopa: 15, cha: 5 }
/** Tablespoon of grated coconut, g: 80 g per cup of 240 ml, USDA 12104. */
const coconutSpoon = 5

/**
 * Returns an amount as a cook measures it: in the recipe's own pieces, else in a household measure, at most 15 % off. A
 * small amount that fits none is rounded to the nearest one, such as a quarter of a lime; a herb that counts as nothing
 * is taken to taste.
 */
export function kitchenAmount(ingredient: Ingredient, food: Food, grams: number): KitchenAmount {
  const exact = { grams, isRounded: false }
  const own = stepOf(ingredient.measure, ingredient.grams / ingredient.quantity, 0)
  if (own && !spoon.test(own.name)) {
    const quantity = nearest(grams, own)
    const error = Math.abs(quantity * own.grams - grams) / grams
    if (error <= largestError) return { ...exact, quantity, measure: own.name }
  }
  const { quantity, measure } = describePortion(food, weighable(grams))
  if (measure === 'metade' && quantity === 0.5) return { ...exact, quantity: 0.25, measure: 'unidade' }
  if (measure !== 'grama') return { ...exact, quantity, measure }
  if (isToTaste(food, grams)) return { ...exact, quantity: 1, measure: openMeasure }
  const steps = [...(own ? [own] : []), ...stepsOf(food)]
  return (
    (grams < weighedFrom ? rounded(grams, steps, food) : null) ?? {
      ...exact,
      quantity: weighable(grams),
      measure: 'grama',
    }
  )
}

function stepOf(name: string, grams: number, penalty: number): Step | null {
  if (!spoon.test(name) && !quarteredPiece.test(name) && !halvedPiece.test(name)) return null
  return { name, grams, penalty, part: name === 'colher de chá' || quarteredPiece.test(name) ? 0.25 : 0.5 }
}

/** Returns the spoons and whole pieces of a food; slices and leaves only count if the recipe counts them. */
function stepsOf({ id, measures }: Food): Step[] {
  const steps = measures.flatMap(({ name, grams }) => {
    if (/^(?:fatia|folha|ramo)/.test(name)) return []
    return stepOf(name, grams, quarteredPiece.test(name) ? 0.3 : 0.05) ?? []
  })
  const extra = (name: string, grams: number) => ({ name, grams, part: 0.5, penalty: 0.1 })
  if (id === pantry.coco) return [extra('colher de sopa', coconutSpoon)]
  const has = (name: string) => steps.some((step) => step.name === name)
  const tablespoon = steps.find(({ name }) => name === 'colher de sopa')
  if (tablespoon && !has('colher de chá') && tablespoon.grams <= heaviestSpread) {
    return [...steps, extra('colher de chá', tablespoon.grams / 3)]
  }
  const isPoured = measures[0]?.name.startsWith('copo ') ?? false
  if (tablespoon || !isPoured) return steps
  return [...steps, extra('colher de sopa', poured.sopa), extra('colher de chá', poured.cha)]
}

function isToTaste({ group, per100g, measures }: Food, grams: number): boolean {
  return (
    group === 'tempero' &&
    // A part of a clove can be cut.
    !measures.some(({ name }) => name === 'dente') &&
    grams < negligible.grams &&
    (per100g.kcal * grams) / 100 <= negligible.kcal &&
    ((per100g.sodiumMg ?? 0) * grams) / 100 <= negligible.sodiumMg
  )
}

function rounded(grams: number, steps: readonly Step[], food: Food): KitchenAmount | null {
  const [best] = steps
    .map((step) => {
      const quantity = nearest(grams, step)
      const cost = Math.abs(quantity * step.grams - grams) / grams + step.penalty + quantity * 0.02
      return { measure: step.name, quantity, grams: quantity * step.grams, cost }
    })
    .filter(({ measure, quantity }) => !spoon.test(measure) || quantity <= mostOf(measure))
    .filter((one) => isSmallChange(Math.abs(one.grams - grams), grams, food))
    .sort((one, other) => one.cost - other.cost)
  return best ? { grams: best.grams, quantity: best.quantity, measure: best.measure, isRounded: true } : null
}

function mostOf(spoonName: string): number {
  return spoonName === 'colher de chá' ? mostSpoons.teaspoons : mostSpoons.others
}

function isSmallChange(change: number, grams: number, { per100g }: Food): boolean {
  const { share, kcalWithin, kcalBeyond, sodiumMg } = largestChange
  const kcal = (per100g.kcal * change) / 100
  return (
    kcal <= (change <= share * grams ? kcalWithin : kcalBeyond) &&
    ((per100g.sodiumMg ?? 0) * change) / 100 <= sodiumMg
  )
}

/** Returns the nearest number of a measure: quarters of a piece, a quarter teaspoon, else halves. */
function nearest(grams: number, { name, grams: one, part }: Step): number {
  const quantity = grams / one
  if (quarteredPiece.test(name) && quantity < 1) return Math.max(part, Math.round(quantity * 4) / 4)
  return quantity < (part + 0.5) / 2 ? part : Math.max(0.5, Math.round(quantity * 2) / 2)
}
