import type { Reply } from '#contract/endpoint.ts'
import type { readReaderFacts as endpoint } from '#contract/day/reader-facts.ts'
import { foodOfOwn, type OwnFood } from '#nutrition/foods/own/own-food.ts'
import { amountUnit } from '#nutrition/foods/measures/amount-unit.ts'
import { forbiddingExclusions, plateWarnings } from '#nutrition/safety/allergy-warnings.ts'
import type { Exclusions } from '#nutrition/safety/exclusions.ts'
import { findAnyFood } from '#nutrition/foods/dishes/logged-food.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { describeFood } from '../foods/rules.ts'
import { readOwnFoods } from '../foods/service.ts'
import { readOwnAmounts } from '../habits/service.ts'
import { listSavedMeals, type SavedMealRow } from '../saved-names/queries.ts'
import { describeWarnings, servePlate, shownNutrients } from './rules.ts'
import { partsOfSaved } from './saved-parts.ts'

type Facts = Reply<typeof endpoint>

/** Returns what `readDescription` and the warnings of `readPlate` know about the account. */
export function readReaderFacts(ctx: AccountContext): Promise<Facts> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile }) => {
    const { exclusions, hidesNumbers, ladleGrams } = nutritionProfile
    const ownFoods = await readOwnFoods(tx)
    const ownAmounts = await readOwnAmounts(tx)
    return {
      exclusions: exclusions && describeExclusions(exclusions),
      own_foods: ownFoods.map((own) => {
        const food = foodOfOwn(own)
        return { food: describeFood(food, hidesNumbers), warnings: warningsOf([{ food }], exclusions) }
      }),
      saved_meals: (await listSavedMeals(tx)).map((row) =>
        describeSaved(row, ownFoods, { exclusions, hidesNumbers }),
      ),
      own_amounts: [...ownAmounts].map(([food_id, grams]) => ({ food_id, grams })),
      ladle_grams: ladleGrams,
      numbers_hidden: hidesNumbers,
    }
  })
}

function describeExclusions(exclusions: Exclusions): NonNullable<Facts['exclusions']> {
  return {
    all: forbiddingExclusions(exclusions).map(({ source, answer, tags, rules, identities }) => ({
      source,
      answer,
      tags: [...tags],
      rules: [...rules],
      identities: [...identities],
    })),
    is_strict: exclusions.isStrict,
  }
}

function warningsOf(foods: Parameters<typeof plateWarnings>[0], exclusions: Exclusions | null) {
  return exclusions ? describeWarnings(plateWarnings(foods, exclusions)) : []
}

function describeSaved(
  row: SavedMealRow,
  ownFoods: readonly OwnFood[],
  { exclusions, hidesNumbers }: { readonly exclusions: Exclusions | null; readonly hidesNumbers: boolean },
): Facts['saved_meals'][number] {
  const served = servePlate(partsOfSaved(row, ownFoods))
  const foods = served.map(({ food, part }) => ({
    food,
    flavors: part.flavorIds?.flatMap((id) => findAnyFood(id) ?? []) ?? [],
  }))
  return {
    id: row.id,
    name: row.name,
    items: served.map(({ food, part, portion }) => ({
      name: food.name,
      quantity: part.quantity,
      measure: part.measure,
      grams: part.grams,
      unit: amountUnit(food, part.measure),
      ...shownNutrients(portion, hidesNumbers),
    })),
    warnings: warningsOf(foods, exclusions),
  }
}
