import type { describeMeal as endpoint } from '#contract/day/meals.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import { careTextOf } from '#nutrition/safety/eating-care.ts'
import {
  concernsOf,
  withoutAllergyClauses,
  withoutMentioned,
} from '#nutrition/safety/health-text/meal-findings.ts'
import { readMentions, withFindings } from '../../account/health-readings/rules.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import { clockTime } from '#nutrition/calendar/clock-time.ts'
import { addsMealOfBefore, readFoodlessMeal, readSaidAgain } from '#nutrition/meal-time/foodless-meals.ts'
import { dayQuestion, type SaidTime } from '#nutrition/meal-time/said-time.ts'
import { readToldMeals, severalMealsQuestion } from '#nutrition/meal-time/told-meals.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { mealTypeNow, momentOf, resolveDay } from '../days/service.ts'
import { type Leftovers, readPlate, withAlternatives } from './rules.ts'
import { saidTimeOf, spokenAtOf } from './said-time.ts'
import { loadReader, readDescription, readOtherMeals } from './service.ts'

/**
 * Reads a sentence, or the first of the meals that it tells, as a plate with its score, warnings and health mentions,
 * and the day and meal that it names. Saves nothing. Throws `day_out_of_range`.
 */
export function describeMeal(
  ctx: AccountContext,
  { text, meal_type: asked, date, at, separate_meals: isSeparate }: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const shown = resolveDay(date, nutritionProfile, now)
    const reader = await loadReader(tx, nutritionProfile)
    const written = { at: momentOf(at, now), shown: date, saved: reader.saved }
    const told = readToldMeals(text, spokenAtOf(written, nutritionProfile), reader.options)
    const meals = isSeparate ? told.meals : ([{ text }] as const)
    const [meal] = meals
    const { parts, alternatives, ...leftovers } = readDescription(withoutAllergyClauses(meal.text), reader)
    const time = saidTimeOf(meal, written, nutritionProfile)
    // An allergy that the words of any meal state holds for all of them.
    const today = civilDay(written.at, nutritionProfile.timezone)
    const said = { field: 'refeicao', text, today } as const
    const health = readMentions(said)
    const concerns = [...concernsOf(said)]
    const mealType = time.mealType ?? asked ?? mealTypeNow(nutritionProfile, now)
    const plate = readPlate({
      parts,
      mealType,
      nutritionProfile: withFindings(nutritionProfile, said),
      leftovers: {
        ...leftovers,
        unmatched: withoutMentioned(leftovers.unmatched, health),
        questions: [
          ...leftovers.questions,
          ...(parts.length === 0
            ? []
            : questionsAbout(meal.text, {
                isDayUnclear: time.isUnclear === true,
                mayBeSeveral: told.isDoubtful || meals.length < told.meals.length,
              })),
        ],
      },
      otherMeals: await readOtherMeals(tx, time.date ?? shown, mealType),
    })
    return {
      ...plate,
      items: withAlternatives(plate, alternatives),
      health,
      concerns,
      said: describeSaid(time),
      foodless:
        parts.length > 0
          ? null
          : careTextOf(...[...health, ...concerns].map(({ key }) => key))
            ? { kind: 'care', date: null, meal_type: null }
            : foodlessOf(text, plate.unmatched, today),
      meals:
        meals.length === 1
          ? []
          : meals.map((one) => ({
              text: one.text,
              said: describeSaid(saidTimeOf(one, written, nutritionProfile)),
            })),
    }
  })
}

function describeSaid({ date, mealType, minutes }: SaidTime): Reply<typeof endpoint>['said'] {
  if (date === undefined && mealType === undefined) return null
  return {
    date: date ?? null,
    time: minutes === undefined ? null : clockTime(minutes),
    meal_type: mealType ?? null,
  }
}

/** Asks about the day, other meals in the sentence, and a meal of before, which is not among the items. */
function questionsAbout(
  text: string,
  { isDayUnclear, mayBeSeveral }: Readonly<Record<'isDayUnclear' | 'mayBeSeveral', boolean>>,
): Leftovers['questions'] {
  const ofBefore =
    'A refeição que você repetiu não está somada aqui: registre também por “De novo?”, na tela Hoje.'
  return [
    ...(addsMealOfBefore(text) ? [{ code: 'meal_of_before' as const, text: ofBefore, item: null }] : []),
    ...(isDayUnclear ? [{ code: 'meal_day' as const, text: dayQuestion, item: null }] : []),
    ...(mayBeSeveral ? [{ code: 'several_meals' as const, text: severalMealsQuestion, item: null }] : []),
  ]
}

function foodlessOf(
  text: string,
  unmatched: readonly string[],
  today: string,
): Reply<typeof endpoint>['foodless'] {
  const again = readSaidAgain(text, today)
  if (again) return { kind: 'again', date: again.date ?? null, meal_type: again.mealType ?? null }
  const kind = readFoodlessMeal(text)
  return kind === 'care' || (kind && unmatched.length === 0) ? { kind, date: null, meal_type: null } : null
}
