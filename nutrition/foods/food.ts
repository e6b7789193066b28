import type { Nutrition } from '../shared/figures/nutrition.ts'
import type { OpenFoodFactsOrigin } from './barcodes/open-food-facts.ts'

/**
 * Id of a food, such as `taco:3` (TACO row 3), `pof:6300101:2` (POF food 6300101 in preparation 2), or `usda:01012`
 * (row of USDA SR28 with 5 digits, of FNDDS with 8, of Foundation Foods with 7). The ending `:sem-lactose` marks the
 * same food without lactose (`lactose-free.ts`). `own:<uuid>:2` is revision 2 of an own
 * food, and `own-recipe:<uuid>:2` of an own recipe. `dish:` and `recipe:` ids belong to dishes and recipes. Ids and
 * their values never change.
 */
export type FoodId = string & { readonly __brand?: 'FoodId' }

export type FoodSource = 'taco' | 'pof' | 'usda' | 'dish' | 'own'

/** Food groups, which decide how a food is drawn and how the plate score counts it. */
export const foodGroups = [
  'arroz',
  'massa',
  'pao',
  'cereal',
  'tuberculo',
  'feijao',
  'farofa',
  'carne',
  'frango',
  'peixe',
  'frutos_do_mar',
  'embutido',
  'ovo',
  'queijo',
  'laticinio',
  'folhas',
  'legumes',
  'fruta',
  'castanha',
  'gordura',
  'molho',
  'sopa',
  'ensopado',
  'salgado',
  'sanduiche',
  'doce',
  'bebida',
  'tempero',
] as const
export type FoodGroup = (typeof foodGroups)[number]

/** Tags of allergens and dietary exclusions: the groups of RDC 727/2022 and those in `docs/sources.md`. */
export const allergenTags = [
  'gluten',
  'leite',
  'lactose',
  'ovo',
  'soja',
  'amendoim',
  'castanhas',
  'peixe',
  'crustaceos',
  'moluscos',
  'carne',
  'origem_animal',
  'frutose',
  'histamina',
  'fodmap',
  'alcool',
] as const
export type AllergenTag = (typeof allergenTags)[number]

export type NovaGroup = 1 | 2 | 3 | 4

export const preparations = [
  'cru',
  'cozido',
  'grelhado',
  'assado',
  'frito',
  'empanado',
  'refogado',
  'ensopado',
  'industrializado',
  'nao_se_aplica',
] as const
export type Preparation = (typeof preparations)[number]

/** One household measure of one food. */
export interface Measure {
  /** Canonical name in the singular: `colher de sopa`, `concha`, `unidade`, `fatia`. */
  readonly name: string
  readonly grams: number
  /** `direct`: weighed for this food; `proxy`: estimated by IBGE or by us. */
  readonly quality: 'direct' | 'proxy'
  readonly source: string
}

export interface Food {
  readonly id: FoodId
  /** Everyday Portuguese name: `Arroz branco cozido`. */
  readonly name: string
  /** Name in the source table: `Arroz, tipo 1, cozido`. */
  readonly sourceName: string
  readonly source: FoodSource
  /** Code of the IBGE POF food that supplies the values missing in TACO. */
  readonly filledFrom?: string
  /** Product of Open Food Facts from which the values of an own food were copied. */
  readonly openFoodFacts?: OpenFoodFactsOrigin
  readonly group: FoodGroup
  readonly preparation: Preparation
  /** Composition per 100 g of edible food as served. Sodium excludes added salt (`docs/sources.md`). */
  readonly per100g: Nutrition
  /** Total sugar, g per 100 g, if the label of an own food states it. */
  readonly sugarTotalG?: number | null
  /** Unit of the portion on the label of an own food. */
  readonly labelUnit?: 'g' | 'ml'
  readonly allergens: readonly AllergenTag[]
  /**
   * Allergens that the food may contain, because the label or recipe does not say. Only own foods, and dishes with own
   * foods, have any.
   */
  readonly unknownAllergens?: readonly AllergenTag[]
  /** Foods inside a dish or recipe; named allergies are also checked in their contents. */
  readonly madeOf?: readonly Food[]
  /** Names of ingredients of an own recipe that are missing in `madeOf`, because the tables lack them. */
  readonly namesInside?: readonly string[]
  /** `null` for an own food if the owner did not state the group. An unknown group never counts as unprocessed. */
  readonly nova: NovaGroup | null
  /** Further search names: synonyms, regional names, abbreviations. */
  readonly synonyms: readonly string[]
  /** Household measures, never empty. The usual portion is stated in the first one. */
  readonly measures: readonly Measure[]
  /** Grams of a usual portion. */
  readonly defaultGrams: number
  /** How often Brazilians eat the food, from 0 (rarely) to 1 (rice). Search results are ordered by it. */
  readonly popularity: number
}

/** Fields needed to describe an amount of a food. */
export type MeasuredFood = Pick<Food, 'name' | 'group' | 'measures' | 'defaultGrams'>
