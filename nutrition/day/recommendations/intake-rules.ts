import type { Care } from './care.ts'
import { eatenCount, nextOpen } from './day-course.ts'
import type { Draft, Rule } from './draft.ts'
import { actionCopy, recommendationCopy } from './recommendation-copy.ts'
import type { Figures, Situation } from './situation.ts'

const hour = 60
/**
 * Thresholds of the low-protein rule (own choice): a meal's protein is due `settledMinutes` after the meal's usual
 * time; the rule applies when less than `share` of the due protein was eaten and at least `leastG` grams are missing.
 */
const pace = { settledMinutes: hour, share: 0.6, leastG: 15 }
const lowFiberShare = 0.7
/** Minimum number of eaten meals before a day is judged; with fewer, the record is probably incomplete. */
const minimumMeals = 2
const fiberDays = 3
/**
 * `share`: part of the plates' energy from which ultra-processed food is reported (own choice, the same as in
 * `reports/insights.ts`). `leastKcal`: minimum energy of the plates.
 */
const processed = { share: 0.3, leastKcal: 1200 }
const little = { fromMinutes: 20 * hour, share: 0.5 }
const water = { fromMinutes: 8 * hour, untilMinutes: 22 * hour, share: 0.5, leastMl: 600 }

export const intakeRules: readonly Rule[] = [
  { figured: hungerWithFigures },
  { plain: hunger },
  { figured: proteinAfterTraining },
  { figured: tooLittle },
  { figured: proteinPace },
  { figured: lowFiber },
  { figured: ultraProcessed },
  { figured: thirst },
]

/**
 * Answers hunger with the more satiating choice: fiber or protein, whichever is further below its target (fiber in a
 * tie).
 */
function hungerWithFigures(
  { checkIns }: Situation,
  { mayEncourageFiber, mayEncourageProtein }: Care,
  { targets, consumed }: Figures,
): Draft | null {
  if (checkIns.hunger !== 'high' || !targets || !mayEncourageFiber || !mayEncourageProtein) return null
  if (consumed.fiberG === null) return null
  const fiberShare = consumed.fiberG / targets.fiber_g
  const proteinShare = consumed.proteinG / targets.protein_g
  const kind = fiberShare <= proteinShare ? 'fiber' : 'protein'
  return {
    id: 'hunger',
    type: 'nutrition',
    topics: ['hunger', 'fiber', 'protein'],
    ...recommendationCopy.hungerWithFigures(
      consumed.fiberG,
      targets.fiber_g,
      consumed.proteinG,
      targets.protein_g,
    ),
    foods: kind,
    action:
      kind === 'fiber'
        ? { label: actionCopy.fiberRecipes, type: 'fiber_foods' }
        : { label: actionCopy.proteinRecipes, type: 'protein_foods' },
  }
}

function hunger({ checkIns }: Situation): Draft | null {
  if (checkIns.hunger !== 'high') return null
  return {
    id: 'hunger',
    type: 'nutrition',
    topics: ['hunger'],
    ...recommendationCopy.hunger,
    foods: 'snack',
    action: { label: actionCopy.recipes, type: 'recipes' },
  }
}

function proteinAfterTraining(
  situation: Situation,
  { mayCheerTraining, mayEncourageProtein }: Care,
  { targets, consumed }: Figures,
): Draft | null {
  if (situation.checkIns.workout !== 'yes' || !mayCheerTraining || !mayEncourageProtein) return null
  if (!nextOpen(situation) || !targets || consumed.proteinG >= targets.protein_g) return null
  return {
    id: 'protein_after_training',
    type: 'nutrition',
    topics: ['protein', 'workout'],
    ...recommendationCopy.proteinAfterTraining(consumed.proteinG, targets.protein_g),
    foods: 'protein',
    action: { label: actionCopy.proteinRecipes, type: 'protein_foods' },
  }
}

/**
 * Asks how the person is when, from 20:00 on and after at least two meals, intake plus planned food is under half of
 * the energy target. Never praises a low intake.
 */
