import { weekdayOf } from '../../shared/calendar/days.ts'
import { hasDiabetes, hasHypertension, isPregnant, takesInsulin } from '../../safety/health-facts.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import type { Draft, Rule } from './draft.ts'
import { actionCopy, recommendationCopy } from './recommendation-copy.ts'
import type { Figures, Situation } from './situation.ts'

/** Share of the day's sodium limit from which the warning is shown, early enough to adapt the day (own choice). */
const sodiumWarningShare = 0.8
const mostOfDay = nutritionRules.diabetesMealPercentMax / 100
const monday = 1

export const warningRules: readonly Rule[] = [
  { figured: ({ person }, _, figures) => (person && hasHypertension(person) ? sodium(figures) : null) },
  { figured: carbsTogether },
  { plain: pregnancy },
]

function sodium({ sodium: { shownMg, allowedForMg, mostMg }, targets }: Figures): Draft | null {
  if (!targets || mostMg === null) return null
  const isNear = (sodiumMg: number) => sodiumMg >= mostMg * sodiumWarningShare
  if (!isNear(Math.max(shownMg ?? 0, allowedForMg))) return null
  return {
    id: 'sodium',
    type: 'warning',
    topics: ['sodium'],
    ...(shownMg === null
      ? recommendationCopy.sodiumPartlyKnown(mostMg)
      : recommendationCopy.sodium(shownMg, mostMg, { mayBeMore: !isNear(shownMg) })),
    action: { label: actionCopy.recipes, type: 'recipes' },
  }
}

/**
 * Warns a person with diabetes about the meal with the most carbohydrate, if that meal had more than
 * `diabetesMealPercentMax` percent of the day's carbohydrate target.
 */
function carbsTogether({ person }: Situation, _: unknown, { eaten, targets }: Figures): Draft | null {
  if (!person || !targets || !hasDiabetes(person)) return null
  const [heaviest] = eaten.toSorted((a, b) => b.carbG - a.carbG)
  if (!heaviest || heaviest.carbG <= targets.carb_g * mostOfDay) return null
  const share = Math.round((heaviest.carbG / targets.carb_g) * 100)
  return {
    id: 'carbs_together',
    type: 'warning',
    topics: ['carbs'],
    ...recommendationCopy.carbsTogether(
      heaviest.mealType,
      heaviest.carbG,
      share,
      targets.carb_g,
      takesInsulin(person),
    ),
  }
}

/** Reminds of food safety in pregnancy: on Mondays, and on other days while a meal out is still ahead. */
function pregnancy({ person, meals, date, minutesNow }: Situation): Draft | null {
  if (!person || !isPregnant(person)) return null
  const away = meals.find((meal) => meal.plan === 'away' && meal.minutes >= minutesNow)
  if (!away && weekdayOf(date) !== monday) return null
  return {
    id: 'pregnancy',
    type: 'warning',
    topics: ['pregnancy'],
    ...recommendationCopy.pregnancy(away?.mealType ?? null),
  }
}
