import { doubtTexts, problemText } from '#contract/day/label-copy.ts'
import type { OwnFood as OwnFoodReply, TypedLabel } from '#contract/day/own-foods.ts'
import { searchFoods } from '#nutrition/foods/search/search.ts'
import type { FoodGroup } from '#nutrition/foods/food.ts'
import type { DeclaredAllergens } from '#nutrition/foods/own/declared-allergens.ts'
import { foodOfOwn, type LabelFood, ownFoodId } from '#nutrition/foods/own/own-food.ts'
import { isFoodLabel, labelDoubtsOf, labelProblemsOf } from '#nutrition/labels/check-label.ts'
import { fail } from '../../platform/failure.ts'
import { describeFood } from './rules.ts'
import type { OwnFoodRow } from './queries.ts'

/**
 * Days for which a deleted food can be restored: as long as a meal can be logged late. Afterwards `eraseRemovedFoods`
 * erases the food.
 */
export const restorableDays = 30
/** Maximum number of revisions kept of a food, the latest ones. Meals hold their own copy of the values. */
export const keptRevisions = 20

/** Group of a food that resembles no food of the table. It is `doce`, which never raises the score of a plate. */
const fallbackGroup: FoodGroup = 'doce'

/**
 * Returns the product to store for a typed label. Throws `label_invalid` with the wrong fields, and `label_unlikely`
 * for unusual values that the person has not confirmed.
 */
export function productOf(typed: TypedLabel): Omit<LabelFood, 'id'> {
  const { values, allergens } = typed
  const label = {
    portion: typed.portion,
    basis: typed.basis,
    values,
    otherValues: typed.other_values ?? null,
    hasAlcohol: allergens.contains.includes('alcool'),
  }
  const problems = labelProblemsOf(label)
  if (problems.length > 0 || !isFoodLabel(values)) {
    const fields = problems.map((problem) => ({
      path: `values.${problem.nutrient}`,
      detail: problemText(problem),
    }))
    throw fail('label_invalid', {}, { fields })
  }
  const doubts = doubtTexts(labelDoubtsOf(label))
  if (doubts.length > 0 && !typed.confirmed) throw fail('label_unlikely', { doubts: doubts.join(' ') })
  return {
    name: typed.name,
    group: typed.group ?? groupOf(typed),
    unit: typed.unit,
    portion: typed.portion,
    measure: typed.measure,
    packagePortions: typed.package_portions,
    basis: typed.basis,
    values,
    allergens: {
      contains: allergens.contains,
      mayContain: allergens.may_contain,
      freeOf: allergens.free_of,
      isComplete: allergens.is_complete,
    },
    nova: typed.nova,
  }
}

/**
 * Returns `bebida` for a product measured in millilitres, else the group of the table's best match for its name, else
 * `fallbackGroup`.
 */
export function groupOf({ name, unit }: Pick<TypedLabel, 'name' | 'unit'>): FoodGroup {
  if (unit === 'ml') return 'bebida'
  return searchFoods(name, { limit: 1 })[0]?.food.group ?? fallbackGroup
}

export function ownFoodFrom({
  id,
  revision,
  product,
}: Pick<OwnFoodRow, 'id' | 'revision' | 'product'>): LabelFood {
  return { id: ownFoodId(id, revision), ...product }
}

export function describeOwnFood(row: OwnFoodRow, hidesNumbers: boolean): OwnFoodReply {
  const { product, ean } = row
  const { packagePortions, measure, values, allergens, openFoodFacts: _, ...label } = product
  return {
    id: row.id,
    food: describeFood(foodOfOwn(ownFoodFrom(row)), hidesNumbers),
    label: hidesNumbers
      ? null
      : {
          ...label,
          measure: { ...measure },
          values: { ...values },
          package_portions: packagePortions,
          allergens: describeAllergens(allergens),
          ean,
        },
  }
}

export function describeAllergens({
  contains,
  mayContain,
  freeOf,
  isComplete,
}: DeclaredAllergens): TypedLabel['allergens'] {
  return {
    contains: [...contains],
    may_contain: [...mayContain],
    free_of: [...freeOf],
    is_complete: isComplete,
  }
}
