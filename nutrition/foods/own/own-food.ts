import { type Nutrition, scale } from '../../figures/nutrition.ts'
import type { Food, FoodGroup, FoodId, Measure, NovaGroup } from '../food.ts'
import type { OpenFoodFactsOrigin } from '../barcodes/open-food-facts.ts'
import { allergenFactsOf, type DeclaredAllergens } from './declared-allergens.ts'
import { type FoodLabelValues, numberOf } from './label-nutrients.ts'

/**
 * Food that a person entered from its label. A revision never changes: an edit makes the next revision, and a logged
 * meal keeps the one with which it was logged.
 */
export interface OwnFood {
  readonly id: FoodId
  readonly name: string
  readonly group: FoodGroup
  /** Unit of `portion` and of the label's column of 100. */
  readonly unit: 'g' | 'ml'
  /** Grams or millilitres of a portion. */
  readonly portion: number
  /** Household measure of the portion: 2 × `colher de sopa`. */
  readonly measure: { readonly quantity: number; readonly name: string }
  /** Portions in a package; `null` where the label does not say. */
  readonly packagePortions: number | null
  /** Column of the label from which `values` are. */
  readonly basis: LabelBasis
  readonly values: FoodLabelValues
  readonly allergens: DeclaredAllergens
  readonly nova: NovaGroup | null
  /** Absent for a food whose values its owner entered. */
  readonly openFoodFacts?: OpenFoodFactsOrigin
}

/** Column of a label: 100 g or ml, or a portion. */
export type LabelBasis = '100' | 'portion'

const source = 'rótulo'

export function ownFoodId(key: string, revision: number): FoodId {
  return `own:${key}:${revision}`
}

/** Returns the key and the revision of the id of an own food; `undefined` for a food of the table. */
export function readOwnFoodId(id: FoodId): { readonly key: string; readonly revision: number } | undefined {
  const [, key, revision] = /^own:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,4})$/.exec(id) ?? []
  return key === undefined ? undefined : { key, revision: Number(revision) }
}

/** Returns an own food in the shape of the table's foods. A value that the label does not state is unknown. */
export function foodOfOwn(own: OwnFood): Food {
  const { allergens, unknownAllergens } = allergenFactsOf(own.allergens, own.unit)
  return {
    id: own.id,
    name: own.name,
    sourceName: own.name,
    source: 'own',
    group: own.group,
    preparation: 'industrializado',
    per100g: per100Of(own),
    sugarTotalG: sugarTotalOf(own),
    labelUnit: own.unit,
    ...(own.openFoodFacts && { openFoodFacts: own.openFoodFacts }),
    allergens,
    unknownAllergens,
    nova: own.nova,
    synonyms: [],
    measures: measuresOf(own),
    defaultGrams: own.portion,
    // An own food stands before rows of the table that match as well, because its owner eats it.
    popularity: 1,
  }
}

/** Returns the factor that converts `values` to 100 g or ml. */
function timesTo100({ basis, portion }: OwnFood): number {
  return basis === '100' ? 1 : 100 / portion
}

function sugarTotalOf(own: OwnFood): number | null {
  const sugar = numberOf(own.values.sugars_g)
  return sugar === null ? null : sugar * timesTo100(own)
}

/** Returns the composition of 100 g or ml, not rounded. */
function per100Of(own: OwnFood): Nutrition {
  const { values } = own
  return scale(
    {
      kcal: numberOf(values.energy_kcal),
      proteinG: numberOf(values.protein_g),
      carbG: numberOf(values.carbs_g),
      fatG: numberOf(values.fat_g),
      fiberG: numberOf(values.fiber_g),
      saturatedG: numberOf(values.saturated_fat_g),
      sodiumMg: numberOf(values.sodium_mg),
      sugarAddedG: numberOf(values.added_sugars_g),
    },
    timesTo100(own),
  )
}

function measuresOf({ measure, portion, packagePortions }: OwnFood): Measure[] {
  const one = { name: measure.name, grams: portion / measure.quantity, quality: 'direct', source } as const
  const whole = {
    name: 'pacote',
    grams: portion * (packagePortions ?? 0),
    quality: 'direct',
    source,
  } as const
  return packagePortions === null || measure.name === whole.name ? [one] : [one, whole]
}
