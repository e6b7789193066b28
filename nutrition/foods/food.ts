/** `taco:3` is TACO row 3; `pof:6300101:2` is POF food 6300101 in preparation 2. Ids never change. */
export type FoodId = string & { readonly __brand?: 'FoodId' }

export type FoodSource = 'taco' | 'pof'

/** Groups that decide how a food is drawn and how the adequacy score counts it. */
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

/** Per 100 g of edible food as served. `null` is "not analysed", never zero. */
export interface Composition {
  readonly kcal: number
  readonly proteinG: number
  readonly carbG: number
  readonly fatG: number
  readonly fiberG: number | null
  readonly saturatedG: number | null
  /** Without added kitchen salt; see `docs/sources.md`. */
  readonly sodiumMg: number | null
  /** Added sugar; only the POF tables have it. */
  readonly sugarAddedG: number | null
}

/** One household measure of one food. */
export interface Measure {
  /** Canonical name in the singular: `colher de sopa`, `concha`, `unidade`, `fatia`. */
  readonly name: string
  readonly grams: number
  /** `direct` was weighed for this food; `proxy` is an estimate by IBGE or by us. */
  readonly quality: 'direct' | 'proxy'
  readonly source: string
}

export interface Food {
  readonly id: FoodId
  /** As a Brazilian says it: `Arroz branco cozido`. */
  readonly name: string
  /** As the table prints it: `Arroz, tipo 1, cozido`. */
  readonly sourceName: string
  readonly source: FoodSource
  /** Code of the IBGE food that fills values missing in TACO. */
  readonly filledFrom?: string
  readonly group: FoodGroup
  readonly preparation: Preparation
  readonly per100g: Composition
  readonly allergens: readonly AllergenTag[]
  readonly nova: NovaGroup
  /** Search names beyond `name`: synonyms, regional names, abbreviations. */
  readonly synonyms: readonly string[]
  /** First is the default portion's measure. Never empty. */
  readonly measures: readonly Measure[]
  /** Grams of a usual portion. */
  readonly defaultGrams: number
  /** 0 (rare) to 1 (rice): how often Brazilians eat it; orders search results. */
  readonly popularity: number
}

/** Fields needed to describe an amount of a food. */
export type MeasuredFood = Pick<Food, 'name' | 'group' | 'measures' | 'defaultGrams'>
