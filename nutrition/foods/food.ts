import type { Nutrition } from '../figures/nutrition.ts'
import type { OpenFoodFactsOrigin } from './barcodes/open-food-facts.ts'

/**
 * `taco:3` is TACO row 3; `pof:6300101:2` is POF food 6300101 in preparation 2; `usda:01012` is a row of USDA SR28 (5
 * digits), FNDDS (8) or Foundation Foods (7); `own:<uuid>:2` is revision 2 of an own food, `own-recipe:<uuid>:2` of an own recipe; `dish:` and `recipe:` ids
 * name dishes and recipes. Neither ids nor the values behind them change.
 */
export type FoodId = string & { readonly __brand?: 'FoodId' }

export type FoodSource = 'taco' | 'pof' | 'usda' | 'dish' | 'own'

/** Food groups; they determine how a food is drawn and how the adequacy score counts it. */
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

/** Tags of allergens and dietary exclusions (RDC 727/2022 groups plus those of `docs/sources.md`). */
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
  /** `direct`: weighed for this food; `proxy`: an estimate by IBGE or our own. */
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
  /** Code of the POF food of IBGE whose values fill those missing in TACO. */
  readonly filledFrom?: string
  /** Product of Open Food Facts from which the values of an own food were copied. */
  readonly openFoodFacts?: OpenFoodFactsOrigin
  readonly group: FoodGroup
  readonly preparation: Preparation
  /** Composition of 100 g of edible food as served; sodium without added salt (`docs/sources.md`). */
  readonly per100g: Nutrition
  /** Grams of total sugar in 100 g, if the label of an own food states them. */
  readonly sugarTotalG?: number | null
  /** Unit of the portion on the label of an own food. */
  readonly labelUnit?: 'g' | 'ml'
  readonly allergens: readonly AllergenTag[]
  /**
   * Tags of which it is unknown whether the food contains them. Only own foods, and dishes with own foods, have any.
   */
  readonly unknownAllergens?: readonly AllergenTag[]
  /** Foods inside a dish or recipe, in whose contents a named allergy is looked for. */
  readonly madeOf?: readonly Food[]
  /** Names of ingredients of an own recipe that are not among `madeOf`, because the tables lack them. */
  readonly namesInside?: readonly string[]
  /** `null` for an own food whose owner did not say; an unknown group never counts as unprocessed. */
  readonly nova: NovaGroup | null
  /** Search names beyond `name`: synonyms, regional names, abbreviations. */
  readonly synonyms: readonly string[]
  /** Household measures, never empty; the first is that of the usual portion. */
  readonly measures: readonly Measure[]
  /** Grams of a usual portion. */
  readonly defaultGrams: number
  /** How often Brazilians eat the food, from 0 (rare) to 1 (rice); orders search results. */
  readonly popularity: number
}

/** Fields needed to describe an amount of a food. */
export type MeasuredFood = Pick<Food, 'name' | 'group' | 'measures' | 'defaultGrams'>
