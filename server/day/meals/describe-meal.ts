import type { describeMeal as endpoint } from '#contract/day/meals.ts'
import { leftOutIn } from '#nutrition/meal-text/left-out.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import { careTextOf } from '#nutrition/safety/eating-care.ts'
import {
  concernsOf,
  withoutAllergyClauses,
  withoutMentioned,
} from '#nutrition/safety/health-text/meal-findings.ts'
import { readMentions, withFindings } from '../../account/health-readings/rules.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import { clockTime } from '#nutrition/shared/calendar/clock-time.ts'
import {
  addsMealOfBefore,
  readFoodlessMeal,
  readMealOfBefore,
  readSaidAgain,
} from '#nutrition/day/meal-time/foodless-meals.ts'
import { dayQuestion, hourQuestion } from '#nutrition/day/meal-time/said-time.ts'
import { readToldMeals, severalMealsQuestion, type ToldMeal } from '#nutrition/day/meal-time/told-meals.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { mealTypeNow, momentOf, resolveDay } from '../days/service.ts'
import { type Leftovers, readPlate, withAlternatives } from './rules.ts'
import { type SaidMoment, saidTimeOf, spokenAtOf } from './said-time.ts'
import { type DescriptionReading, loadReader, readDescription, readOtherMeals } from './service.ts'

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
    const today = civilDay(written.at, nutritionProfile.timezone)
    const { parts, alternatives, savedType, ...leftovers } = readFoods(meal.text, reader, today)
    const isItsTime = date === undefined && savedType === mealTypeNow(nutritionProfile, written.at)
    const ofSaved = asked === undefined && !isItsTime && savedType ? { mealType: savedType } : {}
    const time = saidTimeOf({ ...ofSaved, ...meal }, written, nutritionProfile)
    // An allergy that the words of any meal state holds for all of them.
    const said = { field: 'refeicao', text, today } as const
    const health = readMentions(said)
    const concerns = [...concernsOf(said)]
    const mealType = time.mealType ?? asked ?? mealTypeNow(nutritionProfile, now)
    const plate = readPlate({
      parts,
      nutritionProfile: withFindings(nutritionProfile, said),
      leftovers: {
        ...leftovers,
        unmatched: withoutMentioned(leftovers.unmatched, health),
        questions: [
          ...leftovers.questions,
          ...(parts.length === 0
            ? []
            : questionsAbout(meal.text, time, told.isDoubtful || meals.length < told.meals.length)),
        ],
      },
      otherMeals: await readOtherMeals(tx, time.date ?? shown, mealType),
    })
    const leftOut = leftOutIn(meal.text)
    return {
      ...plate,
      ...(leftOut.length > 0 && parts.length > 0 && { left_out: leftOut }),
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
      meals: meals.length === 1 ? [] : meals.map((one) => describeTold(one, written, nutritionProfile)),
    }
  })
}

function describeTold(
  meal: ToldMeal,
  ...moment: [written: Parameters<typeof saidTimeOf>[1], nutritionProfile: NutritionProfile]
): Reply<typeof endpoint>['meals'][number] {
  return { text: meal.text, said: describeSaid(saidTimeOf(meal, ...moment)) }
}

/** Reads the foods of a text; none if it names only a meal of before. */
function readFoods(
  text: string,
  reader: Awaited<ReturnType<typeof loadReader>>,
  today: string,
): DescriptionReading {
  const isOfBefore = readMealOfBefore(text, today, reader.options.saved) !== undefined
  return readDescription(isOfBefore ? '' : withoutAllergyClauses(text), reader)
}

function describeSaid({ date, mealType, minutes, isUsualTime }: SaidMoment): Reply<typeof endpoint>['said'] {
  if (date === undefined && mealType === undefined) return null
  return {
    date: date ?? null,
    time: minutes === undefined ? null : clockTime(minutes),
    is_time_named: minutes !== undefined && !isUsualTime,
    meal_type: mealType ?? null,
  }
}

/** Asks about the day, other meals in the sentence, and a meal of before, which is not among the items. */
function questionsAbout(
  text: string,
  { isUnclear, aheadMinutes }: SaidMoment,
  mayBeSeveral: boolean,
): Leftovers['questions'] {
  const ofBefore =
    'A refeição que você repetiu não está somada aqui: registre também por “De novo?”, na tela Hoje.'
  return [
    ...(addsMealOfBefore(text) ? [{ code: 'meal_of_before' as const, text: ofBefore, item: null }] : []),
    ...(isUnclear ? [{ code: 'meal_day' as const, text: dayQuestion, item: null }] : []),
    ...(aheadMinutes !== undefined ? [{ code: 'meal_day' as const, text: hourQuestion, item: null }] : []),
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
