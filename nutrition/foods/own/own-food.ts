import { type Nutrition, scale } from '../../shared/figures/nutrition.ts'
import type { OpenFoodFactsOrigin } from '../barcodes/open-food-facts.ts'
import { compositionOf, type WeighedFood } from '../composition.ts'
import {
  type AllergenTag,
  allergenTags,
  type Food,
  type FoodGroup,
  type FoodId,
  type Measure,
  type NovaGroup,
} from '../food.ts'
import { findFood } from '../food-table.ts'
import { findRetiredFood } from '../retired-foods.ts'
import { allergenFactsOf, type DeclaredAllergens } from './declared-allergens.ts'
import { type FoodLabelValues, numberOf } from './label-nutrients.ts'

/**
 * Food that only this account has: a packaged food or a portion of a recipe. A revision never changes: each edit
 * creates the next revision, and a logged meal keeps the revision with which it was logged.
 */
export type OwnFood = LabelFood | RecipeFood

/** Packaged food with values from its label. */
export interface LabelFood {
  readonly id: FoodId
  readonly name: string
  readonly group: FoodGroup
  /** Unit of `portion` and of the label column "100 g" or "100 ml". */
  readonly unit: 'g' | 'ml'
  /** Grams or millilitres of a portion. */
  readonly portion: number
  /** Household measure of the portion: 2 × `colher de sopa`. */
  readonly measure: { readonly quantity: number; readonly name: string }
  /** Portions per package; `null` if the label does not say. */
  readonly packagePortions: number | null
  /** Column of the label to which `values` belong. */
  readonly basis: LabelBasis
  readonly values: FoodLabelValues
  readonly allergens: DeclaredAllergens
  readonly nova: NovaGroup | null
  /** Absent if the owner entered the values. */
  readonly openFoodFacts?: OpenFoodFactsOrigin
}

/** Portion of a person's own recipe. */
export interface RecipeFood {
  readonly id: FoodId
  readonly name: string
  readonly group: FoodGroup
  /** Grams of a portion as served. */
  readonly portionGrams: number
  /**
   * Ingredients with their grams per portion; at least one has more than 0 g. An ingredient with an open amount has 0
   * g, and only its allergens count.
   */
  readonly parts: readonly { readonly foodId: FoodId; readonly grams: number; readonly own?: LabelFood }[]
  /** True if the recipe has unknown ingredients that are missing in `parts`, so that it may contain any allergen. */
  readonly isIncomplete: boolean
  /**
   * Names of ingredients that are missing in `parts`; named allergies are looked for in these names. Absent in older
   * meals.
   */
  readonly namesWithoutRow?: readonly string[]
  /** Allergens that the recipe may contain. Absent in older meals. */
  readonly openAllergens?: readonly AllergenTag[]
}

/** Column of a label: per 100 g or ml, or per portion. */
export type LabelBasis = '100' | 'portion'

const source = 'rótulo'

/** Prefix of the ids of each kind of own food. */
const prefixes = { label: 'own', recipe: 'own-recipe' } as const
export type OwnFoodKind = keyof typeof prefixes

export function ownFoodId(key: string, revision: number, kind: OwnFoodKind = 'label'): FoodId {
  return `${prefixes[kind]}:${key}:${revision}`
}

/** Parts of the id of an own food. */
export interface OwnFoodKey {
  readonly kind: OwnFoodKind
  readonly key: string
  readonly revision: number
}

/** Splits the id of an own food into its parts; `undefined` for other ids. */
export function readOwnFoodId(id: FoodId): OwnFoodKey | undefined {
  const [, prefix, key, revision] =
    /^(own|own-recipe):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,4})$/.exec(id) ?? []
  if (key === undefined) return undefined
  return { kind: prefix === prefixes.recipe ? 'recipe' : 'label', key, revision: Number(revision) }
}

export function isRecipeFood(own: OwnFood): own is RecipeFood {
  return 'parts' in own
}

/** Converts an own food to the form of a food of the table. Values that a label does not state are unknown. */
export function foodOfOwn(own: OwnFood): Food {
  return isRecipeFood(own) ? foodOfRecipe(own) : foodOfLabel(own)
}

/** Returns the ingredients of an own recipe with their grams per portion; empty for a food from a label. */
export function partsOfOwn(own: OwnFood): readonly WeighedFood[] {
  return isRecipeFood(own) ? recipeParts(own) : []
}

function recipeParts({ parts }: RecipeFood): WeighedFood[] {
  return parts.flatMap(({ foodId, grams, own }) => {
    const food = own ? foodOfLabel(own) : (findFood(foodId) ?? findRetiredFood(foodId))
    return food ? [{ food, grams }] : []
  })
}

/**
 * Returns a portion of a recipe as a food composed of its ingredients. If the recipe is incomplete, every allergen that
 * no ingredient contains is unknown.
 */
function foodOfRecipe(own: RecipeFood): Food {
  const { id, name, group, portionGrams, isIncomplete, namesWithoutRow = [], openAllergens = [] } = own
  const parts = recipeParts(own)
  const composition = compositionOf(parts, portionGrams)
  const open = new Set(
    isIncomplete ? allergenTags : [...openAllergens, ...(composition.unknownAllergens ?? [])],
  )
  const unknownAllergens = allergenTags.filter((tag) => open.has(tag) && !composition.allergens.includes(tag))
  return {
    ...composition,
    namesInside: namesWithoutRow,
    id,
    name,
    sourceName: parts.map(({ food }) => food.name).join(', '),
    source: 'own',
    synonyms: [],
    group,
    preparation: 'nao_se_aplica',
    unknownAllergens,
    measures: [{ name: 'porção', grams: portionGrams, quality: 'direct', source: 'receita' }],
    defaultGrams: portionGrams,
    popularity: ownPopularity,
  }
}

/** Popularity of own foods. It is the highest, so that they precede rows of the table that match equally well. */
const ownPopularity = 1

function foodOfLabel(own: LabelFood): Food {
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
    popularity: ownPopularity,
  }
}

/** Returns the factor that converts `values` to values per 100 g or ml. */
function timesTo100({ basis, portion }: LabelFood): number {
  return basis === '100' ? 1 : 100 / portion
}

function sugarTotalOf(own: LabelFood): number | null {
  const sugar = numberOf(own.values.sugars_g)
  return sugar === null ? null : sugar * timesTo100(own)
}

/** Returns the composition per 100 g or ml, not rounded. */
function per100Of(own: LabelFood): Nutrition {
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

function measuresOf({ measure, portion, packagePortions }: LabelFood): Measure[] {
  const one = { name: measure.name, grams: portion / measure.quantity, quality: 'direct', source } as const
  const whole = {
    name: 'pacote',
    grams: portion * (packagePortions ?? 0),
    quality: 'direct',
    source,
  } as const
  return packagePortions === null || measure.name === whole.name ? [one] : [one, whole]
}