function tooLittle(situation: Situation, _: Care, figures: Figures): Draft | null {
  const { targets, consumed } = figures
  if (!targets || situation.minutesNow < little.fromMinutes || eatenCount(situation) < minimumMeals)
    return null
  if (consumed.kcal + kcalAhead(situation, figures) >= targets.kcal * little.share) return null
  return {
    id: 'too_little',
    type: 'nutrition',
    topics: ['little', 'protein'],
    ...recommendationCopy.tooLittle(consumed.kcal, targets.kcal),
    action: { label: actionCopy.log, type: 'scan' },
  }
}

function kcalAhead({ meals, minutesNow }: Situation, { plannedKcal }: Figures): number {
  return meals
    .filter(({ eatenMinutes, minutes }) => eatenMinutes === null && minutes >= minutesNow)
    .reduce((sum, { mealType }) => sum + (plannedKcal[mealType] ?? 0), 0)
}

function proteinPace(
  situation: Situation,
  { mayEncourageProtein }: Care,
  { targets, consumed, mealShares }: Figures,
): Draft | null {
  if (!targets || !mealShares || !mayEncourageProtein || eatenCount(situation) === 0) return null
  const due = situation.meals
    .filter(({ minutes }) => minutes + pace.settledMinutes <= situation.minutesNow)
    .reduce((share, { mealType }) => share + mealShares[mealType], 0)
  const expectedG = targets.protein_g * due
  if (consumed.proteinG >= expectedG * pace.share || expectedG - consumed.proteinG < pace.leastG) return null
  return {
    id: 'protein_pace',
    type: 'nutrition',
    topics: ['protein'],
    ...recommendationCopy.proteinPace(consumed.proteinG, targets.protein_g),
    foods: 'protein',
    action: { label: actionCopy.proteinRecipes, type: 'protein_foods' },
  }
}

function lowFiber(_: Situation, care: Care, { targets, pastDays }: Figures): Draft | null {
  if (!targets || !care.mayEncourageFiber || pastDays.length < fiberDays) return null
  const low = pastDays.flatMap(({ fiberG, meals }) =>
    meals >= minimumMeals && fiberG !== null && fiberG < targets.fiber_g * lowFiberShare ? fiberG : [],
  )
  if (low.length < pastDays.length) return null
  const grams = low.toReversed()
  return {
    id: 'low_fiber',
    type: 'nutrition',
    topics: ['fiber'],
    ...recommendationCopy.lowFiber(grams, targets.fiber_g),
    foods: 'fiber',
    action: { label: actionCopy.fiberRecipes, type: 'fiber_foods' },
  }
}

/** Reports a high share of ultra-processed food in what was eaten today and on the days before. */
function ultraProcessed(_: Situation, __: Care, { plates, pastDays }: Figures): Draft | null {
  const days = [plates, ...pastDays]
  const kcal = days.reduce((sum, { plateKcal }) => sum + plateKcal, 0)
  const share = days.reduce((sum, { ultraProcessedKcal }) => sum + ultraProcessedKcal, 0) / kcal
  if (kcal < processed.leastKcal || share < processed.share) return null
  return {
    id: 'ultra_processed',
    type: 'nutrition',
    topics: ['processing'],
    ...recommendationCopy.ultraProcessed(Math.round(share * 100)),
    action: { label: actionCopy.recipes, type: 'recipes' },
  }
}

/**
 * Suggests water to people who have logged some today, but less than half of the amount due by now, and are at least
 * `leastMl` short of it. The due amount grows evenly from 8:00 to 22:00.
 */
function thirst({ minutesNow }: Situation, _: Care, { waterMl, waterReferenceMl }: Figures): Draft | null {
  if (waterReferenceMl === null || waterMl === 0) return null
  const waking = (minutesNow - water.fromMinutes) / (water.untilMinutes - water.fromMinutes)
  const expectedMl = waterReferenceMl * Math.min(1, Math.max(0, waking))
  if (waterMl >= expectedMl * water.share || expectedMl - waterMl < water.leastMl) return null
  return {
    id: 'water',
    type: 'nutrition',
    topics: ['water'],
    ...recommendationCopy.water(waterMl, waterReferenceMl),
  }
}
