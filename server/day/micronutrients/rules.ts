import type { ComparedNutrient, NutrientFigure } from '#contract/day/nutrient-figures.ts'
import {
  type EatenPlan,
  micronutrientsOfItem,
  micronutrientsOfPlan,
} from '#nutrition/day/micronutrients/eaten-micronutrients.ts'
import type { Micronutrient } from '#nutrition/day/micronutrients/micronutrient.ts'
import { addMicronutrients, type Micronutrients } from '#nutrition/day/micronutrients/micronutrients.ts'
import { nutrientFigure, sodiumWithSaltMg } from '#nutrition/day/micronutrients/nutrient-figures.ts'
import { nutrientNeeds } from '#nutrition/day/micronutrients/nutrient-needs.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import type { PlatePart } from '../meals/table.ts'
import type { ServedPart } from '../meals/rules.ts'

/** Logged item with the fields that its micronutrients depend on. */
type CountedPart = ServedPart<Pick<PlatePart, 'foodId' | 'own' | 'grams' | 'parts'>>

/** Returns the summed micronutrients of logged items. */
export function micronutrientsOfItems(items: readonly CountedPart[]): Micronutrients {
  return addMicronutrients(
    items.map(({ food, part: { own, grams, parts } }) => micronutrientsOfItem({ food, own, grams, parts })),
  )
}

/** Returns the summed micronutrients of a day: its logged items and its ticked meals. */
export function micronutrientsOfDay(
  items: readonly CountedPart[],
  ticked: readonly EatenPlan[],
): Micronutrients {
  return addMicronutrients([micronutrientsOfItems(items), ...ticked.map(micronutrientsOfPlan)])
}

export function describeFigure(total: Micronutrients, nutrient: Micronutrient, days = 1): NutrientFigure {
  const { amount, knownPercent } = nutrientFigure(total, nutrient, days)
  return {
    nutrient,
    amount,
    known_percentage: knownPercent,
    ...(nutrient === 'sodium' && {
      with_kitchen_salt: sodiumWithSaltMg(total, days),
      lacks_salt: total.unstatedSaltGrams > 0,
    }),
  }
}

/** Micronutrients to compare with a person's needs: the sum of `days` days. */
interface Compared {
  readonly total: Micronutrients
  readonly days: number
  /** Energy target of a day in kcal; `null` without targets. */
  readonly kcal: number | null
}

/**
 * Compares the mean of the days with the person's references, the nutrients that matter most to the person first.
 * Returns `null` for accounts with hidden numbers, and an empty list if nothing was eaten.
 */
export function compareNutrients(
  { total, days, kcal }: Compared,
  { person, hidesNumbers }: Pick<NutritionProfile, 'person' | 'hidesNumbers'>,
): ComparedNutrient[] | null {
  if (hidesNumbers) return null
  if (total.grams === 0) return []
  return nutrientNeeds({ person, kcal }).map(({ nutrient, reference, reason }) => ({
    ...describeFigure(total, nutrient, days),
    reference: reference?.amount ?? null,
    is_limit: reference?.isLimit ?? false,
    reason,
  }))
}
