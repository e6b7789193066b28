import type { FoodRow } from '#contract/day/foods.ts'
import { nutritionOfNutrients } from '#contract/nutrition-values.ts'
import type { ReaderFacts } from '#contract/day/reader-facts.ts'
import { noNutrition } from '#nutrition/shared/figures/nutrition.ts'
import type { Food, NovaGroup } from '#nutrition/foods/food.ts'
import type { IdentityId } from '#nutrition/foods/identity/identity-id.ts'
import type { Exclusion, Exclusions } from '#nutrition/safety/exclusions.ts'
import { foodRules, type FoodRule } from '#nutrition/safety/food-rules.ts'

/** Popularity of an own food, as on the server: it ranks before rows of the table that match equally well. */
const ownPopularity = 1

/**
 * Returns an own food in the shape of the table's foods. With hidden numbers its nutrition is 0 and must not be
 * shown.
 */
export function foodOfRow(row: FoodRow): Food {
  return {
    id: row.id,
    name: row.name,
    sourceName: row.name,
    source: 'own',
    group: row.group,
    preparation: row.preparation,
    per100g: nutritionOfNutrients(row.per_100g) ?? noNutrition,
    allergens: row.allergens,
    unknownAllergens: row.unknown_allergens ?? [],
    nova: row.nova as NovaGroup | null,
    synonyms: [],
    measures: row.measures,
    defaultGrams: row.default_grams,
    popularity: ownPopularity,
  }
}

/** Returns the exclusions that the server sent, without rules that this version lacks. */
export function exclusionsOfFacts({
  all,
  is_strict: isStrict,
}: NonNullable<ReaderFacts['exclusions']>): Exclusions {
  const exclusions = all.map(({ rules, identities, ...one }) => ({
    ...one,
    rules: rules.filter((rule): rule is FoodRule => rule in foodRules),
    identities: identities as IdentityId[],
    text: '',
  }))
  return exclusionsFrom(exclusions, isStrict)
}

/** Joins two sets of exclusions; an answer that is in both counts once. */
export function joinExclusions(one: Exclusions, other: Exclusions): Exclusions {
  const byAnswer = new Map([...one.all, ...other.all].map((each) => [`${each.source} ${each.answer}`, each]))
  return exclusionsFrom([...byAnswer.values()], one.isStrict || other.isStrict)
}

function exclusionsFrom(all: readonly Exclusion[], isStrict: boolean): Exclusions {
  return {
    all,
    tags: new Set(all.flatMap(({ tags }) => tags)),
    isStrict,
    refusesUnverified: isStrict || all.some(({ source }) => source === 'alergia'),
  }
}
