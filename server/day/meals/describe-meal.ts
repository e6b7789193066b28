import type { describeMeal as endpoint } from '#contract/day/meals.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import { withoutAllergyClauses, withoutMentioned } from '#nutrition/safety/health-text/meal-findings.ts'
import { readMentions, withFindings } from '../../account/health-readings/rules.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import { clockTime } from '#nutrition/calendar/clock-time.ts'
import { addsMealOfBefore, readFoodlessMeal, readSaidAgain } from '#nutrition/meal-time/foodless-meals.ts'
import { dayQuestion, type SaidTime } from '#nutrition/meal-time/said-time.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { mealTypeNow, momentOf, resolveDay } from '../days/service.ts'
import { type Leftovers, readPlate, withAlternatives } from './rules.ts'
import { saidTimeOf } from './said-time.ts'
import { readDescription, readOtherMeals } from './service.ts'

/**
 * Reads a sentence as a plate with its score, warnings and health mentions, and the day and meal that it names. Saves nothing.
 * Throws `day_out_of_range`.
 */
export function describeMeal(
  ctx: AccountContext,
  { text, meal_type: asked, date, at }: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const shown = resolveDay(date, nutritionProfile, now)
    const { parts, alternatives, saved, ...leftovers } = await readDescription(
      tx,
      withoutAllergyClauses(text),
      nutritionProfile,
    )
    const written = { text, at: momentOf(at, now), shown: date, saved }
    const time = saidTimeOf(written, nutritionProfile)
    const said = { field: 'refeicao', text } as const
    const health = readMentions(said)
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
          ...mealOfBeforeQuestions(text, parts.length),
          ...(time.isUnclear && parts.length > 0
            ? [{ code: 'meal_day', text: dayQuestion, item: null }]
            : []),
        ],
      },
      otherMeals: await readOtherMeals(tx, time.date ?? shown, mealType),
    })
    return {
      ...plate,
      items: withAlternatives(plate, alternatives),
      health,
      said: describeSaid(time),
      foodless:
        parts.length > 0
          ? null
          : foodlessOf(text, plate.unmatched, civilDay(written.at, nutritionProfile.timezone)),
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

/** Asks about a meal of before that a sentence names beside its foods: it is not among the items. */
function mealOfBeforeQuestions(text: string, items: number): Leftovers['questions'] {
  if (items === 0 || !addsMealOfBefore(text)) return []
  const question =
    'A refeição que você repetiu não está somada aqui: registre também por “De novo?”, na tela Hoje.'
  return [{ code: 'meal_of_before', text: question, item: null }]
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
