import { daysBetween } from '../../shared/calendar/days.ts'
import type { Care } from './care.ts'
import { eatenCount, nextCooked, nextOpen } from './day-course.ts'
import type { Draft, Rule } from './draft.ts'
import { actionCopy, recommendationCopy } from './recommendation-copy.ts'
import type { Figures, Situation } from './situation.ts'

const milestones: ReadonlySet<number> = new Set([3, 7, 14])
const everyDays = 30
/** Share of ticked meals from which a day counts as followed, percent (same rule as `adherence/compliance.ts`). */
const followedPercentage = 50
const awayDays = 3

export const achievementRules: readonly Rule[] = [
  { figured: streak },
  { figured: adherenceRegained },
  { figured: targetsMet },
]

export const motivationRules: readonly Rule[] = [
  { figured: backAgain },
  { plain: energyToCook },
  { plain: trained },
  { plain: rested },
  { plain: goodDay },
  { plain: calmHunger },
]

/** Celebrates a streak of 3, 7, 14 or a multiple of 30 days, once a meal of today is logged. */
function streak(situation: Situation, care: Care, { streak: days }: Figures): Draft | null {
  if (days === null || !care.allowsStreaks) return null
  const isMilestone = milestones.has(days) || (days > 0 && days % everyDays === 0)
  if (!isMilestone || eatenCount(situation) === 0) return null
  return {
    id: 'streak',
    type: 'achievement',
    topics: ['streak'],
    ...recommendationCopy.streak(days),
    action: { label: actionCopy.report, type: 'reports' },
  }
}

/** Recognises that yesterday was followed, after at least two recorded days in a row that were not. */
function adherenceRegained({ date }: Situation, care: Care, { followedDays }: Figures): Draft | null {
  if (!care.allowsStreaks) return null
  const [latest, ...before] = followedDays
  if (!latest || daysBetween(latest.date, date) !== 1 || latest.percentage < followedPercentage) return null
  const firstFollowed = before.findIndex(({ percentage }) => percentage >= followedPercentage)
  const below = firstFollowed < 0 ? before.length : firstFollowed
  if (below < 2) return null
  return {
    id: 'adherence_regained',
    type: 'achievement',
    topics: ['adherence'],
    ...recommendationCopy.adherenceRegained(latest.percentage),
    action: { label: actionCopy.report, type: 'reports' },
  }
}

/** Celebrates completed protein and fiber, except on a day above a maximum of sodium, saturated fat or added sugar. */
function targetsMet(_: Situation, care: Care, figures: Figures): Draft | null {
  const { targets, consumed, isOverMaximum } = figures
  if (isOverMaximum) return null
  if (!targets || !care.mayEncourageProtein || !care.mayEncourageFiber) return null
  if (consumed.fiberG === null) return null
  if (consumed.proteinG < targets.protein_g || consumed.fiberG < targets.fiber_g) return null
  return {
    id: 'targets_met',
    type: 'achievement',
    // A warning about the day is not followed by a celebration of the same numbers.
    topics: ['targets', 'protein', 'fiber', 'sodium', 'carbs'],
    ...recommendationCopy.targetsMet(consumed.proteinG, targets.protein_g, consumed.fiberG, targets.fiber_g),
    action: { label: actionCopy.report, type: 'reports' },
  }
}

function backAgain(situation: Situation, _: Care, { lastLoggedDay }: Figures): Draft | null {
  if (lastLoggedDay === null || eatenCount(situation) === 0) return null
  if (daysBetween(lastLoggedDay, situation.date) < awayDays) return null
  return {
    id: 'back_again',
    type: 'motivation',
    topics: ['return'],
    ...recommendationCopy.backAgain,
  }
}

function energyToCook(situation: Situation): Draft | null {
  const mealType = nextCooked(situation)
  if (situation.checkIns.energy !== 'high' || !mealType) return null
  return {
    id: 'energy_to_cook',
    type: 'motivation',
    topics: ['energy', 'idea'],
    ...recommendationCopy.energyToCook,
    recipe: { kind: 'any', mealType, isNeeded: true },
    action: { label: actionCopy.recipe, type: 'recipe' },
  }
}

function trained(situation: Situation): Draft | null {
  if (situation.checkIns.workout !== 'yes') return null
  return {
    id: 'trained',
    type: 'motivation',
    topics: ['workout'],
    title: recommendationCopy.trained.title,
    message: nextOpen(situation)
      ? recommendationCopy.trained.beforeMeal
      : recommendationCopy.trained.beforeNight,
  }
}

function rested({ checkIns }: Situation): Draft | null {
  if (checkIns.workout !== 'rest') return null
  return {
    id: 'rested',
    type: 'motivation',
    topics: ['workout'],
    ...recommendationCopy.rested,
  }
}

function goodDay({ checkIns }: Situation): Draft | null {
  if (checkIns.mood === undefined) return null
  return {
    id: 'good_day',
    type: 'motivation',
    topics: ['mood'],
    ...recommendationCopy.goodDay(checkIns.mood === 'great'),
  }
}

function calmHunger({ checkIns }: Situation): Draft | null {
  if (checkIns.hunger !== 'normal') return null
  return {
    id: 'calm_hunger',
    type: 'motivation',
    topics: ['hunger'],
    ...recommendationCopy.calmHunger,
  }
}
