import type { Care } from './care.ts'
import { eatenCount, lastEaten, nextOpen } from './day-course.ts'
import type { Draft, Rule } from './draft.ts'
import { actionCopy, recommendationCopy } from './recommendation-copy.ts'
import type { Figures, MealMoment, Situation } from './situation.ts'

const hour = 60
/** Asks about an unlogged main meal from `afterMinutes` to `untilMinutes` after the meal's usual time (own choice). */
const asked = { afterMinutes: 45, untilMinutes: 3 * hour }
/** Minutes without food after which a long gap is reported. Nothing is reported after `dayEndsMinutes`. */
const longGapMinutes = 5 * hour
const tiredGapMinutes = 4 * hour
const dayEndsMinutes = 21 * hour + 30
/** No long gap is reported when the next meal is at most this many minutes away. */
const soonMinutes = 45
const late = { fromMinutes: 21 * hour, share: 0.35, shownFromMinutes: 12 * hour }
/** Share of the day's energy target that must be eaten before a large late dinner is reported. */
const smallDayShare = 0.35
const idea = { fromMinutes: 20, untilMinutes: 150 }
const shortNightHours = 6
const mainMeals: ReadonlySet<string> = new Set(['cafe_manha', 'almoco', 'jantar'])

export const timingRules: readonly Rule[] = [
  { plain: tired },
  { figured: mealNotLogged },
  { plain: longGap },
  { figured: lateDinner },
  { plain: mealIdea },
]

/**
 * Answers tiredness with timing only: suggests food after a gap of `tiredGapMinutes`, otherwise sleep. Never names
 * causes.
 */
function tired(situation: Situation): Draft | null {
  const { checkIns, minutesNow, sleepHours } = situation
  if (checkIns.energy !== 'tired') return null
  const last = lastEaten(situation)
  const base = { id: 'tired', type: 'timing', title: recommendationCopy.tired.title } as const
  if (last && minutesNow - last.eatenMinutes >= tiredGapMinutes && minutesNow <= dayEndsMinutes) {
    return {
      ...base,
      topics: ['energy', 'rhythm'],
      message: recommendationCopy.tired.longAgo(last.mealType, last.eatenMinutes),
      foods: 'snack',
      action: { label: actionCopy.recipes, type: 'recipes' },
    }
  }
  const isShortNight = sleepHours !== null && sleepHours <= shortNightHours
  const next = nextOpen(situation)
  return {
    ...base,
    topics: ['energy'],
    message: recommendationCopy.tired.rest(isShortNight ? sleepHours : null),
    ...(next && { recipe: { kind: 'any', mealType: next.mealType, isNeeded: false } }),
    action: { label: actionCopy.recipes, type: 'recipes' },
  }
}

function mealNotLogged({ meals, minutesNow }: Situation): Draft | null {
  const missing = meals.findLast(
    ({ mealType, eatenMinutes, minutes }) =>
      mainMeals.has(mealType) &&
      eatenMinutes === null &&
      minutesNow >= minutes + asked.afterMinutes &&
      minutesNow <= minutes + asked.untilMinutes,
  )
  if (!missing || hasEatenSince(meals, missing)) return null
  return {
    id: 'meal_not_logged',
    type: 'timing',
    topics: ['log', 'rhythm'],
    ...recommendationCopy.mealNotLogged(missing.mealType, missing.minutes),
    action: { label: actionCopy.scan, type: 'scan' },
  }
}

/**
 * Returns whether anything was eaten from 45 minutes before the meal's usual time on. A lunch logged as a snack counts.
 */
function hasEatenSince(meals: readonly MealMoment[], { minutes }: MealMoment): boolean {
  return meals.some(
    ({ eatenMinutes }) => eatenMinutes !== null && eatenMinutes >= minutes - asked.afterMinutes,
  )
}

function longGap(situation: Situation, care: Care): Draft | null {
  const { minutesNow } = situation
  const last = lastEaten(situation)
  if (!last || minutesNow > dayEndsMinutes) return null
  const gap = minutesNow - last.eatenMinutes
  const next = nextOpen(situation)
  if (gap < longGapMinutes || (next && next.minutes - minutesNow <= soonMinutes)) return null
  const eaten = { meal: last.mealType, minutes: last.eatenMinutes }
  const ahead = next && { meal: next.mealType, minutes: next.minutes }
  return {
    id: 'long_gap',
    type: 'timing',
    topics: ['rhythm', 'idea'],
    title: recommendationCopy.longGap.title,
    message: care.hidesNumbers
      ? recommendationCopy.longGap.quiet(eaten.meal, eaten.minutes)
      : recommendationCopy.longGap.message(eaten, gap, ahead),
    foods: 'snack',
    action: { label: actionCopy.recipes, type: 'recipes' },
  }
}

/**
 * Suggests a lighter dish for an uneaten, planned meal whose usual time is 21:00 or later and which has at least 35 %
 * of the day's energy target. Shown from noon until the meal's usual time, after 35 % of the target was eaten; never to
 * a hungry person.
 */
function lateDinner(
  { meals, minutesNow, checkIns }: Situation,
  { mayLighten }: Care,
  { plannedKcal, targets, consumed }: Figures,
): Draft | null {
  const dinner = meals.find(
    (meal) => meal.eatenMinutes === null && meal.minutes >= late.fromMinutes && meal.minutes > minutesNow,
  )
  const kcal = dinner && plannedKcal[dinner.mealType]
  if (!dinner || !kcal || !targets || !mayLighten || minutesNow < late.shownFromMinutes) return null
  if (kcal < targets.kcal * late.share || consumed.kcal < targets.kcal * smallDayShare) return null
  if (checkIns.hunger === 'high') return null
  return {
    id: 'late_dinner',
    type: 'timing',
    topics: ['dinner', 'idea'],
    ...recommendationCopy.lateDinner(dinner.mealType, dinner.minutes, kcal),
    recipe: { kind: 'light', mealType: dinner.mealType, isNeeded: false },
    action: { label: actionCopy.lightRecipes, type: 'light_meals' },
  }
}

/**
 * Suggests a recipe for the next open meal if that meal is breakfast, lunch or dinner, has no planned dish and is
 * `idea.fromMinutes` to `idea.untilMinutes` minutes away.
 */
function mealIdea(situation: Situation): Draft | null {
  const next = nextOpen(situation)
  if (!next || next.plan !== 'nothing' || !mainMeals.has(next.mealType)) return null
  const ahead = next.minutes - situation.minutesNow
  if (ahead < idea.fromMinutes || ahead > idea.untilMinutes) return null
  return {
    id: 'meal_idea',
    type: 'timing',
    topics: ['idea'],
    ...recommendationCopy.mealIdea(next.mealType, next.minutes, eatenCount(situation) > 0),
    recipe: { kind: 'any', mealType: next.mealType, isNeeded: true },
    action: { label: actionCopy.recipe, type: 'recipe' },
  }
}
